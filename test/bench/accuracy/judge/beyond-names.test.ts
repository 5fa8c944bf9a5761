import { expect, test } from 'vitest';
import { judgeClaims, type SymbolUnit } from './claims.ts';
import { Comparison } from './support/comparison.ts';

const py = (name: string) => `scip-python python own 1 \`${name}\`/`;

async function verdicts(comparison: Comparison, unit: SymbolUnit): Promise<string[]> {
  return judgeClaims(await comparison.world(), unit).map(({ verdict }) => verdict);
}

const path = 'a.py';

test('the class that a called value makes is not judged by an index that names the value', async () => {
  const text =
    'class A:\n    made = None\n\n    def make(self):\n        return self.made()\n\nclass B:\n    pass\n';
  const called = { path, text: 'made()' };
  const held = (target: string) =>
    new Comparison({ [path]: text })
      .defines(`${py('a')}A#`, { path, text: 'A' })
      .defines(`${py('a')}A#made.`, { path, text: 'made' })
      .defines(`${py('a')}A#make().`, { path, text: 'make(' })
      .defines(`${py('a')}B#`, { path, text: 'B' })
      .uses(`${py('a')}A#made.`, called)
      .node('class:a.py:B', { path, text: 'B' })
      .node('method:a.py:A.make', { path, text: 'make(' })
      .edge('CALLS', 'x', target, called);
  expect(await verdicts(held('class:a.py:B'), 'calls')).toEqual(['unjudged']);
  expect(await verdicts(held('method:a.py:A.make'), 'calls')).toEqual(['wrong']);
});

test('a keyword names a parameter and sets the field of that name', async () => {
  const text =
    'class A:\n    def __init__(self, size):\n        self.size = size\n        self.other = 1\n\nA(size=1)\n';
  const keyword = { path, text: 'size=1' };
  const set = (target: string) =>
    new Comparison({ [path]: text })
      .defines(`${py('a')}A#`, { path, text: 'A' })
      .defines(`${py('a')}A#__init__().(size)`, { path, text: 'size' })
      .uses(`${py('a')}A#__init__().(size)`, keyword)
      .node('property:a.py:A.size', { path, text: 'size =' })
      .node('property:a.py:A.other', { path, text: 'other' })
      .edge('REFERENCES', 'x', target, keyword);
  expect(await verdicts(set('property:a.py:A.size'), 'references')).toEqual(['unjudged']);
  expect(await verdicts(set('property:a.py:A.other'), 'references')).toEqual(['wrong']);
});

test('a function that is called by its own method is called', async () => {
  const text = 'function made() {}\nmade.call(null);\nmade.length;\n';
  const file = 'src/a.ts';
  const symbol = 'scip-typescript npm own 1.0.0 src/`a.ts`/made().';
  const called = { path: file, text: 'made.call' };
  const read = { path: file, text: 'made.length' };
  const applied = new Comparison({ [file]: text })
    .defines(symbol, { path: file, text: 'made' })
    .uses(symbol, called, read)
    .node('function:src/a.ts:made', { path: file, text: 'made' })
    .edge('CALLS', 'x', 'function:src/a.ts:made', called)
    .edge('CALLS', 'x', 'function:src/a.ts:made', read);
  expect(await verdicts(applied, 'calls')).toEqual(['right', 'wrong']);
});
