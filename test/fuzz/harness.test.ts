import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withByteEdits } from './inputs/byte-edits.ts';
import { indentedBlocks, nested } from './inputs/nesting.ts';
import { minimise } from './minimise.ts';
import { expectSoundSize } from './oracles/sound-size.ts';
import { describeFailure, summary, tableRow } from './report.ts';
import { defineTarget, inputOf, seedOf, type Target } from './target.ts';

const target = defineTarget({
  name: 'texts',
  inputs: fc.array(fc.string({ minLength: 40, maxLength: 80 }), { minLength: 3 }).map((lines) => ({
    text: Buffer.from(`${lines.join('\n')}\nhere {{{{ it breaks`),
    other: lines,
  })),
  check: () => Promise.resolve('read'),
}) as Target;

test('the same seed gives the same input, and the first input of a run has the seed of the run', () => {
  expect(inputOf(target, 7)).toEqual(inputOf(target, 7));
  expect(inputOf(target, 7)).not.toEqual(inputOf(target, 8));
  expect(seedOf(7, 'texts', 0)).toBe(7);
  expect(new Set(Array.from({ length: 50 }, (_, index) => seedOf(7, 'texts', index))).size).toBe(50);
});

test('a failing input becomes as small as it can', async () => {
  const fails = (input: unknown): Promise<boolean> =>
    Promise.resolve((input as { text: Uint8Array }).text.toString().includes('{{'));
  const smallest = (await minimise(target, 7, fails)) as { text: Buffer };
  expect(smallest.text.toString()).toBe('{{');
});

describe('a report', () => {
  const failure = {
    target: 'texts',
    message: 'TypeError: x is undefined',
    where: 'read in src/a.ts',
    count: 3,
    seed: 99,
    input: { text: Buffer.from('{{\u202e') },
  };

  test('tells what failed, how to repeat it, and the smallest input', () => {
    expect(describeFailure(failure).split('\n')).toEqual([
      'texts: TypeError: x is undefined',
      '  at:      read in src/a.ts',
      '  inputs:  3, the first with seed 99',
      '  repeat:  npm run fuzz -- --target texts --runs 1 --seed 99',
      '  input:   {"text":{"$text":"{{\\u202e"}}',
    ]);
  });

  test('counts the inputs that failed', () => {
    const result = { target: 'texts', runs: 10, outcomes: 2, failures: [failure], seconds: 60 };
    expect(tableRow(result)).toBe('| texts | 10 | 2 | 3 | 60 |');
    expect(summary([result])).toBe('1 target, 10 inputs, 3 failures of 1 kind, 60 s.');
  });
});

test('nesting puts the text that it is given inside', () => {
  for (let pick = 0; pick < 1; pick += 0.01) {
    const depth = nested('inner', pick).split('inner');
    expect(depth).toHaveLength(2);
    expect(indentedBlocks('inner', pick)).toMatch(/^ +inner\n$/m);
  }
});

test('edits repeat lines and never exceed the size limit', () => {
  const text = Buffer.from('one\ntwo\nthree\n');
  const edit = { kind: 'repeatLine', at: 0.4, length: 0, pick: 0.5 };
  expect(Buffer.from(withByteEdits(text, [edit])).toString()).toMatch(/^one\n(two\n){100,}three\n$/);
  const many = Array.from({ length: 20 }, () => ({ ...edit, pick: 0.99 }));
  expect(withByteEdits(text, many).length).toBeLessThanOrEqual(60_000);
});

test('output that grows with the square of its input is out of proportion', () => {
  const output = (bytes: number, artifactBytes: number) => () => {
    expectSoundSize({
      files: { 'a.ts': Buffer.alloc(bytes) },
      artifacts: [{ path: 'a.json', value: 'x'.repeat(artifactBytes) }],
      shards: [],
      factBytes: 0,
      pages: { common: [], definitions: [], count: 0 },
      exports: new Map(),
    });
  };
  expect(output(1000, 1000 * 90)).not.toThrow();
  expect(output(1000, 1000 ** 2)).toThrow('JSON is out of proportion');
});
