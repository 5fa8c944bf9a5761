import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { artifactPath } from '../../src/model/artifact.ts';
import type { AtlasIndex } from '../../src/model/atlas-index.ts';
import { estimateTokens } from '../../src/model/tokens.ts';
import { ask as askHost } from '../../src/operations/ask.ts';
import { withFreshness } from '../../src/operations/answer.ts';
import { inputJsonSchema, outputJsonSchema } from '../../src/operations/json-schema.ts';
import { findOperation, operations } from '../support/operations.ts';
import { OperationError } from '../../src/operations/operation-error.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import { exampleOf, placeholderValues } from '../../src/model/static-answer.ts';
import { readIndex } from '../../src/query/read.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { ask } from '../support/ask.ts';
import { sourceAtlas } from '../support/source-atlas.ts';
import { tinyArtifacts, tinyAtlas } from '../support/tiny-atlas.ts';

test('the operations, in order, with the names of their contracts', () => {
  expect(
    operations.map(({ name, contracts = [] }) =>
      [name, ...contracts.flatMap(({ names }) => names)].join(' '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "overview",
      "search",
      "find auzoom_find",
      "grep",
      "code_tree aura_tree",
      "tree",
      "get_node aura_get_node",
      "find_definition AstFindDefinition ast-find-definition",
      "find_references AstFindReferences ast-find-references",
      "name_at",
      "impact",
      "check",
      "related",
      "imports",
      "call_graph AstCallGraph ast-call-graph",
      "path_between",
      "affected_tests",
      "module_imports AstModuleImports ast-module-imports",
      "list_symbols AstListSymbols ast-list-symbols",
      "get_graph auzoom_get_graph",
      "get_dependencies auzoom_get_dependencies",
      "visualize auzoom_visualize",
      "dead_code deadcode",
      "validate auzoom_validate",
      "license",
      "blame",
      "diff",
      "list_snapshots auzoom_list_snapshots",
      "get_snapshot auzoom_get_snapshot",
      "diff_snapshots auzoom_diff_snapshots",
      "visualize_diff auzoom_visualize_diff",
      "timeline",
      "lifeline",
      "index auzoom_index",
      "list_repositories",
      "hub_find",
      "hub_users",
      "hub_package",
      "lsp",
      "mem_search",
    ]
  `);
});

test.each(operations)('$name can be described as JSON Schema', (operation) => {
  expect(inputJsonSchema(operation)).toHaveProperty('properties');
  const output = outputJsonSchema(operation);
  // The contract of `mem_search` has a bare list.
  if (output['type'] !== 'array') expect(output).toHaveProperty('properties.meta');
});

test('invalid input is refused with the name of the invalid field', async () => {
  await expect(
    runOperation(findOperation('code_tree')!, tinyAtlas(), { maxDepth: -1 }),
  ).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: expect.stringContaining('maxDepth') as string,
  });
});

test('null is an input that is not set: by our names, those of contracts, and for a repository', async () => {
  const host = { getAtlas: () => Promise.resolve({ store: tinyAtlas() }) };
  const unset = { repository: null, workspacePath: null, depth: null, direction: null, budget: null };
  const call = (input: object) => askHost(host, findOperation('AstCallGraph')!, input);
  expect(await call({ symbolId: 'main', ...unset })).toEqual(await call({ symbolId: 'main' }));
  await expect(call({ symbolId: null })).rejects.toThrow('symbolId is required');
});

test.each(operations)('no error of $name repeats all of a long input', async (operation) => {
  const { properties = {}, required = [] } = z.toJSONSchema(operation.input, { io: 'input' });
  const others = Object.fromEntries(required.map((name) => [name, 'x']));
  for (const name of Object.keys(properties)) {
    const input = { ...others, [name]: 'x'.repeat(10_000) };
    const error: unknown = await runOperation(operation, tinyAtlas(), input).catch((cause: unknown) => cause);
    if (error instanceof OperationError) expect(error.message.length, name).toBeLessThan(1000);
  }
});

test.each([
  ['list_symbols', { relPath: 'src/shop/crat.ts' }],
  ['module_imports', { relPath: 'src/shop/crat.ts' }],
  ['dead_code', { path: 'src/shop/crat.ts' }],
  ['grep', { path: 'src/shop/crat.ts', pattern: 'x' }],
])('%s names the paths nearest to an unknown one', async (name, input) => {
  await expect(runOperation(findOperation(name)!, tinyAtlas(), input)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    nearest: expect.arrayContaining(['file:src/shop/cart.ts']) as unknown,
  });
});

test.each(['impact', 'list_symbols'])(
  '%s names the symbol nearest to a misspelt id in the place of a path',
  async (name) => {
    const path = 'class:src/shop/cart.ts:Crat';
    await expect(runOperation(findOperation(name)!, tinyAtlas(), { path })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: `There is no node "${path}".`,
      nearest: expect.arrayContaining(['class:src/shop/cart.ts:Cart']) as unknown,
    });
  },
);

test('of names that differ in case only, the one in the case of the question is suggested first', async () => {
  const store = await sourceAtlas({
    'a.ts': 'export const spider = (): number => 1;\n',
    'src/long/path/of/spider.ts': 'export class Spider {}\n',
  });
  const nearest = async (name: string): Promise<unknown> =>
    runOperation(findOperation('impact')!, store, { name }).catch(
      (error: unknown) => (error as OperationError).nearest[0],
    );
  expect(await nearest('Spidder')).toBe('class:src/long/path/of/spider.ts:Spider');
  expect(await nearest('spidder')).toBe('function:a.ts:spider');
});

test('live interfaces add commit and coverage; the answer itself has neither', async () => {
  const store = tinyAtlas();
  const answer = await ask<{ meta: object }>('overview');
  expect(JSON.stringify(answer)).not.toContain('c0ffee');
  expect(withFreshness(answer, await readIndex(store)).meta).toMatchObject({
    commit: 'c0ffee'.padEnd(40, '0'),
    dirty: false,
    coverage: { supportedFileCount: 5, sites: { candidate: 2 } },
  });
});

test('the index names artifacts that there are, for clients that only fetch files', async () => {
  const store = tinyAtlas();
  const { symbolShards, topSymbols } = await readIndex(store);
  const [symbol] = topSymbols;
  const values = placeholderValues(symbol!, symbolShards, 'src/shop');
  const examples = operations.flatMap(({ name, static: answer }) => {
    const example = exampleOf(answer, values, new Set());
    return example ? [{ name, ...example }] : [];
  });
  expect(examples.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'get_node',
      'find_references',
      'call_graph',
      'imports',
      'code_tree',
      'list_symbols',
    ]),
  );
  for (const { name, url } of examples) expect(await store.read(url), `${name}: ${url}`).toBeDefined();
  const allParts = exampleOf(findOperation('blame')!.static, values, new Set(['blame']));
  expect(allParts?.url).toBe('api/v1/blame/file/src/shop/cart.ts.json');
});

describe('the overview', () => {
  test('describes the repository and its coverage', async () => {
    expect(await ask('overview')).toMatchObject({
      repository: 'tiny-shop',
      readme: { path: 'README.md', excerpt: '# Tiny shop\n\nA shop that fits on <one> page.' },
      counts: { files: 6, edges: { candidate: 2 } },
      importCycles: {
        count: 1,
        largest: ['src/shop/cart.ts', 'src/shop/order.ts'],
        cutTotal: 1,
        cut: [{ from: 'src/shop/order.ts', to: 'src/shop/cart.ts', line: 1, places: 1 }],
      },
    });
  });

  test('fits 2,000 tokens however long the names are', async () => {
    const long = 'a/'.repeat(2000);
    const artifacts = structuredClone(tinyArtifacts()).map(({ path, value }) => {
      if (path !== artifactPath.index) return { path, value };
      const index = value as AtlasIndex;
      const place = { ...index.topModules[0]!, id: `file:${long}`, path: long };
      index.repository.name = long;
      index.topModules = Array.from({ length: 20 }, () => place);
      index.coverage.reasons = Array.from({ length: 50 }, (_, n) => ({
        reason: `r${n}${long}`,
        count: 1,
        examples: [],
      }));
      return { path, value: index };
    });
    const store = new MemoryStore(artifacts);
    const answer = withFreshness(await ask<object>('overview', {}, store), await readIndex(store));
    expect(estimateTokens(JSON.stringify(answer))).toBeLessThanOrEqual(2000);
  });
});
