import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goEnvironment } from '../../../support/fetch/go-module.ts';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { run } from '../../../support/fetch/run.ts';
import type { CheckerCommand } from '../../run-checker.ts';
import type { CheckerJob } from '../job.ts';

const program = join(import.meta.dirname, 'checker');

/** Built with the Go of this machine, whose `go/types` it is. The module says itself which packages it needs. */
export async function prepareGo({ copy, folder }: CheckerJob): Promise<CheckerCommand> {
  const env = { ...goEnvironment(folder), CGO_ENABLED: '0' };
  const hash = createHash('sha256').update(await run('go', ['version']));
  for (const name of (await readdir(program)).sort()) hash.update(await readFile(join(program, name)));
  const home = join(folder, 'changes', 'go', hash.digest('hex').slice(0, 12));
  const built = await installOnce(home, async (temporary) => {
    await run('go', ['build', '-o', join(temporary, 'checker'), '.'], { cwd: program, env });
  });
  return { program: join(built, 'checker'), args: [copy], env };
}
