import type { Statement } from './indented-statements.ts';

/** The rules for generating the files of a library, by their path in its folder. */
export interface Selection {
  /** The upstream files of each library file. If several declare a name, the first one wins. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Names to omit, with the reason. */
  omit: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Returns the statements of the library file `file`: those of its patch, then the upstream declarations with other
 * names. Upstream modules that only implement others are merged into them, because programs import the others.
 * Throws if the patch does not begin with its reason, or if a name to omit does not exist.
 */
export function mergeModules(
  file: string,
  { files, omit }: Selection,
  upstream: (file: string) => readonly Statement[],
  patch: readonly Statement[],
): Statement[] {
  if (patch.length > 0 && patch[0]?.reason === '') {
    throw new Error(
      `The patch of ${file} does not begin with a comment that says why it is needed: add one.`,
    );
  }
  const taken = new Set(
    patch.flatMap(({ name, head }) => (name === '' ? boundNames(head.join(' ')) : [name])),
  );
  const left = new Map(Object.entries(omit[file] ?? {}));
  const imports: string[] = [];
  const declared: Statement[] = [];
  for (const source of files[file] ?? []) {
    const statements = upstream(source).filter(({ name }) => !left.has(name) && !taken.has(name));
    for (const { name } of upstream(source)) left.delete(name);
    declared.push(...statements.filter(({ name }) => name !== '' && name !== '__all__'));
    for (const { name } of statements) if (name !== '') taken.add(name);
    imports.push(...statements.flatMap(({ head }) => importOf(head, source, file, files)));
  }
  if (left.size > 0) {
    throw new Error(
      `No upstream file of ${file} declares ${[...left.keys()].join(', ')}: remove it from "omit".`,
    );
  }
  const used = [...new Set(imports.flatMap((line) => withoutNames(line, taken)))];
  return [
    ...used.map((line): Statement => ({ name: '', reason: '', head: [line], body: [] })),
    ...patch.filter(({ name }) => name === ''),
    ...[...patch.filter(({ name }) => name !== ''), ...declared],
  ];
}

/** Returns the import in one line, from the module in the library; none if that is `file` itself. */
function importOf(
  head: readonly string[],
  source: string,
  file: string,
  files: Selection['files'],
): string[] {
  const line = head
    .map((part) => part.trim())
    .join(' ')
    .replace(/[()]/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/,?\s*$/, '');
  const found = /^from (\S+) import (.*)$/.exec(line);
  if (!found) return line.startsWith('import ') ? [line] : [];
  const from = absolute(found[1] ?? '', source);
  const output = Object.entries(files).find(([, sources]) => sources.some((each) => moduleOf(each) === from));
  const module = output ? moduleOf(output[0]) : from;
  return module === moduleOf(file) ? [] : [`from ${module} import ${(found[2] ?? '').trim()}`];
}

function withoutNames(line: string, taken: ReadonlySet<string>): string[] {
  const found = /^(from \S+ import) (.*)$/.exec(line);
  if (!found) return [line];
  const names = (found[2] ?? '').split(/,\s*/).filter((each) => !taken.has(each.split(' as ').at(-1) ?? ''));
  return names.length === 0 ? [] : [`${found[1] ?? ''} ${names.join(', ')}`];
}

function boundNames(head: string): string[] {
  const names = /^from \S+ import (.*)$/.exec(head)?.[1]?.replace(/[()]/g, '') ?? '';
  return names.split(',').map((each) => each.split(' as ').at(-1)?.trim() ?? '');
}

/** Resolves a module specifier in the upstream file `source`. */
function absolute(specifier: string, source: string): string {
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  if (dots === 0) return specifier;
  const folder = source.split('/').slice(0, -dots);
  return [...folder, specifier.slice(dots)].filter((part) => part !== '').join('.');
}

function moduleOf(file: string): string {
  return file
    .replace(/\.pyi$/, '')
    .replace(/\/__init__$/, '')
    .replaceAll('/', '.');
}
