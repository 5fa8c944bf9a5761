import { expect, test } from 'vitest';
import { repositoryPath, resolveInRepository } from '../../src/site/documents/repository-links.ts';
import { Links } from '../../src/site/views/links.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

test.each([
  ['docs/README.md', 'a.md', 'docs/a.md'],
  ['docs/README.md', './sub/../a.md', 'docs/a.md'],
  ['docs/README.md', '../src/', 'src'],
  ['docs/README.md', '/src/a.ts', 'src/a.ts'],
  ['README.md', 'a%20b.md?raw=1', 'a b.md'],
  ['README.md', '%zz', '%zz'],
])('in %s, %s is %s', (from, href, path) => {
  expect(repositoryPath(from, href)).toEqual({ path });
});

test('links keep their line, and links out of the repository have no target', () => {
  expect(repositoryPath('README.md', 'src/a.ts#L12')).toEqual({ path: 'src/a.ts', line: 12 });
  expect(repositoryPath('README.md', '../other')).toBeUndefined();
});

test('finds the pages of files and directories that the atlas has', async () => {
  const links = new Links('index.html');
  const resolve = (href: string) => resolveInRepository(tinyAtlas(), 'README.md', href, links);
  expect(await resolve('src/main.ts#L3')).toBe('file/src/main.ts.html#L3');
  expect(await resolve('src/shop')).toBe('tree/src/shop/index.html');
  expect(await resolve('assets/logo.png')).toBeUndefined();
});
