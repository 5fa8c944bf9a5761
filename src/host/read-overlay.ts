import { filesToIndex } from '../indexer/overlay/files-to-index.ts';
import { unreadImports } from '../indexer/overlay/unread-imports.ts';
import { OverlayStore } from '../indexer/overlay/overlay-store.ts';
import { readChangedFiles, type ChangedFiles } from '../indexer/overlay/changed-files.ts';
import type { Source } from '../indexer/source/source.ts';
import { type Artifact, isFileShard } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';
import { readIndex } from '../query/read.ts';
import type { Store } from '../store/store.ts';
import { InputError } from './input-error.ts';
import type { Project } from './project.ts';
import { readSettled } from './read-settled.ts';

export interface Overlay {
  store: Store;
  /** Paths of files that differ from the published ones. */
  touched: string[];
}

/**
 * Lays the changes of a checkout over a published atlas. Indexes the changed files and those that they depend on, not the
 * whole repository. Throws `SourceError` if the checkout does not have the commit of the atlas.
 */
export async function readOverlay(published: Store, project: Project): Promise<Overlay> {
  return readSettled(() => readOnce(published, project));
}

async function readOnce(published: Store, project: Project): Promise<Overlay> {
  const index = await readIndex(published);
  const { changed, removed } = await changesSince(index, project);
  const touched = [...changed, ...removed].sort();
  if (touched.length === 0) return { store: published, touched };
  const source = await project.openSource();
  try {
    const listed = (await source.list()).map(({ path }) => path);
    const all = new Set(listed);
    const wanted = new Set((await filesToIndex(published, changed)).filter((path) => all.has(path)));
    let fresh = await indexSome(project, source, wanted);
    const more = unreadImports(shardsOf(fresh, new Set(changed)), listed, wanted);
    if (more.length > 0) fresh = await indexSome(project, source, new Set([...wanted, ...more]));
    return { store: new OverlayStore(published, index, new Set(touched), fresh), touched };
  } finally {
    await source.close();
  }
}

/** The changes of a checkout since the commit of a published atlas. Throws if they cannot be determined. */
export async function changesSince(
  { repository: { commit } }: AtlasIndex,
  { root, git }: Pick<Project, 'root' | 'git'>,
): Promise<ChangedFiles> {
  if (commit !== null && git) return readChangedFiles(git, root, commit);
  throw new InputError(
    'The changes since the published atlas cannot be determined: it names no commit, or git is not installed. Omit the checkout to read the atlas as it was published.',
  );
}

async function indexSome(project: Project, source: Source, paths: ReadonlySet<string>): Promise<Artifact[]> {
  const some: Source = {
    ...source,
    list: async () => (await source.list()).filter(({ path }) => paths.has(path)),
  };
  // Without the cache of the repository, which would lose the links of all other files.
  const indexed = await project.index({ source: some, cacheFolder: undefined });
  const artifacts: Artifact[] = [];
  for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
  return artifacts;
}

function shardsOf(artifacts: readonly Artifact[], paths: ReadonlySet<string>): FileShard[] {
  return artifacts
    .filter(({ path }) => isFileShard(path))
    .map(({ value }) => value as FileShard)
    .filter(({ path }) => paths.has(path));
}
