import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildHub } from '../../../src/host/hub/build-hub.ts';
import { allPages } from '../../../src/model/page-scope.ts';
import { pagePath } from '../../../src/model/page-path.ts';
import { loadSiteApp } from '../../../src/publish/site-app.ts';
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
    for (const page of [pagePath.overview, pagePath.search, ...Object.keys(files).map(pagePath.file)]) {
      const file = join(folder, name, page);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, (await app.render(page, store, { ...allPages, hub: HUB })) ?? '');
    }
  }
  const places = [...Object.keys(atlases), 'gone'].map((name) => ({ place: join(folder, name) }));
  await buildHub({ atlases: places, outputFolder: join(folder, 'hub') });
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
