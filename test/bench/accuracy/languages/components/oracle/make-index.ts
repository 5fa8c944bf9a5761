import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installNpm } from '../../../../support/fetch/install-npm.ts';
import { run } from '../../../../support/fetch/run.ts';
import { toolFolder } from '../../../oracle/install-npm.ts';
import type { IndexJob, Tool } from '../../language.ts';
import { installPackages, projectOf, type ProjectSettings } from '../../typescript/oracle/project.ts';

const PROJECT = 'tsconfig.oracle.json';

/** Compiles the components of the copy to TypeScript, and writes the compiler's definitions of all names in their own positions. */
export async function indexComponents(
  framework: string,
  tool: Tool,
  packages: readonly string[],
  { copy, index, folder, say }: IndexJob,
  settings: ProjectSettings,
): Promise<void> {
  const home = await installNpm(toolFolder(tool, folder), [`${tool.name}@${tool.version}`, ...packages]);
  await installPackages(settings.install, copy, folder);
  const project = join(copy, PROJECT);
  await writeFile(project, JSON.stringify(projectOf(settings), null, 2));
  const script = join(import.meta.dirname, 'index-components.ts');
  const printed = await run(
    process.execPath,
    ['--max-old-space-size=6144', script, framework, home, copy, project, index],
    { cwd: copy },
  );
  for (const line of printed.split('\n')) if (line.startsWith('could not')) say(line);
}
