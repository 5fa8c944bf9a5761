import { toAdjacency } from '../../graph/adjacency.ts';
import { pageRank } from '../../graph/page-rank.ts';
import { isImport } from '../../model/kinds.ts';
import { isDefinition, type OutsideNumber } from '../facts/ids.ts';
import { groupEdges, isCandidateRow, linkCell, type FileEdges } from '../resolve/link/edges.ts';
import { LinkColumn as L, linkTypes } from '../resolve/link/links.ts';
import type { Cycles } from '../../model/quality.ts';
import { plainFilePath, type External } from '../resolve/types/values.ts';
import type { Linked } from '../resolve/resolve.ts';
import { markMixinCalls } from './mixin-calls.ts';
import { importCycles } from './import-cycles.ts';

/** A linked repository as a graph, with the results of graph algorithms. */
export interface Analysis {
  linked: Linked;
  /** By index of the file: its links grouped into edges. */
  edges: FileEdges[];
  /** By index of the file: incoming edges of other files, as pairs of file and run. */
  incoming: Int32Array[];
  /** By path: files without facts that others import. */
  plainFiles: ReadonlyMap<string, PlainFile>;
  /** PageRank of each definition over resolved edges; the mean is 1. */
  rank: Float64Array;
  /** Number of places in a file that refer to another file, as triples of both indexes and the number. Import statements alone count as one. */
  references: Int32Array;
  /** Pairs of files of which the first imports the second, without duplicates, sorted. */
  imports: [from: string, to: string][];
  /** Sets of files that import each other cyclically, the largest first. */
  cycles: Cycles['cycles'];
}

/** A file without facts at the end of edges. */
export interface PlainFile {
  /** The number that it has in links. */
  number: OutsideNumber;
  /** Its edges, as in `Analysis.incoming`. */
  incoming: number[];
}

/** Builds the graph and computes ranks and cycles. */
export function analyse(linked: Linked): Analysis {
  const { program, links } = linked;
  const edges = markMixinCalls(linked, links.map(groupEdges));
  const incoming: number[][] = program.files.map(() => []);
  const from: number[] = [];
  const to: number[] = [];
  const imports: [number, number][] = [];
  const references: number[] = [];
  const plainFiles = new Map<string, PlainFile>();
  edges.forEach(({ rows, runs }, file) => {
    const imported = new Set<number>();
    const places = new Map<number, number>();
    const isByName = program.files[file]?.grammar.isByName === true;
    for (const [index, run] of [...runs].entries()) {
      const target = linkCell(rows, run.start, L.To);
      const candidate = isCandidateRow(rows, run.start);
      const targets = candidate
        ? (links[file]?.candidates[target] ?? [])
        : isDefinition(target)
          ? [target]
          : [];
      const files = new Set(targets.map((each) => program.fileOf(each).index));
      for (const other of files) if (other !== file) incoming[other]?.push(file, index);
      if (!candidate && !isDefinition(target))
        incomingOf(plainFiles, linked.externals, target)?.push(file, index);
      // In a language without certain references, a name that can only mean one thing says what is used.
      const [only, ...others] = candidate && isByName ? targets : [];
      const used = candidate ? (others.length === 0 ? only : undefined) : target;
      if (used !== undefined && isDefinition(used)) {
        from.push(linkCell(rows, run.start, L.From));
        to.push(used);
      }
      if (candidate || !isDefinition(target)) continue;
      const type = linkTypes[linkCell(rows, run.start, L.Type)];
      const other = program.fileOf(target).index;
      if (!type || other === file) continue;
      const isImporting = isImport(type);
      if (isImporting) imported.add(other);
      places.set(other, (places.get(other) ?? 0) + (isImporting ? 0 : run.end - run.start));
    }
    for (const [other, count] of places) references.push(file, other, Math.max(1, count));
    for (const other of [...imported].sort((a, b) => a - b)) imports.push([file, other]);
  });
  const rank = pageRank(toAdjacency(program.definitionCount, from, to));
  const pathOf = (file: number): string => program.files[file]?.path ?? '';
  return {
    linked,
    edges,
    incoming: incoming.map((pairs) => Int32Array.from(pairs)),
    plainFiles,
    rank,
    references: Int32Array.from(references),
    imports: imports.map(([importer, imported]) => [pathOf(importer), pathOf(imported)]),
    cycles: importCycles(program, edges),
  };
}

/** Returns the incoming edges of a file without facts; undefined if the number is that of something else. */
function incomingOf(
  files: Map<string, PlainFile>,
  externals: readonly External[],
  number: OutsideNumber,
): number[] | undefined {
  const external = externals[-1 - number];
  const path = external && plainFilePath(external);
  if (path === undefined) return undefined;
  const file = files.get(path) ?? { number, incoming: [] };
  files.set(path, file);
  return file.incoming;
}
