import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/server/serve.ts';
import { operations } from '../support/operations.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

async function start(): Promise<string> {
  const server = await serve({
    getAtlas: () => Promise.resolve({ store: tinyAtlas() }),
    port: 0,
    pages: false,
  });
  onTestFinished(() => server.close());
  return server.url;
}

async function json(
  url: string,
  init?: RequestInit,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, init);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('lists all operations with their schemas', async () => {
  const { body } = await json(`${await start()}tools`);
  const tools = body['tools'] as { name: string; path: string; input: object; output: object }[];
  expect(tools.map(({ name }) => name)).toEqual(operations.map(({ name }) => name));
  expect(tools.find(({ name }) => name === 'code_tree')).toMatchObject({
    path: '/tools/code-tree',
    contracts: ['aura_tree'],
    input: { type: 'object' },
  });
});

test('a question has the same answer in both spellings of its name, by body and by parameters', async () => {
  const url = await start();
  const body = JSON.stringify({ kinds: ['Class', 'Method'], limit: 2, path: 'src/shop' });
  const asked = await json(`${url}tools/list_symbols`, { method: 'POST', body });
  expect(asked.status).toBe(200);
  expect(asked.body['symbols']).toHaveLength(2);
  expect(await json(`${url}tools/list-symbols`, { method: 'POST', body })).toEqual(asked);
  expect(await json(`${url}tools/list-symbols?kinds=Class,Method&limit=2&path=src%2Fshop`)).toEqual(asked);
  expect(await json(`${url}tools/list-symbols?kinds=Class&kinds=Method&limit=2&path=src/shop`)).toEqual(
    asked,
  );
});

test('a contract has its own field names in the input and in the answer', async () => {
  const body = JSON.stringify({ kinds: ['Class'], relPath: 'src/shop/cart.ts' });
  for (const name of ['ast-list-symbols', 'AstListSymbols']) {
    const answer = await json(`${await start()}tools/${name}`, { method: 'POST', body });
    expect(answer.body).toMatchObject({ symbols: [{ symbolId: 'class:src/shop/cart.ts:Cart' }] });
  }
});

test.each([
  ['GET', 'tools/nothing', undefined, 404, 'NOT_FOUND'],
  ['GET', 'tools/__proto__', undefined, 404, 'NOT_FOUND'],
  ['GET', 'tools/%', undefined, 404, 'NOT_FOUND'],
  ['POST', 'tools/code-tree', '{', 400, 'VALIDATION_FAILED'],
  ['POST', 'tools/code-tree', '[]', 400, 'VALIDATION_FAILED'],
  ['POST', 'tools/code-tree', 'null', 400, 'VALIDATION_FAILED'],
  ['POST', 'tools/code-tree', '{"maxDepth":"two"}', 400, 'VALIDATION_FAILED'],
  ['POST', 'tools/ast-list-symbols', '{"repository":"other"}', 404, 'REPO_NOT_FOUND'],
  ['POST', 'tools/get-node', '{"id":"class:a.ts:A"}', 404, 'NOT_FOUND'],
  ['POST', 'tools/code-tree', `"${'x'.repeat(1_000_001)}"`, 400, 'VALIDATION_FAILED'],
  ['PUT', 'tools/code-tree', '{}', 405, 'VALIDATION_FAILED'],
  ['POST', 'tools', '{}', 405, 'VALIDATION_FAILED'],
])('%s %s with %.40s: %i %s', async (method, path, body, status, code) => {
  const answer = await json((await start()) + path, { method, ...(body !== undefined && { body }) });
  expect(answer).toMatchObject({ status, body: { error: code, message: expect.any(String) as string } });
  expect(Object.keys(answer.body)).toEqual(['error', 'message', 'details', 'nearest']);
  expect(JSON.stringify(answer.body)).not.toMatch(/ at .*\.ts:\d/);
});

test('foreign origins and unknown host names are refused', async () => {
  const url = await start();
  const status = (headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      request(`${url}tools/overview`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  expect(await status({})).toBe(200);
  expect(await status({ origin: new URL(url).origin })).toBe(200);
  expect(await status({ origin: 'http://evil.example' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  expect(await status({ host: 'evil.example' })).toBe(403);
});
