import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hubFind } from '../../../src/features/hub/hub-find.ts';
import { hubPackage } from '../../../src/features/hub/hub-package.ts';
import { hubUsers } from '../../../src/features/hub/hub-users.ts';
import { find } from '../../../src/features/find/find.ts';
import { overview } from '../../../src/features/overview/overview.ts';
import { buildHub } from '../../../src/host/hub/build-hub.ts';
import {
  openRepositories,
  type ServedRepositories,
} from '../../../src/host/repositories/open-repositories.ts';
import { listTools } from '../../../src/mcp/tools.ts';
import { ask } from '../../../src/operations/ask.ts';
import { runOperation } from '../../../src/operations/run-operation.ts';
import { FileStore } from '../../../src/store/file-store.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';
import { writeAtlas } from '../../support/write-atlas.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-hub-')));
const hub = join(root, 'hub');
let served: ServedRepositories;
afterAll(async () => {
  await served.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 3 });
});

const shop = {
  'package.json': JSON.stringify({
    ...{ name: 'cart', version: '1.0.0', exports: './cart.ts' },
    dependencies: { tax: '^2.0.0' },
  }),
  'cart.ts':
    "import { rate } from 'tax';\nexport class Cart {\n  total() {\n    return rate('ch');\n  }\n}\n",
};

beforeAll(async () => {
  await writeAtlas(join(root, 'tax'), 'tax', {
    'package.json': JSON.stringify({ name: 'tax', version: '2.1.0', exports: './index.ts' }),
    'index.ts':
      'export function rate(country: string) { return 0; }\nexport const rates = [];\nexport class Cart {}\n',
  });
  await writeAtlas(join(root, 'shop'), 'shop', shop);
  const atlases = ['tax', 'shop'].map((name) => ({ place: join(root, name) }));
  await buildHub({ atlases, outputFolder: hub });
  served = await openRepositories([hub], { cwd: root });
});

it('finds names across atlases, whole ones first and those with users before others', async () => {
  const { names } = await runOperation(hubFind, new FileStore(hub), { query: 'rate' });
  expect(names.map(({ symbol, slug, users }) => [symbol, slug, users])).toEqual([
    ['rate', 'tax', 1],
    ['rates', 'tax', 0],
  ]);
  expect(names[0]?.page).toBe('../tax/file/index.ts~/rate.html');
  const carts = await runOperation(hubFind, new FileStore(hub), { query: 'cart' });
  expect(carts.names.map(({ package: name, slug }) => [name, slug])).toEqual([
    ['cart', 'shop'],
    ['tax', 'tax'],
  ]);
  const total = await runOperation(hubFind, new FileStore(hub), { query: 'Cart.tot' });
  expect(total.names.map(({ symbol }) => symbol)).toEqual(['Cart.total']);
});

it('lists who uses an export, with places', async () => {
  const { users } = await runOperation(hubUsers, new FileStore(hub), { package: 'Tax', symbol: 'rate' });
  expect(users).toEqual([
    {
      ...{ slug: 'shop', wanted: '^2.0.0', total: 2, symbol: 'rate' },
      places: [
        { path: 'cart.ts', line: 1, address: 'cart.ts' },
        { path: 'cart.ts', line: 4, address: 'cart.ts~/Cart#.Cart.total' },
      ],
    },
  ]);
});

it('describes a package, with its exports and dependents', async () => {
  const found = await runOperation(hubPackage, new FileStore(hub), { package: 'tax' });
  expect(found.atlases).toMatchObject([{ slug: 'tax', version: '2.1.0', exportTotal: 3 }]);
  expect(found.atlases[0]?.exports[0]).toMatchObject({ symbol: 'rate', users: 1 });
  expect(found.dependents).toEqual([{ slug: 'shop', wanted: '^2.0.0', places: 3, target: 'tax' }]);
  const none = await runOperation(hubPackage, new FileStore(hub), { package: 'nothing' });
  expect(none.atlases).toEqual([]);
});

it('answers about a single atlas as a hub of itself', async () => {
  const { names } = await runOperation(hubFind, await sourceAtlas(shop), { query: 'cart' });
  expect(names.map(({ symbol, page }) => [symbol, page])).toEqual([['Cart', 'file/cart.ts~/Cart.html']]);
});

it('serves the questions of a hub, and passes others to the atlas of a name', async () => {
  expect((await served.list()).map(({ repository, root: place }) => [repository, place])).toEqual([
    ['shop', join(root, 'shop')],
    ['tax', join(root, 'tax')],
  ]);
  expect(await ask(served, hubFind, { query: 'rates' })).toMatchObject({ meta: { total: 1 } });
  expect(await ask(served, hubFind, { query: 'rates', repository: 'shop' })).toMatchObject({
    meta: { total: 0, repository: 'shop' },
  });
  expect(await ask(served, overview, { repository: 'tax' })).toMatchObject({ meta: { repository: 'tax' } });
  await expect(ask(served, overview, {})).rejects.toThrow('Several repositories can be asked');
  const tools = await listTools('default', 'text', true, true);
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['hub_find', 'hub_users', 'hub_package', 'list_repositories']),
  );
});

it('says that a hub is asked a question about one repository', async () => {
  const host = { getAtlas: () => Promise.resolve({ store: new FileStore(hub) }) };
  await expect(ask(host, find, { query: 'rate' })).rejects.toThrow('This is a hub of several atlases');
});

it('knows atlases that a hub got after the server was started', async () => {
  await writeAtlas(join(root, 'till'), 'till', {
    'package.json': JSON.stringify({ name: 'till', version: '1.0.0', dependencies: { tax: '^2.0.0' } }),
    'till.ts': "import { rate } from 'tax';\nrate('fr');\n",
  });
  const atlases = ['tax', 'shop', 'till'].map((name) => ({ place: join(root, name) }));
  await buildHub({ atlases, outputFolder: hub });
  expect((await served.list()).map(({ repository }) => repository)).toContain('till');
  const users = await ask(served, hubUsers, { package: 'tax', symbol: 'rate' });
  expect(JSON.stringify(users)).toContain('till.ts');
});
