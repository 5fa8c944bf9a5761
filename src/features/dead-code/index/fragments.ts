import { isDistinctive } from './words.ts';

const MIN_LETTERS = 2;

/**
 * Prefixes and suffixes in strings of code from which names are composed: `visit_`, `on${Event}`, `_handler`.
 */
export class Fragments {
  readonly #beginnings = new Set<string>();
  readonly #humps = new Set<string>();
  readonly #ends = new Set<string>();

  /** `text` is a string literal as written; `open` is true if an interpolation follows directly. */
  add(text: string, open: boolean): void {
    const inner = text.replace(/^[A-Za-z]{0,2}["'`]+|["'`]+$/g, '');
    if (/^\w+$/.test(inner) && isDistinctive(inner)) this.#beginnings.add(`${inner}_`);
    const beginning = /(?:^|[^\w])([A-Za-z_]\w*_)(?:$|[%{$])/.exec(inner)?.[1];
    if (beginning !== undefined && letters(beginning) >= MIN_LETTERS) this.#beginnings.add(beginning);
    const end = /(?:^|[}s])(_\w+)$/.exec(inner)?.[1];
    if (end !== undefined && letters(end) >= MIN_LETTERS) this.#ends.add(end);
    const camelPrefix = /(?:^|[^\w])([a-z]{2,}[A-Za-z]*)(\$\{|\{|%s)?$/.exec(inner);
    if (camelPrefix?.[1] !== undefined && (camelPrefix[2] !== undefined || open))
      this.#humps.add(camelPrefix[1]);
  }

  /** Whether a name can be composed from a known part and some other text. */
  fit(name: string): boolean {
    for (let at = 1; at < name.length - 1; at++) {
      if (name[at] === '_') {
        if (this.#beginnings.has(name.slice(0, at + 1))) return true;
        if (this.#ends.has(name.slice(at))) return true;
      }
      const next = name[at + 1] ?? '';
      if (next >= 'A' && next <= 'Z' && this.#humps.has(name.slice(0, at + 1))) return true;
    }
    return false;
  }
}

function letters(text: string): number {
  return text.replaceAll(/[^A-Za-z]/g, '').length;
}
