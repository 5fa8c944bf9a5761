import { expect, test } from 'vitest';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { ask } from '../../support/ask.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';
import { findOperation } from '../../../src/operations/index.ts';
import { renderAnswer } from '../../../src/operations/render-answer.ts';

const { artifacts } = await indexMemory(
  memorySource({
    'base.ts':
      'export class Base {\n  run(): void {}\n}\nexport class Special extends Base {\n  run(): void {}\n}\n',
    'use.ts': "import { Base } from './base.ts';\nnew Base().run();\n",
    'Order.swift': 'class Order {}\n',
  }),
);
const store = new MemoryStore(artifacts);

test.each(['check', 'impact'])('%s: the risk of a file in an unknown language is unknown', async (name) => {
  const answer = await ask<Record<string, unknown>>(name, { path: 'Order.swift' }, store);
  expect(answer).toMatchObject({ risk: 'unknown', note: expect.stringContaining('no language') as string });
  const text = renderAnswer(findOperation(name)!, answer);
  expect(text).toContain('Risk: unknown.');
  expect(text).toContain('so its references are not known');
});

test.each(['check', 'impact'])('%s: an override is counted, but is no reference', async (name) => {
  const answer = await ask<Record<string, unknown>>(name, { name: 'Base.run' }, store);
  expect(answer).toMatchObject({ totalUsages: 1, usedByFiles: 1, totalOverrides: 1, risk: 'low' });
});
