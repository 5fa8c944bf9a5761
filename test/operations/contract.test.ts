import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { underContract } from '../../src/operations/contract.ts';
import { inputJsonSchema, outputJsonSchema } from '../../src/operations/json-schema.ts';
import { defineOperation, type Contract, type Operation } from '../../src/operations/operation.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';

const contract: Contract = {
  names: ['old_users'],
  input: { id: 'node_key', limit: 'max' },
  output: { users: ['used_by', { id: 'target_id' }], id: 'node_key', meta: ['meta', { most: 'max' }] },
};

/** Answers with its input, so that tests see which one arrived. */
const users: Operation = defineOperation({
  name: 'users',
  description: 'Test.',
  contracts: [contract],
  input: z.strictObject({ id: z.string(), limit: z.int().default(5) }),
  output: z.object({
    id: z.string(),
    users: z.array(z.object({ id: z.string(), line: z.int() })),
    meta: z.object({ id: z.string(), most: z.int(), next: z.record(z.string(), z.unknown()).nullable() }),
  }),
  static: { kind: 'server', why: 'For this test.' },
  run: (_store, { id, limit }) =>
    Promise.resolve({
      id,
      users: [{ id: 'b', line: limit }],
      meta: { id: 'c', most: limit, next: { limit: limit + 1 } },
    }),
  toMarkdown: ({ id, users: [first] }) => `${id} is used by ${first!.id}`,
});
const old = underContract(users, contract, 'old_users');
const store = new MemoryStore([]);
const run = (operation: Operation, input: unknown): Promise<unknown> => runOperation(operation, store, input);

describe('an operation under a contract', () => {
  const answer = {
    node_key: 'a',
    used_by: [{ target_id: 'b', line: 7 }],
    meta: { id: 'c', max: 7, next: { max: 8 } },
  };

  it('has the field names of the contract in input, answer and `meta.next`', async () => {
    expect(await run(old, { node_key: 'a', max: 7 })).toEqual(answer);
    expect(old.output.parse(answer)).toEqual(answer);
  });

  it('publishes them in its schemas', () => {
    expect(inputJsonSchema(old)).toMatchObject({
      properties: { node_key: {}, max: {} },
      required: ['node_key'],
    });
    const { properties } = outputJsonSchema(old) as { properties: Record<string, object> };
    expect(Object.keys(properties)).toEqual(['node_key', 'used_by', 'meta']);
    expect(properties['used_by']).toMatchObject({ items: { required: ['target_id', 'line'] } });
    expect(properties['meta']).toMatchObject({ required: ['id', 'max', 'next'] });
  });

  it('has the same Markdown', () => {
    expect(old.toMarkdown(answer)).toBe('a is used by b');
  });

  it('names its own fields in errors', async () => {
    await expect(run(old, { node_key: 1 })).rejects.toThrow('old_users: node_key must be a text');
  });
});

describe('an operation under our name', () => {
  it('accepts the input of its contracts, and the names that contracts give to ids', async () => {
    for (const input of [
      { node_key: 'a', max: 7 },
      { symbolId: 'a', limit: 7 },
      { nodeId: 'a', max: 7 },
    ])
      expect(await run(users, input)).toMatchObject({ id: 'a', users: [{ line: 7 }] });
  });

  it('refuses two values for one field', async () => {
    await expect(run(users, { id: 'a', symbolId: 'b' })).rejects.toThrow(
      'users: "id" and "symbolId" are two names of one input and have different values.',
    );
    expect(await run(users, { id: 'a', symbolId: 'a' })).toMatchObject({ id: 'a' });
  });
});
