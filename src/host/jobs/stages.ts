import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { programDigest } from '../../base/code-digest.ts';
import { publishedLayers } from '../../features/layers.ts';
import { trackFile } from '../../indexer/analyse-files.ts';
import { factsFolderIn, openFactsCache } from '../../indexer/cache/facts-cache.ts';
import { isFactsLost } from '../../indexer/files/tables-reader.ts';
import {
  analysePart,
  combineAnalysed,
  linkPart,
  workOfParts,
  type LinkedPart,
} from '../../indexer/index-parts.ts';
import type { IndexProgress } from '../../indexer/index.ts';
import type { IndexWork } from '../../indexer/index-work.ts';
import type { AnalysedFiles } from '../../indexer/result-collector.ts';
import type { PlannedArtifact } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { publishPart, type PublishedPart } from '../../publish/part/publish-part.ts';
import type { PublishProgress } from '../../publish/progress.ts';
import { openPartCache, type PartFolder } from '../../store/parts/open-part-cache.ts';
import { publishedScope } from '../build-atlas.ts';
import { InputError } from '../input-error.ts';
import type { Project } from '../project.ts';
import { requireSameBlame, type OpenPlan } from './plan.ts';
import { shardName, type Shard } from './shard.ts';

/** A job of a stage, and who is told of its progress. */
export interface JobRun {
  shard: Shard;
  onProgress?: ((progress: IndexProgress | PublishProgress) => void) | undefined;
}

/** Analyses the files of a shard. Facts of the same content, of whatever commit or fork, are not made again. */
export async function indexShard(plan: OpenPlan, { shard, onProgress }: JobRun): Promise<AnalysedFiles> {
  const { folder, listing } = plan;
  folder.clear('index', shard);
  const track = `${shard.number}-of-${shard.of}`;
  const run = { ...listing.run, cacheTrack: track, report: reporter(onProgress) };
  try {
    const analysed = await analysePart({ ...listing, run }, filesOf(plan, shard));
    requireKept(analysed, folder.root);
    folder.write('index', shard, analysed);
    return analysed;
  } finally {
    // They speed up the next run in the same checkout, and a job has its own.
    for (const name of ['stat', 'files']) rmSync(join(folder.root, trackFile(name, track)), { force: true });
  }
}

/** Facts that a full or closed folder did not take are in no unit. */
function requireKept({ records }: AnalysedFiles, work: string): void {
  const lost = records.find(({ declarations, tables }) => declarations && typeof tables !== 'string');
  if (lost)
    throw new InputError(
      `The facts of ${lost.path} could not be written. Check the space and permissions of ${work}, and run the job again.`,
    );
}

/** Links the files of a shard. Needs the index parts of all. */
export async function linkShard(plan: OpenPlan, { shard, onProgress }: JobRun): Promise<LinkedPart> {
  const { folder, listing } = plan;
  folder.clear('link', shard);
  const analysed = readAnalysed(plan);
  const run = { ...listing.run, report: reporter(onProgress) };
  const paths = new Set(filesOf(plan, shard).map(({ path }) => path));
  const linked = await withUnits(() => linkPart({ ...listing, run }, analysed, paths));
  folder.write('link', shard, linked);
  return linked;
}

/** Renders the pages of the files of a shard. Needs the link parts of all. */
export async function renderShard(
  project: Project,
  plan: OpenPlan,
  { shard, onProgress }: JobRun,
): Promise<PublishedPart> {
  const { folder, source, scope, file } = plan;
  requireSameBlame(plan);
  folder.clear('render', shard);
  const files = folder.filesOf('render', shard);
  const published = await withUnits(async () => {
    const indexed = await project.index({
      source,
      cacheFolder: folder.root,
      cacheTrack: 'jobs',
      onProgress,
      work: workOfShards(plan),
    });
    const paths = new Set(filesOf(plan, shard).map(({ path }) => path));
    const parts = layerParts(partsOf(files), source.repository.blame === true);
    const published = await publishPart({
      artifacts: parts.watch(indexed.artifactsOf(paths, join(files, SUMMARIES))),
      folder: join(files, SITE),
      scope: publishedScope(scope, file.choices.siteUrl, indexed.counts),
      workers: project.settings.workers,
      isLean: indexed.summary.isLean,
      signal: project.signal,
      onDone: (done, total) => onProgress?.({ stage: 'pages', done, total }),
    });
    parts.finish();
    return published;
  });
  folder.write('render', shard, published);
  return published;
}

/** Names in the folder of a rendered part. */
export const SITE = 'site';
export const SUMMARIES = 'summaries';

export function partsOf(folder: string): PartFolder {
  return { folder: join(folder, 'parts'), program: programDigest() };
}

/** The work of all index and link jobs. */
export function workOfShards(plan: OpenPlan): IndexWork {
  const links = plan.folder.readAll('link', plan.shards.length) as LinkedPart[];
  return workOfParts(readAnalysed(plan), links);
}

/** Reads the index parts of all shards. Throws `InputError` if a unit of facts that they name is missing. */
function readAnalysed({ folder, shards }: OpenPlan): AnalysedFiles {
  const parts = folder.readAll('index', shards.length) as AnalysedFiles[];
  const units = openFactsCache(factsFolderIn(folder.root));
  parts.forEach(({ keys }, at) => {
    const missing = keys.filter((key) => !units.has(key)).length;
    if (missing === 0) return;
    const shard = shardName({ number: at + 1, of: parts.length });
    throw new InputError(
      `${missing} of the ${keys.length} units of facts of shard ${shard} are missing in ${factsFolderIn(folder.root)}. Bring the "facts" of its job there, or run it again: treeatlas index --shard ${shard}.`,
    );
  });
  return combineAnalysed(parts);
}

async function withUnits<Result>(use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (cause) {
    if (!isFactsLost(cause)) throw cause;
    throw new InputError(
      'A unit of facts in the work folder is damaged. Remove the folder "facts" in it, and run the jobs of "index" again: the others keep their parts.',
      { cause },
    );
  }
}

function filesOf({ shards }: OpenPlan, { number }: Shard) {
  return shards[number - 1]?.files ?? [];
}

function reporter(onProgress: JobRun['onProgress']): OpenPlan['listing']['run']['report'] {
  return (stage) => (done, total) => onProgress?.({ stage, done, total });
}

/** Makes the parts of layers of the shards that pass. */
function layerParts(folder: PartFolder, withBlame: boolean) {
  const open = publishedLayers(withBlame).map((layer) => ({
    make: layer.openParts({}),
    cache: openPartCache(folder, layer.prefix),
  }));
  const add = (path: string, key: string, shard: FileShard): void => {
    for (const { make, cache } of open) cache.add(path, key, make(shard));
  };
  return {
    async *watch(artifacts: AsyncIterable<PlannedArtifact>): AsyncGenerator<PlannedArtifact, void> {
      for await (const artifact of artifacts) {
        const { path, key } = artifact;
        if (key === undefined) yield artifact;
        else
          yield {
            ...artifact,
            make: async () => {
              const shard = await artifact.make();
              add(path, key, shard as FileShard);
              return shard;
            },
          };
      }
    },
    finish(): void {
      for (const { cache } of open) cache.finish();
    },
  };
}
