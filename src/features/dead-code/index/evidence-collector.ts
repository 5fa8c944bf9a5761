import type { Doubt } from '../../../model/dead-code.ts';
import { Life } from './life.ts';

/** The evidence that an unreached node is used. */
export interface Evidence {
  life: Life;
  doubts: Doubt[];
}

/** Collects evidence. The strongest determines the verdict; all of it is reported. */
export class EvidenceCollector {
  readonly #all = new Set<Doubt>();
  #life: Life = Life.Dead;

  add(doubt: Doubt, life: Life): void {
    this.#all.add(doubt);
    if (life < this.#life) this.#life = life;
  }

  evidence(): Evidence {
    return { life: this.#life, doubts: [...this.#all].sort() };
  }
}
