import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { ask } from './support/ask.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

interface Picture {
  content: string;
  format: string;
  drawn: { nodes: number; edges: number };
  omitted: { nodes: number; edges: number };
  note?: string;
  meta: { total: number; truncated: boolean; next: unknown };
}

const picture = (input: Record<string, unknown> = {}) => ask<Picture>('auzoom_visualize', input);
const cart = 'file:src/shop/cart.ts';

describe('auzoom_visualize', () => {
  test('mermaid: children are drawn inside their parent, and arrows lead to the used node', async () => {
    const { content, format, drawn } = await picture({ node_id: cart, depth_down: 2, format: 'mermaid' });
    expect(format).toBe('mermaid');
    expect(drawn).toEqual({ nodes: 7, edges: 2 });
    const [, name] = /subgraph (n[0-9a-f]{16})\["Cart"\]/.exec(content) ?? [];
    expect(name).toBeDefined();
    expect(content).toMatch(/^flowchart TB\nsubgraph n[0-9a-f]{16}\["cart\.ts"\]/);
    const id = (label: string) => new RegExp(`(n[0-9a-f]{16})\\["${label}"\\]`).exec(content)?.[1] ?? '?';
    expect(content).toContain(`${id('add')} --> ${id('check')}`);
  });

  test('ascii: a tree in box characters, with docs on request', async () => {
    const { content } = await picture({
      node_id: cart,
      depth_down: 2,
      format: 'ascii',
      show_docstrings: true,
    });
    expect(content).toBe(
      [
        'module cart.ts',
        '└─ class Cart',
        '   │   What a customer carries.',
        '   ├─ field items',
        '   ├─ constructor constructor',
        '   ├─ method add  → check, items',
        '   ├─ method total',
        '   └─ method check',
        '',
      ].join('\n'),
    );
    const without = await picture({ node_id: cart, depth_down: 2, format: 'ascii' });
    expect(without.content).not.toContain('carries');
  });

  test('svg: a standalone document with a description in words', async () => {
    const { content, drawn } = await picture({ depth_down: 3, format: 'svg', show_docstrings: true });
    new SaxesParser().write(content).close();
    expect(content).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="treeatlas" role="img"/);
    expect(content).toContain('<title>directory root and what is in it</title>');
    expect(content).toMatch(/<desc>.*\d+ nodes, \d+ edges\.<\/desc>/);
    expect(content).toContain('prefers-color-scheme:dark');
    expect(content).not.toMatch(/<script|href|url\(|@import|on[a-z]+=/);
    expect(content.match(/<g class="box/g)).toHaveLength(drawn.nodes);
    expect(content.match(/<path class="line"/g)).toHaveLength(drawn.edges);
  });

  test('possible references are dashed in every format', async () => {
    const input = { depth_down: 2, node_id: 'directory:src' };
    expect((await picture({ ...input, format: 'mermaid' })).content).toMatch(/ -\.-> /);
    expect((await picture({ ...input, format: 'svg' })).content).toContain('class="edge possible"');
    const whole = await picture({ node_id: 'root', depth_down: 3, format: 'ascii' });
    expect(whole.content).toMatch(/⇢/);
  });

  test('a closed node stands for its contents', async () => {
    const { content } = await picture({ node_id: 'directory:src', depth_down: 1, format: 'ascii' });
    expect(content).toMatch(/module main\.ts {2}→ .*shop/);
  });

  test('the defaults are mermaid and one level', async () => {
    const shown = await picture({ node_id: cart });
    expect(shown).toMatchObject({ format: 'mermaid', drawn: { nodes: 2 } });
  });

  test('says what is not drawn and how to see it', async () => {
    expect(await picture({ depth_down: 9 })).toMatchObject({
      omitted: { nodes: 0, edges: 0 },
      meta: { truncated: false, next: null },
    });
    const functions = Array.from({ length: 100 }, (_, n) => `export function f${n}() {}\n`).join('');
    const { artifacts } = await indexMemory(memorySource({ 'lib/a.ts': functions, 'b.ts': 'let b = 1;\n' }));
    const shown = await ask<Picture>('auzoom_visualize', { depth_down: 3 }, new MemoryStore(artifacts));
    expect(shown.drawn.nodes).toBe(60);
    expect(shown).toMatchObject({
      omitted: { nodes: 45 },
      note: 'Not drawn: 45 nodes. Ask for a part of it, such as file:lib/a.ts.',
      meta: { total: 105, returned: 60, truncated: true, next: { node_id: 'file:lib/a.ts', offset: 0 } },
    });
  });

  test('the children of a node are paged', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 70 }, (_, n) => [n % 2 ? `f${n}.ts` : `d${n}/f.ts`, 'export let a = 1;\n']),
    );
    const store = new MemoryStore((await indexMemory(memorySource(files))).artifacts);
    const first = await ask<Picture>('auzoom_visualize', {}, store);
    expect(first).toMatchObject({
      note: 'Not drawn: 11 nodes. The rest begins at offset 59. Ask for a part of it.',
      meta: { total: 71, returned: 60, truncated: true, next: { offset: 59 } },
    });
    const second = await ask<Picture>('auzoom_visualize', first.meta.next, store);
    expect(second).toMatchObject({ drawn: { nodes: 12 }, meta: { truncated: false, next: null } });
    const names = [first, second].flatMap(({ content }) => content.match(/\b[df]\d+(\.ts)?(?=")/g) ?? []);
    expect(new Set(names).size).toBe(70);
  });

  test.each([{ format: 'png' }, { depth_down: -1 }, { node_id: '' }])('refuses %j', async (input) => {
    await expect(picture(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('an unknown node is an error with the nearest ids', async () => {
    await expect(picture({ node_id: 'file:src/shop/card.ts' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: [cart, 'file:src/shop/order.ts'],
    });
  });
});
