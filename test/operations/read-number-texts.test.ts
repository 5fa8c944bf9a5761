import { describe, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';

const main = 'function:src/main.ts:main';

describe('a whole number that is sent as text', () => {
  test.each([
    ['find_references', { name: 'price', limit: 1 }, { name: 'price', limit: '1' }],
    ['call_graph', { id: main, depth: 2, limit: 3 }, { id: main, depth: '2', limit: '3' }],
    ['AstCallGraph', { symbolId: main, depth: 2 }, { symbolId: main, depth: '2' }],
    ['grep', { pattern: 'format', context: 1 }, { pattern: 'format', context: '1' }],
    ['grep', { pattern: '5', limit: 1 }, { pattern: '5', limit: '1' }],
  ])('is read as the number by %s', async (name, number, text) => {
    expect(await ask(name, text)).toEqual(await ask(name, number));
  });

  test.each([
    ['find_references', { name: 'price', limit: 'five' }, 'find_references: limit must be a number'],
    ['find_references', { name: 'price', limit: '' }, 'find_references: limit must be a number'],
    ['find_references', { name: 'price', limit: '5px' }, 'find_references: limit must be a number'],
    ['call_graph', { id: main, depth: '1.5' }, 'call_graph: depth must be a number'],
    ['call_graph', { id: main, depth: '-1' }, 'call_graph: depth must be at least 0'],
    ['call_graph', { id: main, depth: '2', limit: [] }, 'call_graph: limit must be a number'],
  ])('is no other text: %s %o', async (name, input, message) => {
    await expect(ask(name, input)).rejects.toThrow(message);
  });
});
