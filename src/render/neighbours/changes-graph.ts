import type { ChangeReport, FileChange, SymbolChange } from '../../model/changes.ts';
import { compareText } from '../../model/order.ts';
import { pagePath } from '../../model/page-path.ts';
import type { DrawnEdge, Mark } from '../drawing.ts';
import { changedDirectories } from './changed-directories.ts';
import { shortFile, type DrawnTarget, type NeighbourDrawing, type NeighbourNode } from './neighbour.ts';

/** Larger drawings are unreadable: those with more files show their directories. */
const MAX_SYMBOLS = 24;
const MAX_FILES = 30;
const MAX_EDGES = 60;

export interface ChangesGraphInput {
  range: string;
  report: ChangeReport;
  /** Addresses of the differences of the files, in their order. */
  addresses: readonly string[];
}

/** Draws the changed files and symbols in their packages, with the references between packages that are new or gone, and those that break. */
export function changesGraph(input: ChangesGraphInput): NeighbourDrawing | undefined {
  const files = input.report.files.filter(({ language, isTest }) => language !== null && !isTest);
  if (files.length > MAX_FILES) return changedDirectories(input.report, files);
  const graph = new ChangesGraph(input);
  graph.build();
  return graph.nodes.size === 0 ? undefined : graph.drawing();
}

class ChangesGraph {
  readonly nodes = new Map<string, NeighbourNode>();
  readonly #edges: DrawnEdge[] = [];
  readonly #input: ChangesGraphInput;
  readonly #packages: readonly string[];
  #left = 0;

  constructor(input: ChangesGraphInput) {
    this.#input = input;
    const { added, removed } = input.report.packages;
    const names = [...added, ...removed].flatMap(({ from, to }) => [from, to]);
    // The longest first, so that a file is in the innermost one.
    this.#packages = [...new Set(names)].sort((a, b) => b.length - a.length || compareText(a, b));
  }

  build(): void {
    const { files, symbols, packages, mustChange } = this.#input.report;
    for (const name of this.#packages) this.#addPackage(name);
    const all = files.filter(({ language }) => language !== null);
    const code = [...all.filter(({ isTest }) => !isTest), ...all.filter(({ isTest }) => isTest)];
    for (const file of code.slice(0, MAX_FILES)) this.#addFile(file);
    this.#left += Math.max(0, code.length - MAX_FILES);
    const shown = symbols.filter(({ kind, isTest }) => kind !== 'module' && !isTest);
    for (const symbol of shown.slice(0, MAX_SYMBOLS)) this.#addSymbol(symbol);
    for (const [mark, list] of [
      ['added', packages.added],
      ['removed', packages.removed],
    ] as const)
      for (const { from, to, places } of list)
        this.#edges.push({ from: packageKey(from), to: packageKey(to), certain: true, weight: places, mark });
    for (const { path, causeId } of mustChange) {
      if (causeId === null || !this.nodes.has(causeId)) continue;
      this.#addOther(path);
      this.#edges.push({ from: path, to: causeId, certain: true, mark: 'breaks' });
    }
  }

  drawing(): NeighbourDrawing {
    const edges = merged(this.#edges.filter(({ from, to }) => this.nodes.has(from) && this.nodes.has(to)));
    const left = this.#left + Math.max(0, edges.length - MAX_EDGES);
    // Parents precede their children.
    const nodes = [...this.nodes.values()].sort((a, b) => this.#depth(a) - this.#depth(b));
    return { nodes, edges: edges.slice(0, MAX_EDGES), rows: Math.min(10, nodes.length + 1), left };
  }

  #depth({ parent }: NeighbourNode): number {
    const outer = parent === undefined ? undefined : this.nodes.get(parent);
    return outer ? this.#depth(outer) + 1 : 0;
  }

  #addPackage(name: string): void {
    const key = packageKey(name);
    if (!this.nodes.has(key)) this.nodes.set(key, { key, label: name, kind: 'package' });
  }

  #packageOf(path: string): string | undefined {
    const name = this.#packages.find((each) => path.startsWith(`${each}/`));
    return name === undefined ? undefined : packageKey(name);
  }

  #addFile({ path, change }: FileChange): void {
    const at = this.#input.report.files.findIndex((file) => file.path === path && file.change === change);
    const target = this.#page(this.#input.addresses[at]);
    this.nodes.set(path, {
      ...{ key: path, label: path, kind: 'module', mark: change },
      parent: this.#packageOf(path),
      target,
    });
  }

  /** Adds a file that is not changed itself. */
  #addOther(path: string): void {
    if (this.nodes.has(path)) return;
    this.nodes.set(path, {
      key: path,
      label: shortFile(path),
      kind: 'module',
      parent: this.#packageOf(path),
    });
  }

  #addSymbol({ id, symbol, kind, path, change, fromPath, isBreaking }: SymbolChange): void {
    const parent = change === 'removed' ? (fromPath ?? path) : path;
    const at = this.#input.report.files.findIndex((file) => file.path === path || file.fromPath === path);
    this.nodes.set(id, {
      ...{ key: id, label: symbol, kind, mark: markOf(change) },
      parent: this.nodes.has(parent) ? parent : undefined,
      note: isBreaking ? 'breaking' : undefined,
      target: this.#page(this.#input.addresses[at]),
    });
  }

  #page(address: string | undefined): DrawnTarget | undefined {
    return address === undefined
      ? undefined
      : { page: 'other', address: pagePath.changedFile(this.#input.range, address) };
  }
}

const packageKey = (name: string): string => `package ${name}`;

function markOf(change: SymbolChange['change']): Mark {
  return change === 'renamed' || change === 'moved and renamed' ? 'moved' : change;
}

/** Merges edges between the same nodes with the same mark. */
function merged(edges: readonly DrawnEdge[]): DrawnEdge[] {
  const byEnds = new Map<string, DrawnEdge>();
  for (const edge of edges) {
    const key = JSON.stringify([edge.from, edge.to, edge.mark]);
    const { weight = 0 } = byEnds.get(key) ?? {};
    byEnds.set(key, { ...edge, weight: weight + (edge.weight ?? 1) });
  }
  return [...byEnds.values()];
}
