import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { CODE_DIGEST } from '../base/code-digest.ts';
import { digest } from '../base/digest.ts';
import { programModules, startFileName, startModules } from '../base/program-files.ts';
import { packageFolder } from '../site/build/record-packages.mjs';
import { root } from './process.ts';

/**
 * Packages that are copied into the code. Finding and reading the hundred files of one of them takes longer than most answers. They stay dependencies,
 * because exported types refer to them.
 */
const COPIED = ['re2js', 'zod'];
/** Packages of CommonJS, whose `require` calls fail in ES modules. */
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
 * Other packages stay outside, so that users can update and audit them. Each module that a process or thread starts with becomes one file, whose modules run
 * when they are first used. The other entries share files at the top of `dist`, as `program-files.ts` expects. Returns the packages whose code is in
 * them.
 */
export async function bundleCode(dist: string): Promise<string[]> {
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
    entryPoints: startModules.map((name) => ({ in: `src/${name}.ts`, out: startFileName(name) })),
    outdir: dist,
    // The whole file is read at each start.
    minifyWhitespace: true,
    lineLimit: 160,
    external: packagesExcept([...COPIED, ...COPIED_INTO_CJS]),
    // In this format, what stays outside is loaded when a module that needs it runs, and not at the start.
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    define: { 'import.meta.url': 'moduleAddress' },
    // esbuild writes `"use strict"` behind the banner, where it is no directive.
    banner: { js: "'use strict';const moduleAddress = require('node:url').pathToFileURL(__filename).href;" },
  });
  const inputs = [...Object.keys(shared.metafile.inputs), ...Object.keys(starts.metafile.inputs)];
  checkCopied(inputs);
  const texts = Object.keys({ ...shared.metafile.outputs, ...starts.metafile.outputs })
    .sort()
    .map((path) => readFileSync(join(root, path)));
  writeFileSync(join(dist, CODE_DIGEST), digest(...texts));
  return [...new Set(inputs.flatMap((path) => packageFolder(path) ?? []))];
}

/** Throws if a development package is copied, which would hide that it is no dependency. */
function checkCopied(paths: readonly string[]): void {
  const allowed = new Set([...COPIED, ...COPIED_INTO_CJS]);
  for (const path of paths) {
    const name = packageFolder(path);
    if (name !== undefined && !allowed.has(name))
      throw new Error(
        `${name} would be copied into the package. Make it a dependency, or name it in src/dev/bundle.ts.`,
      );
  }
}

function packagesExcept(copied: readonly string[]): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !copied.includes(name));
}
