import type { DefinitionNumber, LinkEnd } from '../facts/ids.ts';
import { isCandidateRow, linkCell, type EdgeRun } from '../resolve/link/edges.ts';
import { LinkColumn as L } from '../resolve/link/links.ts';
import type { Analysis } from './analyse.ts';

/** An edge, in the rows of the file where it starts. */
export interface FileEdge {
  rows: Int32Array;
  run: EdgeRun;
  /** The definition whose body the edge starts in. */
  from: DefinitionNumber;
  /** The definitions or externals where it ends; of an uncertain edge those that it may mean. */
  to: readonly LinkEnd[];
}

/**
 * Returns the edges that start in a file, and those of other files that end in it. Of an uncertain edge from another file, only the ends in this file
 * are returned: the others are listed where it starts.
 */
export function edgesOfFile(file: number, { linked, edges, incoming }: Analysis): FileEdge[] {
  const toEdge = (owner: number, rows: Int32Array, run: EdgeRun): FileEdge => {
    const [from, target] = [linkCell(rows, run.start, L.From), linkCell(rows, run.start, L.To)];
    if (!isCandidateRow(rows, run.start)) return { rows, run, from, to: [target] };
    const all = linked.links[owner]?.candidates[target] ?? [];
    const isHere = (end: DefinitionNumber): boolean => linked.program.fileOf(end).index === file;
    return { rows, run, from, to: owner === file ? all : all.filter(isHere) };
  };
  const own = edges[file];
  const found = own ? [...own.runs].map((run) => toEdge(file, own.rows, run)) : [];
  for (const { owner, rows, run } of runsAt(incoming[file] ?? [], edges))
    found.push(toEdge(owner, rows, run));
  return found;
}

/** Returns the edges that end in a file without facts. */
export function edgesOfPlainFile(path: string, { edges, plainFiles }: Analysis): FileEdge[] {
  const file = plainFiles.get(path);
  if (!file) return [];
  return runsAt(file.incoming, edges).map(({ rows, run }) => ({
    rows,
    run,
    from: linkCell(rows, run.start, L.From),
    to: [file.number],
  }));
}

interface OwnedRun {
  /** Index of the file where the edge starts. */
  owner: number;
  rows: Int32Array;
  run: EdgeRun;
}

/** Returns the runs that pairs of file and run mean. */
function runsAt(pairs: ArrayLike<number>, edges: Analysis['edges']): OwnedRun[] {
  const found: OwnedRun[] = [];
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const owner = pairs[at] ?? 0;
    const own = edges[owner];
    const run = own?.runs.at(pairs[at + 1] ?? 0);
    if (own && run) found.push({ owner, rows: own.rows, run });
  }
  return found;
}
