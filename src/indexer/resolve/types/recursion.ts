import { limits } from './limits.ts';
import type { Steps } from './steps.ts';

/** What an answer depends on that was cut by a limit: no question that is open will ever settle it. */
const CUT = -1;

/** An answer to a question that is still being asked, or one that depends on such a question. */
interface OpenAnswer<V> {
  /** Index of the frame of the question, or of the outermost open question that the answer depends on. */
  frame: number;
  /** Undefined as long as the question itself is being asked. */
  value: V | undefined;
  /** Whether a question that was open when the answer was found has a provisional answer now. */
  isOutdated: boolean;
  attempts: number;
}

/** Answers to questions of one kind. */
export class Answers<K, V> {
  readonly settled = new Map<K, V>();
  readonly open = new Map<K, OpenAnswer<V>>();
}

/** A provisional answer, of whatever kind. */
interface Provisional {
  answer: OpenAnswer<unknown>;
  forget: () => void;
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
  /** The number of questions that are being asked, with those whose answers are not kept. */
  #depth = 0;
  /** Provisional answers, in the order in which they were found. */
  readonly #provisional: Provisional[] = [];

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** Returns the answer to a question: a settled one, a provisional one, or what `find` returns. */
  ask<K, V>(answers: Answers<K, V>, key: K, unknown: V, find: () => V): V {
    const settled = answers.settled.get(key);
    if (settled !== undefined) return settled;
    const open = answers.open.get(key);
    if (open && (!open.isOutdated || open.attempts >= limits.attempts)) {
      this.#dependOn(open.frame);
      return open.value ?? unknown;
    }
    if (!this.#mayNest()) return unknown;
    const frame = this.#frames.length;
    const answer: OpenAnswer<V> = {
      frame,
      value: undefined,
      isOutdated: false,
      attempts: (open?.attempts ?? 0) + 1,
    };
    answers.open.set(key, answer);
    this.#frames.push(frame);
    const start = this.#provisional.length;
    this.#depth++;
    const value = find();
    this.#depth--;
    const lowest = this.#frames.pop() ?? frame;
    if (lowest < frame) {
      this.#outdate(start, frame, lowest);
      answer.frame = lowest;
      answer.value = value;
      const forget = (): void => {
        if (answers.open.get(key) === answer) answers.open.delete(key);
      };
      this.#provisional.push({ answer, forget });
      this.#dependOn(lowest);
    } else {
      this.#forget(start, frame);
      answers.open.delete(key);
      answers.settled.set(key, value);
    }
    if (frame === 0) this.#forget(0, CUT);
    return value;
  }

  /** Returns what `find` returns one level deeper, or `unknown` at a limit. For questions whose answers are not kept. */
  deeper<V>(unknown: V, find: () => V): V {
    if (!this.#mayNest()) return unknown;
    this.#depth++;
    const value = find();
    this.#depth--;
    return value;
  }

  /**
   * Returns what `find` returns for a declaration, or `unknown` if that is being expanded inside itself too often already,
   * as a type is that has no end. `open` counts the expansions of declarations of one kind.
   */
  expand<K, V>(open: Map<K, number>, declaration: K, unknown: V, find: () => V): V {
    const count = open.get(declaration) ?? 0;
    if (count >= limits.expansions) {
      this.cut();
      return unknown;
    }
    open.set(declaration, count + 1);
    const value = find();
    open.set(declaration, count);
    return value;
  }

  /** Takes steps from the budget. Where too few are left, returns false and makes answers provisional. */
  take(count = 1): boolean {
    if (this.#depth === 0) this.#steps.beginQuestion();
    const isTaken = this.#steps.take(count);
    if (!isTaken) this.cut();
    return isTaken;
  }

  /** Whether a question may go on to a level of supertypes, 0 being that of the type itself. At the limit, makes answers provisional. */
  mayClimb(level: number): boolean {
    if (level <= limits.supertypes) return true;
    this.cut();
    return false;
  }

  #mayNest(): boolean {
    if (this.#depth < limits.depth) return this.take();
    this.cut();
    return false;
  }

  /** Makes the answers to all open questions provisional, because a limit cut what they depend on. */
  cut(): void {
    this.#dependOn(CUT);
  }

  #dependOn(frame: number): void {
    const last = this.#frames.length - 1;
    if (last >= 0 && frame < (this.#frames[last] ?? 0)) this.#frames[last] = frame;
  }

  /** Marks the answers from `start` on that depend on a question which now has a provisional answer itself. */
  #outdate(start: number, frame: number, lowest: number): void {
    for (let at = start; at < this.#provisional.length; at++) {
      const answer = this.#provisional[at]?.answer;
      if (!answer || answer.frame < frame) continue;
      answer.isOutdated = true;
      answer.frame = lowest;
    }
  }

  /** Forgets the provisional answers from `start` on that depend on a frame or on one inside it. */
  #forget(start: number, frame: number): void {
    if (start === this.#provisional.length) return;
    const found = this.#provisional.splice(start);
    for (const each of found)
      if (each.answer.frame >= frame) each.forget();
      else this.#provisional.push(each);
  }
}
