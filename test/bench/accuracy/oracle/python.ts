import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../support/fetch/run.ts';
import type { AccuracyCorpus } from '../corpora/corpora.ts';
import { installTool, tools } from './tools.ts';

/**
 * Indexes the copy at `copy` into the file `index`. No Python is on its path: it would lend the packages that
 * happen to be installed on the machine, and the index would differ from one to the next.
 */
export async function indexPython(
  { name, origin, settings }: AccuracyCorpus,
  copy: string,
  index: string,
  folder: string,
): Promise<void> {
  const home = await installTool(tools.python, folder);
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
      join(home, 'node_modules', tools.python.name, 'index.js'),
      ...['index', '--cwd', copy, '--quiet', '--project-name', name, '--project-version', origin.version],
      ...['--output', index, '--environment', environment],
    ],
    { cwd: copy, env: { PATH: '/nonexistent' } },
  );
}
