import type { Indexed } from '../../indexer/index.ts';
import type { Source } from '../../indexer/source/source.ts';
import type { Project, ProjectRun } from '../project.ts';
import { recentFiles } from './listing.ts';
import type { CurrentAtlas } from './open-current.ts';
import type { StoredPlace } from './stored-folder.ts';
import { writeStoredAtlas } from './write-stored-atlas.ts';

/** The report of an index, without the program that was linked. */
export type IndexReport = Pick<Indexed, 'repository' | 'counts' | 'coverage' | 'summary'>;

/** Indexes a source that `listFiles` opened, and stores the atlas. The caller holds the lock. */
export async function indexAndStore(
  project: Project,
  cacheFolder: string,
  place: StoredPlace,
  source: Source,
  { onProgress }: Pick<ProjectRun, 'onProgress'>,
): Promise<{ current: CurrentAtlas; report: IndexReport }> {
  const recent = await recentFiles(source);
  const masked = project.maskNames(source);
  // Most atlases do not depend on tags, so opening them again must not ask git for these.
  let tags: readonly string[] | undefined;
  const readTags = masked.tags && (async () => (tags = (await masked.tags?.()) ?? []));
  const indexed = await project.index({
    source: readTags ? { ...masked, tags: readTags } : masked,
    cacheFolder,
    onProgress,
  });
  const current = await writeStoredAtlas(place, { indexed, source, recent, tags });
  const { repository, counts, coverage, summary } = indexed;
  return { current, report: { repository, counts, coverage, summary } };
}
