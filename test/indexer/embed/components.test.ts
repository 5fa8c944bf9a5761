import { describe, expect, it } from 'vitest';
import { componentName } from '../../../src/grammar/container.ts';
import { bundledGrammars, samplesOf } from '../../support/sample-files.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const containers = bundledGrammars.filter(({ container }) => container !== undefined);

/** Names that stand for what a component declares, and that no file writes. */
const added: ReadonlySet<string> = new Set(['options', '$props']);

/** The text of a file at a span of one line. */
function textAt(source: string, [line, column, , end]: readonly [number, number, number, number]): string {
  return source.split('\n')[line - 1]?.slice(column - 1, end - 1) ?? '';
}

/** How markup, stores and lists of props write a name. */
const plain = (name: string): string => name.replaceAll(/[-'"]/g, '').toLowerCase();

describe.each(containers.map((grammar) => [grammar.name, grammar] as const))('a file of %s', (_, grammar) => {
  it('has names where the file writes them', async () => {
    const files = Object.fromEntries(samplesOf(grammar).map(({ path, text }) => [path, text]));
    const { shards } = await indexMemory(memorySource(files));
    let count = 0;
    for (const shard of shards.values()) {
      if (shard.language !== grammar.name) continue;
      const component = componentName(shard.path);
      for (const { name, nameSpan } of shard.nodes.slice(1)) {
        if (name === component || added.has(name)) continue;
        expect(plain(textAt(shard.source, nameSpan)), `${shard.path}: ${name}`).toBe(plain(name));
        count++;
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe('a component', () => {
  it('is named by its file, also where two files have the same text', async () => {
    const text = '<template><p>{{ 1 }}</p></template>\n';
    const { shards } = await indexMemory(memorySource({ 'a/first-row.vue': text, 'a/Second.vue': text }));
    expect(shards.get('a/first-row.vue')?.nodes.map(({ name }) => name)).toContain('FirstRow');
    expect(shards.get('a/Second.vue')?.nodes.map(({ name }) => name)).toContain('Second');
  });

  it('that is broken is parsed in part, with the place of the fault', async () => {
    const text = '<script>\nconst a = 1;\nfunction ( {\n</script>\n<template>{{ a }}</template>\n';
    const { shards } = await indexMemory(memorySource({ 'Broken.vue': text }));
    const shard = shards.get('Broken.vue');
    expect(shard?.status).toBe('partial');
    expect(shard?.findings[0]?.span?.[0]).toBe(3);
    expect(shard?.nodes.map(({ name }) => name)).toContain('a');
  });

  it('that is empty has a page and no fault', async () => {
    const { shards } = await indexMemory(memorySource({ 'Empty.svelte': '', 'Blank.astro': '\n\n' }));
    expect([...shards.values()].map(({ status }) => status)).toEqual(['parsed', 'parsed']);
  });
});
