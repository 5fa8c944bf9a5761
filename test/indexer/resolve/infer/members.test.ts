import { describe, expect, it } from 'vitest';
import {
  definitionNumber,
  NONE,
  type DefinitionNumber,
  isNone,
  type RowIndex,
} from '../../../../src/indexer/facts/ids.ts';
import { ExpressionColumn as E } from '../../../../src/indexer/facts/tables.ts';
import type { ProgramFile } from '../../../../src/indexer/resolve/bind/program.ts';
import { expressionCell, numberedBindings, text } from '../../../../src/indexer/resolve/bind/tables.ts';
import type { ExpressionEvaluator } from '../../../../src/indexer/resolve/infer/algebra/expression-evaluator.ts';
import { Heritage, type HeritageContext } from '../../../../src/indexer/resolve/infer/members/heritage.ts';
import { Members, type MembersContext } from '../../../../src/indexer/resolve/infer/members/members.ts';
import { Overloads, type OverloadsContext } from '../../../../src/indexer/resolve/infer/members/overloads.ts';
import { openProgram } from '../../../../src/indexer/resolve/link/open-program.ts';
import { Recursion } from '../../../../src/indexer/resolve/types/recursion.ts';
import { Space } from '../../../../src/indexer/resolve/types/space.ts';
import { Steps } from '../../../../src/indexer/resolve/types/steps.ts';
import {
  toValue,
  ValueTag,
  definitionNumberOf,
  unknownValue,
  type Value,
  type Values,
} from '../../../../src/indexer/resolve/types/values.ts';
import { memorySource } from '../../../support/memory-source.ts';
import { linkInputOf } from '../order/link-input.ts';
import { only } from './only.ts';

/** The layer of members over a file, for which each type expression means the type of that name and nothing else has a value. */
async function layerOf(path: string, source: string) {
  const { program } = openProgram(await linkInputOf(memorySource({ [path]: source })), undefined);
  const file = program.files.find((each) => each.path === path);
  if (!file) throw new Error(`${path} has no facts`);
  const numbersOf = (name: string): DefinitionNumber[] =>
    file.facts.definitions.flatMap((each, index) =>
      each.name === name ? [definitionNumber(file.base, index)] : [],
    );
  const instanceOf = (name: string): Value => toValue(ValueTag.Instance, numbersOf(name)[0] ?? NONE);
  const named = (at: ProgramFile, row: RowIndex): Values =>
    isNone(row) ? [] : [instanceOf(text(at.facts, expressionCell(at.facts, row, E.A)))];
  const state = {
    program,
    space: new Space(
      () => [],
      () => undefined,
    ),
    recursion: new Recursion(new Steps(100_000)),
    expressions: only<ExpressionEvaluator>({ evaluate: () => [], evaluateType: named, parentTypes: named }),
  };
  const heritage = new Heritage(
    only<HeritageContext>({
      ...state,
      generics: { parametersOf: () => [] },
      library: { instance: () => [] },
    }),
  );
  const metatypes = { of: () => [], membersOf: () => [] };
  const members = new Members(
    only<MembersContext>({
      ...state,
      heritage,
      metatypes,
      shapes: { of: () => [], ofHeld: () => [] },
      branches: { membersLike: () => [] },
      modules: {
        dottedModule: () => [],
        exported: () => [],
        ofUnit: () => [],
        putOn: () => [],
        valueOf: () => [],
      },
      library: { type: () => undefined },
      optionals: { heldBy: () => undefined },
    }),
  );
  const overloads = new Overloads(
    only<OverloadsContext>({
      ...state,
      heritage,
      numbered: ({ facts }) => numberedBindings(facts),
      extensions: { isExtension: () => false },
      library: { type: () => undefined },
      conversions: { elementsOf: () => undefined, erased: (_file, value) => `${value}` },
      signatures: {
        of: (value) => ({
          file,
          scope: program.definition(definitionNumberOf(value)).scope,
          types: undefined,
        }),
        parametersOfCallable: () => [],
      },
    }),
  );
  const ownerOf = (number: DefinitionNumber): string => program.definition(program.parentOf(number)).name;
  return { program, heritage, members, overloads, numbersOf, instanceOf, ownerOf };
}

const animals = `
class Meat {}
class Grass {}
class Animal {
  void eat(Meat food) {}
  void eat(Grass food) {}
  void sleep() {}
}
class Dog extends Animal {
  void eat(Meat food) {}
}`;

describe('the layer of members, without expressions', () => {
  it('finds an inherited member, and an own one before it', async () => {
    const { members, instanceOf, ownerOf } = await layerOf('Animals.java', animals);
    const owners = (name: string): string[] =>
      members
        .of(instanceOf('Dog'), name)
        .map(({ target = unknownValue }) => ownerOf(definitionNumberOf(target)));
    expect(owners('sleep')).toEqual(['Animal']);
    expect(owners('eat')).toEqual(['Dog']);
    expect(owners('bark')).toEqual([]);
  });

  it('has in a set of overloads the inherited ones that are not overridden', async () => {
    const { overloads, numbersOf, program } = await layerOf('Animals.java', animals);
    const [ofMeat, ofGrass, ofDog = NONE] = numbersOf('eat');
    expect(program.definition(ofDog).name).toBe('eat');
    expect(overloads.of(ofDog)).toEqual([ofDog, ofGrass]);
    expect(overloads.overridden(ofDog, toValue(ValueTag.Instance, program.parentOf(ofMeat ?? NONE)))).toEqual(
      [ofMeat],
    );
  });

  it('asks for a shared supertype after all that are derived from it', async () => {
    const { heritage, instanceOf, numbersOf } = await layerOf(
      'Shapes.java',
      'interface A {}\ninterface B extends A {}\ninterface C extends A {}\nclass D implements B, C {}',
    );
    const [d = NONE] = numbersOf('D');
    expect(heritage.ordered(heritage.basesOf(d), new Set())).toEqual(['B', 'C', 'A'].map(instanceOf));
  });
});
