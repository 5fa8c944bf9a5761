import * as z from 'zod';
import { expect, test } from 'vitest';
import { operations } from '../support/operations.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import type { Store } from '../../src/store/store.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

/** The tiny atlas, with the number of artifacts that were asked for. */
function countingAtlas(): Store & { reads: number } {
  return {
    reads: 0,
    read(path) {
      this.reads++;
      return tiny.read(path);
    },
  };
}

const inputsOf = operations.flatMap((operation) => {
  const { properties = {} } = z.toJSONSchema(operation.input, { io: 'input' });
  return Object.keys(properties).map((field) => ({ operation, field, name: `${operation.name} ${field}` }));
});
const lengths = [4_000, 100_000];
const tiny = tinyAtlas();
const units = ['x', 'a/', 'a.', 'a::', '/'];

test.each(inputsOf)('$name of any length and depth is answered or refused after few reads', async (input) => {
  const { operation, field } = input;
  const { required = [] } = z.toJSONSchema(operation.input, { io: 'input' });
  const others = Object.fromEntries(required.map((name) => [name, 'src']));
  for (const length of lengths)
    for (const unit of units) {
      const text = unit.repeat(length / unit.length);
      for (const value of [text, [text]]) {
        const store = countingAtlas();
        const error: unknown = await runOperation(operation, store, { ...others, [field]: value }).catch(
          (cause: unknown) => cause,
        );
        expect(store.reads, `${unit} to ${length}`).toBeLessThan(100);
        if (length > 10_000 && typeof value === 'string')
          expect(error).toMatchObject({ code: operation.invalidInputCode ?? 'VALIDATION_FAILED' });
      }
    }
});

test('long paths and lists are refused with the input and the bound', async () => {
  const run = (name: string, input: unknown) =>
    runOperation(
      operations.find((each) => each.name === name)!,
      countingAtlas(),
      input,
    );
  await expect(run('get_node', { id: 'a/'.repeat(2_100) })).rejects.toThrow(
    'get_node: id is longer than 4096 bytes.',
  );
  await expect(run('get_node', { id: 'é'.repeat(2_100) })).rejects.toThrow('longer than 4096 bytes');
  await expect(run('imports', { path: 'a/'.repeat(300) })).rejects.toThrow('path has more than 256 parts');
  await expect(run('grep', { pattern: 'x'.repeat(10_001) })).rejects.toThrow('at most 10000 characters');
  await expect(run('affected_tests', { changed: Array(501).fill('a') })).rejects.toThrow(
    'changed must have at most 500 items',
  );
  const deep: unknown = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
  await expect(run('get_node', { id: deep })).rejects.toThrow('id has more than 8 levels');
});
