import { createHash } from 'node:crypto';
import { access, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Origin, Pinned } from '../corpora.ts';
import { fetchArchive } from './archive.ts';
import { removeManifestComment } from './crate.ts';
import { cloneHistory } from './history.ts';
import { run } from './run.ts';
import { unpackZip } from './zip.ts';

/** The same author and date everywhere, so that the commit has the same hash everywhere. */
const identity = {
  GIT_AUTHOR_NAME: 'benchmark',
  GIT_AUTHOR_EMAIL: 'benchmark@localhost',
  GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'benchmark',
  GIT_COMMITTER_EMAIL: 'benchmark@localhost',
  GIT_COMMITTER_DATE: '2020-01-01T00:00:00Z',
  // The settings of whoever runs this must not change what is committed.
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};

const zips: ReadonlySet<Origin['kind']> = new Set<Origin['kind']>(['pypi', 'go-module', 'maven-sources']);

/**
 * Path of the corpus as a git repository below `folder`, of one commit or with the history that was asked for; fetched and unpacked once.
 */
export async function prepareRepository(corpus: Pinned, folder: string): Promise<string> {
  const repository = join(folder, 'repositories', `${corpus.name}-${keyOf(corpus)}`);
  if (await isThere(repository)) return repository;
  await mkdir(join(folder, 'repositories'), { recursive: true });
  const temporary = await mkdtemp(join(folder, 'repositories', '.unpack-'));
  try {
    if (corpus.origin.kind === 'github-history') {
      await cloneHistory(corpus, join(temporary, 'kept'), temporary);
    } else {
      await unpack(await fetchArchive(corpus, folder), corpus, temporary);
      if (corpus.origin.kind === 'crate') await removeManifestComment(join(temporary, 'kept'));
      await commitAll(join(temporary, 'kept'));
    }
    await rename(join(temporary, 'kept'), repository);
    return repository;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Benchmarks share the folder, and one of them may keep less of a repository than another. */
function keyOf({ sha256, keep }: Pinned): string {
  return createHash('sha256')
    .update(JSON.stringify([sha256, keep]))
    .digest('hex')
    .slice(0, 8);
}

/** Makes `path` a git repository of one commit that holds every file, ignored ones too. */
export async function commitAll(path: string): Promise<void> {
  const git = (...args: string[]) => run('git', args, { cwd: path, env: identity });
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all', '--force');
  await git('commit', '--quiet', '--message=The pinned version');
}

/** A fresh copy to measure on: nobody else's output or cache is in it, and it may be changed. */
export async function copyRepository(repository: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await run('git', ['clone', '--quiet', '--local', repository, to]);
}

async function unpack(archive: string, { origin, keep }: Pinned, temporary: string): Promise<void> {
  const unpacked = join(temporary, 'all');
  const kept = join(temporary, 'kept');
  await mkdir(unpacked);
  if (zips.has(origin.kind)) await unpackZip(archive, unpacked);
  else await run('tar', ['-xf', archive, '-C', unpacked, '--strip-components=1', '--no-same-owner']);
  const all = join(unpacked, topFolder(origin));
  if (keep.length === 0) return rename(all, kept);
  await mkdir(kept);
  for (const path of keep)
    await cp(join(all, path), join(kept, path), { recursive: true, verbatimSymlinks: true });
}

/** The folder in the archive that holds the files; of a tar file it is left out when it is unpacked. */
function topFolder({ kind, package: name, version }: Origin): string {
  return kind === 'go-module' ? `${name}@v${version}` : '';
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
