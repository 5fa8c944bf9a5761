import { createYielder } from '../base/create-yielder.ts';
import { serveRequests } from '../base/pool/serve-requests.ts';
import { layers } from '../features/layers.ts';
import { createSecretMask } from '../features/secrets/secret-search.ts';
import { openGit } from '../git/git.ts';
import type { LayerBuild } from '../publish/layer-build.ts';
import { LayerRun } from '../publish/layer-run.ts';
import { LeanLayerRun } from '../publish/lean-layer-run.ts';
import { toPublishError } from '../publish/publish-error.ts';
import type { StagedArtifact } from '../publish/stage-artifact.ts';
import { layerContext } from './layer-context.ts';
import type { LayerRequest, LayerStart } from './layer-thread.ts';
import { partFolder } from './part-folder.ts';

const cancelled = new AbortController();
const pause = createYielder(cancelled.signal);
let opened: Promise<LayerBuild> | undefined;
/** The first error. */
let failure: { cause: unknown } | undefined;

serveRequests(
  (start: LayerStart) => {
    opened = open(start);
    // A failure is the answer to each request. Until then, it must not count as an unhandled rejection.
    opened.catch(() => undefined);
    const run = opened;
    return (request: LayerRequest) => answer(run, start, request);
  },
  async () => {
    cancelled.abort();
    await (await opened)?.cancel();
  },
);

async function answer(
  run: Promise<LayerBuild>,
  { place }: LayerStart,
  shard: LayerRequest,
): Promise<StagedArtifact[]> {
  try {
    // Otherwise all shards would be added before a message is read that cancels.
    await pause();
    const layerRun = await run;
    if (failure) throw failure.cause;
    if (!shard) return await layerRun.finish();
    layerRun.add(shard);
    return [];
  } catch (cause) {
    failure ??= { cause: toPublishError(cause, 'write the atlas', place.folders.output) };
    throw failure.cause;
  }
}

async function open({ setup, place }: LayerStart): Promise<LayerBuild> {
  const { root, config, hasGit, commit, prefixes, isLean, cacheFolder } = setup;
  const { signal } = cancelled;
  const maskSecrets = createSecretMask(config.secrets);
  const context = await layerContext(
    {
      config,
      embedder: undefined,
      git: hasGit ? openGit(root, { maskSecrets, signal }) : undefined,
      maskSecrets,
      signal,
    },
    commit,
    cacheFolder,
    true,
  );
  const ours = layers.filter(({ prefix }) => prefixes.includes(prefix));
  // Starts git while shards are added. Not in a first build: its history would be in memory all the time.
  if (place.published.size > 0 && ours.some(({ uses }) => uses.includes('readActivity')))
    context.readActivity?.([]).catch(() => undefined);
  const run = { layers: ours, context, parts: partFolder(cacheFolder) };
  return isLean ? new LeanLayerRun(run, place) : new LayerRun(run, place);
}
