import { expect, test } from 'vitest';
import type { ChangedFile, ChangedSide } from '../../../src/model/changed-file.ts';
import type { BrokenPlace, ChangeReport } from '../../../src/model/changes.ts';
import { pagePath } from '../../../src/model/page-path.ts';
import { ChangeLinks } from '../../../src/site/changes/change-links.ts';
import { diffHtml } from '../../../src/site/changes/diff-html.ts';
import { notesOfFile, symbolsOfFile } from '../../../src/site/changes/file-notes.ts';
import { groupPlaces } from '../../../src/site/changes/group-places.ts';
import { signatureHtml } from '../../../src/site/changes/symbol-html.ts';
import { Links } from '../../../src/site/views/links.ts';
import { emptyReport, fileChange, symbolChange } from '../../support/change-report.ts';

const place = (path: string, line: number, parts: Partial<BrokenPlace> = {}): BrokenPlace => ({
  ...{ path, span: [line, 1, line, 6], text: 'total()', inId: `file:${path}` },
  causeId: 'function:src/price.ts:total',
  ...{ reason: 'removed', message: '"total" was removed', isCertain: true, isTest: false },
  ...parts,
});

const total = symbolChange({
  id: 'function:src/price.ts:total',
  change: 'removed',
  line: 2,
  callers: {
    ...{ total: 3, files: 2, mustChange: 1 },
    first: [
      { id: 'a', path: 'src/cart.ts', line: 1, mustChange: true },
      { id: 'b', path: 'src/same.ts', line: 8, mustChange: false },
    ],
  },
});

const report: ChangeReport = {
  ...emptyReport,
  files: [fileChange('src/cart.ts'), fileChange('src/price.ts')],
  symbols: [total],
  mustChange: [place('src/cart.ts', 1), place('src/same.ts', 8), place('src/x.ts', 2, { causeId: null })],
};

const side = (text: string, parts: Partial<ChangedSide> = {}): ChangedSide => ({
  ...{ path: 'src/cart.ts', address: 'src/cart.ts', lines: text.split('\n').length },
  parts: [{ line: 1, text, highlights: [] }],
  ...{ names: [], targets: [] },
  ...parts,
});

const file: ChangedFile = {
  ...{ path: 'src/cart.ts', address: 'src/cart.ts', cut: 0 },
  runs: [
    { kind: 'same', oldLine: 1, newLine: 1, count: 1, shown: 'open' },
    { kind: 'removed', oldLine: 2, newLine: 2, count: 1, shown: 'open' },
    { kind: 'added', oldLine: 3, newLine: 2, count: 1, shown: 'open' },
  ],
  base: side('total();\na < b;', {
    names: [
      [1, 1, 6, 0],
      [2, 1, 2, 1],
    ],
    targets: [
      { page: 'old line', address: 'src/price.ts', line: 2 },
      { page: 'none', address: '', title: 'Removed' },
    ],
  }),
  head: side('total();\na > b;', {
    names: [[2, 1, 2, 0]],
    targets: [{ page: 'definition', address: 'src/log.ts~/a', isPossible: true, title: 'Possible' }],
  }),
};

const from = pagePath.changedFile('v1..v2', 'src/cart.ts');
const links = new ChangeLinks('v1..v2', report, new Links(from), {
  base: { pages: 'none' },
  head: { pages: 'atlas' },
  hasDifferences: true,
});

test('the lines of both sides have ids, signs and links of their own state', () => {
  const html = diffHtml(file, links, []);
  expect(html).toContain(
    '<div id=o2 class=ln><a class=no href=#o2 tabindex=-1>2</a><i class=sg>−</i><code><a title=Removed>a</a> &lt; b;</code></div>',
  );
  expect(html).toContain(
    '<i class=sg>+</i><code><a class=q href=../../../../file/src/log.ts.html#.a title=Possible>a</a>',
  );
  expect(html).toContain('<code><a href=price.ts.html#o2>total</a>();</code>');
  expect(html).toContain(
    'aria-label="1 line removed at line 2 of the old file, 1 line added at line 2 of the new file"',
  );
});

test('a line that must change has the reason below it, with a link to the change', () => {
  const html = diffHtml(file, links, notesOfFile(report, fileChange('src/cart.ts'), links));
  const note = html.slice(html.indexOf('<div class=line-note>'), html.indexOf('<div class="chunk change"'));
  expect(note).toContain('<b>Line 1 must change</b>: "total" was removed');
  expect(note).toContain('<a href="price.ts.html#o2">total in src/price.ts</a>');
});

test('a removed definition has its former callers above it: in a difference, or in the source of a file that did not change', () => {
  const [note] = notesOfFile(report, fileChange('src/price.ts'), links);
  expect(note).toMatchObject({ side: 'old', line: 2, place: 'above' });
  expect(note?.html).toContain('3 former callers in 2 files');
  expect(note?.html).toContain('<a href="#o1">src/cart.ts:1</a> <span class=must-word>must change</span>');
  expect(note?.html).toContain('<a href="../../../../file/src/same.ts.html#L8">src/same.ts:8</a>');
  expect(note?.html).toContain('and 1 more');
});

test('a moved symbol is listed with the file that it is in now', () => {
  const moved = symbolChange({
    id: 'function:src/cart.ts:sum',
    fromId: 'function:src/price.ts:sum',
    change: 'moved',
    fromPath: 'src/price.ts',
  });
  const all = { ...report, symbols: [total, moved] };
  expect(symbolsOfFile(all, fileChange('src/cart.ts'))).toEqual([moved]);
  expect(symbolsOfFile(all, fileChange('src/price.ts'))).toEqual([total]);
});

test('places are grouped by the change that is the reason, and those without one come last', () => {
  const groups = groupPlaces(report).map(({ cause, places }) => [
    cause?.name,
    places.map(({ path }) => path),
  ]);
  expect(groups).toEqual([
    ['total', ['src/cart.ts', 'src/same.ts']],
    [undefined, ['src/x.ts']],
  ]);
});

test('the words of a signature that differ are marked, and its text is escaped', () => {
  const html = signatureHtml({
    ...total,
    previousSignature: 'total<T>(rate: number)',
    signature: 'total<T>(rate: string)',
  });
  expect(html).toContain('total&lt;T>(rate: <mark>number</mark>)');
  expect(html).toContain('total&lt;T>(rate: <mark>string</mark>)');
});
