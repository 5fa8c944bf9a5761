import { join } from 'node:path';
import { OpenLayer } from '../derive/open-layer.ts';
import { deadCodeLayer } from '../features/dead-code/index/layer.ts';
import { artifactPath, isFileShard, type Artifact } from '../model/artifact.ts';
import { sha256 } from '../base/sha256.ts';
import { createSecretSearch } from '../features/secrets/secret-search.ts';
import { loadGrammars } from '../grammar/load-grammars.ts';
import { LiveHistory, type ObjectCache } from '../features/history/live/live-history.ts';
import { codeDigest } from '../base/code-digest.ts';
import { openFactsCache } from '../indexer/cache/facts-cache.ts';
import { openCommit } from '../indexer/source/commit.ts';
import { SourceError } from '../indexer/source/source-error.ts';
import { createYielder } from '../base/create-yielder.ts';
import { shownPaths } from './shown-paths.ts';
import { snapshotLogOf } from './snapshots/snapshot-log-of.ts';
import { readWorkingState } from './snapshots/working-state.ts';
import { addPath, noFiles } from '../git/changed-files.ts';
import type { WorktreeState } from '../model/history.ts';
import type { FileShard } from '../model/file-shard.ts';
import { StoreError, type Follow } from '../store/store.ts';
import type { Project, ProjectRun } from './project.ts';

/** One history a project: a commit that is being read continues to be read while the files are read anew. */
const histories = new WeakMap<Project, LiveHistory>();

/** Returns the history of a project, which is opened when first asked for. */
export function historyOf(project: Project, cacheFolder: string | undefined): LiveHistory {
  const history = histories.get(project) ?? openHistory(project, cacheFolder);
  histories.set(project, history);
  return history;
}

/** Opens the history of a project. Each commit is indexed when it is first read. */
export function openHistory(project: Project, cacheFolder: string | undefined): LiveHistory {
  return new LiveHistory({
    git: project.git,
    cache: cacheFolder === undefined ? memoryCache() : openFactsCache(join(cacheFolder, 'history')),
    isShown: shownPaths(project),
    readWorktree: () => readWorktree(project),
    readSaves: () => snapshotLogOf(project).read(),
    pause: createYielder(project.signal),
    fingerprint: () => snapshotFingerprint(project),
    indexCommit: (commit, follow) => indexCommit(project, cacheFolder, commit, follow),
  });
}

async function* indexCommit(
  project: Project,
  cacheFolder: string | undefined,
  commit: string,
  { signal, onProgress }: Required<Follow>,
): AsyncGenerator<Artifact, void> {
  const { name } = project.config;
  const git = project.git ?? null;
  const source = await openCommit(project.root, commit, { git, name }).catch((cause: unknown) => {
    if (!(cause instanceof SourceError) || cause.code !== 'too-many-files') throw cause;
    throw new StoreError('unavailable', cause.message, { cause });
  });
  const report: ProjectRun['onProgress'] = ({ stage, done, total }) =>
    onProgress?.({ done, total, message: `Commit ${commit.slice(0, 10)}: ${stage}` });
  try {
    const indexed = await project.index({
      source,
      cacheFolder,
      // A track of its own does not overwrite the links and stamps of the working tree.
      cacheTrack: 'history',
      signal,
      onProgress: report,
    });
    const pause = createYielder(signal);
    let done = 0;
    const dead = new OpenLayer(deadCodeLayer, { pause });
    for await (const artifact of indexed.artifacts()) {
      const { path, value } = artifact;
      if (isFileShard(path)) {
        await pause();
        onProgress?.({
          done: ++done,
          total: indexed.counts.files,
          message: `Commit ${commit.slice(0, 10)}: compare`,
        });
        dead.add(path, undefined, () => value as FileShard);
        yield artifact;
      } else if (path === artifactPath.cycles || path === artifactPath.index) yield artifact;
    }
    yield* dead.artifacts();
  } finally {
    await source.close();
  }
}

async function readWorktree(project: Project): Promise<WorktreeState> {
  const isShown = shownPaths(project);
  const { branch, files, digest } = await readWorkingState(project);
  const filesChanged = noFiles();
  for (const [path, { kind }] of files)
    if (isShown(path)) addPath(filesChanged, kind, project.maskSecrets(path));
  return { branch: branch === null ? null : project.maskSecrets(branch), digest, filesChanged };
}

/** A fingerprint of everything that the snapshot of a commit depends on: program, grammars and settings. */
function snapshotFingerprint({ root, settings }: Project): string {
  const { include, exclude, maxFileBytes, languages, secrets, userGrammarFolder } = settings;
  const folders = [
    'indexer',
    'features/history/index',
    'features/dead-code/index',
    'model',
    'features/secrets',
  ];
  const inputs = [
    codeDigest(...folders),
    loadGrammars(undefined, userGrammarFolder).map(({ name, stamp }) => [name, stamp]),
    { include, exclude, maxFileBytes, languages },
    createSecretSearch(secrets).digest,
    root,
  ];
  return sha256(JSON.stringify(inputs));
}

function memoryCache(): ObjectCache {
  const kept = new Map<string, unknown>();
  return {
    get: (key) => kept.get(key),
    has: (key) => kept.has(key),
    put: (key, value) => kept.set(key, value).has(key),
  };
}
