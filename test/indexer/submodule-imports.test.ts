import { expect, test } from 'vitest';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { ask } from '../support/ask.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

test('an import of modules from a package leads to the modules, and of other names to the package', async () => {
  const { artifacts } = await indexMemory(
    memorySource({
      'shop/__init__.py': 'TAX = 19\n',
      'shop/money.py': 'def cents():\n    return 1\n',
      'shop/cart.py': 'from . import money, TAX\n',
    }),
  );
  const { modules } = await ask<{ modules: { imports: { names: string[]; toId: string }[] }[] }>(
    'module_imports',
    { path: 'shop/cart.py' },
    new MemoryStore(artifacts),
  );
  expect(modules[0]?.imports.map(({ names, toId }) => [names, toId])).toEqual([
    [['money'], 'file:shop/money.py'],
    [['TAX'], 'file:shop/__init__.py'],
  ]);
});
