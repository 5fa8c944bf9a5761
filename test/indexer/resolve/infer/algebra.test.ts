import { FIRST_ROW } from '../../../../src/indexer/facts/ids.ts';
import { describe, expect, it } from 'vitest';
import type { FileFacts } from '../../../../src/indexer/facts/facts.ts';
import { Op } from '../../../../src/indexer/facts/operations.ts';
import type { ProgramFile } from '../../../../src/indexer/resolve/bind/program.ts';
import {
  Assignability,
  type AssignabilityContext,
} from '../../../../src/indexer/resolve/infer/algebra/assignability.ts';
import { Optionals, type OptionalsContext } from '../../../../src/indexer/resolve/infer/algebra/optionals.ts';
import {
  Unification,
  type UnificationContext,
} from '../../../../src/indexer/resolve/infer/algebra/unification.ts';
import { Recursion } from '../../../../src/indexer/resolve/types/recursion.ts';
import { Space } from '../../../../src/indexer/resolve/types/space.ts';
import { Steps } from '../../../../src/indexer/resolve/types/steps.ts';
import {
  toValue,
  unknownValue,
  ValueTag,
  type Value,
  type Values,
} from '../../../../src/indexer/resolve/types/values.ts';
import { numbered } from '../../../support/ids.ts';
import { only } from './only.ts';

const instance = (number: number): Value => toValue(ValueTag.Instance, numbered(number));
const [dog, cat] = [instance(1), instance(2)];

const space = new Space(
  () => [],
  () => undefined,
);
const parameter = space.parameter({ of: 'definition', number: numbered(9) });
const recursion = new Recursion(new Steps(1000));

/** A file with type expressions: of each its operation and its operands, as `ExpressionColumn` has them. */
function fileOf(
  rows: readonly (readonly [op: number, a: number, b: number])[],
  lists: number[],
): ProgramFile {
  const facts = only<FileFacts>({
    expressions: Int32Array.from(rows.flatMap(([op, a, b]) => [op, a, b, 0, 0, 0, 0, 0])),
    lists: Int32Array.from(lists),
    strings: [],
  });
  return only<ProgramFile>({ facts });
}

/** What T is inferred as in a type in which row 1 names T and row 2 names Dog. */
function inferred(
  type: readonly [number, number, number],
  lists: number[],
  values: Values,
): Values | undefined {
  const names = [
    [Op.Name, 0, -1],
    [Op.Name, 1, -1],
  ] as const;
  const unification = new Unification(
    only<UnificationContext>({
      space,
      recursion,
      generics: {
        nameOf: () => '',
        argumentsAs: () => undefined,
        parametersOf: () => [],
        parameterAt: (_file, row) => (row === 1 ? parameter : undefined),
        isA: (value, wanted) => value === wanted,
      },
      expressions: only({ evaluateType: (_file, row) => (row === 2 ? [dog] : []) }),
      memberLookup: only({ element: (_file, held) => (held.includes(cat) ? [dog] : []) }),
    }),
  );
  const found = new Map<Value, Values>();
  unification.unify(fileOf([type, ...names], lists), FIRST_ROW, values, found);
  // Other values may be possible too, so `unknownValue` stands beside them.
  return found.get(parameter)?.filter((value) => value !== unknownValue);
}

describe('type parameters', () => {
  it('are inferred as the elements, where an array of them is declared', () => {
    expect(inferred([Op.Array, 1, -1], [], [cat])).toEqual([dog]);
  });

  it('are inferred as what the other types of a union leave', () => {
    expect(inferred([Op.AnyOf, -1, 0], [2, 1, 2], [dog, cat])).toEqual([cat]);
  });

  it('are not inferred as themselves', () => {
    expect(inferred([Op.Same, 1, -1], [], [parameter])).toBeUndefined();
  });
});

/** Whether a cat can be given for a dog, of which neither is declared to be the other. */
function isAssignable(areMembersKnown: boolean, barks: boolean): boolean | undefined {
  const scoping = { constructors: [] };
  const assignability = new Assignability(
    only<AssignabilityContext>({
      space,
      recursion,
      generics: { isA: () => false },
      program: only({
        fileOf: () =>
          only<ProgramFile>({ grammar: { manifest: { scoping } } as unknown as ProgramFile['grammar'] }),
        definition: (number) =>
          ({ kind: number === 1 ? 'class' : 'method', modifiers: [] }) as unknown as ReturnType<
            AssignabilityContext['program']['definition']
          >,
        membersOf: () => new Map([['bark', [numbered(3)]]]),
      }),
      memberLookup: only({ areMembersKnown: () => areMembersKnown, hasMember: () => barks }),
    }),
  );
  return assignability.of(cat, dog);
}

describe('an instance of another class', () => {
  it('may be given, unless it lacks a member', () => {
    expect(isAssignable(true, true)).toBeUndefined();
    expect(isAssignable(true, false)).toBe(false);
  });

  it('may be given as long as its supertypes are not all known', () => {
    expect(isAssignable(false, false)).toBeUndefined();
  });
});

describe('an optional type', () => {
  const scoping = { types: { optional: 'Nullable' }, valueKinds: ['struct'] };
  const file = { grammar: { manifest: { family: 'x', scoping } } } as unknown as ProgramFile;
  const nullable = numbered(5);
  const optionals = new Optionals(
    only<OptionalsContext>({
      space,
      program: only({
        fileOf: () => file,
        definition: (number) =>
          ({ kind: number === 1 ? 'struct' : 'class' }) as unknown as ReturnType<
            OptionalsContext['program']['definition']
          >,
      }),
      library: { type: () => nullable },
      generics: {
        instantiate: (type, [held = []]) => space.bound(type, new Map([[parameter, held]])),
        argumentsAs: (value) => [space.unbind(value).environment?.get(parameter) ?? []],
      },
    }),
  );

  it('wraps a value type, and leaves a reference as it is', () => {
    const [wrapped = unknownValue, reference] = optionals.of(file, [dog, cat]);
    expect(space.unbind(wrapped).value).toBe(instance(nullable));
    expect(reference).toBe(cat);
  });

  it('holds the value that it wraps', () => {
    expect(optionals.held(optionals.of(file, [dog, cat]))).toEqual([dog, cat]);
  });
});
