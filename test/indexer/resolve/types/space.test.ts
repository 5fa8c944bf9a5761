import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONE } from '../../../../src/indexer/facts/ids.ts';
import { limits } from '../../../../src/indexer/resolve/types/limits.ts';
import { Space, type Environment } from '../../../../src/indexer/resolve/types/space.ts';
import {
  nothing,
  none,
  tagOf,
  toValue,
  unknownValue,
  ValueTag,
  type Value,
} from '../../../../src/indexer/resolve/types/values.ts';
import { madeUpFile, numbered, madeUpRow } from '../../../support/ids.ts';

const instance = (index: number): Value => toValue(ValueTag.Instance, numbered(index));
const definition = (index: number): Value => toValue(ValueTag.Definition, numbered(index));

/** A space in which definition 0 declares the type parameter T, as in `class List<T>`, and no other declares any. */
function listSpace(): { space: Space; t: Value; listOf: (...values: Value[]) => Value } {
  const space: Space = new Space(
    (number) => (number === 0 ? [space.parameter({ of: 'definition', number: numbered(100) })] : []),
    () => undefined,
  );
  const t = space.parameter({ of: 'definition', number: numbered(100) });
  return { space, t, listOf: (...values) => space.bound(instance(0), new Map([[t, values]])) };
}

describe('substitution', () => {
  it('replaces a type parameter, also inside tuples and type arguments', () => {
    const { space, t, listOf } = listSpace();
    const environment: Environment = new Map([[t, [instance(1)]]]);
    expect(space.substitute([t], environment)).toEqual([instance(1)]);
    expect(space.substitute([instance(0)], environment)).toEqual([listOf(instance(1))]);
    expect(space.substitute([listOf(t)], environment)).toEqual([listOf(instance(1))]);
    expect(space.substitute([space.tuple([[t], [instance(2)]], NONE)], environment)).toEqual([
      space.tuple([[instance(1)], [instance(2)]], NONE),
    ]);
  });

  it('leaves alone what declares no such parameter', () => {
    const { space, t } = listSpace();
    const values = [instance(1), instance(2)];
    expect(space.substitute(values, new Map([[t, [instance(3)]]]))).toBe(values);
    expect(space.substitute(values, undefined)).toBe(values);
  });

  it('leaves a set open if a parameter is unknown, and closed if it is no value', () => {
    const { space, t } = listSpace();
    expect(space.substitute([instance(1), t], new Map([[t, nothing]]))).toEqual([instance(1), unknownValue]);
    expect(space.substitute([t], new Map([[t, nothing]]))).toBe(nothing);
    expect(space.substitute([instance(1), t], new Map([[t, none]]))).toEqual([instance(1)]);
    expect(space.substitute([t], new Map([[t, none]]))).toBe(none);
  });

  it('of a type of an unknown instance is open', () => {
    const { space, t } = listSpace();
    const type = space.parameter({ of: 'type', parameter: t });
    const external = toValue(ValueTag.External, 0);
    expect(space.substitute([type], new Map([[t, [instance(1)]]]))).toEqual([definition(1)]);
    expect(space.substitute([type], new Map([[t, [instance(1), external]]]))).toEqual([
      definition(1),
      unknownValue,
    ]);
  });

  it('gives sets in ascending order, each value once', () => {
    const { space, t } = listSpace();
    const indexes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(indexes, indexes, (given, beside) => {
        const found = space.substitute([...beside.map(instance), t], new Map([[t, given.map(instance)]]));
        const expected = [...new Set([...given, ...beside])].sort((a, b) => a - b).map(instance);
        expect(found).toEqual(expected);
      }),
    );
  });

  it('gives each value once, also where several have one type or none that is known', () => {
    const { space, t, listOf } = listSpace();
    const type = space.parameter({ of: 'type', parameter: t });
    const typesOf = (values: readonly Value[]) => space.substitute([type], new Map([[t, values]]));
    const externals = [0, 1].map((index) => toValue(ValueTag.External, index));
    expect(typesOf(externals)).toEqual([unknownValue]);
    expect(typesOf([instance(1), ...externals])).toEqual([definition(1), unknownValue]);
    expect(typesOf([listOf(instance(1)), unknownValue])).toHaveLength(2);
    expect(typesOf(none)).toBe(none);
  });

  it('one after the other is that with both at once', () => {
    const { space, t, listOf } = listSpace();
    const u = space.parameter({ of: 'definition', number: numbered(101) });
    const inner: Environment = new Map([[t, [u, instance(1)]]]);
    const outer: Environment = new Map([[u, [instance(2)]]]);
    for (const value of [t, instance(0), listOf(t), space.tuple([[t]], NONE)])
      expect(space.substitute(space.substitute([value], inner), outer)).toEqual(
        space.substitute([value], space.compose(inner, outer)),
      );
  });
});

describe('values that are made of others', () => {
  it('are the same value if their parts are', () => {
    const { space, listOf } = listSpace();
    expect(listOf(instance(1))).toBe(listOf(instance(1)));
    expect(listOf(instance(1))).not.toBe(listOf(instance(2)));
    expect(space.tuple([[instance(1)]], numbered(3))).toBe(space.tuple([[instance(1)]], numbered(3)));
    expect(space.key('a', numbered(1))).not.toBe(space.key('a', numbered(2)));
    expect(space.closure(madeUpFile(1), madeUpRow(2))).not.toBe(space.closure(madeUpFile(2), madeUpRow(1)));
  });

  it('keep what they were made of if the environment changes later', () => {
    const { space, t } = listSpace();
    const environment = new Map([[t, [instance(1)]]]);
    const bound = space.bound(instance(0), environment);
    environment.set(t, [instance(2)]);
    expect(space.unbind(bound).environment?.get(t)).toEqual([instance(1)]);
  });

  it('have a type of which they are an instance, with the same type arguments', () => {
    const { space, t, listOf } = listSpace();
    const type = space.typeOf(listOf(instance(1)));
    expect(type === undefined ? undefined : space.unbind(type)).toMatchObject({
      value: definition(0),
      environment: new Map([[t, [instance(1)]]]),
    });
    expect(space.typeOf(toValue(ValueTag.External, 0))).toBeUndefined();
  });

  it('are nested to a limit, beyond which type arguments are unknown', () => {
    const { space, listOf } = listSpace();
    let value = instance(1);
    for (let depth = 0; depth < limits.argumentDepth; depth++) value = listOf(value);
    expect(tagOf(value)).toBe(ValueTag.Bound);
    expect(space.unbind(listOf(value))).toEqual({ value: instance(0), environment: undefined });
  });

  it('hold values to a limit, beyond which a tuple loses the order first and then its values', () => {
    const { space } = listSpace();
    const same = Array.from({ length: limits.argumentWeight + 1 }, () => [instance(1)]);
    const tuple = space.tuple(same, NONE);
    expect(space.tuple([[instance(1)]], NONE)).toBe(tuple);
    const different = same.map((_, index) => [instance(index)]);
    expect(space.tuple(different, NONE)).toBe(space.tuple([nothing], NONE));
  });
});
