import type { Steps } from './steps.ts';

/** Deeper questions are made to overflow a stack. Of six repositories, none goes deeper than 110. */
const MAX_DEPTH = 250;
/** What an answer depends on that was cut by a limit: no question that is open will ever settle it. */
const CUT = -1;

/** An answer to a question that is still being asked, or one that depends on such a question. */
interface OpenAnswer<V> {
  /** Index of the frame of the question, or of the outermost open question that the answer depends on. */
  frame: number;
  /** Undefined as long as the question itself is being asked. */
  value: V | undefined;
}

/** Answers to questions of one kind. */
export class Answers<K, V> {
  readonly settled = new Map<K, V>();
  readonly open = new Map<K, OpenAnswer<V>>();
}

/**
 * Asks questions whose answers depend on each other, also in circles. In a circle, a question that is asked again has the
 * answer `unknown`. An answer that depends on that, or on a limit, is provisional: it is kept while the question that it depends
 * on is open, and never afterwards, because it would depend on where the circle was entered. The result of the question
 * that opened the circle is final.
 */
export class Recursion {
  readonly #steps: Steps;
  /** For each question that is being asked: the outermost frame that its answer depends on so far. */
  readonly #frames: number[] = [];
  /** Provisional answers, in the order in which they were found. */
  readonly #provisional: { frame: number; forget: () => void }[] = [];

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** Returns the answer to a question: a settled one, a provisional one, or what `find` returns. */
  ask<K, V>(answers: Answers<K, V>, key: K, unknown: V, find: () => V): V {
    const settled = answers.settled.get(key);
    if (settled !== undefined) return settled;
    const open = answers.open.get(key);
    if (open) {
      this.#dependOn(open.frame);
      return open.value ?? unknown;
    }
    const frame = this.#frames.length;
    if (frame >= MAX_DEPTH || !this.#steps.take()) {
      this.#dependOn(CUT);
      return unknown;
    }
    answers.open.set(key, { frame, value: undefined });
    this.#frames.push(frame);
    const start = this.#provisional.length;
    const value = find();
    const lowest = this.#frames.pop() ?? frame;
    this.#forget(start, frame === 0 ? CUT : frame);
    if (lowest < frame) {
      answers.open.set(key, { frame: lowest, value });
      this.#provisional.push({ frame: lowest, forget: () => answers.open.delete(key) });
      this.#dependOn(lowest);
      if (frame === 0) this.#forget(0, CUT);
    } else {
      answers.open.delete(key);
      answers.settled.set(key, value);
    }
    return value;
  }

  /** Whether as many questions are open as may be. The answers to them are provisional then. */
  isTooDeep(): boolean {
    const isTooDeep = this.#frames.length >= MAX_DEPTH;
    if (isTooDeep) this.#dependOn(CUT);
    return isTooDeep;
  }

  #dependOn(frame: number): void {
    const last = this.#frames.length - 1;
    if (last >= 0 && frame < (this.#frames[last] ?? 0)) this.#frames[last] = frame;
  }

  /** Forgets the provisional answers from `start` on that depend on a frame or on one inside it. */
  #forget(start: number, frame: number): void {
    const found = this.#provisional.splice(start);
    for (const each of found)
      if (each.frame >= frame) each.forget();
      else this.#provisional.push(each);
  }
}
