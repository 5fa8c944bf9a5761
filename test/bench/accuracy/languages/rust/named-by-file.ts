import { dirname } from 'node:path/posix';
import type { Occurrence, ScipDocument } from '../../scip/decode.ts';
import { parseDescriptors, type Descriptor } from '../../scip/symbol.ts';

/**
 * The documents with symbols that name the file of a definition in place of its module, as `Type.Trait.method` and
 * without `impl`. rust-analyzer gives one symbol to definitions of several targets, such as two examples: a reference
 * leads to the one in its file, if there is one.
 */
export function namedByFile(
  documents: readonly ScipDocument[],
  sources: ReadonlyMap<string, string>,
): ScipDocument[] {
  const modules = new ModuleFiles(documents);
  const definitions = new Map<string, Set<string>>();
  for (const { path, occurrences } of documents)
    for (const { symbol, isDefinition } of occurrences)
      if (isDefinition && !symbol.startsWith('local '))
        definitions.set(symbol, (definitions.get(symbol) ?? new Set()).add(path));
  const packages = new Set([...definitions.keys()].map((symbol) => packageOf(symbol)));

  const symbolsFor = (path: string, { symbol, line, column }: Occurrence): string[] => {
    if (symbol.startsWith('local ') || !packages.has(packageOf(symbol))) return [symbol];
    const isOwn = () => isKeyword(sources.get(path)?.split('\n')[line]?.slice(column));
    const file = modules.fileOf(symbol, path, isOwn);
    if (file !== undefined) return [moduleSymbol(symbol, file)];
    const defined = definitions.get(symbol);
    if (!defined) return [symbol];
    const paths = defined.has(path) ? [path] : [...defined];
    return paths.map((each) => rename(symbol, each, modules.namesOf(each)));
  };

  return documents.map(({ path, occurrences }) => ({
    path,
    occurrences: occurrences.flatMap((occurrence): Occurrence[] => {
      const { symbol, isDefinition } = occurrence;
      const symbols =
        isDefinition && isModuleFile(occurrence)
          ? [moduleSymbol(symbol, path)]
          : symbolsFor(path, occurrence);
      return symbols.map((renamed) => ({ ...occurrence, symbol: renamed }));
    }),
  }));
}

/** The files that modules are: such a module is defined at the start of its file. */
class ModuleFiles {
  private readonly files = new Map<string, string[]>();
  private readonly names = new Map<string, string[]>();

  constructor(documents: readonly ScipDocument[]) {
    for (const { path, occurrences } of documents) {
      const symbol = occurrences.find(isModuleFile)?.symbol;
      if (symbol === undefined) continue;
      this.files.set(symbol, [...(this.files.get(symbol) ?? []), path]);
      this.names.set(path, symbol.endsWith(' crate/') ? [] : namesIn(symbol));
    }
  }

  namesOf(path: string): readonly string[] {
    return this.names.get(path) ?? [];
  }

  /** The file of a module. The tops of a library and its programs have one symbol: `isOwn` says which is meant. */
  fileOf(symbol: string, path: string, isOwn: () => boolean): string | undefined {
    const files = this.files.get(symbol) ?? [];
    if (files.length < 2) return files[0];
    const library = files.find((file) => file.endsWith('src/lib.rs'));
    const around = files.filter((file) => file === path || path.startsWith(`${dirname(file)}/`));
    const own = around.includes(path) ? path : (around.find((file) => file === library) ?? around[0]);
    return isOwn() ? (own ?? library) : library;
  }
}

function isKeyword(text: string | undefined): boolean {
  return /^(?:crate|super|self)\b/.test(text ?? '');
}

function isModuleFile({ line, column, symbol, isDefinition }: Occurrence): boolean {
  return isDefinition && line === 0 && column === 0 && symbol.endsWith('/');
}

/** Scheme, manager, name and version. */
function packageOf(symbol: string): string {
  return symbol.split(' ').slice(0, 4).join(' ');
}

function descriptorsOf(symbol: string): Descriptor[] {
  return parseDescriptors(symbol.split(' ').slice(4).join(' '));
}

function namesIn(symbol: string): string[] {
  return descriptorsOf(symbol).map(({ name }) => name);
}

function moduleSymbol(symbol: string, path: string): string {
  return `${packageOf(symbol)} \`${path}\`/`;
}

function rename(symbol: string, path: string, module: readonly string[]): string {
  const descriptors = descriptorsOf(symbol);
  const isOfModule = module.every((name, index) => descriptors[index]?.name === name);
  const inside = descriptors
    .slice(isOfModule ? module.length : 0)
    .filter(({ name, suffix }) => name !== 'impl' || suffix !== '#');
  return moduleSymbol(symbol, path) + inside.map(written).join('');
}

function written({ name, suffix }: Descriptor): string {
  const quoted = `\`${name.replaceAll('`', '``')}\``;
  if (suffix === '(') return `${quoted}().`;
  // Modules in a file and the types of an `impl` are owners like any other.
  return quoted + (suffix === '/' || suffix === '[' ? '#' : suffix);
}
