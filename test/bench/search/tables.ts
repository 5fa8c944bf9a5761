import type { Table } from '../support/report/table.ts';
import { mixes, type Mix, type SearchFigures } from './measure.ts';

export interface Measured {
  name: string;
  set: 'tuned' | 'unseen' | 'history';
  lines: number;
  /** To read, parse and link the repository from nothing. */
  indexSeconds: number;
  figures: SearchFigures;
}

/** The ranking figures: a row for each repository, and their mean. */
export function rankTable(measured: readonly Measured[]): Table {
  const withActivation = measured.some(({ set }) => set === 'history');
  const shown = (Object.keys(mixes) as Mix[]).filter(
    (mix) => withActivation || (mix !== 'activation' && mix !== 'bm25 + semantic'),
  );
  const row = (name: string, questions: string, mrr: (mix: Mix) => number, ten: (mix: Mix) => number) => [
    name,
    questions,
    ...shown.map((mix) => mrr(mix).toFixed(3)),
    percent(ten('hybrid')),
    percent(ten('bm25')),
  ];
  const mean = (of: (figures: SearchFigures) => number) =>
    measured.reduce((sum, { figures }) => sum + of(figures), 0) / measured.length;
  return {
    head: ['repository', 'questions', ...shown, 'first ten, hybrid', 'first ten, bm25'],
    rows: [
      ...measured.map(({ name, figures: { questions, mrr, firstTen } }) =>
        row(
          name,
          String(questions),
          (mix) => mrr[mix],
          (mix) => firstTen[mix],
        ),
      ),
      row(
        'mean',
        String(measured.reduce((sum, { figures }) => sum + figures.questions, 0)),
        (mix) => mean(({ mrr }) => mrr[mix]),
        (mix) => mean(({ firstTen }) => firstTen[mix]),
      ),
    ],
  };
}

/** The cost of the search layer and of queries, by repository. */
export function costTable(measured: readonly Measured[]): Table {
  return {
    head: [
      'repository',
      'lines',
      'documents',
      'layer, s',
      'share of indexing',
      'share of source',
      'query p50, ms',
      'p95, ms',
      'read, KB',
    ],
    rows: measured.map(({ name, lines, indexSeconds, figures }) => [
      name,
      lines.toLocaleString('en'),
      figures.documents.toLocaleString('en'),
      figures.seconds.toFixed(1),
      percent(figures.seconds / indexSeconds),
      percent(figures.bytes / figures.sourceBytes),
      figures.milliseconds.p50.toFixed(1),
      figures.milliseconds.p95.toFixed(1),
      Math.round(figures.readBytes / 1000).toLocaleString('en'),
    ]),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
