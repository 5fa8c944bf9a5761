import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../src/operations/answer.ts';
import { ask } from '../support/ask.ts';

interface Answer {
  meta: { truncated: boolean; next: Record<string, unknown> | null; total: number; returned: number };
}

/** Each with the member that a budget cuts. */
const questions: [name: string, input: Record<string, unknown>, cut: string][] = [
  ['list_symbols', {}, 'symbols'],
  ['find_references', { name: 'Cart' }, 'references'],
  ['call_graph', { id: 'file:src/shop/cart.ts', direction: 'both', depth: 2 }, 'nodes'],
  ['module_imports', {}, 'modules'],
  ['get_graph', { id: 'file:src/shop/cart.ts', depthDown: 2, detail: 'full' }, 'descendants'],
];

describe.each(questions)('a budget for %s', (name, input, cut) => {
  const whole = () => ask<Answer & Record<string, unknown[]>>(name, input);

  test('is respected: the answer ends after a whole item and says how to continue', async () => {
    const all = await whole();
    const budget = Math.floor(tokensOf(all) * 0.7);
    const answer = await ask<Answer & Record<string, unknown[]>>(name, { ...input, budget });
    expect(tokensOf(answer)).toBeLessThanOrEqual(budget + tokensOf(answer.meta));
    expect(answer[cut]!.length).toBeGreaterThan(0);
    expect(answer[cut]!.length).toBeLessThan(all[cut]!.length);
    expect(answer.meta).toMatchObject({ truncated: true, returned: answer[cut]!.length });

    const rest = await ask<Answer & Record<string, unknown[]>>(name, { ...input, ...answer.meta.next });
    expect(rest[cut]!.length).toBe(all[cut]!.length - answer[cut]!.length);
  });

  test('of one token still gives one item', async () => {
    expect((await ask<Record<string, unknown[]>>(name, { ...input, budget: 1 }))[cut]).toHaveLength(1);
  });
});

test('the source of a node ends after a whole line and continues with the next', async () => {
  const id = 'class:src/shop/cart.ts:Cart';
  const { content } = await ask<{ content: string }>('get_node', { id });
  let read = '';
  let next: Record<string, unknown> | null = {};
  for (let asked = 0; next && asked < 100; asked++) {
    const part: Answer & { content: string } = await ask('get_node', { id, budget: 10, ...next });
    read += part.content;
    next = part.meta.next && 'fromLine' in part.meta.next ? part.meta.next : null;
  }
  expect(read).toBe(content);
});

test.each([0, -1, 1.5, 'seven'])('a budget of %j is refused', async (budget) => {
  await expect(ask('list_symbols', { budget })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
