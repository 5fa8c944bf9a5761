import { directoryAddress } from '../../model/address.ts';
import type { ChangeReport, FileChange } from '../../model/changes.ts';
import { groupBy } from '../../model/group-by.ts';
import { counted } from '../counted.ts';
import type { DrawnEdge, Mark } from '../drawing.ts';
import { directoryOf, type NeighbourDrawing, type NeighbourNode } from './neighbour.ts';

const MAX_DIRECTORIES = 20;
const MAX_EDGES = 40;

/** Draws the directories of many changed files, with the references to changed symbols between them. */
export function changedDirectories(report: ChangeReport, files: readonly FileChange[]): NeighbourDrawing {
  const byDirectory = [...groupBy(files, ({ path }) => directoryOf(path))].sort(
    ([, a], [, b]) => linesOf(b) - linesOf(a),
  );
  const packages = packageEdges(report);
  const drawn = byDirectory.slice(0, MAX_DIRECTORIES).map(([path, own]) => nodeOf(path, own));
  const nodes = [...drawn, ...packages.nodes];
  const isDrawn = new Set(drawn.map(({ key }) => key));
  const edges = edgesOf(report).filter(({ from, to }) => isDrawn.has(from) && isDrawn.has(to));
  return {
    nodes,
    edges: [...packages.edges, ...edges].slice(0, MAX_EDGES),
    rows: 10,
    left: byDirectory.slice(MAX_DIRECTORIES).reduce((sum, [, own]) => sum + own.length, 0),
  };
}

function linesOf(files: readonly FileChange[]): number {
  return files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}

function nodeOf(path: string, files: readonly FileChange[]): NeighbourNode {
  const [first] = files;
  const isOne = files.every(({ change }) => change === first?.change);
  const isGone = isOne && first?.change === 'removed';
  const sum = (of: 'addedLines' | 'removedLines') => files.reduce((all, file) => all + file[of], 0);
  return {
    key: path,
    label: path === '' ? '(root)' : path,
    kind: 'directory',
    mark: isOne && first ? first.change : 'changed',
    note: `${counted(files.length, 'file')} +${sum('addedLines')} -${sum('removedLines')}`,
    ...(isGone ? {} : { target: { page: 'directory', address: directoryAddress(path) } }),
  };
}

/** The references between packages that are new or gone, with the packages. */
function packageEdges({ packages }: ChangeReport): { nodes: NeighbourNode[]; edges: DrawnEdge[] } {
  const key = (name: string): string => `package ${name}`;
  const nodes = new Map<string, NeighbourNode>();
  const edges = (['added', 'removed'] as const).flatMap((mark) =>
    packages[mark].map(({ from, to, places }): DrawnEdge => {
      for (const name of [from, to]) nodes.set(name, { key: key(name), label: name, kind: 'package' });
      return { from: key(from), to: key(to), certain: true, weight: places, mark };
    }),
  );
  return { nodes: [...nodes.values()], edges };
}

/** The references that break come first, then those of the first callers of changed symbols, by their number. */
function edgesOf({ symbols, mustChange }: ChangeReport): DrawnEdge[] {
  const edges = new Map<string, DrawnEdge & { weight: number }>();
  const add = (path: string, to: string, mark?: Mark): void => {
    const ends = { from: directoryOf(path), to: directoryOf(to) };
    if (ends.from === ends.to) return;
    const key = JSON.stringify([ends, mark]);
    const { weight = 0 } = edges.get(key) ?? {};
    edges.set(key, { ...ends, certain: true, weight: weight + 1, ...(mark ? { mark } : {}) });
  };
  const byId = new Map(symbols.map(({ id, path }) => [id, path]));
  for (const { path, causeId } of mustChange) {
    const cause = causeId === null ? undefined : byId.get(causeId);
    if (cause !== undefined) add(path, cause, 'breaks');
  }
  const breaking = [...edges.values()];
  edges.clear();
  for (const { path, callers } of symbols) for (const caller of callers.first) add(caller.path, path);
  return [...breaking, ...[...edges.values()].sort((a, b) => b.weight - a.weight)];
}
