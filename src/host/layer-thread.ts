import { Worker } from 'node:worker_threads';
import { startModule } from '../base/program-files.ts';
import { type SerializedError, deserializeError } from '../base/serialized-error.ts';
import type { Config } from '../config/schema.ts';
import type { LayerBuild, LayerPlace, PlacedShard } from '../publish/layer-build.ts';
import { threadDied } from '../publish/publish-error.ts';
import type { StagedArtifact } from '../publish/stage-artifact.ts';
import { threadLimits } from '../publish/thread-limits.ts';
import { errorClasses } from './error-classes.ts';

/** The input of a thread that builds the layers of a project. */
export interface LayerSetup {
  root: string;
  config: Pick<Config, 'validate' | 'search' | 'secrets'>;
  hasGit: boolean;
  commit: string | null;
  /** Prefixes of the layers that the thread builds. */
  prefixes: readonly string[];
  cacheFolder: string;
}

export interface LayerStart {
  setup: LayerSetup;
  place: LayerPlace;
}

export type LayerRequest = { add: PlacedShard } | { finish: true } | { cancel: true };

export type LayerReply = { staged: StagedArtifact[] } | { error: SerializedError };

/** Builds layers in another thread, which reads the shards from their files. */
export class LayerThread implements LayerBuild {
  readonly #thread: Worker;
  readonly #reply: Promise<LayerReply>;
  readonly #exited: Promise<void>;

  constructor({ config: { validate, search, secrets }, ...setup }: LayerSetup, place: LayerPlace) {
    const workerData: LayerStart = { setup: { ...setup, config: { validate, search, secrets } }, place };
    const thread = new Worker(startModule('host/layer-worker'), {
      workerData,
      resourceLimits: threadLimits,
    });
    const died = (cause?: unknown): Error => threadDied('builds layers', place.folders.output, cause);
    this.#thread = thread;
    this.#exited = new Promise((resolve) => thread.once('exit', () => resolve()));
    this.#reply = new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', (cause) => reject(died(cause)));
      thread.once('exit', () => reject(died()));
    });
    this.#reply.catch(() => undefined);
  }

  add({ path, key, isStaged, isViewStaged }: PlacedShard): void {
    this.#ask({ add: { path, key, isStaged, isViewStaged } });
  }

  async finish(): Promise<StagedArtifact[]> {
    this.#ask({ finish: true });
    const reply = await this.#reply;
    await this.cancel();
    if ('staged' in reply) return reply.staged;
    throw deserializeError(reply.error, errorClasses);
  }

  async cancel(): Promise<void> {
    this.#ask({ cancel: true });
    await this.#exited;
  }

  #ask(request: LayerRequest): void {
    this.#thread.postMessage(request);
  }
}
