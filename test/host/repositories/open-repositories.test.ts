import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openServedAtlas } from '../../../src/host/open-served-atlas.ts';
import { ask } from '../../../src/operations/ask.ts';
import { findOperation } from '../../support/operations.ts';
import type { Repositories } from '../../../src/operations/repositories.ts';
import { folderWith, opened, twoRepositories } from './support.ts';

async function question<Answer>(host: Repositories, name: string, input: object = {}): Promise<Answer> {
  return (await ask(host, findOperation(name)!, input)) as Answer;
}

/** The repository that an answer is of, and one of its files. */
async function treeOf(host: Repositories, input: object): Promise<string> {
  const { meta, tree } = await question<{ meta: { repository?: string }; tree: { path: string }[] }>(
    host,
    'code_tree',
    { maxDepth: 0, ...input },
  );
  return `${meta.repository ?? 'unnamed'}: ${/src\/\w+\.ts/.exec(JSON.stringify(tree))?.[0]}`;
}

const ofShop = 'shop: src/cart.ts';
const ofBank = 'bank: src/account.ts';

describe('several repositories', () => {
  test('are selected by name, folder, path in it, and path below a root; a place selects its own', async () => {
    const { work, shop, bank } = twoRepositories();
    const host = await opened([shop, bank]);
    expect(await treeOf(host, { repository: 'shop' })).toBe(ofShop);
    expect(await treeOf(host, { repository: 'bank' })).toBe(ofBank);
    expect(await treeOf(host, { workspacePath: bank })).toBe(ofBank);
    expect(await treeOf(host, { workspacePath: `${bank}/` })).toBe(ofBank);
    expect(await treeOf(host, { repository: join(bank, 'src', 'account.ts') })).toBe(ofBank);
    expect(await treeOf(host, { workspacePath: 'src/cart.ts' })).toBe(ofShop);
    expect(await treeOf(host, { pattern: join(bank, 'src', 'account.ts') })).toBe(ofBank);
    expect(await treeOf(host, { workspacePath: bank, repository: 'bank' })).toBe(ofBank);
    symlinkSync(bank, join(work, 'link'));
    for (const pattern of [join(work, 'link'), join(work, 'link', 'src', 'account.ts')]) {
      expect(await treeOf(host, { pattern })).toBe(ofBank);
      expect(await treeOf(host, { pattern, workspacePath: join(work, 'link') })).toBe(ofBank);
    }
    // A file in the root itself: its folder, and not the file, is the root.
    expect(await question(host, 'get_node', { id: join(work, 'link', 'main.ts') })).toMatchObject({
      id: 'file:main.ts',
    });
    expect(await question(host, 'find_references', { id: `${bank}/src/account.ts::balance` })).toMatchObject({
      id: 'function:src/account.ts:balance',
      meta: { repository: 'bank' },
    });
    await expect(question(host, 'get_node', { id: `${bank}/src/gone.ts` })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('are listed by an error if none, several, or an unknown one is selected', async () => {
    const { work, shop, bank } = twoRepositories();
    const host = await opened([shop, bank]);
    const list = `shop (${shop}), bank (${bank}).`;
    const nearest = ['shop', 'bank'];
    const fails = (input: object) => expect(question(host, 'code_tree', input)).rejects;
    await fails({}).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining(list) as unknown,
      nearest,
    });
    await fails({ workspacePath: 'src' }).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: `"src" can be several repositories. Select one as "repository": ${list}`,
    });
    await fails({ repository: 'shop', workspacePath: bank }).toMatchObject({ code: 'VALIDATION_FAILED' });
    await fails({ repository: 7 }).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: ['repository must be a text'],
    });
    for (const other of ['shops', work, '/', '../shop', join(shop, 'nothing'), 'https://example.org/'])
      await fails({ workspacePath: other }).toMatchObject({
        code: 'REPO_NOT_FOUND',
        message: expect.stringContaining(list) as unknown,
        nearest,
      });
  });

  test('of equal names are told apart by their folders', async () => {
    const work = folderWith({
      'old/shop/.git/HEAD': 'ref: refs/heads/main\n',
      'old/shop/src/cart.ts': 'export const a = 1;\n',
      'new/shop/.git/HEAD': 'ref: refs/heads/main\n',
      'new/shop/src/basket.ts': 'export const b = 1;\n',
    });
    const host = await opened([join(work, 'old', 'shop'), join(work, 'new', 'shop')]);
    expect((await host.list()).map(({ repository }) => repository)).toEqual(['old/shop', 'new/shop']);
    await expect(question(host, 'overview', { repository: 'shop' })).rejects.toMatchObject({
      nearest: ['old/shop', 'new/shop'],
    });
    expect(await treeOf(host, { repository: 'new/shop' })).toBe('new/shop: src/basket.ts');
  });

  test('are opened when they are first asked, and closed when too many are open', async () => {
    const { shop, bank } = twoRepositories();
    const host = await opened([shop, bank], { maxOpen: 1 });
    const open = async () =>
      (await host.list()).flatMap(({ repository, isOpen }) => (isOpen ? [repository] : []));
    expect(await open()).toEqual([]);
    await treeOf(host, { repository: 'shop' });
    expect(await open()).toEqual(['shop']);
    expect(
      await Promise.all([treeOf(host, { repository: 'bank' }), treeOf(host, { repository: 'shop' })]),
    ).toEqual([ofBank, ofShop]);
    expect(await open()).toHaveLength(1);
    expect(await treeOf(host, { repository: 'bank' })).toBe(ofBank);
  });
});

describe('one repository', () => {
  test('answers without a selection and without its name; another one is refused', async () => {
    const { shop, bank } = twoRepositories();
    const host = await opened([shop]);
    const unnamed = 'unnamed: src/cart.ts';
    for (const input of [
      {},
      { workspacePath: '.' },
      { workspacePath: '' },
      { repository: shop },
      { repository: 'shop' },
    ])
      expect(await treeOf(host, input), JSON.stringify(input)).toBe(unnamed);
    for (const other of [bank, '../bank', 'bank'])
      await expect(treeOf(host, { workspacePath: other })).rejects.toMatchObject({ code: 'REPO_NOT_FOUND' });
    expect(await question(host, 'list_repositories')).toMatchObject({
      repositories: [{ repository: 'shop', kind: 'repository', root: shop, isDefault: true, isOpen: true }],
    });
  });

  test('lets a repository below it be selected by path, but none behind a link', async () => {
    const { shop, bank } = twoRepositories();
    mkdirSync(join(shop, 'vendor', 'till', '.git'), { recursive: true });
    writeFileSync(join(shop, 'vendor', 'till', '.git', 'HEAD'), 'ref: refs/heads/main\n');
    mkdirSync(join(shop, 'vendor', 'till', 'src'));
    writeFileSync(join(shop, 'vendor', 'till', 'src', 'drawer.ts'), 'export const open = 1;\n');
    symlinkSync(bank, join(shop, 'vendor', 'bank'));
    const host = await opened([shop]);
    expect(await treeOf(host, { workspacePath: 'vendor/till' })).toBe('till: src/drawer.ts');
    expect(await treeOf(host, { workspacePath: join(shop, 'vendor', 'till', 'src') })).toBe(
      'till: src/drawer.ts',
    );
    expect(await treeOf(host, { repository: 'till' })).toBe('till: src/drawer.ts');
    expect(await treeOf(host, { repository: 'shop' })).toContain('src/cart.ts');
    for (const link of ['vendor/bank', join(shop, 'vendor', 'bank')])
      await expect(treeOf(host, { workspacePath: link })).rejects.toMatchObject({ code: 'REPO_NOT_FOUND' });
  });

  test('tells no path to clients on other machines', async () => {
    const { shop, bank } = twoRepositories();
    const host = await opened([shop, bank], { isPublic: true });
    expect(JSON.stringify(await question(host, 'list_repositories'))).not.toContain(shop);
    const error: unknown = await treeOf(host, {}).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ nearest: ['shop', 'bank'] });
    expect(String(error)).not.toContain(shop);
  });
});

test('trust that the user gives is not extended to the roots of a client', async () => {
  const { shop } = twoRepositories();
  writeFileSync(join(shop, 'treeatlas.config.ts'), 'throw new Error("run");');
  const options = { cwd: folderWith({}), trustConfig: true, open: openServedAtlas };
  const ofClient = (await opened([], options)).withRoots(() => Promise.resolve([shop]));
  await expect(question(ofClient, 'overview')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('was not run') as unknown,
  });
  await expect(opened([shop], options)).rejects.toThrow('run');
});
