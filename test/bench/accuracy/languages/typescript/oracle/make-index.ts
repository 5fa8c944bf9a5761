import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../../support/fetch/run.ts';
import { FAILURE } from './corrections.ts';
import { installNpmTool } from '../../../oracle/install-npm.ts';
import type { IndexJob, Tool } from '../../language.ts';
import { installPackages, projectOf, type ProjectSettings } from './project.ts';

export const tool: Tool = { name: '@sourcegraph/scip-typescript', version: '0.4.0' };

const PROJECT = 'tsconfig.oracle.json';

/**
 * Indexes the copy. The project is written here rather than taken from the
 * repository, because an index needs other things than a build: plain JavaScript and tests too, and no output.
 */
export async function indexTypeScript(
  { copy, index, folder, say }: IndexJob,
  settings: ProjectSettings,
): Promise<void> {
  const home = await installNpmTool(tool, folder);
  await installPackages(settings.install, copy, folder);
  await writeFile(join(copy, PROJECT), JSON.stringify(projectOf(settings), null, 2));
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
