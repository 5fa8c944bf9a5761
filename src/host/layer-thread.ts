import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programModule } from '../base/program-files.ts';
import type { Config } from '../config/schema.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { LayerMaker, LayerPlace, PlacedShard } from '../publish/layer-maker.ts';
import { PublishError } from '../publish/publish-error.ts';
import type { StagedArtifact } from '../publish/stage-artifact.ts';
import { InputError } from './input-error.ts';

/** What a thread needs to make the layers of a project. */
export interface LayerSetup {
  root: string;
  config: Pick<Config, 'validate' | 'search' | 'secrets'>;
  hasGit: boolean;
  commit: string | null;
  withBlame: boolean;
  cacheFolder: string;
}

export interface LayerStart {
  setup: LayerSetup;
  place: LayerPlace;
}

export type LayerRequest = { add: PlacedShard } | { finish: AtlasIndex } | { cancel: true };

/** Errors are plain data, because threads cannot exchange class instances. */
export type LayerReply =
  { staged: StagedArtifact[] } | { error: { message: string; place?: PublishErrorPlace; isInput?: boolean } };
type PublishErrorPlace = Pick<PublishError, 'where' | 'next'>;

/** As for threads that render pages. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** Makes layers in another thread, which reads the shards from their files. */
export class LayerThread implements LayerMaker {
  readonly #thread: Worker;
  readonly #reply: Promise<LayerReply>;
  #isRunning = true;

  constructor({ config: { validate, search, secrets }, ...setup }: LayerSetup, place: LayerPlace) {
    const workerData: LayerStart = { setup: { ...setup, config: { validate, search, secrets } }, place };
    this.#thread = new Worker(programModule('host/layer-worker'), { workerData, resourceLimits });
    this.#reply = new Promise((resolve, reject) => {
      this.#thread.once('message', resolve);
      this.#thread.once('error', reject);
      this.#thread.once('exit', () => {
        this.#isRunning = false;
        reject(new Error('The thread that makes layers ended before its work was done.'));
      });
    });
    this.#reply.catch(() => undefined);
  }

  add({ path, key, isStaged }: PlacedShard): void {
    this.#ask({ add: { path, key, isStaged } });
  }

  async finish(index: AtlasIndex): Promise<StagedArtifact[]> {
    this.#ask({ finish: index });
    const reply = await this.#reply;
    await this.cancel();
    if ('staged' in reply) return reply.staged;
    const { message, place, isInput } = reply.error;
    if (place) throw new PublishError(message, place);
    throw isInput ? new InputError(message) : new Error(message);
  }

  async cancel(): Promise<void> {
    if (!this.#isRunning) return;
    this.#ask({ cancel: true });
    await once(this.#thread, 'exit');
  }

  #ask(request: LayerRequest): void {
    this.#thread.postMessage(request);
  }
}
