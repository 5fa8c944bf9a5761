import { expect, test } from 'vitest';
import type { BrokenPlace, ChangeReport } from '../../src/model/changes.ts';
import { changesGraph } from '../../src/render/neighbours/changes-graph.ts';
import { emptyReport, fileChange, symbolChange } from '../support/change-report.ts';

const code = { language: 'toy' };
const total = symbolChange({ id: 'function:shop/price.ts:total', change: 'removed', isBreaking: true });
const place: BrokenPlace = {
  ...{ path: 'app/main.ts', span: [3, 1, 3, 6], text: 'total()', inId: 'file:app/main.ts' },
  ...{ causeId: total.id, reason: 'removed', message: '', isCertain: true, isTest: false },
};

function drawingOf(report: Partial<ChangeReport>) {
  const whole = { ...emptyReport, ...report };
  return changesGraph({ range: 'a..b', report: whole, addresses: whole.files.map(({ address }) => address) });
}

test('draws changed files in their packages, symbols in their files, and what breaks', () => {
  const drawing = drawingOf({
    files: [fileChange('shop/price.ts', code), fileChange('README.md')],
    symbols: [total],
    mustChange: [place],
    packages: { added: [{ from: 'app', to: 'shop', places: 2, example: null }], removed: [] },
  });
  const nodes = drawing?.nodes.map(({ key, parent, mark }) => [key, parent, mark]);
  expect(nodes).toEqual([
    ['package shop', undefined, undefined],
    ['package app', undefined, undefined],
    ['shop/price.ts', 'package shop', 'changed'],
    ['app/main.ts', 'package app', undefined],
    [total.id, 'shop/price.ts', 'removed'],
  ]);
  expect(drawing?.edges.map(({ from, to, mark, weight }) => [from, to, mark, weight])).toEqual([
    ['package app', 'package shop', 'added', 2],
    ['app/main.ts', total.id, 'breaks', 1],
  ]);
});

test('draws the directories of many files, with the callers of what changed', () => {
  const many = Array.from({ length: 31 }, (_, at) =>
    fileChange(`new/${at}.ts`, { ...code, change: 'added' }),
  );
  const changed = symbolChange({
    id: 'function:new/1.ts:f',
    change: 'changed',
    callers: {
      ...{ total: 1, files: 1, mustChange: 0 },
      first: [{ id: '', path: 'shop/price.ts', line: 1, mustChange: false }],
    },
  });
  const drawing = drawingOf({ files: [...many, fileChange('shop/price.ts', code)], symbols: [changed] });
  expect(drawing?.nodes.map(({ label, mark, note }) => [label, mark, note])).toEqual([
    ['new', 'added', '31 files +31 -31'],
    ['shop', 'changed', '1 file +1 -1'],
  ]);
  expect(drawing?.edges).toEqual([{ from: 'shop', to: 'new', certain: true, weight: 1 }]);
});

test('there is no drawing without changes of code', () => {
  expect(drawingOf({ files: [fileChange('README.md')] })).toBeUndefined();
});
