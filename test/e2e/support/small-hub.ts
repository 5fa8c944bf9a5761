import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildHub } from '../../../src/host/hub/build-hub.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { GrepIndex } from '../../../src/model/grep.ts';
import { allPages } from '../../../src/model/page-scope.ts';
import { pagePath } from '../../../src/model/page-path.ts';
import { loadSiteApp } from '../../../src/publish/site-app.ts';
import type { Store } from '../../../src/store/store.ts';
import { publishedTexts } from '../../support/published-texts.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';
import { writeAtlas } from '../../support/write-atlas.ts';
import type { WrittenSite } from './tiny-site.ts';

/** The address at which the pages of the atlases expect their hub. */
export const HUB = 'https://atlas.example.org/hub/';

const atlases: Record<string, Record<string, string>> = {
  tax: {
    'package.json': JSON.stringify({ name: 'tax', version: '2.1.0', exports: './index.ts' }),
    'index.ts':
      'export function rate(country: string) {\n  return 0;\n}\nexport const rates: string[] = [];\n',
  },
  shop: {
    'package.json': JSON.stringify({
      ...{ name: '@shop/cart', version: '1.0.0', exports: './cart.ts' },
      dependencies: { tax: '^2.0.0', money: '^1.0.0' },
    }),
    'cart.ts':
      "import { rate } from 'tax';\nexport class Cart {\n  total() {\n    return rate('ch') + rate('de');\n  }\n}\n",
  },
};

/** Makes a hub in `hub` over two atlases beside it, and one that is not there. */
export async function writeSmallHub(): Promise<WrittenSite> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'treeatlas-hub-')));
  const app = await loadSiteApp();
  for (const [name, files] of Object.entries(atlases)) {
    await writeAtlas(join(folder, name), name, files);
    await cp(app.clientFolder, join(folder, name), { recursive: true });
    const store = await sourceAtlas(files);
    for (const path of Object.keys(files)) {
      const value = await store.read(artifactPath.file(path));
      for (const [file, text] of publishedTexts({ path: artifactPath.file(path), value }))
        await put(join(folder, name, file), text);
    }
    await writeTextIndex(join(folder, name), store);
    const symbols = name === 'tax' ? ['index.ts~/rate'] : [];
    const pages = [...Object.keys(files).map(pagePath.file), ...symbols.map(pagePath.symbol)];
    for (const page of [pagePath.overview, pagePath.search, ...pages]) {
      const html = (await app.render(page, store, { ...allPages, hub: HUB })) ?? '';
      await put(join(folder, name, page), html);
    }
  }
  const places = [...Object.keys(atlases), 'gone'].map((name) => ({ place: join(folder, name) }));
  await buildHub({ atlases: places, outputFolder: join(folder, 'hub') });
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** Writes what the search of code reads. */
async function writeTextIndex(folder: string, store: Store): Promise<void> {
  const index = GrepIndex.parse(await store.read(artifactPath.grep('index')));
  const tables = Array.from(
    { length: Math.ceil(index.files / index.filesPerTable) },
    (_, at) => `files/${at}`,
  );
  const shards = Array.from({ length: index.shards }, (_, at) => `trigrams/${at}`);
  for (const name of ['index', ...tables, ...shards]) {
    const path = artifactPath.grep(name);
    await put(join(folder, path), JSON.stringify(await store.read(path)));
  }
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
