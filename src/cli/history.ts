import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256 } from '../base/sha256.ts';
import { isFileShard } from '../derive/with-layers.ts';
import { createSecretSearch } from '../features/secrets/secret-search.ts';
import { loadGrammars } from '../grammar/load-grammars.ts';
import { LiveHistory, type ObjectCache } from '../features/history/live/live-history.ts';
import { codeDigest } from '../indexer/cache/code-digest.ts';
import { openFactsCache } from '../indexer/cache/facts-cache.ts';
import { openCommit } from '../indexer/source/commit.ts';
import { SourceError } from '../indexer/source/source-error.ts';
import { createTurns } from '../indexer/turns.ts';
import type { FileShard } from '../model/file-shard.ts';
import { StoreError, type Follow } from '../store/store.ts';
import type { IndexProject, Project } from './project.ts';

/** The commits of a project, each read when it is asked for. `cache` as `cacheOf` gives it. */
export function openHistory(project: Project, cache: string | undefined): LiveHistory {
  return new LiveHistory({
    git: project.git,
    cache: cache === undefined ? memoryCache() : openFactsCache(join(cache, 'history')),
    pause: createTurns(project.signal),
    world: () => worldOf(project),
    maskSecrets: project.maskSecrets,
    indexCommit: (commit, follow) => indexCommit(project, cache, commit, follow),
  });
}

async function* indexCommit(
  project: Project,
  cache: string | undefined,
  commit: string,
  { signal, onProgress }: Required<Follow>,
): AsyncGenerator<FileShard, void> {
  const { name } = project.config;
  const git = project.git ?? null;
  const source = await openCommit(project.root, commit, { git, ...(name !== undefined && { name }) }).catch(
    (cause: unknown) => {
      if (!(cause instanceof SourceError) || cause.code !== 'too-many-files') throw cause;
      throw new StoreError('unavailable', cause.message, { cause });
    },
  );
  const report: IndexProject['onProgress'] = ({ stage, done, total }) =>
    onProgress?.({ done, total, message: `Commit ${commit.slice(0, 10)}: ${stage}` });
  try {
    const indexed = await project.index({
      source,
      cache,
      // Readings of the working tree go on to find theirs.
      cacheTrack: 'history',
      signal: signal ?? new AbortController().signal,
      onProgress: report,
    });
    const pause = createTurns(signal);
    let done = 0;
    for await (const { path, value } of indexed.artifacts()) {
      // Files come first, and nothing else is wanted.
      if (!isFileShard(path)) return;
      await pause();
      onProgress?.({
        done: ++done,
        total: indexed.counts.files,
        message: `Commit ${commit.slice(0, 10)}: compare`,
      });
      yield value as FileShard;
    }
  } finally {
    await source.close();
  }
}

/** Changes with the program, its grammars, and what the configuration says of what is read. */
function worldOf({ root, config }: Project): string {
  const { include, exclude, maxFileBytes, languages, secrets } = config;
  const folders = ['../indexer', '../features/history/index', '../model', '../features/secrets'];
  const world = [
    folders.map((folder) => codeDigest(fileURLToPath(new URL(folder, import.meta.url)))),
    loadGrammars().map(({ name, hash }) => [name, hash]),
    { include, exclude, maxFileBytes, languages },
    createSecretSearch(secrets).digest,
    root,
  ];
  return sha256(JSON.stringify(world));
}

function memoryCache(): ObjectCache {
  const kept = new Map<string, unknown>();
  return {
    get: (key) => kept.get(key),
    has: (key) => kept.has(key),
    put: (key, value) => kept.set(key, value).has(key),
  };
}
