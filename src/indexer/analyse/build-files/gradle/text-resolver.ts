import type { ScriptText } from './expression.ts';

/** A longer text is no name and no version. */
const MAX_LENGTH = 1000;
/** Values in values that are deeper, or more, are in a circle or made to be so many. */
const MAX_DEPTH = 20;
const MAX_STEPS = 100;

/** Replaces the names of values in texts. */
export class TextResolver {
  readonly #valueOf: (name: string, resolver: TextResolver) => ScriptText | undefined;
  #depth = 0;
  #steps = 0;

  constructor(valueOf: (name: string, resolver: TextResolver) => ScriptText | undefined) {
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
    if (this.#depth === 0) this.#steps = 0;
    if (this.#depth >= MAX_DEPTH) return undefined;
    this.#depth++;
    try {
      let joined = '';
      for (const part of text) {
        const value = typeof part === 'string' ? part : (this.#resolveName(part.name) ?? unknown());
        if (value === undefined || joined.length + value.length > MAX_LENGTH) return undefined;
        joined += value;
      }
      return joined;
    } finally {
      this.#depth--;
    }
  }

  #resolveName(name: string): string | undefined {
    if (name === '' || ++this.#steps > MAX_STEPS) return undefined;
    const value = this.#valueOf(name, this);
    return value && this.resolve(value);
  }
}
