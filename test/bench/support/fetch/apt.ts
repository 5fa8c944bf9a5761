import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from './run.ts';

const CONFIGURED = '/etc/apt';

/**
 * Options that point apt to a list of sources and a cache below `folder`, so that the machine's own are left alone.
 * The list is the machine's, each file of it edited by `edit`.
 */
export async function prepareApt(folder: string, edit: (list: string) => string): Promise<string[]> {
  const parts = join(folder, 'parts');
  const options = [
    'Dir::Etc::sourcelist=/dev/null',
    `Dir::Etc::sourceparts=${parts}`,
    `Dir::State::lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    ...(process.getuid?.() === 0 ? ['APT::Sandbox::User=root'] : []),
  ].flatMap((option) => ['-o', option]);
  if ((await readdir(parts).catch(() => [])).length > 0) return options;
  for (const part of ['lists/partial', 'cache/archives/partial', 'parts']) {
    await mkdir(join(folder, part), { recursive: true });
  }
  for (const [name, text] of await configuredSources()) await writeFile(join(parts, name), edit(text));
  await run('apt-get', [...options, 'update'], { tolerant: true });
  return options;
}

async function configuredSources(): Promise<[name: string, text: string][]> {
  const listed = await readdir(join(CONFIGURED, 'sources.list.d')).catch(() => []);
  const paths = [
    join(CONFIGURED, 'sources.list'),
    ...listed.map((name) => join(CONFIGURED, 'sources.list.d', name)),
  ].filter((path) => /\.(list|sources)$/.test(path));
  const read = await Promise.all(
    paths.map(
      async (path) => [basename(path), await readFile(path, 'utf8').catch(() => '')] as [string, string],
    ),
  );
  return read.filter(([, text]) => text.trim() !== '');
}
