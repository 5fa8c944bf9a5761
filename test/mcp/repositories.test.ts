import { pathToFileURL } from 'node:url';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { createMcpServer } from '../../src/mcp/mcp-server.ts';
import { answerTools } from '../../src/server/tools.ts';
import { folderWith, opened, twoRepositories } from '../host/repositories/support.ts';

interface Connection {
  client: Client;
  /** Calls a tool and returns its text. */
  call(name: string, input?: Record<string, unknown>): Promise<string>;
  /** Gives the client other roots and says so. */
  change(roots: readonly string[]): Promise<void>;
  /** How often the server has asked for the roots. */
  asked(): number;
}

/** Connects a client that names these roots; undefined for one that knows no roots. */
async function connect(
  host: Awaited<ReturnType<typeof opened>>,
  roots?: readonly string[],
): Promise<Connection> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const capabilities = roots ? { roots: { listChanged: true } } : {};
  const client = new Client({ name: 'test', version: '0' }, { capabilities });
  let current = roots ?? [];
  let asked = 0;
  if (roots)
    client.setRequestHandler('roots/list', () => {
      asked++;
      return { roots: current.map((root) => ({ uri: pathToFileURL(root).href })) };
    });
  const withRoots = host.withRoots.bind(host);
  await createMcpServer({ host, withRoots, version: '1', toolset: 'default', form: 'text' }).connect(ours);
  await client.connect(theirs);
  onTestFinished(() => client.close());
  return {
    client,
    async call(name, input = {}) {
      const { content } = await client.callTool({ name, arguments: input });
      const [part] = content as { text: string }[];
      return part!.text;
    },
    async change(next) {
      current = next;
      await client.notification({ method: 'notifications/roots/list_changed' });
    },
    asked: () => asked,
  };
}

test('a server of two repositories lists them, takes a selection, and says which one an answer is of', async () => {
  const { shop, bank } = twoRepositories();
  const { client, call } = await connect(await opened([shop, bank]));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('list_repositories');
  for (const { name, inputSchema } of tools)
    expect('repository' in (inputSchema.properties ?? {}), name).toBe(name !== 'list_repositories');
  expect(await call('list_repositories')).toBe(
    `- shop: ${shop} (not opened yet)\n- bank: ${bank} (not opened yet)\n`,
  );
  expect(await call('find', { query: 'balance', repository: 'bank' })).toMatch(
    /src\/account\.ts[^]*\n\nRepository: bank\n$/,
  );
  expect(JSON.parse(await call('find', { query: 'balance' }))).toMatchObject({
    error: 'VALIDATION_FAILED',
    nearest: ['shop', 'bank'],
  });
  expect((await client.listResources()).resources).toEqual([]);
});

test('the contracts select too: aura_tree by workspacePath, AstListSymbols by repository', async () => {
  const { shop, bank } = twoRepositories();
  const { call } = await connect(await opened([shop, bank]));
  const tree = await call('aura_tree', { workspacePath: bank });
  expect(JSON.parse(tree)).toMatchObject({
    tree: [{ node_id: 'directory:src' }, { node_id: 'file:main.ts' }],
    meta: { repository: 'bank' },
  });
  expect(tree).toContain('account.ts');
  const node = await call('aura_get_node', { workspacePath: shop, nodeId: 'src/cart.ts::total' });
  expect(JSON.parse(node)).toMatchObject({ node_id: 'function:src/cart.ts:total' });
  expect(JSON.parse(await call('AstListSymbols', { repository: bank, kinds: ['Function'] }))).toMatchObject({
    symbols: [{ name: 'balance', root: 'bank' }],
  });
  expect(JSON.parse(await call('AstListSymbols', { repository: 'park' }))).toMatchObject({
    error: 'REPO_NOT_FOUND',
  });
});

test('with one repository, the menu has no selection, and another workspacePath is refused', async () => {
  const { shop, bank } = twoRepositories();
  const { client, call } = await connect(await opened([shop]), []);
  const { tools } = await client.listTools();
  expect(JSON.stringify(tools.map(({ inputSchema }) => inputSchema))).not.toMatch(
    /"repository"|workspacePath/,
  );
  expect(JSON.parse(await call('aura_tree', { workspacePath: bank }))).toMatchObject({
    error: 'REPO_NOT_FOUND',
    nearest: ['shop'],
  });
  expect(await call('code_tree', { workspacePath: shop })).not.toContain('Repository:');
});

test('a server that was started outside of a repository answers for the roots of the client', async () => {
  const { work, shop, bank } = twoRepositories();
  const home = folderWith({ 'notes.ts': 'export const secret = 1;\n' });
  const host = await opened([], { cwd: home });
  const { client, call, change, asked } = await connect(host, [shop]);
  expect(await call('code_tree')).toContain('cart.ts');
  expect(await call('code_tree', { workspacePath: shop })).toContain('cart.ts');
  expect(asked()).toBe(1);
  expect(JSON.parse(await call('code_tree', { workspacePath: bank }))).toMatchObject({
    error: 'REPO_NOT_FOUND',
  });
  await change([bank]);
  expect(await call('code_tree')).toContain('account.ts');
  expect(JSON.parse(await call('code_tree', { workspacePath: shop }))).toMatchObject({
    error: 'REPO_NOT_FOUND',
  });
  // A root that is no repository stands for those in it.
  const listed = new Promise((resolve) => {
    client.setNotificationHandler('notifications/tools/list_changed', resolve);
  });
  await change([work]);
  await listed;
  expect(await call('list_repositories')).toMatch(/- bank: .*\n- shop: /);
  expect(asked()).toBe(3);
  const silent = await connect(host);
  expect(JSON.parse(await silent.call('code_tree'))).toMatchObject({
    error: 'REPO_NOT_FOUND',
    message: expect.stringContaining('treeatlas mcp DIR') as unknown,
  });
});

test('roots can be selected besides the repository that the user named, which stays the default', async () => {
  const { shop, bank } = twoRepositories();
  const { call } = await connect(await opened([shop]), [bank]);
  expect(await call('code_tree')).toMatch(/cart\.ts[^]*Repository: shop/);
  expect(await call('code_tree', { pattern: `${bank}/src` })).toMatch(/account\.ts[^]*Repository: bank/);
});

test('REST takes the selection in the query and in the body', async () => {
  const { shop, bank } = twoRepositories();
  const host = await opened([shop, bank]);
  const rest = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await answerTools(new Request(`http://localhost/tools/${path}`, init), host);
    return { status: response?.status, body: (await response?.json()) as unknown };
  };
  expect(await rest('list-repositories')).toMatchObject({
    status: 200,
    body: { repositories: [{ repository: 'shop', root: shop }, { repository: 'bank' }] },
  });
  const found = { status: 200, body: { matches: [{ name: 'balance' }], meta: { repository: 'bank' } } };
  expect(await rest(`find?query=balance&repository=bank`)).toMatchObject(found);
  expect(await rest('find', { query: 'balance', workspacePath: `${bank}/src` })).toMatchObject(found);
  expect(await rest('find?query=balance')).toMatchObject({
    status: 400,
    body: { nearest: ['shop', 'bank'] },
  });
  expect(await rest('find?query=balance&repository=park')).toMatchObject({ status: 404 });
});
