import { parentPort, workerData } from 'node:worker_threads';
import { limitGarbage } from '../base/collect-garbage.ts';
import { createYielder } from '../base/create-yielder.ts';
import { serializeError } from '../base/serialized-error.ts';
import { layers } from '../features/layers.ts';
import { createSecretMask } from '../features/secrets/secret-search.ts';
import { openGit } from '../git/git.ts';
import { LayerRun } from '../publish/layer-run.ts';
import { toPublishError } from '../publish/publish-error.ts';
import { layerContext } from './layer-context.ts';
import type { LayerReply, LayerRequest, LayerStart } from './layer-thread.ts';
import { partFolder } from './part-folder.ts';

const { setup, place } = workerData as LayerStart;
limitGarbage();
const cancelled = new AbortController();
const pause = createYielder(cancelled.signal);
const opened = open();
let adding: Promise<unknown> = opened;
// A failure is the answer to `finish`. Until then, it must not count as an unhandled rejection.
adding.catch(() => undefined);

parentPort?.on('message', (request: LayerRequest) => {
  if ('add' in request) {
    // Otherwise all shards would be added before a message is read that cancels.
    adding = adding.then(pause).then(async () => (await opened).add(request.add));
    adding.catch(() => undefined);
  } else if ('finish' in request) {
    void finish().then((reply) => parentPort?.postMessage(reply));
  } else {
    cancelled.abort();
    const end = (): void => process.exit();
    void opened.then((run) => run.cancel()).then(end, end);
  }
});

async function open(): Promise<LayerRun> {
  const { root, config, hasGit, commit, prefixes, cacheFolder } = setup;
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
  return new LayerRun({ layers: ours, context, parts: partFolder(cacheFolder) }, place);
}

async function finish(): Promise<LayerReply> {
  try {
    await adding;
    return { staged: await (await opened).finish() };
  } catch (cause) {
    return { error: serializeError(toPublishError(cause, 'write the atlas', place.folders.output)) };
  }
}
