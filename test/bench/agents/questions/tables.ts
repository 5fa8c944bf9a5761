import { markdownTable, type Table } from '../../support/report/table.ts';
import { arms, type Arm } from './arms.ts';
import { kinds, wordsOf, type Question } from './question.ts';
import { f1, summarize, type Score, type Summary } from './score.ts';

export interface Result {
  question: Question;
  released: string;
  version: string;
  scores: Readonly<Record<Arm, Score>>;
}

/** The tables by kind of question and by repository, and each question that the last arm answers worse than the one before. */
export function questionTables(results: readonly Result[]): string {
  const corpora = [...new Set(results.map(({ question }) => question.corpus))];
  const losses = lossesOf(results);
  const isWorse = ({ question }: Result): boolean => losses.some((each) => each.question === question);
  const byKind: Table = {
    head: ['questions', ...figureHead, 'losses'],
    rows: [...kinds, undefined].flatMap((kind) => {
      const group = results.filter(({ question }) => kind === undefined || question.kind === kind);
      return arms.map((arm) => [
        `${kind ?? 'all'} (${group.length}): ${arm}`,
        ...figures(summarize(group.map(({ scores }) => scores[arm]))),
        arm === 'with Treeatlas' ? String(group.filter(isWorse).length) : '',
      ]);
    }),
  };
  const byCorpus: Table = {
    head: [
      'repository',
      'version',
      'released',
      'questions',
      'F1 of grep and reads',
      'F1 with Treeatlas',
      'losses',
    ],
    rows: corpora.map((corpus) => {
      const group = results.filter(({ question }) => question.corpus === corpus);
      const mean = (arm: Arm) => percent(summarize(group.map(({ scores }) => scores[arm])).f1);
      const { version = '', released = '' } = group[0] ?? {};
      return [
        corpus,
        version,
        released,
        String(group.length),
        mean('grep and reads'),
        mean('with Treeatlas'),
        String(group.filter(isWorse).length),
      ];
    }),
  };
  const lossTable: Table = {
    head: [
      'question that grep and reads answer better',
      'F1 of grep and reads',
      'F1 with Treeatlas',
      'reason',
    ],
    rows: losses.map(({ question, scores }) => [
      `${question.corpus}: ${wordsOf(question)}`,
      percent(f1(scores['grep and reads'])),
      percent(f1(scores['with Treeatlas'])),
      reasonOf(scores['with Treeatlas']),
    ]),
  };
  return [markdownTable(byKind), markdownTable(byCorpus), markdownTable(lossTable)].join('\n\n');
}

export function lossesOf(results: readonly Result[]): Result[] {
  return results.filter(({ scores }) => f1(scores['grep and reads']) > f1(scores['with Treeatlas']));
}

const figureHead = ['precision', 'recall', 'F1', 'wholly right', 'calls', 'tokens', 'left over'];

function figures({ precision, recall, f1: mean, whole, calls, tokens, leftOver }: Summary): string[] {
  const [asCalls, asTokens, asLeft] = [calls, tokens, leftOver].map((value, at) =>
    value.toLocaleString('en', { maximumFractionDigits: at === 0 ? 1 : 0 }),
  );
  return [
    precision === undefined ? '–' : percent(precision),
    ...[percent(recall), percent(mean), percent(whole)],
    ...[asCalls ?? '', asTokens ?? '', asLeft ?? ''],
  ];
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function reasonOf({ missing, extra, listed }: Score): string {
  const some = (ids: readonly string[]) =>
    `\`${ids[0] ?? ''}\`${ids.length > 1 ? ` and ${ids.length - 1} more` : ''}`;
  const aside = missing.filter((id) => listed.includes(id));
  const absent = missing.filter((id) => !listed.includes(id));
  return [
    ...(aside.length > 0 ? [`${some(aside)}: listed only as possible or indirect`] : []),
    ...(absent.length > 0 ? [`${some(absent)}: not listed`] : []),
    ...(extra.length > 0 ? [`${some(extra)}: listed, and not known to the compiler`] : []),
  ].join('; ');
}
