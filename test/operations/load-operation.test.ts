import { expect, it } from 'vitest';
import { operations } from '../../src/operations/index.ts';
import { loadableOperations, loadOperation } from '../../src/operations/load-operation.ts';

it('loads each operation alone, and no other name', async () => {
  expect([...loadableOperations].sort()).toEqual(operations.map(({ name }) => name).sort());
  for (const { name, description } of operations) {
    const loaded = await loadOperation(name);
    expect({ name: loaded?.name, description: loaded?.description }).toEqual({ name, description });
  }
  expect(await loadOperation('constructor')).toBeUndefined();
});
