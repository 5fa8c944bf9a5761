import { formatBytes, formatCount, formatSeconds } from '../../support/report/format.ts';
import type { Table } from '../../support/report/table.ts';
import type { BenchResult, CorpusResult } from '../result.ts';
import { judge } from './budgets.ts';

/** All tables, by the names of their places in the document. */
export function reportTables(result: BenchResult): Record<string, Table> {
  return {
    repositories: repositories(result.corpora),
    times: times(result.corpora),
    stages: stages(result.corpora),
    sizes: sizes(result.corpora),
    phone: phone(result.corpora),
    budgets: budgets(result),
  };
}

function repositories(corpora: readonly CorpusResult[]): Table {
  return {
    head: [
      'repository',
      'language',
      'version',
      'files',
      'lines',
      'source',
      'partly parsed',
      'not parsed',
      'symbols',
      'certain edges',
      'candidates',
    ],
    rows: corpora.map(({ name, role, version, counts }) => [
      name,
      role,
      version,
      formatCount(counts.files),
      formatCount(counts.lines),
      formatBytes(counts.bytes),
      formatCount(counts.partialFiles),
      formatCount(counts.failedFiles),
      formatCount(counts.symbols),
      formatCount(counts.certainEdges),
      formatCount(counts.candidates),
    ]),
  };
}

function times(corpora: readonly CorpusResult[]): Table {
  return {
    head: [
      'repository',
      'parsing alone',
      'codegraph',
      'first answer',
      'parse and link',
      'index',
      'index, one process',
      'build, cold',
      'warm',
      'one change',
      'most used file',
      'cold, CPU',
      'peak memory',
    ],
    rows: corpora.flatMap(({ before, ...now }) =>
      before ? [timesOf({ ...now, ...before, name: `${now.name}, before` }), timesOf(now)] : [timesOf(now)],
    ),
  };
}

function timesOf({ name, builds, parseOnly, codegraph }: CorpusResult): string[] {
  return [
    name,
    formatSeconds(parseOnly.seconds),
    codegraph ? formatSeconds(codegraph.seconds) : codegraph === null ? 'failed' : '–',
    formatSeconds(builds.firstAnswer.seconds),
    formatSeconds(builds.index.seconds),
    formatSeconds(builds.whole.seconds),
    formatSeconds(builds.wholeAlone.seconds),
    formatSeconds(builds.cold.seconds),
    formatSeconds(builds.warm.seconds),
    formatSeconds(builds.changed.seconds),
    formatSeconds(builds.popular.seconds),
    builds.cold.cpuSeconds === undefined ? '–' : formatSeconds(builds.cold.cpuSeconds),
    builds.cold.peakMemory === undefined ? '–' : formatBytes(builds.cold.peakMemory),
  ];
}

/** Seconds of each stage of a cold build, a column a stage. */
function stages(corpora: readonly CorpusResult[]): Table {
  const names = [...new Set(corpora.flatMap(({ builds }) => builds.cold.stages.map(({ stage }) => stage)))];
  return {
    head: ['repository', ...names],
    rows: corpora.map(({ name, builds }) => {
      const seconds = new Map(builds.cold.stages.map((time) => [time.stage, time.seconds]));
      return [name, ...names.map((stage) => formatSeconds(seconds.get(stage) ?? 0))];
    }),
  };
}

function sizes(corpora: readonly CorpusResult[]): Table {
  return {
    head: ['repository', 'files', 'all', 'HTML', 'JSON', 'Markdown', 'search', 'assets'],
    rows: corpora.map(({ name, site }) => [
      name,
      formatCount(site.all.files),
      ...[site.all, site.html, site.json, site.markdown, site.search, site.assets].map(({ bytes }) =>
        formatBytes(bytes),
      ),
    ]),
  };
}

/** Seconds that a reader waits on a phone. */
function phone(corpora: readonly CorpusResult[]): Table {
  return {
    head: ['repository', 'overview', 'largest file', 'palette, first result', 'search in code, first result'],
    rows: corpora.flatMap(({ name, browser }) => {
      if (!browser) return [];
      const { overview, file, palette, search } = browser.phone;
      return [[name, ...[overview, file, palette, search].map(formatSeconds)]];
    }),
  };
}

function budgets(result: BenchResult): Table {
  const lines = judge(result);
  const hasBefore = lines.some(({ before }) => before !== undefined);
  return {
    head: ['measure', 'repository', 'budget', ...(hasBefore ? ['before'] : []), 'measured', 'result'],
    rows: lines.map(({ what, where, budget, before = '–', measured, verdict }) => [
      what,
      where,
      budget,
      ...(hasBefore ? [before] : []),
      measured,
      verdict,
    ]),
  };
}
