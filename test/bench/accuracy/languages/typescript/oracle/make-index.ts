import { rm, symlink, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { run } from '../../../../support/fetch/run.ts';
import { FAILURE } from './corrections.ts';
import * as z from 'zod';
import { installNpm } from '../../../../support/fetch/install-npm.ts';
import { installNpmTool } from '../../../oracle/install-npm.ts';
import type { IndexJob, Tool } from '../../language.ts';

export const tool: Tool = { name: '@sourcegraph/scip-typescript', version: '0.4.0' };

/** The settings of a project for a repository whose own are missing or unsuitable. */
export const Settings = z.strictObject({
  /** Packages of npm, with versions, whose types the sources lean on. */
  install: z.array(z.string().regex(/.@\d+\.\d+\.\d+/)).default([]),
  /** A `tsconfig.json` of the repository that is fit to build on. */
  extends: z.string().optional(),
  /** `compilerOptions` on top, for example `paths` that lead to sources in place of what a build would make. */
  compilerOptions: z.record(z.string(), z.unknown()).default({}),
  /** Globs of what is indexed, below the root. */
  include: z.array(z.string()).default(['**/*']),
  /** Globs of what is not. */
  exclude: z.array(z.string()).default([]),
});
type Settings = z.infer<typeof Settings>;

const PROJECT = 'tsconfig.oracle.json';

/**
 * Indexes the copy. The project is written here rather than taken from the
 * repository, because an index needs other things than a build: plain JavaScript and tests too, and no output.
 */
export async function indexTypeScript(
  { copy, index, folder, say }: IndexJob,
  settings: Settings,
): Promise<void> {
  const home = await installNpmTool(tool, folder);
  if (settings.install.length > 0) {
    const hash = createHash('sha256').update(settings.install.join(' ')).digest('hex').slice(0, 12);
    const installed = await installNpm(join(folder, 'oracle', 'packages', hash), settings.install);
    await rm(join(copy, 'node_modules'), { recursive: true, force: true });
    await symlink(join(installed, 'node_modules'), join(copy, 'node_modules'));
  }
  await writeFile(join(copy, PROJECT), JSON.stringify(project(settings), null, 2));
  const printed = await run(
    process.execPath,
    [
      '--max-old-space-size=6144',
      ...[join(import.meta.dirname, 'scip-typescript.ts'), home],
      ...['index', '--cwd', copy, '--no-progress-bar', '--max-file-byte-size', '8mb', '--output', index],
      PROJECT,
    ],
    { cwd: copy },
  );
  for (const line of printed.split('\n')) if (line.startsWith(FAILURE)) say(`${tool.name} ${line}`);
}

function project(settings: Settings): object {
  const options = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    incremental: false,
    composite: false,
    skipLibCheck: true,
    ...settings.compilerOptions,
  };
  const files = { include: settings.include, exclude: ['**/node_modules', ...settings.exclude] };
  if (settings.extends) return { extends: settings.extends, compilerOptions: options, ...files };
  const defaults = {
    target: 'esnext',
    lib: ['esnext', 'dom', 'dom.iterable'],
    // Understands `import` and `require` side by side, with and without extensions.
    module: 'preserve',
    jsx: 'preserve',
    strict: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    experimentalDecorators: true,
  };
  return { compilerOptions: { ...defaults, ...options }, ...files };
}
