import fc from 'fast-check';
import { deepTexts, hostileTexts, hostileValues } from './hostile.ts';
import { share } from './share.ts';

/** One edit of a JSON value. Numbers are shares, so that an edit fits every value. */
export interface JsonEdit {
  kind: 'replace' | 'remove' | 'double' | 'rename' | 'wrap' | 'move' | 'add';
  at: number;
  other: number;
  value: unknown;
  name: string;
}

/** Hostile texts, arbitrary ones, and some of `words`. */
export function anyText(words: readonly string[] = []): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: words.length > 0 ? 4 : 0, arbitrary: fc.constantFrom(...words, '') },
    { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 1, arbitrary: fc.constantFrom(...deepTexts) },
    {
      weight: 1,
      arbitrary: fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
    },
  );
}

export function anyJson(words: readonly string[] = []): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom(...hostileValues),
    anyText(words),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
  );
}

export function jsonEdits(words: readonly string[] = [], maxLength = 3): fc.Arbitrary<JsonEdit[]> {
  const edit = fc.record<JsonEdit>({
    kind: fc.constantFrom('replace', 'replace', 'remove', 'double', 'rename', 'wrap', 'move', 'add'),
    at: share,
    other: share,
    value: anyJson(words),
    name: anyText(words),
  });
  return fc.array(edit, { minLength: 1, maxLength });
}

/** A copy with its edits made. `__proto__` becomes a member like any other name. */
export function withEdits(value: unknown, edits: readonly JsonEdit[]): unknown {
  return edits.reduce(withEdit, value) ?? null;
}

function withEdit(value: unknown, { kind, at, other, value: given, name }: JsonEdit): unknown {
  const places = countOf(value);
  const chosen = Math.floor(at * places);
  const taken = valueAt(value, Math.floor(other * places));
  let seen = 0;
  const visit = (inner: unknown): unknown => {
    const isChosen = seen++ === chosen;
    if (isChosen && kind === 'replace') return given;
    if (isChosen && kind === 'wrap') return other < 0.5 ? [inner] : { [name]: inner };
    if (isChosen && kind === 'move') return taken;
    if (Array.isArray(inner)) {
      const items = inner.map(visit);
      if (!isChosen) return items;
      if (kind === 'add') return [...items, given];
      return kind === 'double' ? [...items, ...items] : items.slice(0, Math.floor(items.length * other));
    }
    if (typeof inner !== 'object' || inner === null) return isChosen ? given : inner;
    const members = Object.entries(inner).map(([key, member]) => [key, visit(member)] as const);
    if (!isChosen) return Object.fromEntries(members);
    const index = Math.floor(other * members.length);
    if (kind === 'add') members.push([name, given]);
    else if (kind === 'rename') members[index] = [name, members[index]?.[1]];
    else members.splice(index, 1);
    return Object.fromEntries(members);
  };
  return visit(value);
}

/** The number of values in a value, itself included. */
function countOf(value: unknown): number {
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, member) => sum + countOf(member), 1)
    : 1;
}

function valueAt(value: unknown, at: number): unknown {
  let seen = 0;
  const find = (inner: unknown): { found: unknown } | undefined => {
    if (seen++ === at) return { found: inner };
    if (typeof inner !== 'object' || inner === null) return undefined;
    for (const member of Object.values(inner)) {
      const found = find(member);
      if (found) return found;
    }
    return undefined;
  };
  return find(value)?.found;
}
