import { isDistinctive } from '../../../query/name-in-text.ts';

const MIN_LETTERS = 2;

/** The place of a fragment in a name: it begins a name with underscores, ends one, or begins one with capitals. */
export type FragmentKind = 'beginning' | 'end' | 'hump';

/**
 * Yields prefixes and suffixes in a string literal, as written, from which names are composed: `visit_`, `on${Event}`, `_handler`. `isOpen` is true if
 * an interpolation follows directly.
 */
export function* fragmentsOf(text: string, isOpen: boolean): Generator<[FragmentKind, string]> {
  const inner = text.replace(/^[A-Za-z]{0,2}["'`]+|["'`]+$/g, '');
  if (/^\w+$/.test(inner) && isDistinctive(inner)) yield ['beginning', `${inner}_`];
  const beginning = /(?:^|[^\w])([A-Za-z_]\w*_)(?:$|[%{$])/.exec(inner)?.[1];
  if (beginning !== undefined && letters(beginning) >= MIN_LETTERS) yield ['beginning', beginning];
  const end = /(?:^|[}s])(_\w+)$/.exec(inner)?.[1];
  if (end !== undefined && letters(end) >= MIN_LETTERS) yield ['end', end];
  const camelPrefix = /(?:^|[^\w])([a-z]{2,}[A-Za-z]*)(\$\{|\{|%s)?$/.exec(inner);
  if (camelPrefix?.[1] !== undefined && (camelPrefix[2] !== undefined || isOpen))
    yield ['hump', camelPrefix[1]];
}

/** The fragments of all files. */
export class Fragments {
  readonly #beginnings = new Set<string>();
  readonly #humps = new Set<string>();
  readonly #ends = new Set<string>();

  add(fragments: Iterable<readonly [FragmentKind, string]>): void {
    const sets = { beginning: this.#beginnings, end: this.#ends, hump: this.#humps };
    for (const [kind, text] of fragments) sets[kind].add(text);
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
