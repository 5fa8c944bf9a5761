import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../support/fetch/run.ts';
import type { Tool } from '../languages/language.ts';
import { installOnce } from './install-once.ts';

/** The folder below `folder` in which an indexer is installed, with its package in `node_modules`; installed once. */
export async function installNpmTool({ name, version }: Tool, folder: string): Promise<string> {
  return installNpm(toolFolder({ name, version }, folder), [`${name}@${version}`]);
}

/** The folder below `folder` for one version of an indexer. */
export function toolFolder({ name, version }: Tool, folder: string): string {
  return join(folder, 'oracle', 'tools', `${name.replace(/^.*\//, '')}-${version}`);
}

/** A folder with these npm packages in its `node_modules`, none of whose scripts have run. */
export async function installNpm(home: string, packages: readonly string[]): Promise<string> {
  return installOnce(home, async (temporary) => {
    await writeFile(join(temporary, 'package.json'), '{"private":true}\n');
    await run(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages],
      { cwd: temporary },
    );
  });
}
