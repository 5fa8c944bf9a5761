import { beforeAll, expect, test } from 'vitest';
import { findOperation } from '../../support/operations.ts';
import { renderAnswer } from '../../../src/operations/render-answer.ts';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const files = {
  'chain.py': [
    'def four():\n    return three()\n',
    'def three():\n    return two()\n',
    'def two():\n    return one()\n',
    'def one():\n    return 1\n',
    'def around(n):\n    return back(n)\n',
    'def back(n):\n    return around(n)\n',
  ].join('\n\n'),
  'test_chain.py': 'import chain\n\n\ndef test_four():\n    assert chain.four() == 1\n',
  'Shape.java': 'interface Shape { double area(); }\n',
  'Sq.java':
    'class Sq implements Shape { public double area() { return side(); } double side() { return 2; } }\n',
  'Use.java': 'class Use { double go(Shape s) { return s.area(); } }\n',
};

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

const impactOf = (name: string, maxDepth?: number) =>
  ask<{ affected: { stoppedAt?: string } }>('impact', { name, ...(maxDepth && { maxDepth }) }, store);

test.each([
  ['one', undefined, 'maxDepth'],
  ['one', 3, 'maxDepth'],
  ['one', 4, undefined],
  ['around', 1, undefined],
  ['Sq.side', 1, 'maxDepth'],
  ['Sq.side', 2, undefined],
])(
  'impact of %s in %s steps is complete unless the last ones have further users',
  async (name, depth, at) => {
    const answer = await impactOf(name, depth);
    expect(answer.affected).toMatchObject({ complete: at === undefined });
    expect(answer.affected.stoppedAt).toBe(at);
    const text = renderAnswer(findOperation('impact')!, answer);
    expect(text.includes(', and more at further steps (`maxDepth`)')).toBe(at !== undefined);
  },
);

test.each([
  [2, 'maxDepth'],
  [10, undefined],
])('affected tests within %i steps', async (maxDepth, at) => {
  const answer = await ask<{ stoppedAt?: string }>('affected_tests', { changed: ['one'], maxDepth }, store);
  expect(answer).toMatchObject({ complete: at === undefined });
  expect(answer.stoppedAt).toBe(at);
  const text = renderAnswer(findOperation('affected_tests')!, answer);
  expect(text.includes('stopped at `maxDepth`')).toBe(at !== undefined);
});
