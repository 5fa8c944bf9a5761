import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from '../corpora.ts';
import { prepareApt } from './apt.ts';
import { run } from './run.ts';

/**
 * Downloads the upstream archive of a source package into `folder` and gives its path. In the list of sources the
 * binary packages are swapped for the source packages.
 */
export async function fetchDebianSource(origin: Archive, folder: string, aptFolder: string): Promise<string> {
  const options = await prepareApt(aptFolder, sourcesOnly);
  const records = await run('apt-cache', [...options, 'showsrc', '--only-source', origin.package], {
    tolerant: true,
  });
  const revision = revisionOf(records, origin.version);
  const asked = revision === undefined ? origin.package : `${origin.package}=${revision}`;
  // The files of the packaging may be gone for a newer revision; the archive is what counts.
  await run('apt-get', [...options, 'source', '--download-only', asked], {
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

/** The same list of sources, for source packages. Knows both formats: one line each, and fields. */
export function sourcesOnly(list: string): string {
  return list.replace(/^Types:.*$/gm, 'Types: deb-src').replace(/^deb(?=\s)/gm, 'deb-src');
}

/**
 * The full version, with epoch and Debian revision, of the record of `apt-cache showsrc` for an upstream version. A
 * release lists several while security updates are newer.
 */
export function revisionOf(records: string, upstream: string): string | undefined {
  return [...records.matchAll(/^Version: (.+)$/gm)]
    .flatMap(([, version]) => (version === undefined ? [] : [version]))
    .find((version) => version.replace(/^\d+:/, '').replace(/-[^-]*$/, '') === upstream);
}
