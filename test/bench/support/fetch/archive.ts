import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Origin, Pinned } from '../corpora.ts';
import { fetchCrate } from './crate.ts';
import { fetchDebianSource } from './debian-source.ts';
import { fetchCommit } from './github.ts';
import { fetchGoModule } from './go-module.ts';
import { fetchMavenSources } from './maven.ts';
import { fetchNpm, fetchWorkspaces } from './npm.ts';
import { fetchPythonSource, fetchWheel } from './pypi.ts';

/**
 * The archive of a corpus, verified, from the cache or its registry. Throws when it cannot be had, or when
 * its bytes are not the ones that were pinned.
 */
export async function fetchArchive(corpus: Pinned, folder: string): Promise<string> {
  const archives = join(folder, 'archives');
  const kept = join(archives, `${corpus.name}-${corpus.sha256.slice(0, 12)}.tar`);
  if (await exists(kept)) return kept;
  await mkdir(archives, { recursive: true });
  const temporary = await mkdtemp(join(archives, 'fetch-'));
  try {
    const fetched = await fetchFrom(corpus.origin, temporary, folder);
    await verify(fetched, corpus);
    await rename(fetched, kept);
    return kept;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function fetchFrom(origin: Origin, temporary: string, folder: string): Promise<string> {
  switch (origin.kind) {
    case 'npm':
      return fetchNpm(origin, temporary);
    case 'npm-workspaces':
      return fetchWorkspaces(origin, temporary);
    case 'pypi':
      return fetchWheel(origin, temporary);
    case 'pypi-source':
      return fetchPythonSource(origin, temporary);
    case 'github':
    case 'github-history':
      return fetchCommit(origin, temporary);
    case 'go-module':
      return fetchGoModule(origin, temporary, folder);
    case 'crate':
      return fetchCrate(origin, temporary, folder);
    case 'maven-sources':
      return fetchMavenSources(origin, temporary, folder);
    case 'debian-source':
      return fetchDebianSource(origin, temporary, join(folder, 'apt'));
  }
}

/** Throws an Error if the bytes of an archive are not the pinned ones. */
export async function verify(path: string, corpus: Pinned): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const found = hash.digest('hex');
  if (found === corpus.sha256) return;
  const { package: name, version } = corpus.origin;
  throw new Error(
    `The archive of ${name} ${version} is not the pinned one: SHA-256 ${found}, not ${corpus.sha256}.`,
  );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
