import type { LayerBuild, PlacedShard } from './layer-build.ts';
import type { StagedArtifact } from './stage-artifact.ts';

/** Starts to build layers at the first changed shard, or after the last one. Until then, those of the build before may be used again. */
export class LayerQueue {
  readonly #open: () => LayerBuild;
  readonly #startsLate: boolean;
  #hasChanged = false;
  #build: LayerBuild | undefined;
  #waiting: PlacedShard[] = [];

  constructor(open: () => LayerBuild, startsLate: boolean) {
    this.#open = open;
    this.#startsLate = startsLate;
  }

  /** Whether all shards are kept. The layers are then those of the build before, if it had no other files. */
  get isUnchanged(): boolean {
    return !this.#hasChanged;
  }

  /** Adds the next shard, which is that of the build before. */
  keep(path: string, key: string | undefined): void {
    const shard = { path, key, isStaged: false, isViewStaged: false };
    if (this.#build) this.#build.add(shard);
    else this.#waiting.push(shard);
  }

  /** Adds the next shard, which was made. */
  add(shard: PlacedShard): void {
    this.#hasChanged = true;
    // It is read again from its file.
    if (this.#startsLate) this.#waiting.push({ ...shard, value: undefined });
    else this.#started().add(shard);
  }

  async finish(pause: () => Promise<void>): Promise<StagedArtifact[]> {
    if (this.#build) return this.#build.finish();
    const build = this.#open();
    this.#build = build;
    for (const shard of this.#waiting.splice(0)) {
      await pause();
      build.add(shard);
    }
    return build.finish();
  }

  async cancel(): Promise<void> {
    await this.#build?.cancel();
  }

  #started(): LayerBuild {
    if (this.#build) return this.#build;
    this.#build = this.#open();
    for (const shard of this.#waiting) this.#build.add(shard);
    this.#waiting = [];
    return this.#build;
  }
}
