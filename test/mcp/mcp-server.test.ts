import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { createMcpServer, type McpOptions } from '../../src/mcp/mcp-server.ts';
import type { Toolset } from '../../src/mcp/tools.ts';
import { CHARACTERS_PER_TOKEN } from '../../src/model/tokens.ts';
import type { AtlasHost } from '../../src/operations/atlas-host.ts';
import { findOperation, operations } from '../support/operations.ts';
import { sourceAtlas } from '../support/source-atlas.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

const tiny: AtlasHost = { getAtlas: () => Promise.resolve({ store: tinyAtlas() }) };

async function connect({ toolset = 'default', host = tiny, form = 'text' }: Partial<McpOptions> = {}) {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '0' });
  await createMcpServer({ host, version: '1.2.3', toolset, form }).connect(ours);
  await client.connect(theirs);
  onTestFinished(() => client.close());
  return client;
}

test('has a name, a version and instructions', async () => {
  const client = await connect();
  expect(client.getServerVersion()).toMatchObject({ name: 'treeatlas', version: '1.2.3' });
  expect(client.getInstructions()).toContain('Start with overview');
});

test('lists the default tools, all tools, or all names; unlisted tools can be called', async () => {
  const names = async (toolset: Toolset) =>
    (await (await connect({ toolset })).listTools()).tools.map(({ name }) => name);
  expect(await names('default')).toEqual([
    'find',
    'find_references',
    'impact',
    'overview',
    'search',
    'grep',
    'code_tree',
    'get_node',
    'path_between',
    'diff',
  ]);
  const all = await names('all');
  expect(all.slice(0, 3)).toEqual(['find', 'find_references', 'impact']);
  const ofAtlas = operations.filter(({ isAboutHub = false }) => !isAboutHub);
  expect([...all].sort()).toEqual(ofAtlas.map(({ name }) => name).sort());
  const every = await names('contracts');
  for (const name of every) expect(findOperation(name)).toBeDefined();
  expect(every).toEqual(expect.arrayContaining(['aura_tree', 'AstListSymbols', 'mem_search', 'auzoom_find']));
});

test('every tool has objects as input and output schemas, and is annotated as read-only', async () => {
  const { tools } = await (await connect({ toolset: 'contracts', form: 'structured' })).listTools();
  for (const { name, inputSchema, outputSchema, annotations, description } of tools) {
    expect(inputSchema.type, name).toBe('object');
    expect(outputSchema?.type, name).toBe('object');
    expect(annotations, name).toMatchObject({ readOnlyHint: true });
    expect(description, name).not.toBe('');
  }
});

test('the menu is small: schemas of answers are on it only if they are wanted', async () => {
  const menu = async (options: Partial<McpOptions>) => {
    const { tools } = await (await connect(options)).listTools();
    expect(tools.filter(({ outputSchema }) => outputSchema)).toHaveLength(
      options.form === 'structured' ? tools.length : 0,
    );
    return JSON.stringify(tools).length / CHARACTERS_PER_TOKEN;
  };
  expect(await menu({})).toBeLessThan(2500);
  expect(await menu({ toolset: 'all' })).toBeLessThan(8000);
  expect(await menu({ toolset: 'all', form: 'structured' })).toBeGreaterThan(8000);
});

test('an answer is given once: as JSON, or as structured content that matches the schema', async () => {
  const call = { name: 'code_tree', arguments: { pattern: 'src/shop' } };
  const json = await (await connect({ toolset: 'all', form: 'json' })).callTool(call);
  expect(json.structuredContent).toBeUndefined();
  const [part] = json.content as { text: string }[];
  const client = await connect({ toolset: 'all', form: 'structured' });
  // The client validates structured content of tools that it has listed.
  await client.listTools();
  const { content, structuredContent } = await client.callTool(call);
  expect(content).toEqual([]);
  expect(structuredContent).toEqual(JSON.parse(part!.text));
  expect(structuredContent).toHaveProperty('tree.0.path', 'src/shop');
});

test('models get text, without structured content; errors are JSON, and so are answers that another program defines', async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.filter(({ outputSchema }) => outputSchema)).toEqual([]);
  const ask = (pattern: string) => client.callTool({ name: 'code_tree', arguments: { pattern } });
  const { content, structuredContent } = await ask('src/shop/cart.ts');
  expect(structuredContent).toBeUndefined();
  expect(content).toMatchObject([
    { type: 'text', text: expect.stringContaining('- src/shop/cart.ts (') as unknown },
  ]);
  expect(await errorOf(client, 'get_node', { id: 'src/shop/car.ts' })).toMatchObject({
    error: 'NOT_FOUND',
  });
});

test('structured content wraps a list as `result`', async () => {
  const call = { name: 'mem_search', arguments: { query: 'cart' } };
  const { content } = await (await connect()).callTool(call);
  const [part] = content as { text: string }[];
  const list = JSON.parse(part!.text) as unknown[];
  expect(Array.isArray(list)).toBe(true);
  const { structuredContent } = await (await connect({ form: 'structured' })).callTool(call);
  expect(structuredContent).toEqual({ result: list });
});

test('errors are results that the output schema does not reject', async () => {
  const client = await connect({ toolset: 'all', form: 'structured' });
  // The client validates structured content of tools that it has listed.
  await client.listTools();
  expect(await errorOf(client, 'get_node', { id: 'class:src/shop/cart.ts:Crat' })).toMatchObject({
    error: 'NOT_FOUND',
    nearest: expect.arrayContaining(['class:src/shop/cart.ts:Cart']) as unknown,
  });
  expect(await errorOf(client, 'get_nod', {})).toMatchObject({
    error: 'NOT_FOUND',
    nearest: expect.arrayContaining(['get_node']) as unknown,
  });
  expect(await errorOf(client, 'get_node', { ids: 'class:src/shop/cart.ts:Cart' })).toMatchObject({
    error: 'VALIDATION_FAILED',
    message: expect.stringContaining(
      'there is no input "ids", perhaps id is meant. Inputs: workspacePath, id,',
    ) as unknown,
  });
});

async function errorOf(client: Client, name: string, input: Record<string, unknown>): Promise<unknown> {
  const { isError, content } = await client.callTool({ name, arguments: input });
  expect(isError).toBe(true);
  const [part] = content as { text: string }[];
  return JSON.parse(part!.text) as unknown;
}

test('files and nodes are resources', async () => {
  const client = await connect();
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(
    expect.arrayContaining(['treeatlas://overview', 'treeatlas://file/src/main.ts']),
  );
  expect(
    (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
  ).toEqual(['treeatlas://file/{+path}', 'treeatlas://node/{+id}']);
  const text = async (uri: string) => {
    const [content] = (await client.readResource({ uri })).contents;
    return (content as { text: string }).text;
  };
  expect(await text('treeatlas://file/src/shop/cart.ts')).toContain('class Cart');
  expect(await text('treeatlas://node/class:src/shop/cart.ts:Cart')).toContain(
    '# class:src/shop/cart.ts:Cart',
  );
  expect(await text('treeatlas://overview')).toContain('# tiny-shop');
});

test.each([
  'treeatlas://file/nothing.ts',
  'treeatlas://file/../../etc/passwd',
  'treeatlas://file/%',
  'treeatlas://node/class:nowhere.ts:X',
  'file:///etc/passwd',
])('the resource %s is none', async (uri) => {
  const client = await connect();
  await expect(client.readResource({ uri })).rejects.toMatchObject({ code: expect.any(Number) as number });
});

test('a % in a resource URI may be literal or part of an encoding', async () => {
  const files = { 'a::b.js': 'export class A {}\n', 'a%b.js': 'export class B {}\n' };
  const store = await sourceAtlas(files);
  const client = await connect({ host: { getAtlas: () => Promise.resolve({ store }) } });
  const text = async (uri: string) => {
    const [content] = (await client.readResource({ uri })).contents;
    return (content as { text: string }).text;
  };
  for (const uri of [
    'class:a%3A%3Ab.js:A',
    'class:a%253A%253Ab.js:A',
    encodeURIComponent('class:a%3A%3Ab.js:A'),
  ])
    expect(await text(`treeatlas://node/${uri}`)).toContain('class A');
  for (const uri of ['a%b.js', 'a%25b.js'])
    expect(await text(`treeatlas://file/${uri}`)).toContain('class B');
});

test('a cancelled call ends', async () => {
  let asked = (): void => undefined;
  const reached = new Promise<void>((resolve) => (asked = resolve));
  const host: AtlasHost = {
    getAtlas() {
      asked();
      return new Promise(() => undefined);
    },
  };
  const client = await connect({ host });
  const abort = new AbortController();
  const call = client.callTool({ name: 'overview', arguments: {} }, { signal: abort.signal });
  await reached;
  abort.abort();
  await expect(call).rejects.toThrow();
});

test('a question that waits for the index reports how far that is', async () => {
  const host: AtlasHost = {
    getAtlas(follow) {
      follow?.onProgress?.({ done: 3, total: 10, message: 'Parsing files' });
      follow?.onProgress?.({ done: 10, total: 10, message: 'Parsing files' });
      follow?.onProgress?.({ done: 2, total: 10, message: 'Linking names' });
      return Promise.resolve({ store: tinyAtlas() });
    },
  };
  const client = await connect({ host });
  const told: unknown[] = [];
  const { isError } = await client.callTool(
    { name: 'overview', arguments: {} },
    { onprogress: (progress) => told.push(progress) },
  );
  expect(isError ?? false).toBe(false);
  // The protocol wants progress that increases.
  expect(told).toEqual([
    { progress: 3, total: 10, message: 'Parsing files' },
    { progress: 10, total: 10, message: 'Parsing files' },
    { progress: 12, total: 20, message: 'Linking names' },
  ]);
});
