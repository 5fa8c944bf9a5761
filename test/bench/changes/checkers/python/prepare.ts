import { join } from 'node:path';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { run } from '../../../support/fetch/run.ts';
import type { CheckerCommand } from '../../run-checker.ts';
import { packagesFolder } from '../installed-packages.ts';
import type { CheckerJob } from '../job.ts';

const MYPY = 'mypy==2.4.1';

/** mypy runs in an environment with these packages and none of those that happen to be installed on the machine. */
export async function preparePython({ copy, packages, folder }: CheckerJob): Promise<CheckerCommand> {
  const wanted = [MYPY, ...packages];
  // The programs of an environment know its path, but its Python can be moved.
  const home = await installOnce(packagesFolder(folder, 'pypi', wanted), async (temporary) => {
    await run('python3', ['-m', 'venv', temporary]);
    await run(join(temporary, 'bin', 'python'), [
      ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--only-binary=:all:'],
      ...wanted,
    ]);
  });
  return {
    program: join(home, 'bin', 'python'),
    args: ['-B', join(import.meta.dirname, 'checker.py'), copy],
  };
}
