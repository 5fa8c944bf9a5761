import { join } from 'node:path';
import { publishedLayers } from '../../features/layers.ts';
import { mergeSummaries } from '../../indexer/cache/summaries-cache.ts';
import { assembleParts, DamagedPart } from '../../publish/part/assemble-parts.ts';
import type { PublishedPart } from '../../publish/part/publish-part.ts';
import { mergePartFolders } from '../../store/parts/open-part-cache.ts';
import { buildAtlas, type BuildAtlasOptions, type BuiltAtlas } from '../build-atlas.ts';
import { InputError } from '../input-error.ts';
import { partFolder } from '../part-folder.ts';
import type { Project } from '../project.ts';
import { requireSameBlame, scopeOf, type OpenPlan, type PlanChoices } from './plan.ts';
import { shardName, type Shard } from './shard.ts';
import { partsOf, SITE, SUMMARIES, workOfShards } from './stages.ts';

/**
 * Builds the atlas from the parts of all shards: an ordinary build that finds most of its work done. What is in no part, such as pages
 * about the whole repository, is made here, so the bytes are those of a build without jobs.
 */
export async function mergeShards(
  project: Project,
  plan: OpenPlan,
  options: Omit<BuildAtlasOptions, keyof PlanChoices | 'scope' | 'done'>,
): Promise<BuiltAtlas> {
  requireSameBlame(plan);
  const { folder, source, file, shards } = plan;
  const parts = folder.readAll('render', shards.length) as PublishedPart[];
  const folders = parts.map((_, at) => folder.filesOf('render', shardAt(plan, at)));
  const assembled = await assemble(plan, parts, folders, project.signal);
  mergeSummaries(
    folders.map((each) => join(each, SUMMARIES)),
    join(folder.root, SUMMARIES),
  );
  for (const { prefix } of publishedLayers(source.repository.blame === true))
    mergePartFolders(folders.map(partsOf), partFolder(folder.root), prefix);
  const { siteUrl, history, changes } = file.choices;
  return buildAtlas(project, {
    ...options,
    scope: scopeOf(file.choices),
    siteUrl,
    history,
    changes,
    done: { cacheFolder: folder.root, work: workOfShards(plan), assembled },
  });
}

async function assemble(
  plan: OpenPlan,
  parts: readonly PublishedPart[],
  folders: readonly string[],
  signal: AbortSignal,
) {
  try {
    return await assembleParts(
      parts.map((part, at) => ({ ...part, folder: join(folders[at] ?? '', SITE) })),
      join(plan.folder.root, 'merge'),
      signal,
    );
  } catch (cause) {
    if (!(cause instanceof DamagedPart)) throw cause;
    const shard = shardName(shardAt(plan, cause.at));
    throw new InputError(
      `The part of "render" for shard ${shard} is damaged: ${cause.message}. Run its job again: treeatlas render --shard ${shard}.`,
      { cause },
    );
  }
}

function shardAt({ shards }: OpenPlan, at: number): Shard {
  return { number: at + 1, of: shards.length };
}
