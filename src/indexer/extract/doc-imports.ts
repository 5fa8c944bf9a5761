/** A name that a comment takes from another module, to use it in the types that comments declare. */
export interface DocImport {
  module: string;
  /** `default` and `*` as in the statement of the language. */
  imported: string;
  local: string;
  /** Offset of the module in the text. */
  offset: number;
}

const name = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
/** What stands before each line of a comment may stand between any two words. */
const gap = String.raw`(?:\s|\*(?!\s*as\b))`;
/** No two parts that stand next to each other match the same gap: a long one is read once. */
const clause = new RegExp(
  String.raw`@(\w+)${gap}+(?:(${name})${gap}*(?:,${gap}*)?)?(?:(?:\*\s*as\s+(${name})|\{([^{}]*)\})${gap}*)?from${gap}*(["'])([^"'\n]+)\5`,
  'gu',
);
const member = new RegExp(String.raw`^(${name})(?:\s+as\s+(${name}))?$`, 'u');

/** Imports that a comment declares behind one of the tags, as in `@import Base, { A as B } from "./module"`. */
export function readDocImports(text: string, tags: readonly string[]): DocImport[] {
  if (!tags.some((tag) => text.includes(`@${tag}`))) return [];
  const found: DocImport[] = [];
  for (const match of text.matchAll(clause)) {
    const [whole, tag = '', base, namespace, members = '', , module = ''] = match;
    if (!tags.includes(tag)) continue;
    const offset = match.index + whole.length - module.length - 1;
    const add = (imported: string, local: string): number => found.push({ module, imported, local, offset });
    if (base) add('default', base);
    if (namespace) add('*', namespace);
    for (const each of members.split(',')) {
      const [, imported, local] =
        member.exec(
          each
            .replaceAll(/[\s*]+/g, ' ')
            .replace(/^ ?type (?!as )/, '')
            .trim(),
        ) ?? [];
      if (imported) add(imported, local ?? imported);
    }
  }
  return found;
}
