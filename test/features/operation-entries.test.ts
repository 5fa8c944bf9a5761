import { expect, it } from 'vitest';
import { loadOperation, operationEntries } from '../../src/features/operation-entries.ts';
import { operations } from '../support/operations.ts';

it('lists each operation under its own name, and loads no other name', async () => {
  expect(operations.map(({ name }) => name)).toEqual(Object.keys(operationEntries));
  for (const { name } of operations) expect((await loadOperation(name))?.name).toBe(name);
  expect(await loadOperation('constructor')).toBeUndefined();
});
