import { releasing } from '../base/releasing.ts';
import { userStateFolder } from '../base/user-folders.ts';
import type { SecretLocation } from '../indexer/withheld.ts';
import type { IndexProgress } from '../indexer/index.ts';
import type { IndexWork } from '../indexer/index-work.ts';
import type { PageScope } from '../model/page-scope.ts';
import { parseSiteUrl, SITE_URL_RULE } from '../model/published-site.ts';
import { chooseCards, forecast, type Forecast } from '../publish/forecast.ts';
import { artifactPath, type Artifact, type PlannedArtifact } from '../model/artifact.ts';
import type { Timeline } from '../model/timeline.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import { checkOutput } from '../publish/output/output-folder.ts';
import type { AssembledParts } from '../publish/part/assemble-parts.ts';
import type { PublishProgress, PublishSummary } from '../publish/progress.ts';
import { publish } from '../publish/publish.ts';
import type { Follow } from '../store/store.ts';
import { parseHistoryChoice, type HistoryChoice } from '../config/history-choice.ts';
import { historyArtifacts } from './history-artifacts.ts';
import { indexForBuild, type IndexedOnce } from './indexing/index-for-build.ts';
import { layersOfBuild } from './layers-of-build.ts';
import { openHistory } from './open-history.ts';
import { changesArtifacts, rangesOfTimeline, resolveRanges } from './revisions/changes-artifacts.ts';
import type { ResolvedRange } from './revisions/resolve-range.ts';
import { requireCache } from './revisions/open-sides.ts';
import { openProjectCache, withCacheFolder } from './open-project-cache.ts';
import type { Project } from './project.ts';
import { checkScope, resolveScope } from './page-scope.ts';
import { InputError } from './input-error.ts';
import { readSettled } from './read-settled.ts';
import { refuseLeadingOut } from './refuse-leading-out.ts';
import { refuseSecrets } from './refuse-secrets.ts';
import { refuseTracked } from './refuse-tracked.ts';

export interface BuildAtlasOptions {
  /** Whether to write into a folder with files that no build of this user wrote. */
  force?: boolean | undefined;
  /** Whether to update the output file by file, for a server or container that holds the folder itself. */
  inPlace?: boolean | undefined;
  /** The pages to write. Default: all. `only` is a path of the repository. */
  scope?: PageScope | undefined;
  /** Address of the published site. Pages then have an address and a card. */
  siteUrl?: string | undefined;
  /** Called with the expected size, before anything is written. */
  onForecast?: ((expected: Forecast) => void) | undefined;
  /** The commits to include; undefined for none. */
  history?: HistoryChoice | undefined;
  /** The comparisons of two states to include, see `parseRange`. */
  changes?: readonly string[] | undefined;
  /** The folder that records which outputs were written by a build. Default: the user's. */
  stateFolder?: string | undefined;
  /** Throws `SecretsFound` before anything is written if there are likely secrets. */
  failOn?: 'secrets' | undefined;
  onProgress?: ((progress: IndexProgress | PublishProgress) => void) | undefined;
  /** Work that jobs did; see `jobs/merge.ts`. Default: all is done here, with the cache of the project. */
  done?: { cacheFolder: string; work: IndexWork; assembled: AssembledParts } | undefined;
  /** Called while the commits of the history, and the states of comparisons, are read. */
  onHistoryProgress?: Follow['onProgress'];
}

export interface BuiltAtlas {
  index: AtlasIndex;
  published: PublishSummary;
  /** Likely secrets that are withheld. */
  secrets: readonly SecretLocation[];
  /** Seconds by stage. */
  seconds: Record<string, number>;
}

/** Indexes a project and publishes its atlas. Throws `InputError` if the output folder is refused. */
export async function buildAtlas(project: Project, options: BuildAtlasOptions = {}): Promise<BuiltAtlas> {
  const { force = false, stateFolder = userStateFolder() } = options;
  const { root: repository, out: outputFolder } = project;
  const siteUrl = options.siteUrl === undefined ? undefined : checkSiteUrl(options.siteUrl);
  const scope = resolveScope(options.scope, repository);
  // An unusable output folder is reported before the work, not after it.
  refuseLeadingOut(project);
  await checkOutput(outputFolder, { repository, force, stateFolder });
  await refuseTracked(outputFolder);
  // All files are read before a page is written.
  return readSettled(() => indexAndPublish(project, scope, { ...options, siteUrl }));
}

async function indexAndPublish(
  project: Project,
  chosen: PageScope,
  options: BuildAtlasOptions,
): Promise<BuiltAtlas> {
  const { force = false, inPlace = false, history, changes = [], done } = options;
  const { onProgress, onHistoryProgress } = options;
  const { root: repository, out: outputFolder, signal, settings } = project;
  const source = await project.openSource();
  let indexed: IndexedOnce | undefined;
  try {
    await checkScope(options.scope, source, repository);
    const cacheFolder = done?.cacheFolder ?? openProjectCache(project);
    const { repository: built } = source;
    const ranges =
      changes.length === 0 ? [] : await resolveRanges(project, requireCache(project), changes, built);
    indexed = await indexForBuild(project, { source, cacheFolder, onProgress, work: done?.work });
    const { artifacts, counts, summary, repository: read } = indexed;
    const { secrets, seconds } = summary;
    refuseSecrets(secrets, options.failOn);
    const { siteUrl: url } = options;
    const scope = publishedScope(chosen, url, counts);
    options.onForecast?.(forecast(counts, scope, summary.images));
    const follow = { signal, onProgress: onHistoryProgress };
    const more = async function* (): AsyncGenerator<Artifact, void> {
      let ofSnapshots: ResolvedRange[] = [];
      if (history !== undefined) {
        const isOfTags = parseHistoryChoice(history)?.kind === 'tags';
        for await (const artifact of historyArtifacts(openHistory(project, cacheFolder), history, follow)) {
          if (artifact.path === artifactPath.timeline && isOfTags)
            ofSnapshots = rangesOfTimeline(artifact.value as Timeline);
          yield artifact;
        }
      }
      if (ranges.length + ofSnapshots.length > 0 && cacheFolder !== undefined)
        yield* changesArtifacts(
          project,
          cacheFolder,
          { named: ranges, ofSnapshots },
          { ...follow, repository: built },
        );
    };
    const hasMore = history !== undefined || ranges.length > 0;
    const published = await withCacheFolder(cacheFolder, async (folder) =>
      publish({
        artifacts: hasMore ? releasing(() => concat(artifacts, more)) : artifacts,
        assembled: done?.assembled,
        layers: await layersOfBuild(project, read, summary.isLean, folder),
        isLean: summary.isLean,
        outputFolder,
        repository,
        cacheFolder: folder,
        workers: settings.workers,
        scope,
        force,
        inPlace,
        stateFolder: options.stateFolder,
        onProgress,
        signal,
      }),
    );
    const { index } = published;
    return { index, published, secrets, seconds: { ...seconds, ...published.seconds } };
  } finally {
    await indexed?.close();
    await source.close();
  }
}

/** Adds the address of the site, if it is known, and the cards that an atlas of this size has. */
export function publishedScope(
  scope: PageScope,
  url: string | undefined,
  counts: AtlasIndex['counts'],
): PageScope {
  return url === undefined ? scope : { ...scope, published: { url, cards: chooseCards(counts) } };
}

function checkSiteUrl(text: string): string {
  const url = parseSiteUrl(text);
  if (url === undefined) throw new InputError(`siteUrl ${SITE_URL_RULE}; it is "${text}".`);
  return url;
}

/** Snapshots and other states are opened only when the atlas itself has been read. */
async function* concat(
  artifacts: AsyncIterable<PlannedArtifact>,
  more: () => AsyncIterable<Artifact>,
): AsyncGenerator<Artifact | PlannedArtifact, void> {
  yield* artifacts;
  yield* more();
}
