import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { CODE_DIGEST } from '../base/code-digest.ts';
import { digest } from '../base/digest.ts';
import { programModules } from '../base/program-files.ts';
import { root } from './process.ts';

/**
 * Bundles the code of the package into few files, because finding and reading hundreds of modules takes a third of the time of a short command.
 * Packages stay outside, so that users can update and audit them. Code that several entries use is in files at the top of `dist`, as
 * `program-files.ts` expects.
 */
export async function bundleCode(dist: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['bin', 'lib', ...programModules].map((name) => `src/${name}.ts`),
    outbase: 'src',
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  const texts = Object.keys(metafile.outputs)
    .sort()
    .map((path) => readFileSync(join(root, path)));
  writeFileSync(join(dist, CODE_DIGEST), digest(...texts));
}
