import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { CODE_DIGEST } from '../base/code-digest.ts';
import { digest } from '../base/digest.ts';
import { programModules, startFile, startModules } from '../base/program-files.ts';
import { root } from './process.ts';

/**
 * Packages that are copied into the code. Finding and reading the hundred files of one of them takes longer than most answers. They stay dependencies,
 * for the types of what is exported.
 */
const COPIED = ['re2js', 'zod'];
/** Can be copied only into code of the format that it has itself. */
const COPIED_INTO_CJS = ['commander'];

const common = {
  absWorkingDir: root,
  outbase: 'src',
  bundle: true,
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
} satisfies BuildOptions;

/**
 * Bundles the code of the package into few files, because finding and reading hundreds of modules takes a third of the time of a short command.
 * Large packages stay outside, so that users can update and audit them. What a process or thread starts with is in one file, in which modules run when
 * they are first used. Code that other entries share is in files at the top of `dist`, as `program-files.ts` expects.
 */
export async function bundleCode(dist: string): Promise<void> {
  const shared = await build({
    ...common,
    entryPoints: ['bin', 'lib', ...programModules].map((name) => `src/${name}.ts`),
    outdir: dist,
    format: 'esm',
    splitting: true,
    external: packagesExcept(COPIED),
  });
  const starts = await build({
    ...common,
    entryPoints: startModules.map((name) => ({ in: `src/${name}.ts`, out: startFile(name) })),
    outdir: dist,
    // The whole file is read at each start.
    minifyWhitespace: true,
    lineLimit: 160,
    external: packagesExcept([...COPIED, ...COPIED_INTO_CJS]),
    // In this format, what stays outside is loaded when a module that needs it runs, and not at the start.
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    define: { 'import.meta.url': 'moduleAddress' },
    banner: { js: "const moduleAddress = require('node:url').pathToFileURL(__filename).href;" },
  });
  const texts = Object.keys({ ...shared.metafile.outputs, ...starts.metafile.outputs })
    .sort()
    .map((path) => readFileSync(join(root, path)));
  writeFileSync(join(dist, CODE_DIGEST), digest(...texts));
}

function packagesExcept(copied: readonly string[]): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !copied.includes(name));
}
