import type { AtlasIndex } from '../model/atlas-index.ts';
import type { LayerMaker, PlacedShard } from './layer-maker.ts';
import type { StagedArtifact } from './stage-artifact.ts';

/** Opens what makes layers once it is known that they cannot be those of the build before: when a shard is another one. */
export class LayerQueue {
  readonly #open: () => LayerMaker;
  #maker: LayerMaker | undefined;
  #waiting: PlacedShard[] = [];

  constructor(open: () => LayerMaker) {
    this.#open = open;
  }

  /** Whether all shards are kept. The layers are then those of the build before, if it had no other files. */
  get isUnchanged(): boolean {
    return !this.#maker;
  }

  /** Adds the next shard, which is that of the build before. */
  keep(path: string, key: string | undefined): void {
    const shard = { path, key, isStaged: false };
    if (this.#maker) this.#maker.add(shard);
    else this.#waiting.push(shard);
  }

  /** Adds the next shard, which was made. */
  add(shard: PlacedShard): void {
    this.#started().add(shard);
  }

  finish(index: AtlasIndex): Promise<StagedArtifact[]> {
    return this.#started().finish(index);
  }

  async cancel(): Promise<void> {
    await this.#maker?.cancel();
  }

  #started(): LayerMaker {
    if (this.#maker) return this.#maker;
    this.#maker = this.#open();
    for (const shard of this.#waiting) this.#maker.add(shard);
    this.#waiting = [];
    return this.#maker;
  }
}
