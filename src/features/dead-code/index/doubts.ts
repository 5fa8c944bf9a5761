import type { Doubt } from '../../../model/dead-code.ts';
import { Life } from './life.ts';

/** What speaks for a node that no root reaches. */
export interface Evidence {
  life: Life;
  doubts: Doubt[];
}

/** The strongest evidence counts; all of it is told. */
export class Doubts {
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
