import { userStateFolder } from '../../base/user-folders.ts';
import { layers } from '../../derive/layers.ts';
import { withLayers } from '../../derive/with-layers.ts';
import type { Artifact } from '../../model/artifact.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { SecretPlace } from '../../indexer/withheld.ts';
import type { PublishSummary } from '../../publish/progress.ts';
import { checkOutput } from '../../publish/output/output-folder.ts';
import { publish } from '../../publish/publish.ts';
import { layerContext } from '../layer-context.ts';
import type { BuildOptions } from '../own-commands.ts';
import { openHistory } from '../history.ts';
import { count, counted } from '../../render/counted.ts';
import { createProgress, duration, size, type Progress } from '../progress.ts';
import { historyArtifacts, type Kept } from '../published-history.ts';
import { cacheOf, openProject, withCache, type Project } from '../project.ts';
import { refuseLeadingOut } from '../refuse-leading-out.ts';
import { refuseTracked } from '../refuse-tracked.ts';
import { UsageError } from '../report-error.ts';
import { noteSecrets, refuseSecrets } from '../secrets.ts';
import { stageReporter } from '../stages.ts';
import { formatSummary, repositorySummary } from '../summary.ts';
import { note, paint, writeOut, type Terminal } from '../terminal.ts';

/** Reads a repository and writes its atlas. */
export async function build(terminal: Terminal, path: string, options: BuildOptions): Promise<void> {
  const start = performance.now();
  const { signal } = terminal;
  const project = await openProject(terminal, path, { ...options, publishes: true });
  const { force = false, inPlace = false } = options;
  const { root: repository } = project;
  refuseLeadingOut(project);
  // What makes the folder unusable is better said before the work than after it.
  await checkOutput(project.out, { repository, force, stateFolder: userStateFolder() });
  await refuseTracked(project.out);
  const progress = createProgress(terminal);
  const report = stageReporter(progress);
  const source = await project.openSource();
  try {
    const cache = cacheOf(project);
    const indexed = await project.index({ source, cache, signal, onProgress: report });
    refuseSecrets(indexed.summary.secrets, options.failOn);
    const context = await layerContext(project, source, cache);
    const kept = keptHistory(options, project);
    const atlas = withLayers(indexed.artifacts(), layers, context);
    const tap = tapIndex(
      kept === undefined ? atlas : withHistory(atlas, project, { cache, kept, progress, signal }),
    );
    const published = await withCache(cache, (cacheFolder) =>
      publish({
        artifacts: tap.artifacts,
        outputFolder: project.out,
        repository,
        cacheFolder,
        signal,
        onProgress: report,
        force,
        inPlace,
        ...(project.workers !== undefined && { workers: project.workers }),
      }),
    );
    progress.stop();
    const seconds = {
      ...indexed.summary.seconds,
      ...published.seconds,
      total: (performance.now() - start) / 1000,
    };
    const index = tap.index();
    const { secrets } = indexed.summary;
    if (options.json) await writeOut(terminal, jsonSummary(index, published, secrets, seconds));
    else say(terminal, index, published, seconds);
    noteSecrets(terminal, secrets);
  } finally {
    progress.stop();
    await source.close();
  }
}

async function* withHistory(
  atlas: AsyncIterable<Artifact>,
  project: Project,
  {
    cache,
    kept,
    progress,
    signal,
  }: { cache: string | undefined; kept: Kept; progress: Progress; signal: AbortSignal },
): AsyncGenerator<Artifact, void> {
  yield* atlas;
  yield* historyArtifacts(openHistory(project, cache), kept, {
    signal,
    onProgress: ({ message, done, total }) => progress.report({ stage: message, done, total }),
  });
}

/** Commits are read with git: without it what the configuration says does not count, and what the user says is an error. */
function keptHistory({ git, history }: BuildOptions, { config }: Project): Kept | undefined {
  if (git !== false) return history ?? config.history;
  if (history === undefined) return undefined;
  throw new UsageError('--history reads commits with git: leave out --no-git, or --history.');
}

/** The artifacts as they come, and the index that was among them. */
function tapIndex(from: AsyncIterable<Artifact>): {
  artifacts: AsyncIterable<Artifact>;
  index(): AtlasIndex;
} {
  let found: AtlasIndex | undefined;
  async function* through(): AsyncGenerator<Artifact> {
    for await (const artifact of from) {
      if (artifact.path === artifactPath.index) found = artifact.value as AtlasIndex;
      yield artifact;
    }
  }
  return {
    artifacts: through(),
    index() {
      if (!found) throw new Error('The repository was read, and no index of it was made.');
      return found;
    },
  };
}

function jsonSummary(
  index: AtlasIndex,
  published: PublishSummary,
  secrets: readonly SecretPlace[],
  seconds: Record<string, number>,
): string {
  const { repository, counts, coverage, languages } = index;
  const { outputFolder, artifacts, files, written, removed, bytes, failures, searchMissing } = published;
  const output = { folder: outputFolder, artifacts, files, written, removed, bytes, failures, searchMissing };
  const peakMemoryMb = Math.round(process.resourceUsage().maxRSS / 1000);
  return `${JSON.stringify({ repository, counts, languages, coverage, secrets, output, seconds, peakMemoryMb }, null, 2)}\n`;
}

function say(
  terminal: Terminal,
  index: AtlasIndex,
  published: PublishSummary,
  seconds: { total: number } & Record<string, number>,
): void {
  const { bytes, files, written, removed, outputFolder, failures, notices, searchMissing } = published;
  const total = bytes.html + bytes.markdown + bytes.json + bytes.search + bytes.assets;
  const changes = written === 0 && removed === 0 ? 'nothing had changed' : `${count(written)} written`;
  const rows: [string, string][] = [
    ...repositorySummary(index),
    ['atlas', `${counted(files, 'file')}, ${size(total)} (${size(bytes.html)} of pages); ${changes}`],
    ['time', duration(seconds.total * 1000)],
    ['where', outputFolder],
  ];
  note(terminal, formatSummary(terminal, rows));
  for (const { path, message } of failures) warn(terminal, `${path} could not be made: ${message}`);
  for (const notice of notices) warn(terminal, notice);
  if (searchMissing !== undefined) warn(terminal, searchMissing);
  note(
    terminal,
    `\nPut the folder on any web server, or read it here and now: treeatlas serve ${outputFolder}`,
  );
}

function warn(terminal: Terminal, text: string): void {
  note(terminal, `${paint(terminal, 'yellow', 'warning:')} ${text}`);
}
