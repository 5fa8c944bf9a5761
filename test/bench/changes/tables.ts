import type { Table } from '../support/report/table.ts';
import { formatShare } from '../support/report/format.ts';
import { figuresOf, type ChangeFigures } from './figures.ts';
import { ChangeKind } from './inject/kinds.ts';
import type { JudgedChange } from './judge.ts';

/** The changes of a repository. */
export interface MeasuredRepository {
  repository: string;
  language: string;
  checker: string;
  set: string;
  lines: number;
  judged: JudgedChange[];
}

const columns = [
  'changes',
  'rejected places',
  'named',
  'recall',
  'recall elsewhere',
  'certain named',
  'precision',
  'possible named',
  'precision with possible',
  'changes complete',
];

/** The tables by the names of their markers. */
export function changesTables(measured: readonly MeasuredRepository[]): Record<string, Table> {
  return {
    'changes-by-language': {
      head: ['language', 'repository', 'checker', 'set', 'lines', ...columns],
      rows: measured.map(({ language, repository, checker, set, lines, judged }) => [
        ...[language, repository, checker, set, String(lines)],
        ...cells(figuresOf(judged)),
      ]),
    },
    'changes-by-kind': {
      head: ['language', 'kind of change', ...columns],
      rows: measured.flatMap(({ language, judged }) =>
        ChangeKind.options.flatMap((kind) => {
          const ofKind = judged.filter(({ change }) => change.kind === kind);
          return ofKind.length === 0 ? [] : [[language, kind, ...cells(figuresOf(ofKind))]];
        }),
      ),
    },
  };
}

function cells(figures: ChangeFigures): string[] {
  return [
    String(figures.changes),
    String(figures.rejected),
    String(figures.found),
    share(figures.found, figures.rejected),
    share(figures.foundElsewhere, figures.rejectedElsewhere),
    String(figures.certain),
    share(figures.certainRight, figures.certain),
    String(figures.possible),
    share(figures.certainRight + figures.possibleRight, figures.certain + figures.possible),
    share(figures.complete, figures.changes),
  ];
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : formatShare(part / whole);
}
