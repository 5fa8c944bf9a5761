import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { WORKTREE } from '../../features/changes/range.ts';
import type { Side } from '../../features/changes/side.ts';
import { indexStageTitles } from '../../indexer/index-run.ts';
import { openCommit } from '../../indexer/source/commit.ts';
import { openStaged } from '../../indexer/source/staged.ts';
import type { Source } from '../../indexer/source/source.ts';
import { isFileShard } from '../../model/artifact.ts';
import type { ComparedState } from '../../model/changes.ts';
import { StoreError, type Follow } from '../../store/store.ts';
import { InputError } from '../input-error.ts';
import type { Project } from '../project.ts';
import { HEAD_FILE } from '../stored/head.ts';
import { openStoredFiles } from '../stored/open-stored-atlas.ts';
import { StoredAtlas, type StoredFiles } from '../stored/stored-atlas.ts';
import { storedFiles } from '../stored/stored-files.ts';
import { storedPlace } from '../stored/stored-folder.ts';
import { isCheckedOut } from './is-checked-out.ts';
import { hasRevision, revisionPlace } from './revision-place.ts';
import { openRevision, type RevisionRun } from './store-revision.ts';

/** A state with a digest of its files. */
export interface OpenedSide {
  side: Side;
  /** See `Head.shards`. */
  shards: string;
}

/**
 * Opens one of two states as a whole atlas, which is stored in the cache folder when it is first asked for. Throws `StoreError` if git does not
 * have its files.
 */
export async function openSide(
  project: Project,
  cacheFolder: string,
  state: ComparedState,
  follow: Follow = {},
): Promise<OpenedSide> {
  const open = (): Promise<OpenedFiles> =>
    openFiles(project, cacheFolder, state, runOf(project, state, follow));
  const { files, folder } = await open();
  const store = new StoredAtlas(files, async () => {
    rmSync(join(folder, HEAD_FILE), { force: true });
    return (await open()).files;
  });
  const { entries } = files.base;
  const shards = new Map(
    [...entries.values()].filter(({ path }) => isFileShard(path)).map(({ path, digest }) => [path, digest]),
  );
  return { side: { state, store, shards }, shards: files.head.shards };
}

interface OpenedFiles {
  files: StoredFiles;
  folder: string;
}

async function openFiles(
  project: Project,
  cacheFolder: string,
  { name, commit }: ComparedState,
  run: RevisionRun,
): Promise<OpenedFiles> {
  if (commit !== null) return openCommitFiles(project, cacheFolder, commit, run);
  if (name === WORKTREE) return openWorking(project, cacheFolder, run);
  const state = await stagedState(project);
  return fromRevision(project, cacheFolder, `staged-${state}`, run, async () => {
    const source = await openStagedSource(project);
    if (source.state === state) return source;
    await source.close();
    throw new StoreError('unavailable', 'Files were staged while they were read. Try again.');
  });
}

async function openCommitFiles(
  project: Project,
  cacheFolder: string,
  commit: string,
  run: RevisionRun,
): Promise<OpenedFiles> {
  const openSource = (): Promise<Source> =>
    openCommit(project.root, commit, { git: project.git ?? null, name: project.config.name });
  if (
    !hasRevision(project, cacheFolder, commit) &&
    (await isCheckedOut(project, commit, openSource).catch(() => false))
  ) {
    const opened = await openWorking(project, cacheFolder, run);
    const { repository } = opened.files.head;
    // Files may have been changed meanwhile.
    if (repository.commit === commit && !repository.dirty) return opened;
    opened.files.base.close();
  }
  return fromRevision(project, cacheFolder, commit, run, openSource);
}

async function openWorking(project: Project, cacheFolder: string, run: RevisionRun): Promise<OpenedFiles> {
  const place = storedPlace(project, cacheFolder);
  return { files: await openStoredFiles(project, cacheFolder, place, run), folder: place.folder };
}

async function fromRevision(
  project: Project,
  cacheFolder: string,
  id: string,
  run: RevisionRun,
  openSource: () => Promise<Source>,
): Promise<OpenedFiles> {
  const place = revisionPlace(project, cacheFolder, id);
  const current = await openRevision(project, cacheFolder, place, openSource, run);
  return { files: storedFiles(project, cacheFolder, place, current), folder: place.folder };
}

/** Returns a digest of the staged files. */
export async function stagedState(project: Project): Promise<string | undefined> {
  const source = await openStagedSource(project);
  await source.close();
  return source.state;
}

function openStagedSource({ root, git, config: { name } }: Project): Promise<Source> {
  if (!git) throw new InputError('Staged files can only be read with git. Install git.');
  return openStaged(root, { git, name });
}

function runOf({ signal }: Project, { name }: ComparedState, follow: Follow): RevisionRun {
  const { onProgress } = follow;
  return {
    signal: follow.signal ? AbortSignal.any([signal, follow.signal]) : signal,
    onProgress: ({ stage, done, total }) =>
      onProgress?.({ done, total, message: `${name}: ${indexStageTitles[stage]}` }),
    onNotice: (message) => onProgress?.({ done: 0, total: 0, message }),
  };
}
