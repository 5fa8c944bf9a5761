import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installOnce } from './install-once.ts';
import { run } from './run.ts';

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
