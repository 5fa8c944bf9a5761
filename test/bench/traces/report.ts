import { compareText } from '../../../src/model/order.ts';
import { formatCount, formatShare } from '../support/report/format.ts';
import type { Table } from '../support/report/table.ts';
import type { TraceCount, TraceFigures } from './figures.ts';
import type { MeasuredTrace } from './measure.ts';

const LANGUAGES: Record<string, string> = {
  typescript: 'TypeScript and JavaScript',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  php: 'PHP',
  ruby: 'Ruby',
};

/** All tables, by the names of their places in the document. */
export function traceTables({ totals, repositories }: TraceFigures): Record<string, Table> {
  return {
    traces: {
      head: ['language', 'set', 'calls', 'observed', ...columns],
      rows: totals.flatMap(({ language, set, direct, named, constructors, viaLibrary }) => [
        [nameOf(language), set, 'all', ...cells(direct)],
        [nameOf(language), set, 'of symbols', ...cells(named)],
        [nameOf(language), set, 'of constructors', ...cells(constructors)],
        [nameOf(language), set, 'through a library', ...cells(viaLibrary)],
      ]),
    },
    'traces-repositories': {
      head: ['repository', 'version', 'set', 'observed', ...columns, 'of symbols: found'],
      rows: repositories.map(({ name, version, set, direct, named }) => [
        name,
        version.slice(0, 12),
        set,
        ...cells(direct),
        found(named),
      ]),
    },
    'traces-left-out': {
      head: ['repository', 'language', 'tests passed', 'failed', 'outside', 'one symbol', 'without a place'],
      rows: repositories.map(({ name, language, tests, outside, folded, withoutPlace }) => [
        name,
        nameOf(language),
        tests ? formatCount(tests.passed) : '–',
        tests ? formatCount(tests.failed) : '–',
        ...[outside, folded, withoutPlace].map(formatCount),
      ]),
    },
  };
}

const columns = ['certain', 'possible', 'missing', 'found', 'of the missing: explained'];

function cells({ pairs, certain, possible, explained, silent }: TraceCount): string[] {
  const missing = explained + silent;
  return [
    formatCount(pairs),
    share(certain, pairs),
    share(possible, pairs),
    formatCount(missing),
    found({ pairs, certain, possible }),
    share(explained, missing),
  ];
}

function found({ pairs, certain, possible }: Pick<TraceCount, 'pairs' | 'certain' | 'possible'>): string {
  return share(certain + possible, pairs);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : formatShare(part / whole);
}

function nameOf(language: string): string {
  return LANGUAGES[language] ?? language;
}

/** Every missing direct call, a line each. */
export function missingList({ pairs, reasons }: MeasuredTrace): string {
  return pairs
    .filter(({ verdict, viaLibrary }) => verdict === 'missing' && !viaLibrary)
    .map((pair) => {
      const { caller, callee, lines } = pair;
      const where = `${caller.path}:${lines.join(',')}`;
      return `${reasons.get(pair) ?? 'silent'} | ${where} | ${caller.id} | ${callee.id}`;
    })
    .sort(compareText)
    .join('\n');
}
