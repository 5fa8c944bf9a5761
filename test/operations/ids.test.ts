import { expect, test } from 'vitest';
import { findOperation, operations } from '../support/operations.ts';
import { inputJsonSchema } from '../../src/operations/json-schema.ts';
import { OperationError } from '../../src/operations/operation-error.ts';
import type { Operation } from '../../src/operations/operation.ts';
import { ask } from '../support/ask.ts';

/** Questions that need no id. Nodes of other snapshots may be gone, so those of the history are not among them. */
const questions: [name: string, input: object][] = [
  ['overview', {}],
  ['list_symbols', {}],
  ['code_tree', { maxDepth: 0 }],
  ['find', { query: 'c' }],
  ['search', { query: 'total' }],
  ['grep', { pattern: 'format', context: 1 }],
  ['module_imports', {}],
  ['imports', { path: 'src/util' }],
  ['path_between', { from: 'main', to: 'CURRENCY' }],
  ['affected_tests', { changed: ['src/util/money.ts'] }],
  ['deadcode', {}],
  ['validate', {}],
  ['find_definition', { name: 'format' }],
  ['find_references', { name: 'price' }],
];

/** The operations that need nothing but an id, or two. */
const operationsById = operations.filter((operation) => {
  const { properties = {}, required = [] } = inputJsonSchema(operation) as {
    properties?: object;
    required?: string[];
  };
  return operation.name === 'path_between' || ('id' in properties && required.every((name) => name === 'id'));
});

/** Returns the ids of nodes in an answer: the values of fields that are named `id`, `…Id`, `ids` or `…Ids`. Commits are no nodes. */
function idsIn(value: unknown, field = ''): string[] {
  if (field === 'snapshotId') return [];
  if (typeof value === 'string') return /^ids?$|Ids?$/.test(field) && value !== '' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => idsIn(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => idsIn(member, name));
}

/** Returns the answer for an id; undefined if the operation says that it takes no node of this kind. */
async function askById({ name }: Operation, id: string): Promise<unknown> {
  // `path_between` also takes names, so its inputs are not called ids.
  const input = name === 'path_between' ? { from: id, to: 'file:src/main.ts' } : { id };
  try {
    const answer = await ask<{ symbol?: unknown }>(name, input);
    expect(answer.symbol, `${name} ${id}`).not.toBeNull();
    return answer;
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    expect(error, `${name} ${id}`).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(error.message).toMatch(/ is (a directory|a package, outside the repository)\./);
    return undefined;
  }
}

test('every id in an answer is accepted by every operation that takes an id', async () => {
  expect(operationsById.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'get_node',
      'find_definition',
      'find_references',
      'related',
      'call_graph',
      'get_graph',
    ]),
  );
  const ids = new Set<string>();
  for (const [name, input] of questions) {
    expect(findOperation(name), name).toBeDefined();
    for (const id of idsIn(await ask(name, input))) ids.add(id);
  }
  // The set grows during the loop: answers contain further ids.
  for (const id of ids) {
    for (const operation of operationsById)
      for (const found of idsIn(await askById(operation, id))) ids.add(found);
  }
  const kinds = new Set([...ids].map((id) => id.split(':')[0]));
  expect([...kinds]).toEqual(expect.arrayContaining(['file', 'directory', 'package', 'method', 'root']));
});

test.each(['directory:src/util', 'src/util', 'src/util/', 'package:express'])(
  'that %s is no file or symbol is said, and not that it does not exist',
  async (id) => {
    const refusal = {
      code: 'VALIDATION_FAILED',
      message: expect.stringMatching(/ is a (directory|package)/) as string,
    };
    await expect(ask('call_graph', { id })).rejects.toMatchObject(refusal);
  },
);

test('the path of the root can be given to every operation that takes a path', async () => {
  const { center } = await ask<{ center: { path: string } }>('get_graph', {});
  expect(center.path).toBe('.');
  for (const name of ['license', 'dead_code', 'list_symbols', 'code_tree'])
    await expect(
      ask(name, name === 'code_tree' ? { pattern: center.path } : { path: center.path }),
      name,
    ).resolves.toBeDefined();
  await expect(ask('impact', { path: center.path, line: 1 })).rejects.toThrow('"." is a directory');
});
