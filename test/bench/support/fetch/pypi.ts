import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from '../corpora.ts';
import { run } from './run.ts';

/**
 * Downloads the wheel of a package into `folder` and gives its path. A wheel holds the sources as they are
 * imported, and unlike a source archive it is downloaded without running any of them.
 */
export async function fetchWheel({ package: name, version }: Archive, folder: string): Promise<string> {
  await run('pip', [
    ...['download', '--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:'],
    ...['--dest', folder, `${name}==${version}`],
  ]);
  const wheel = (await readdir(folder)).find((file) => file.endsWith('.whl'));
  if (!wheel) throw new Error(`pip has no wheel of ${name} ${version}.`);
  return join(folder, wheel);
}

/** Downloads the source archive of a package, which has its tests, into `folder` and gives its path. */
export async function fetchPythonSource(
  { package: name, version }: Archive,
  folder: string,
): Promise<string> {
  await run('pip', [
    ...['download', '--quiet', '--disable-pip-version-check', '--no-deps', `--no-binary=${name}`],
    ...['--dest', folder, `${name}==${version}`],
  ]);
  const archive = (await readdir(folder)).find((file) => file.endsWith('.tar.gz'));
  if (!archive) throw new Error(`pip has no source archive of ${name} ${version}.`);
  return join(folder, archive);
}
