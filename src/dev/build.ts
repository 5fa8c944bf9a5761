// `npm run build` writes everything that the package contains to `dist`; `npm run build:site` compiles the
// site only.
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_DIGEST, folderDigest, PROGRAM_DIGEST } from '../base/code-digest.ts';
import { FACTS_DIGEST, factsDigest } from '../indexer/facts/facts-digest.ts';
import { digest } from '../base/digest.ts';
import { bundleCode } from './bundle.ts';
import { makeIfChanged } from './make-if-changed.ts';
import { writeNotices } from './notices.ts';
import { packGrammars } from './pack-grammars.ts';
import { root, run, task, tool } from './process.ts';
import { ensureSite } from './site.ts';

const dist = join(root, 'dist');

await task(async () => {
  await ensureSite();
  if (process.argv[2] === 'site') return;
  const inputs = [
    'package.json',
    'package-lock.json',
    'tsconfig*.json',
    'astro.config.mjs',
    '{src,grammars,content,public}/**',
  ];
  // Packing builds too, so what is built already is kept.
  await makeIfChanged({ inputs, output: 'dist/bin.js', record: 'dist/site-program.inputs' }, compile);
});

async function compile(): Promise<void> {
  // Remove earlier output, because files whose source is gone would end up in the package.
  for (const name of readdirSync(dist)) {
    if (!name.startsWith('site')) rmSync(join(dist, name), { recursive: true });
  }
  const { code } = await run(tool('tsc', '-p', 'tsconfig.build.json'));
  if (code !== 0) throw new Error('The sources have type errors; see above.');
  const bundled = await bundleCode(dist);
  await packGrammars();
  writeNotices(dist, bundled);
  // Data that is read from beside the code, and which the compiler passes over.
  for (const folder of ['quality', 'features/secrets/rules', 'git/plain-repository'])
    cpSync(join(root, 'src', folder), join(dist, folder), { recursive: true });
  writeFileSync(join(dist, FACTS_DIGEST), factsDigest());
  const data = ['grammars', 'quality', 'features', 'git'].map((folder) => folderDigest(join(dist, folder)));
  writeFileSync(join(dist, PROGRAM_DIGEST), digest(readFileSync(join(dist, CODE_DIGEST)), ...data));
  chmodSync(join(dist, 'bin.js'), 0o755);
}
