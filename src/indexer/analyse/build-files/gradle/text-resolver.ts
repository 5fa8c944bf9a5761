import type { ScriptText } from './expression.ts';

/** A longer text is no name and no version. */
const MAX_LENGTH = 1000;
/** Values in values that are deeper are made to be so. */
const MAX_DEPTH = 20;
/** Names that are looked up for one resolver. */
const MAX_STEPS = 2000;

/** Replaces the names of values in texts. A name whose value needs the name itself has no value there. */
export class TextResolver {
  readonly #valueOf: (name: string) => ScriptText | undefined;
  readonly #known = new Map<string, string | undefined>();
  /** Names whose values are being resolved. */
  readonly #open = new Set<string>();
  #steps = 0;
  /** Names that were not looked up because of a limit or a circle. */
  #cuts = 0;

  constructor(valueOf: (name: string) => ScriptText | undefined) {
    this.#valueOf = valueOf;
  }

  /** Returns the text; undefined if a value in it is not known, or if it is too long. */
  resolve(text: ScriptText): string | undefined {
    return this.#join(text, () => undefined);
  }

  /** Returns coordinates, whose last part is empty if a value in it is not known. */
  resolveParts(text: ScriptText): string | undefined {
    const whole = this.resolve(text);
    if (whole !== undefined) return whole;
    const [first, second] = (this.#join(text, () => '\0') ?? '').split(':');
    return first && second && !`${first}${second}`.includes('\0') ? `${first}:${second}` : undefined;
  }

  #join(text: ScriptText, unknown: () => string | undefined): string | undefined {
    let joined = '';
    for (const part of text) {
      const value = typeof part === 'string' ? part : (this.#resolveName(part.name) ?? unknown());
      if (value === undefined || joined.length + value.length > MAX_LENGTH) return undefined;
      joined += value;
    }
    return joined;
  }

  #resolveName(name: string): string | undefined {
    if (name === '') return undefined;
    if (this.#known.has(name)) return this.#known.get(name);
    if (this.#open.has(name) || this.#open.size >= MAX_DEPTH || this.#steps >= MAX_STEPS) {
      this.#cuts++;
      return undefined;
    }
    this.#steps++;
    const cuts = this.#cuts;
    this.#open.add(name);
    const text = this.#valueOf(name);
    const value = text && this.resolve(text);
    this.#open.delete(name);
    // A value inside of a circle may have another value outside of it.
    if (this.#cuts === cuts || this.#open.size === 0) this.#known.set(name, value);
    return value;
  }
}
