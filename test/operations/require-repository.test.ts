import { expect, test } from 'vitest';
import { ask } from '../../src/operations/ask.ts';
import type { AtlasHost } from '../../src/operations/atlas-host.ts';
import { findOperation } from '../support/operations.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

const store = tinyAtlas();
const host: AtlasHost = { getAtlas: () => Promise.resolve({ store }), root: '/work/shop' };
const overview = findOperation('overview')!;

test('an interface of one atlas takes its name, its folder, and paths in it, and no other repository', async () => {
  for (const repository of [
    'tiny-shop',
    'shop',
    '/work/shop',
    '/work/shop/',
    '/work/shop/src',
    'src/shop',
    '.',
  ])
    expect(await ask(host, overview, { repository }), repository).toMatchObject({ repository: 'tiny-shop' });
  for (const repository of [
    'tiny',
    '/work',
    '/work/shopping',
    '../shop',
    'src/../..',
    'https://example.org/',
  ])
    await expect(ask(host, overview, { repository }), repository).rejects.toMatchObject({
      code: 'REPO_NOT_FOUND',
      nearest: ['tiny-shop'],
    });
});

test('a repository is selected by a text, in the words of the operation', async () => {
  const wrong = { details: ['workspacePath must be a text'] };
  await expect(ask(host, overview, { workspacePath: ['a'] })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    ...wrong,
  });
  await expect(ask(host, findOperation('tree')!, { workspacePath: 1 })).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
    ...wrong,
  });
});
