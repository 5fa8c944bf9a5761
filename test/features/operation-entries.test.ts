import { expect, it } from 'vitest';
import { loadOperation, operationEntries } from '../../src/features/operation-entries.ts';
import { findOperation } from '../../src/features/operations.ts';
import { operations } from '../support/operations.ts';

it('lists each operation under its own name, and loads no other name', async () => {
  expect(operations.map(({ name }) => name)).toEqual(Object.keys(operationEntries));
  for (const { name } of operations) expect((await loadOperation(name))?.name).toBe(name);
  expect(await loadOperation('constructor')).toBeUndefined();
});

it('finds each operation by each of its names, with hyphens too', async () => {
  for (const operation of operations) {
    for (const name of [operation.name, operation.name.replaceAll('_', '-')])
      expect(await findOperation(name)).toBe(operation);
    for (const name of (operation.contracts ?? []).flatMap(({ names }) => names))
      expect((await findOperation(name))?.name).toBe(name);
  }
  expect(await findOperation('constructor')).toBeUndefined();
});
