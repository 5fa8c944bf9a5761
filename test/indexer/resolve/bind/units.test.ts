import { expect, it } from 'vitest';
import { indexMemory } from '../../../support/index-memory.ts';
import { memorySource } from '../../../support/memory-source.ts';

it.each(['global', 'shapes'])('the types of a package in the directory %s are its own', async (directory) => {
  const text = `package ${directory}\n\ntype error struct{}\n\nfunc run(e error) {\n\te.Error()\n}\n`;
  const path = `${directory}/a.go`;
  const { shards } = await indexMemory(memorySource({ 'go.mod': 'module m\n', [path]: text }));
  const edges = shards.get(path)?.edges ?? [];
  expect(edges.map(({ type }) => type)).toEqual(['REFERENCES_TYPE']);
});
