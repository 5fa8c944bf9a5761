import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../support/fetch/run.ts';

export interface Tool {
  name: string;
  version: string;
}

/** The indexers that are taken for the truth. They are fetched when needed and are no dependencies of the package. */
export const tools = {
  typescript: { name: '@sourcegraph/scip-typescript', version: '0.4.0' },
  python: { name: '@sourcegraph/scip-python', version: '0.6.6' },
} as const satisfies Record<string, Tool>;

/** The folder below `folder` in which the tool is installed, with its package in `node_modules`; installed once. */
export async function installTool(tool: Tool, folder: string): Promise<string> {
  return installOnce(join(folder, 'oracle', 'tools', `${tool.name.replace(/^.*\//, '')}-${tool.version}`), [
    `${tool.name}@${tool.version}`,
  ]);
}

/**
 * A folder with these npm packages in its `node_modules`, none of whose scripts have run. It appears when it is
 * complete, so that an interrupted run leaves nothing half installed.
 */
export async function installOnce(home: string, packages: readonly string[]): Promise<string> {
  const isThere = await access(home).then(
    () => true,
    () => false,
  );
  if (isThere) return home;
  await mkdir(join(home, '..'), { recursive: true });
  const temporary = await mkdtemp(join(home, '..', '.install-'));
  try {
    await writeFile(join(temporary, 'package.json'), '{"private":true}\n');
    await run(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages],
      { cwd: temporary },
    );
    await rename(temporary, home);
    return home;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
