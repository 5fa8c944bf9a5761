import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { runMaven } from '../../../support/fetch/maven.ts';
import type { CheckerCommand } from '../../run-checker.ts';
import { packagesFolder } from '../installed-packages.ts';
import type { CheckerJob } from '../job.ts';

/** The compiler is that of the JDK of this machine. Artifacts that the packages need in turn are not fetched. */
export async function prepareJava({ copy, packages, folder }: CheckerJob): Promise<CheckerCommand> {
  const home = await installOnce(packagesFolder(folder, 'maven', packages), async (temporary) => {
    for (const artifact of packages)
      await runMaven('copy', [`-Dartifact=${artifact}`, `-DoutputDirectory=${temporary}`], folder);
  });
  const jars = (await readdir(home)).sort().map((jar) => join(home, jar));
  return {
    program: 'java',
    args: ['-Xmx3g', join(import.meta.dirname, 'Checker.java'), copy, jars.join(delimiter)],
  };
}
