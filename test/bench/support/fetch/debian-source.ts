import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Archive } from '../corpora.ts';
import { run } from './run.ts';

const CONFIGURED = '/etc/apt';

/**
 * Downloads the upstream archive of a source package into `folder` and gives its path. The machine's own
 * configuration is left alone: apt is pointed to a copy of its list of sources, in which the binary packages
 * are swapped for the source packages.
 */
export async function fetchDebianSource(origin: Archive, folder: string, aptFolder: string): Promise<string> {
  const options = await prepareApt(aptFolder);
  // The files of the packaging may be gone for a newer revision; the archive is what counts.
  await run('apt-get', [...options, 'source', '--download-only', origin.package], {
    cwd: folder,
    tolerant: true,
  });
  const start = `${origin.package}_${origin.version}.orig.tar.`;
  const archive = (await readdir(folder)).find((name) => name.startsWith(start) && !name.endsWith('.asc'));
  if (!archive) {
    throw new Error(
      `The Debian source of ${origin.package} ${origin.version} cannot be had here. ` +
        `It needs apt-get and a Debian release that carries this version.`,
    );
  }
  return join(folder, archive);
}

async function prepareApt(folder: string): Promise<string[]> {
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
  for (const [name, text] of await configuredSources()) await writeFile(join(parts, name), sourcesOnly(text));
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

/** The same list of sources, for source packages. Knows both formats: one line each, and fields. */
export function sourcesOnly(list: string): string {
  return list.replace(/^Types:.*$/gm, 'Types: deb-src').replace(/^deb(?=\s)/gm, 'deb-src');
}
