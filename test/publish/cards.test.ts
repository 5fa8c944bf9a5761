import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/base/list-files.ts';
import { type Artifact, artifactPath } from '../../src/model/artifact.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { allPages, type PageScope } from '../../src/model/page-scope.ts';
import { chooseCards } from '../../src/publish/forecast.ts';
import { defaultModules } from '../../src/publish/worker-context.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { publishTo, temporaryFolder } from './support/folders.ts';

const url = 'https://example.org/shop/';
const scope: PageScope = { ...allPages, published: { url, cards: 'symbols' } };
const cart = 'src/shop/cart.ts';

/** Publishes with the real site. Returns the folder of the atlas. */
async function published(folder: string, options: Parameters<typeof publishTo>[1] = {}): Promise<string> {
  const { failures } = await publishTo(folder, { modules: defaultModules, scope, ...options });
  expect(failures).toEqual([]);
  return join(folder, 'site');
}

/** Returns the path of the image that a page names. */
function imageOf(site: string, page: string): string {
  const html = readFileSync(join(site, page), 'utf8');
  const [, image = ''] = /property=og:image content=(\S+?)>/.exec(html) ?? [];
  expect(image).toMatch(/^https:\/\/example\.org\/shop\//);
  return image.slice(url.length);
}

function withDoc(name: string, doc: string): Artifact[] {
  return tinyArtifacts().map((artifact) => {
    if (artifact.path !== artifactPath.file(cart)) return artifact;
    const shard = artifact.value as FileShard;
    const nodes = shard.nodes.map((node) => (node.symbol === name ? { ...node, doc } : node));
    return { ...artifact, value: { ...shard, nodes, hash: 'e'.repeat(64) } };
  });
}

test('every page has an address and an image that exists; that of a symbol, a file and a directory is its own', async () => {
  const site = await published(temporaryFolder());
  const files = new Set(listFiles(site));
  const pages = [...files].filter(
    (path) => path.endsWith('.html') && path !== '404.html' && !path.startsWith('_a/'),
  );
  for (const page of pages.filter((path) => readFileSync(join(site, path), 'utf8').includes('og:title'))) {
    const html = readFileSync(join(site, page), 'utf8');
    const address = url + (page === 'index.html' ? '' : page);
    expect(html, page).toContain(`<link rel=canonical href=${address}>`);
    expect(html, page).toContain(`<meta property=og:url content=${address}>`);
    expect(html, page).toContain('<meta name=twitter:card content=summary_large_image>');
    expect(files, page).toContain(imageOf(site, page));
  }
  expect(pages).toContain(`file/${cart}~/Cart.html`);
  const images = [
    `file/${cart}~/Cart.html`,
    `file/${cart}.html`,
    'tree/src/shop/index.html',
    'index.html',
  ].map((page) => imageOf(site, page));
  expect(new Set(images).size).toBe(4);
  expect(images[3]).toBe('card.png');
  expect(imageOf(site, 'tree/index.html')).toBe('card.png');
  expect(readFileSync(join(site, '404.html'), 'utf8')).not.toMatch(/canonical|og:url|og:image/);
});

test('without the address of the site, no page has an address or image', async () => {
  const folder = temporaryFolder();
  await published(folder);
  const site = await published(folder, { scope: allPages });
  expect(listFiles(site).filter((path) => /^card[./]/.test(path))).toEqual([]);
  expect(readFileSync(join(site, `file/${cart}~/Cart.html`), 'utf8')).not.toMatch(
    /canonical|og:url|og:image|twitter/,
  );
});

test('cards are left out by the choice of cards and of pages', async () => {
  const cardsOf = async (changed: Partial<PageScope>) =>
    listFiles(await published(temporaryFolder(), { scope: { ...scope, ...changed } })).filter((path) =>
      /^card[./]/.test(path),
    );
  const all = await cardsOf({});
  const ofFiles = await cardsOf({ published: { url, cards: 'files' } });
  expect(ofFiles.length).toBeLessThan(all.length);
  expect(await cardsOf({ pages: 'files' })).toEqual(ofFiles);
  expect(await cardsOf({ published: { url, cards: 'repository' } })).toEqual(['card.png']);
  expect(await cardsOf({ pages: 'none' })).toEqual([]);
});

test('a changed symbol gets a card at another address, and those of the others are not drawn again', async () => {
  const folder = temporaryFolder();
  const site = await published(folder);
  const symbol = `file/${cart}~/Cart.html`;
  const [before, ofFile] = [imageOf(site, symbol), imageOf(site, `file/${cart}.html`)];
  writeFileSync(join(site, ofFile), 'not drawn again');
  await published(folder, { artifacts: withDoc('Cart', 'Another sentence.') });
  expect(imageOf(site, symbol)).not.toBe(before);
  expect(listFiles(site)).not.toContain(before);
  expect(imageOf(site, `file/${cart}.html`)).toBe(ofFile);
  expect(readFileSync(join(site, ofFile), 'utf8')).toBe('not drawn again');
});

test('a card that is lost is drawn again with its page', async () => {
  const folder = temporaryFolder();
  const site = await published(folder);
  const image = imageOf(site, `file/${cart}.html`);
  const bytes = readFileSync(join(site, image));
  rmSync(join(site, image));
  await published(folder, { artifacts: withDoc('Cart', 'One.') });
  expect(readFileSync(join(site, image))).toEqual(bytes);
});

test('a card that cannot be drawn is reported, and the atlas is published without it', async () => {
  const folder = temporaryFolder();
  // The fake site has no glyphs.
  const { failures, files } = await publishTo(folder, { scope });
  expect(failures.map(({ path }) => path)).toContain('card.png');
  expect(files).toBeGreaterThan(10);
  expect(listFiles(join(folder, 'site'))).toContain('index.html');
});

test('large repositories have cards of files only, and the largest one card', () => {
  expect(chooseCards({ files: 229, directories: 40, symbols: 1500 })).toBe('symbols');
  expect(chooseCards({ files: 4500, directories: 900, symbols: 45_000 })).toBe('files');
  expect(chooseCards({ files: 25_000, directories: 3000, symbols: 300_000 })).toBe('repository');
});
