import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../../src/indexer/resolve/types/limits.ts';
import {
  indexOf,
  joinSymbol,
  none,
  nothing,
  tagOf,
  toValue,
  union,
  unionOf,
  unknownValue,
  ValueTag,
  type Value,
  type Values,
} from '../../../../src/indexer/resolve/types/values.ts';
import { numbered } from '../../../support/ids.ts';

const instance = (index: number): Value => toValue(ValueTag.Instance, numbered(index));

/** Sets of a few values: of which none is known, that are no value, closed and open ones. */
const sets: fc.Arbitrary<Values> = fc.oneof(
  fc.constantFrom(nothing, none),
  fc
    .tuple(fc.uniqueArray(fc.nat({ max: 9 }), { minLength: 1, maxLength: 5 }), fc.boolean())
    .map(([indexes, isOpen]) => [
      ...indexes.sort((a, b) => a - b).map(instance),
      ...(isOpen ? [unknownValue] : []),
    ]),
);

/** Whether there may be other values than the known ones. */
const isOpen = (set: Values): boolean => set !== none && (set.length === 0 || set.includes(unknownValue));

/** The same sets are the same text; no value and no known value differ. */
const shown = (set: Values): string => (set === none ? 'none' : set.join());

describe('a value', () => {
  it('keeps its tag and what it counts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(ValueTag)), fc.nat({ max: 2 ** 26 }), (tag, index) => {
        const value = toValue(tag, index);
        expect([tagOf(value), indexOf(value)]).toEqual([tag, index]);
      }),
    );
  });
});

describe('the union of sets', () => {
  it('does not depend on their order', () => {
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        expect(shown(union([a, b]))).toBe(shown(union([b, a])));
      }),
    );
  });

  it('does not depend on how they are grouped', () => {
    fc.assert(
      fc.property(sets, sets, sets, (a, b, c) => {
        const whole = shown(union([a, b, c]));
        expect(shown(union([union([a, b]), c]))).toBe(whole);
        expect(shown(union([a, union([b, c])]))).toBe(whole);
      }),
    );
  });

  it('with itself is the set', () => {
    fc.assert(
      fc.property(sets, (a) => {
        expect(shown(union([a, a]))).toBe(shown(a));
      }),
    );
  });

  it('is open if one of them is, and closed otherwise', () => {
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        expect(isOpen(union([a, b]))).toBe(isOpen(a) || isOpen(b));
      }),
    );
  });

  it('has every known value once, in ascending order', () => {
    fc.assert(
      fc.property(fc.array(sets, { maxLength: 6 }), (all) => {
        const found = union(all);
        const known = all.flat().filter((value) => value !== unknownValue);
        expect(found.filter((value) => value !== unknownValue)).toEqual(
          [...new Set(known)].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('leaves out what is no value', () => {
    expect(union([none, none])).toBe(none);
    expect(union([none, [instance(1)]])).toEqual([instance(1)]);
    expect(union([none, nothing])).toBe(nothing);
  });

  it('of no sets is unknown', () => {
    expect(union([])).toBe(nothing);
  });

  it('of too many values is unknown, whatever the order', () => {
    const many = Array.from({ length: limits.values + 1 }, (_, index) => [instance(index)]);
    expect(union(many)).toBe(nothing);
    expect(union(many.toReversed())).toBe(nothing);
    expect(union(many.slice(1))).toHaveLength(limits.values);
    expect(unionOf(many, (each) => each)).toBe(nothing);
  });
});

describe('dotted names', () => {
  it('are joined without what stands for the whole', () => {
    expect(joinSymbol('a', 'b.c')).toBe('a.b.c');
    expect(joinSymbol('', 'b')).toBe('b');
    expect(joinSymbol('a', '*')).toBe('a');
  });
});
