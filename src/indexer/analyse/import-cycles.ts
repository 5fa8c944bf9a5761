import { toAdjacency } from '../../graph/adjacency.ts';
import { cycles } from '../../graph/components.ts';
import { feedbackEdges } from '../../graph/feedback-edges.ts';
import type { Cycles } from '../../model/quality.ts';
import type { Program } from '../resolve/bind/program.ts';
import type { FileEdges } from '../resolve/link/edges.ts';
import { fileImports, type FileImport } from './file-imports.ts';

/** Returns the sets of files that import each other when the program runs, with the imports to cut, the largest first. */
export function importCycles(program: Program, edges: readonly FileEdges[]): Cycles['cycles'] {
  const imports = program.files.map((file, index) => {
    const own = edges[index];
    return own ? fileImports(program, file, own) : [];
  });
  const graph = toAdjacency(
    program.files.length,
    imports.flatMap((all, from) => all.map(() => from)),
    imports.flatMap((all) => all.map(({ to }) => to)),
  );
  return cycles(graph).map((files) => cycleOf(program, files, imports));
}

function cycleOf(
  program: Program,
  files: readonly number[],
  imports: readonly FileImport[][],
): Cycles['cycles'][number] {
  const paths = files.map((file) => program.files[file]?.path ?? '');
  const numbers = new Map(files.map((file, number) => [file, number]));
  const inside = files.flatMap((file, from) =>
    (imports[file] ?? []).flatMap(({ to: target, places, line }) => {
      const to = numbers.get(target);
      return to === undefined ? [] : [{ from, to, cost: places, line }];
    }),
  );
  const cut = new Set(feedbackEdges(files.length, inside));
  const all = inside.map((edge) => ({
    edge,
    import: {
      from: paths[edge.from] ?? '',
      to: paths[edge.to] ?? '',
      line: edge.line,
      places: edge.cost,
    },
  }));
  return {
    files: paths,
    imports: all.map((each) => each.import),
    cut: all
      .filter(({ edge }) => cut.has(edge))
      .sort((a, b) => a.edge.cost - b.edge.cost)
      .map((each) => each.import),
  };
}
