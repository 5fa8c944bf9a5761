import { join } from 'node:path';
import { writeCardGlyphs } from './cards/write-card-glyphs.ts';
import { writeDrawings } from './drawings.ts';
import { makeIfChanged } from './make-if-changed.ts';
import { recordClientPackages, writeSiteNotices } from './notices.ts';
import { root, run } from './process.ts';

const inputs = [
  'astro.config.mjs',
  'package-lock.json',
  'src/dev/{drawings,notices,standard-licences}.ts',
  'src/dev/cards/**',
  '{content,public}/**',
  'src/{base,site,model,graph,query,features,operations,publish,render,store}/**',
];

/** Compiles the site to `dist/site` if its inputs have changed. Throws when that fails. */
export async function ensureSite(): Promise<void> {
  await makeIfChanged(
    { inputs, output: 'dist/site/server/entry.mjs', record: 'dist/site.inputs' },
    async () => {
      console.error(
        'Compiling the pages of the site: takes up to a minute, once and after changes of them …',
      );
      const { code } = await run([process.execPath, 'src/publish/compile-site.ts']);
      if (code !== 0) throw new Error('The site could not be compiled; see above.');
      const site = join(root, 'dist', 'site');
      recordClientPackages(await writeDrawings(site));
      await writeCardGlyphs(site);
      writeSiteNotices(site);
    },
  );
}
