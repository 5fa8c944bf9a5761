import { limitGarbage } from '../base/collect-garbage.ts';
import { WorkerClient, WorkerEnded } from '../base/pool/worker-client.ts';
import { startModule } from '../base/program-files.ts';
import type { Config } from '../config/schema.ts';
import type { LayerBuild, LayerPlace, PlacedShard } from '../publish/layer-build.ts';
import { threadDied } from '../publish/publish-error.ts';
import type { StagedArtifact } from '../publish/stage-artifact.ts';
import { workerStarter } from '../publish/worker-starter.ts';
import { errorClasses } from './error-classes.ts';

/** The input of a thread that builds the layers of a project. */
export interface LayerSetup {
  root: string;
  config: Pick<Config, 'validate' | 'search' | 'secrets'>;
  hasGit: boolean;
  commit: string | null;
  /** Prefixes of the layers that the thread builds. */
  prefixes: readonly string[];
  /** Whether one layer is open at a time. */
  isLean: boolean;
  cacheFolder: string;
}

export interface LayerStart {
  setup: LayerSetup;
  place: LayerPlace;
}

/** A shard to add; undefined to finish. */
export type LayerRequest = PlacedShard | undefined;

/** Builds layers in another thread, which reads the shards from their files. */
export class LayerThread implements LayerBuild {
  readonly #client: WorkerClient<LayerRequest, StagedArtifact[]>;
  readonly #output: string;

  constructor({ config: { validate, search, secrets }, ...setup }: LayerSetup, place: LayerPlace) {
    this.#output = place.folders.output;
    limitGarbage();
    this.#client = new WorkerClient({
      start: workerStarter(startModule('host/layer-worker'), setup.isLean),
      setup: { setup: { ...setup, config: { validate, search, secrets } }, place } satisfies LayerStart,
      errorClasses,
    });
  }

  add({ path, key, isStaged, isViewStaged }: PlacedShard): void {
    // A failure is the answer to the last request, too.
    this.#client.ask({ path, key, isStaged, isViewStaged }).catch(() => undefined);
  }

  async finish(): Promise<StagedArtifact[]> {
    try {
      return await this.#client.ask(undefined);
    } catch (error) {
      throw error instanceof WorkerEnded ? threadDied('builds layers', this.#output, error.cause) : error;
    } finally {
      await this.cancel();
    }
  }

  cancel(): Promise<void> {
    return this.#client.end();
  }
}
