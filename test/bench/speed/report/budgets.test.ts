import { expect, test } from 'vitest';
import type { Timing } from '../measure/repeat.ts';
import type { CorpusResult } from '../result.ts';
import { judge } from './budgets.ts';

function timing(seconds: number): Timing {
  return { seconds, all: [seconds], cpuSeconds: undefined, peakMemory: undefined, stages: [] };
}

function result(): CorpusResult {
  const weight = { files: 1, bytes: 1000 };
  return {
    name: 'sample',
    role: 'any',
    version: '1.0.0',
    counts: {
      files: 1,
      lines: 100,
      bytes: 1000,
      partialFiles: 0,
      failedFiles: 0,
      symbols: 1,
      certainEdges: 1,
      candidates: 0,
    },
    builds: {
      index: timing(2.5),
      firstAnswer: timing(3),
      whole: timing(4),
      wholeAlone: timing(6),
      cold: timing(5),
      warm: timing(0.5),
      changed: timing(0.4),
      popular: timing(0.4),
    },
    parseOnly: timing(1),
    site: {
      all: { files: 5, bytes: 12_000 },
      html: weight,
      json: weight,
      markdown: weight,
      search: weight,
      assets: weight,
    },
    pages: { pages: 2, over: 0, worst: [{ path: 'file/a.html', bytes: 100, source: 1, share: 0.9 }] },
    operations: [
      { operation: 'quick', answers: 2, milliseconds: { p50: 1, p95: 2, max: 3 }, slowest: '{}' },
      { operation: 'slow', answers: 2, milliseconds: { p50: 1, p95: 100, max: 300 }, slowest: '{}' },
    ],
  };
}

test('what is exactly at its budget is within it', () => {
  const lines = judge({ corpora: [result()] });
  expect(lines.map(({ verdict }) => verdict)).toEqual(Array.from(lines, () => 'ok'));
});

test('what is over its budget says by how much, and where', () => {
  const over = result();
  over.builds.index = timing(4);
  over.builds.cold = timing(10);
  over.builds.whole = timing(5.5);
  over.builds.firstAnswer = timing(3.1);
  over.builds.changed = timing(1);
  over.site.all.bytes = 20_000;
  over.pages = { pages: 2, over: 1, worst: [{ path: 'file/a.html', bytes: 100, source: 1, share: 1.5 }] };
  over.builds.cold.peakMemory = 600e6;
  over.builds.popular = timing(2);
  over.codegraph = timing(1);
  over.browser = {
    phone: { overview: 1, file: 1, palette: 1, search: 1 },
    pages: [{ type: 'file', path: 'file/a.html', scriptBytes: 41_000, drawingBytes: 260_000 }],
    paletteBytes: 60_001,
    searchBytes: 500_000,
  };
  const lines = judge({ corpora: [over] }).filter(({ verdict }) => verdict === 'over');
  expect(lines.map(({ what, measured }) => `${what}: ${measured}`)).toEqual([
    'cold index / parsing alone: 4.00 x',
    'one change / cold build: 10.0 %',
    'change of the most used file / cold build: 20.0 %',
    'pages, search and writing / cold index: 1.50 x',
    'site / source: 20.0 x',
    'pages over 4 x source + 6 KB: 1 of 2; worst 150.0 %',
    'peak memory of a cold build: 600 MB',
    'index in one process / in all: 1.09 x',
    "first answer / codegraph's: 3.10 x",
    "whole index / codegraph's: 5.50 x",
    'scripts of a page, gzip: 41 KB (file)',
    'scripts of a drawing, gzip: 260 KB',
    'palette, first result, gzip: 60 KB',
    'search in code, first result: 500 KB',
  ]);
  expect(lines.every(({ where }) => where === 'sample')).toBe(true);
});

test('the memory that a build may have grows with the lines', () => {
  const large = result();
  large.counts.lines = 1_000_000;
  large.builds.cold.peakMemory = 1.2e9;
  expect(judge({ corpora: [large] }).find(({ what }) => what.startsWith('peak memory'))).toMatchObject({
    budget: '≤ 1.2 GB',
    verdict: 'ok',
  });
});

test('an earlier version stands beside what is measured, and has no verdict', () => {
  const now = result();
  const { builds, site } = result();
  now.before = { builds: { ...builds, changed: timing(2) }, site };
  const line = judge({ corpora: [now] }).find(({ what }) => what === 'one change / cold build');
  expect(line).toMatchObject({ before: '40.0 %', measured: '8.0 %', verdict: 'ok' });
});

test('growth is the cost of a line at two sizes', () => {
  const growth = {
    name: 'sample x 10',
    small: { lines: 1000, build: timing(1) },
    large: { lines: 10_000, build: timing(13) },
  };
  expect(judge({ corpora: [], growth })).toEqual([
    {
      what: 'cost of a line, 10,000 to 1,000 lines',
      where: 'sample x 10',
      budget: '≤ 1.2 x',
      measured: '1.30 x',
      verdict: 'over',
    },
  ]);
});
