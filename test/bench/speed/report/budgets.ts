import {
  formatBytes,
  formatCount,
  formatRatio,
  formatSeconds,
  formatShare,
} from '../../support/report/format.ts';
import type { Timing } from '../measure/repeat.ts';
import type { BenchResult, CorpusResult, GrowthResult } from '../result.ts';

export type Verdict = 'ok' | 'over';

/** One budget of the design against one repository. */
export interface BudgetLine {
  what: string;
  where: string;
  budget: string;
  measured: string;
  /** The same of an earlier version, if it was measured. */
  before?: string | undefined;
  verdict: Verdict;
}

const limits = {
  indexToParse: 3,
  firstAnswerToRival: 3,
  wholeToRival: 5,
  aloneToWhole: 1.5,
  restToIndex: 1,
  changedToCold: 0.08,
  memoryAt200k: 500e6,
  memoryAt1M: 1.2e9,
  growth: 1.2,
  operationMs: 100,
  site: 12,
  filesToSource: 5,
  scriptBytes: 40_000,
  drawingBytes: 250_000,
  paletteBytes: 60_000,
  searchBytes: 300_000,
};

/** Every budget that can be held against what was measured, the growth of the whole last. */
export function judge({ corpora, growth }: Pick<BenchResult, 'corpora' | 'growth'>): BudgetLine[] {
  return [...corpora.flatMap(judgeWithBefore), ...(growth ? [judgeGrowth(growth)] : [])];
}

const PAGE_SIZES = 'pages over 4 x source + 6 KB';

function judgeWithBefore(result: CorpusResult): BudgetLine[] {
  const { before } = result;
  if (!before) return judgeCorpus(result);
  const { browser: _, ...rest } = result;
  const earlier = judgeCorpus({ ...rest, ...before, operations: [] });
  const beforeOf = new Map(earlier.map(({ what, measured }) => [what, measured]));
  beforeOf.delete(PAGE_SIZES);
  return judgeCorpus(result).map((line) => ({ ...line, before: beforeOf.get(line.what) }));
}

/** Grows in a straight line between the two sizes that have a budget. */
function memoryLimit(lines: number): number {
  const share = Math.max(0, (lines - 200_000) / 800_000);
  return limits.memoryAt200k + share * (limits.memoryAt1M - limits.memoryAt200k);
}

function judgeCorpus(result: CorpusResult): BudgetLine[] {
  const { builds, counts, parseOnly, codegraph, site, pages, operations, browser } = result;
  const where = result.name;
  const line = (
    what: string,
    budget: string,
    value: number,
    limit: number,
    measured: string,
  ): BudgetLine => ({
    what,
    where,
    budget,
    measured,
    verdict: value <= limit ? 'ok' : 'over',
  });
  const toParse = builds.index.seconds / parseOnly.seconds;
  const toCold = builds.changed.seconds / builds.cold.seconds;
  const popularToCold = builds.popular.seconds / builds.cold.seconds;
  const memory = builds.cold.peakMemory;
  const toSource = site.all.bytes / counts.bytes;
  const filesToSource = site.all.files / counts.files;
  const restToIndex = builds.cold.seconds / builds.index.seconds - 1;
  const slowest = [...operations].sort((a, b) => b.milliseconds.p95 - a.milliseconds.p95)[0];
  const lines = [
    line(
      'cold index / parsing alone',
      `≤ ${limits.indexToParse} x`,
      toParse,
      limits.indexToParse,
      formatRatio(toParse),
    ),
    line(
      'one change / cold build',
      `≤ ${formatShare(limits.changedToCold)}`,
      toCold,
      limits.changedToCold,
      formatShare(toCold),
    ),
    line(
      'change of the most used file / cold build',
      `≤ ${formatShare(limits.changedToCold)}`,
      popularToCold,
      limits.changedToCold,
      formatShare(popularToCold),
    ),
    line(
      'pages, search and writing / cold index',
      `≤ ${limits.restToIndex} x`,
      restToIndex,
      limits.restToIndex,
      formatRatio(restToIndex),
    ),
    line('site / source', `≤ ${limits.site} x`, toSource, limits.site, formatRatio(toSource)),
    line(
      'files of the site / source files',
      `≤ ${limits.filesToSource} x`,
      filesToSource,
      limits.filesToSource,
      formatRatio(filesToSource),
    ),
    line(
      PAGE_SIZES,
      'none',
      pages.over,
      0,
      `${formatCount(pages.over)} of ${formatCount(pages.pages)}; worst ${formatShare(pages.worst[0]?.share ?? 0)}`,
    ),
  ];
  if (memory !== undefined) {
    const limit = memoryLimit(counts.lines);
    lines.push(
      line('peak memory of a cold build', `≤ ${formatBytes(limit)}`, memory, limit, formatBytes(memory)),
    );
  }
  const aloneToWhole = builds.wholeAlone.seconds / builds.whole.seconds;
  lines.push(
    line(
      'index in one process / in all',
      `≥ ${limits.aloneToWhole} x`,
      // Turned over, so that less is better as in all other lines.
      1 / aloneToWhole,
      1 / limits.aloneToWhole,
      formatRatio(aloneToWhole),
    ),
  );
  if (codegraph) {
    const toRival = (what: string, { seconds }: Timing, limit: number) =>
      line(
        `${what} / codegraph's`,
        `≤ ${limit} x`,
        seconds / codegraph.seconds,
        limit,
        formatRatio(seconds / codegraph.seconds),
      );
    lines.push(
      toRival('first answer', builds.firstAnswer, limits.firstAnswerToRival),
      toRival('whole index', builds.whole, limits.wholeToRival),
    );
  }
  if (slowest) {
    const { p95 } = slowest.milliseconds;
    const measured = `${formatSeconds(p95 / 1000)} (${slowest.operation})`;
    lines.push(
      line('slowest operation, p95', `≤ ${limits.operationMs} ms`, p95, limits.operationMs, measured),
    );
  }
  if (!browser) return lines;
  const heaviest = [...browser.pages].sort((a, b) => b.scriptBytes - a.scriptBytes)[0];
  const script = heaviest?.scriptBytes ?? 0;
  const drawing = Math.max(0, ...browser.pages.map(({ drawingBytes }) => drawingBytes));
  const { paletteBytes, searchBytes } = browser;
  return [
    ...lines,
    line(
      'scripts of a page, gzip',
      '≤ 40 KB',
      script,
      limits.scriptBytes,
      `${formatBytes(script)} (${heaviest?.type ?? ''})`,
    ),
    line('scripts of a drawing, gzip', '≤ 250 KB', drawing, limits.drawingBytes, formatBytes(drawing)),
    line(
      'palette, first result, gzip',
      '≤ 60 KB',
      paletteBytes,
      limits.paletteBytes,
      formatBytes(paletteBytes),
    ),
    line(
      'search in code, first result',
      '≤ 300 KB',
      searchBytes,
      limits.searchBytes,
      formatBytes(searchBytes),
    ),
  ];
}

function judgeGrowth({ name, small, large }: GrowthResult): BudgetLine {
  const ratio = large.build.seconds / large.lines / (small.build.seconds / small.lines);
  return {
    what: `cost of a line, ${formatCount(large.lines)} to ${formatCount(small.lines)} lines`,
    where: name,
    budget: `≤ ${limits.growth} x`,
    measured: formatRatio(ratio),
    verdict: ratio <= limits.growth ? 'ok' : 'over',
  };
}
