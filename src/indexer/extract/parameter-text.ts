import type { Definition } from './definitions.ts';
import type { Structure } from './structure.ts';

const opening: ReadonlySet<string> = new Set(['(', '[', '{', '<']);
const closing: ReadonlySet<string> = new Set([')', ']', '}', '>']);

/**
 * Returns what reads the parameters of a callable as text: their types without names, blanks, default values and the namespaces in front of
 * them. A declaration and the definition that it stands for have the same. Undefined in languages without such declarations.
 */
export function parameterReader({
  collected,
  source,
  manifest: { scoping },
}: Structure): (definition: Readonly<Definition>) => string | undefined {
  if (!scoping.includes) return () => undefined;
  /** The ends of names and comments, by their starts. */
  const skipped = new Map(collected.comments.map((comment) => [comment.start, comment.end]));
  for (const { kind, node } of collected.bindings.values())
    if (kind === 'parameter') skipped.set(node.startIndex, node.endIndex);
  const qualifier = new RegExp(`\\w+(?:<[^<>]*>)?${scoping.namespaceSeparator}`, 'gu');
  return ({ found, nameNode, start, end }) => {
    const from = source.indexOf('(', nameNode?.endIndex ?? start);
    const until = found.attributes.body?.startIndex ?? end;
    if (from < 0 || from >= until) return undefined;
    const parts = splitList(source, from, until, skipped);
    if (!parts) return undefined;
    const texts = parts.map((part) =>
      part
        .replace(qualifier, '')
        .replace(/\s+/gu, ' ')
        .trim()
        // A promise of a parameter that is passed by value is not part of its type.
        .replace(/^const (?=[\w<>, :]+$)/u, '')
        .replace(/ ?(\W) ?/gu, '$1'),
    );
    const isConstant = found.modifiers.includes('const') ? ' const' : '';
    return texts.filter((each) => each !== 'void' && each !== '').join() + isConstant;
  };
}

/** The parts of a list in parentheses, without what is skipped and default values; undefined if it has no end. */
function splitList(
  source: string,
  from: number,
  until: number,
  skipped: ReadonlyMap<number, number>,
): readonly string[] | undefined {
  const parts: string[] = [];
  let depth = 0;
  let isDefault = false;
  let part = '';
  for (let at = from; at < until; at++) {
    const end = depth > 0 ? skipped.get(at) : undefined;
    if (end !== undefined) at = end;
    const char = source.charAt(at);
    if (closing.has(char) && source.charAt(at - 1) !== '-' && --depth === 0) return [...parts, part];
    if (depth === 1 && char === ',') {
      parts.push(part);
      [part, isDefault] = ['', false];
    } else {
      if (depth === 1 && char === '=') isDefault = true;
      if (at > from && !isDefault) part += char;
    }
    if (opening.has(char)) depth++;
  }
  return undefined;
}
