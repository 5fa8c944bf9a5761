import { create, fromJsonString, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { IndexSchema, type Index } from '@c4312/scip/scip_pb.js';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportGraph } from '../../../src/cli/commands/export.ts';
import { fakeTerminal } from '../../cli/fake-terminal.ts';
import { fixture, scratch } from '../../cli/run-treeatlas.ts';
import { compareScip, type ScipComparison } from './compare-scip.ts';

type Occurrence = [line: number, column: number, symbol: string, roles?: number];

function write(index: Index): string {
  const path = join(scratch(), 'index.scip');
  writeFileSync(path, toBinary(IndexSchema, index));
  return path;
}

function made(documents: Readonly<Record<string, readonly Occurrence[]>>): string {
  const init: MessageInitShape<typeof IndexSchema> = {
    documents: Object.entries(documents).map(([relativePath, occurrences]) => ({
      relativePath,
      occurrences: occurrences.map(([line, column, symbol, symbolRoles = 0]) => ({
        range: [line, column, column + 1],
        symbol,
        symbolRoles,
      })),
    })),
  };
  return write(create(IndexSchema, init));
}

describe('comparing two SCIP indexes', () => {
  it('compares ranges, not names', () => {
    const ours = made({
      'a.x': [
        [4, 2, 'ours a . . A#', 1],
        [9, 0, 'ours a . . A#'],
        [9, 5, 'ours a . . B#'],
      ],
      'b.x': [[0, 1, 'ours a . . B#', 1]],
      'only-ours.x': [[0, 0, 'ours a . . C#', 1]],
    });
    const oracle = made({
      'a.x': [
        [4, 2, 'theirs p q 1 `a.x`/A#', 1],
        [5, 2, 'theirs p q 1 `a.x`/D#', 1],
        [9, 0, 'theirs p q 1 `a.x`/A#'],
        [9, 5, 'theirs p q 1 `a.x`/A#'],
      ],
      'b.x': [[0, 1, 'theirs p q 1 `b.x`/B#', 1]],
    });
    expect(compareScip(ours, oracle)).toEqual({
      documents: { shared: ['a.x', 'b.x'], onlyOurs: ['only-ours.x'], onlyOracle: [] },
      definitions: { shared: ['a.x:5:3', 'b.x:1:2'], onlyOurs: [], onlyOracle: ['a.x:6:3'] },
      references: {
        shared: ['a.x:10:1 -> a.x:5:3'],
        onlyOurs: ['a.x:10:6 -> b.x:1:2'],
        onlyOracle: ['a.x:10:6 -> a.x:5:3'],
      },
    } satisfies ScipComparison);
  });

  it('merges overloads, treats constructors as their class, and ignores locals', () => {
    const ours = made({
      'a.x': [
        [1, 0, 'o a . . f().', 1],
        [3, 0, 'o a . . C#', 1],
        [9, 0, 'o a . . f().'],
        [9, 5, 'o a . . C#'],
        [9, 9, 'o a . . x.', 1],
      ],
    });
    const oracle = made({
      'a.x': [
        [0, 0, 't a . . f().', 1],
        [1, 0, 't a . . f().', 1],
        [1, 4, 't a . . f().(parameter)', 1],
        [2, 0, 't a . . f().inside().', 1],
        [3, 0, 't a . . C#', 1],
        [4, 0, 't a . . C#`<constructor>`().', 1],
        [9, 0, 't a . . f().'],
        [9, 5, 't a . . C#`<constructor>`().'],
        [9, 9, 'local 1', 1],
      ],
    });
    const { definitions, references } = compareScip(ours, oracle);
    expect(definitions).toEqual({ shared: ['a.x:2:1', 'a.x:4:1'], onlyOurs: [], onlyOracle: ['a.x:5:1'] });
    expect(references).toEqual({
      shared: ['a.x:10:1 -> a.x:2:1', 'a.x:10:6 -> a.x:4:1'],
      onlyOurs: [],
      onlyOracle: [],
    });
  });
});

/** `test/fixtures/scip` has the indexes of compilers for these fixtures, reduced to the parts that are compared. */
describe.each(['tiny-typescript', 'tiny-python'] as const)('our index of %s', (name) => {
  it('has the same definitions as the compiler, and no other references', async () => {
    const cwd = fixture(name);
    const output = join(scratch(), 'ours.scip');
    await exportGraph(fakeTerminal({ cwd }), '.', { format: 'scip', output });
    const json = readFileSync(join(import.meta.dirname, '../../fixtures/scip', `${name}.json`), 'utf8');
    const { documents, definitions, references } = compareScip(
      output,
      write(fromJsonString(IndexSchema, json)),
    );
    expect([documents, definitions].map(({ onlyOurs, onlyOracle }) => [onlyOurs, onlyOracle])).toEqual([
      [[], []],
      [[], []],
    ]);
    expect(definitions.shared.length).toBeGreaterThan(40);
    // The TypeScript indexer names modules that are imported by a relative path differently.
    // The Python index was made without the standard library, so it lacks the results of `map` and `find`.
    // The constructor of what is made is inherited, and compilers name the class only.
    // `{ product, quantity }` names the properties of the type too. Compilers do not know what a test runner gives to
    // `shelf`, nor that `capacity=2` sets the field.
    const known = [
      'src/cart.ts:30:41 -> src/cart.ts:7:3',
      'src/cart.ts:30:50 -> src/cart.ts:8:3',
      'tests/test_shelf.py:11:18 -> src/stockroom/shelf.py:19:14',
      'tests/test_shelf.py:15:28 -> tests/test_shelf.py:10:5',
      'tests/test_shelf.py:16:15 -> src/stockroom/shelf.py:27:9',
      'tests/test_shelf.py:17:22 -> src/stockroom/shelf.py:38:9',
      'tests/test_shelf.py:19:38 -> tests/test_shelf.py:10:5',
      'tests/test_shelf.py:20:15 -> src/stockroom/shelf.py:27:9',
      'tests/test_shelf.py:22:19 -> src/stockroom/shelf.py:22:9',
      'tests/test_shelf.py:25:35 -> tests/test_shelf.py:10:5',
      'tests/test_shelf.py:26:11 -> src/stockroom/shelf.py:22:9',
      'tests/test_shelf.py:27:18 -> src/stockroom/shelf.py:35:9',
      'src/main.ts:8:20 -> src/models/product.ts:12:31',
      'src/cart.ts:29:20 -> src/cart.ts:8:3',
      'src/pricing/discounts.ts:18:54 -> src/cart.ts:7:3',
      'src/pricing/discounts.ts:18:62 -> src/models/product.ts:7:3',
      'src/pricing/discounts.ts:19:35 -> src/cart.ts:8:3',
      'src/pricing/discounts.ts:19:56 -> src/cart.ts:7:3',
      'src/pricing/discounts.ts:19:64 -> src/models/product.ts:3:12',
    ];
    const others = references.onlyOurs.filter((each) => !each.endsWith(':1:1') && !known.includes(each));
    expect(others).toEqual([]);
    expect(references.onlyOracle.length / references.shared.length).toBeLessThan(0.06);
  });
});
