import { createHash } from 'node:crypto';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { installNpm } from '../../../../support/fetch/install-npm.ts';

/** The settings of a project for a repository whose own are missing or unsuitable. */
export const ProjectSettings = z.strictObject({
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
export type ProjectSettings = z.infer<typeof ProjectSettings>;

/** Puts packages into `node_modules` of a copy, in place of those that are there. None is no change. */
export async function installPackages(
  packages: readonly string[],
  copy: string,
  folder: string,
): Promise<void> {
  if (packages.length === 0) return;
  const hash = createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 12);
  const installed = await installNpm(join(folder, 'oracle', 'packages', hash), packages);
  await rm(join(copy, 'node_modules'), { recursive: true, force: true });
  await symlink(join(installed, 'node_modules'), join(copy, 'node_modules'));
}

/** The `tsconfig.json` that the settings describe. It checks plain JavaScript and tests too, and has no output. */
export function projectOf(settings: ProjectSettings): object {
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
