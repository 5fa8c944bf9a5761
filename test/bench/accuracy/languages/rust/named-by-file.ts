import { dirname, join } from 'node:path/posix';
import type { Occurrence, ScipDocument } from '../../scip/decode.ts';
import { parseDescriptors, type Descriptor } from '../../scip/symbol.ts';

/** The files at the top of a tree of modules. */
const tops =
  /^(?:src\/(?:lib|main|bin\/[^/]+|bin\/[^/]+\/main)\.rs|(?:tests|examples|benches)\/(?:[^/]+|[^/]+\/main)\.rs|[^/]+\.rs)$/;

/**
 * The documents with symbols that name the file of a definition in place of its module, as `Type.Trait.method` and
 * without `impl`. rust-analyzer gives one symbol to definitions of several targets, such as two examples: a reference
 * leads to the one in its file, if there is one. A module that is a file is defined at the start of the file.
 */
export function namedByFile(
  documents: readonly ScipDocument[],
  sources: ReadonlyMap<string, string>,
): ScipDocument[] {
  const modules = new ModuleFiles(documents, sources);
  const definitions = new Map<string, Set<string>>();
  for (const { path, occurrences } of documents)
    for (const { symbol, isDefinition } of occurrences)
      if (isDefinition && !symbol.startsWith('local '))
        definitions.set(symbol, (definitions.get(symbol) ?? new Set()).add(path));
  const packages = new Set([...definitions.keys()].map((symbol) => packageOf(symbol)));

  const symbolsFor = (path: string, symbol: string): string[] => {
    if (symbol.startsWith('local ') || !packages.has(packageOf(symbol))) return [symbol];
    const files = modules.filesOf(symbol, path);
    if (files.length > 0) return files.map((file) => moduleSymbol(symbol, file));
    const defined = definitions.get(symbol);
    if (!defined) return [symbol];
    const paths = defined.has(path) ? [path] : [...defined];
    return paths.map((each) => rename(symbol, each, modules.namesOf(each)));
  };

  return documents.map(({ path, occurrences }) => {
    const renamed = occurrences.flatMap((occurrence): Occurrence[] =>
      symbolsFor(path, occurrence.symbol).map((symbol) => ({ ...occurrence, symbol })),
    );
    const [own] = packages;
    const whole =
      own === undefined ? [] : [{ line: 0, column: 0, isDefinition: true, symbol: moduleSymbol(own, path) }];
    return { path, occurrences: [...whole, ...renamed] };
  });
}

/** The files that modules are, from the declarations `mod name;`. */
class ModuleFiles {
  /** From a symbol to each file that it is. */
  private readonly files = new Map<string, Set<string>>();
  /** From a file to the names of its module. */
  private readonly names = new Map<string, string[]>();
  private readonly roots: string[] = [];

  constructor(documents: readonly ScipDocument[], sources: ReadonlyMap<string, string>) {
    const byPath = new Map(documents.map((document) => [document.path, document]));
    const waiting = [...byPath.keys()].filter((path) => tops.test(path)).sort();
    for (const path of waiting) this.names.set(path, []);
    this.roots.push(...waiting);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const lines = sources.get(path)?.split('\n') ?? [];
      const own = this.namesOf(path);
      const isFolder = tops.test(path) || path.endsWith('/mod.rs');
      const folder = isFolder ? dirname(path) : path.slice(0, -'.rs'.length);
      for (const { line, column, symbol } of byPath.get(path)?.occurrences ?? []) {
        const stated = statedFile(lines, line, column);
        if (stated === undefined) continue;
        const below = join(folder, ...namesIn(symbol).slice(own.length));
        const choices = stated === '' ? [`${below}.rs`, `${below}/mod.rs`] : [join(dirname(path), stated)];
        const file = choices.find((choice) => byPath.has(choice));
        if (file === undefined) continue;
        this.files.set(symbol, (this.files.get(symbol) ?? new Set()).add(file));
        if (this.names.has(file)) continue;
        this.names.set(file, namesIn(symbol));
        waiting.push(file);
      }
    }
  }

  namesOf(path: string): readonly string[] {
    return this.names.get(path) ?? [];
  }

  filesOf(symbol: string, path: string): string[] {
    if (symbol.endsWith(' crate/')) return this.rootOf(path);
    return [...(this.files.get(symbol) ?? [])];
  }

  /** The top of the tree that a file is in, as far as folders tell. */
  private rootOf(path: string): string[] {
    if (this.roots.includes(path)) return [path];
    const isIn = (root: string): boolean => path.startsWith(`${dirname(root)}/`);
    return [...this.roots.filter(isIn), ...this.roots.filter((root) => root.startsWith('src/'))].slice(0, 1);
  }
}

/** The path that an attribute states for the module that is declared at a place; empty without one. */
function statedFile(lines: readonly string[], line: number, column: number): string | undefined {
  const text = lines[line] ?? '';
  if (!/\bmod\s+$/.test(text.slice(0, column))) return undefined;
  if (!/^(?:r#)?\w+\s*;/.test(text.slice(column))) return undefined;
  return /\bpath\s*=\s*"([^"]+)"/.exec(lines[line - 1] ?? '')?.[1] ?? '';
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
