import { expect, it } from 'vitest';
import { affectedTestLines, callGraphLines, pathLines } from '../../../src/cli/bench/atlas-answers.ts';
import { compareCallers, sampleOf } from '../../../src/cli/bench/compare.ts';
import { comparisonText } from '../../../src/cli/bench/comparison-text.ts';

const sources: Readonly<Record<string, readonly string[]>> = {
  'cart.py': ['class Cart:', '    def total(self):', '        return 1'],
  'main.py': [
    'def pay(cart: Cart):',
    '    return cart.total()',
    '',
    'def ship(x: Order):',
    '    return x.total()',
  ],
};
const files = { paths: Object.keys(sources), lines: (path: string) => sources[path] ?? [] };
const target = { name: 'total', owner: 'Cart', path: 'cart.py', line: 2 };

it('names the callers that only one side finds', async () => {
  const answer = `2 references to method:cart.py:Cart.total

main.py
- 2:17, 5:14 CALLS (member: annotation) in pay
  > return cart.total()
  > return x.total()
`;
  const comparison = await compareCallers(files, target, () => Promise.resolve(answer), 24_000);
  expect(comparison).toMatchObject({ symbol: 'Cart.total', agreed: 1, treeatlas: { calls: 1 } });
  expect(comparison.differences).toEqual([
    { path: 'main.py', line: 5, text: 'return x.total()', by: 'Treeatlas' },
  ]);
  expect(comparisonText([comparison], 1)).toContain('only Treeatlas: main.py:5  return x.total()');
});

it('leaves calls via an override out of the callers', async () => {
  const answer =
    '1 reference to x\n\n## Calls via interface or override: 1\n\nmain.py\n- 5:14 CALLS in ship\n  > return x.total()\n';
  const { differences, agreed } = await compareCallers(files, target, () => Promise.resolve(answer), 24_000);
  expect(agreed).toBe(0);
  expect(differences).toMatchObject([{ line: 2, by: 'grep and reads' }]);
});

it('draws the same symbols for the same seed', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(sampleOf(items, 3, 7)).toEqual(sampleOf(items, 3, 7));
  expect(new Set(sampleOf(items, 9, 1)).size).toBe(6);
});

it('reads the places in answers of the other operations', () => {
  const graph =
    '## Calls\n\n- method:a.py:A.b -> function:c.py:d (line 12, 14)\n- file:e.py -> function:c.py:d (line 3)\n\n## Calls via interface or override: 1\n\n- method:f.py:F.g -> function:c.py:d (line 9), via method:h.py:H.d';
  expect(callGraphLines(graph).calls).toMatchObject([
    { path: 'a.py', line: 12 },
    { path: 'e.py', line: 3 },
  ]);
  const path =
    'From x to y.\n\n## 2 steps\n\n- a -> b: CALLS, member, src/a.py:81\n- b -> c: CALLS, src/b.py:95, 101';
  expect(pathLines(path).steps).toMatchObject([
    { path: 'src/a.py', line: 81 },
    { path: 'src/b.py', line: 95 },
  ]);
  const tests =
    '- t/a.py: uses, 1: t/a.py -> x\n- t/b.py: imports, 2: t/b.py -> y\n\n## Over possible references or set-up files: 1\n\n- t/c.py: uses, 3: z';
  expect(affectedTestLines(tests).paths).toEqual(['t/a.py']);
});
