import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installNpm } from '../../../support/fetch/install-npm.ts';
import type { CheckerCommand } from '../../run-checker.ts';
import { packagesFolder } from '../installed-packages.ts';
import type { CheckerJob } from '../job.ts';

const PROJECT = 'tsconfig.checked.json';

const project = {
  compilerOptions: {
    target: 'esnext',
    lib: ['esnext', 'dom', 'dom.iterable'],
    module: 'preserve',
    jsx: 'preserve',
    strict: true,
    strictPropertyInitialization: false,
    types: ['node'],
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    experimentalDecorators: true,
  },
  exclude: ['**/node_modules'],
};

/** The compiler is that of this repository's own development dependencies. */
export async function prepareTypeScript({ copy, packages, folder }: CheckerJob): Promise<CheckerCommand> {
  const installed = await installNpm(packagesFolder(folder, 'npm', packages), packages);
  await symlink(join(installed, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, PROJECT), JSON.stringify(project));
  return {
    program: process.execPath,
    args: ['--max-old-space-size=4096', join(import.meta.dirname, 'checker.ts'), copy, PROJECT],
  };
}
