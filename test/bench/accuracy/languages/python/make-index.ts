import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../support/fetch/run.ts';
import * as z from 'zod';
import { installNpmTool } from '../../oracle/install-npm.ts';
import type { IndexJob, Tool } from '../language.ts';

export const tool: Tool = { name: '@sourcegraph/scip-python', version: '0.6.6' };

export const Settings = z.strictObject({
  /** Globs of what is not indexed. */
  exclude: z.array(z.string()).default([]),
  /** Folders that imports start from, beside the root. */
  searchPaths: z.array(z.string()).default([]),
});
type Settings = z.infer<typeof Settings>;

/**
 * Indexes the copy. No Python is on its path: it would lend the packages that
 * happen to be installed on the machine, and the index would differ from one to the next.
 */
export async function indexPython(
  { name, origin, copy, index, folder }: IndexJob,
  settings: Settings,
): Promise<void> {
  const home = await installNpmTool(tool, folder);
  await writeFile(
    join(copy, 'pyrightconfig.json'),
    JSON.stringify({
      pythonVersion: '3.11',
      pythonPlatform: 'Linux',
      extraPaths: settings.searchPaths,
      exclude: ['**/node_modules', '**/__pycache__', '**/.*', ...settings.exclude],
    }),
  );
  // Says which packages are installed, without which the indexer runs pip.
  const environment = join(copy, '.environment.json');
  await writeFile(environment, '[]');
  await run(
    process.execPath,
    [
      '--max-old-space-size=6144',
      join(home, 'node_modules', tool.name, 'index.js'),
      ...['index', '--cwd', copy, '--quiet', '--project-name', name, '--project-version', origin.version],
      ...['--output', index, '--environment', environment],
    ],
    { cwd: copy, env: { PATH: '/nonexistent' } },
  );
}
