import { contractKinds, typeKinds } from '../../../../model/kinds.ts';
import { NONE, isNone, type DefinitionNumber } from '../../../facts/ids.ts';
import { dottedName } from '../../bind/dotted-name.ts';
import { Answers } from '../../types/recursion.ts';
import {
  indexOf,
  joinSymbol,
  tagOf,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { CallSite } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Heritage } from '../members/heritage.ts';
import type { Metatypes } from '../members/metatypes.ts';
import type { Overloads } from '../members/overloads.ts';
import type { OverloadChoice } from './overload-choice.ts';

/** One of the types in the order in which members are looked up. */
interface Level {
  /** Its definition, in the repository or in a library; -1 if it is only known by name. */
  number: DefinitionNumber;
  /** With its package, if it is not of the repository. */
  outside?: string;
}

/** What `InstanceCreation` uses. */
export interface InstanceCreationContext extends Pick<
  InferenceState,
  'externals' | 'program' | 'recursion' | 'space'
> {
  readonly heritage: Pick<Heritage, 'basesIn' | 'declarationsOf' | 'ordered'>;
  readonly metatypes: Pick<Metatypes, 'membersOf'>;
  readonly overloadChoice: Pick<OverloadChoice, 'chosen'>;
  readonly overloads: Pick<Overloads, 'constructorsOf'>;
}

/** Answers what runs when an instance of a type is made: constructors, own or inherited, and what they call unseen. */
export class InstanceCreation {
  readonly #context: InstanceCreationContext;
  readonly #methods = new Answers<DefinitionNumber, readonly DefinitionNumber[]>();

  constructor(context: InstanceCreationContext) {
    this.#context = context;
  }

  /** The definitions in the repository that run when an instance of a type is made, where arguments choose nothing. */
  methodsOf(type: DefinitionNumber): readonly DefinitionNumber[] {
    return this.#context.recursion.ask(this.#methods, type, [], () => this.#find(type));
  }

  /** The methods in the repository that declaring a type runs: of its parent types and its metatype. */
  declarationMethodsOf(type: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const { subtype, declared } = program.fileOf(type).grammar.manifest.scoping.creation;
    if (subtype.length === 0 && declared.length === 0) return [];
    const above = this.#levels(type).slice(1);
    const ofParents = subtype.flatMap((name) => this.#first(above, [name]));
    return [...new Set([...ofParents, ...this.#ofMetatype(type, declared)])];
  }

  /** The constructors that one of a type runs which names none, because it was not written or does not say so. */
  impliedConstructors(type: DefinitionNumber, site: CallSite): readonly DefinitionNumber[] {
    const { overloads, program, overloadChoice } = this.#context;
    for (const level of this.#levels(type).slice(1)) {
      if (level.outside !== undefined) return [];
      if (contractKinds.has(program.definition(level.number).kind)) continue;
      const all = overloads.constructorsOf(level.number);
      if (all.length > 0) return overloadChoice.chosen(all, site);
    }
    return [];
  }

  /**
   * What takes the arguments when an instance of a type is made: a constructor of the repository, one that is generated from the fields,
   * or one that is not known; undefined where another one does.
   */
  makerOf(type: DefinitionNumber): DefinitionNumber | 'generated' | 'unknown' | undefined {
    const { program } = this.#context;
    const { constructors, creation } = program.fileOf(type).grammar.manifest.scoping;
    const levels = this.#levels(type);
    const declared = this.#declaredAt(levels, constructors, creation.generated);
    if (declared) return this.#own(declared, constructors).find((each) => !program.isLibrary(each));
    if (levels.some((level) => this.#isGenerated(level, creation.generated))) return 'generated';
    return levels.some(({ number }) => isNone(number)) ? 'unknown' : undefined;
  }

  /** The first of the types that declares a constructor, if none before has one that is generated. */
  #declaredAt(
    levels: readonly Level[],
    constructors: readonly string[],
    generated: string | undefined,
  ): Level | undefined {
    const first = levels.findIndex((level) => this.#isGenerated(level, generated));
    const before = first < 0 ? levels : levels.slice(0, first + 1);
    return before.find((level) => this.#own(level, constructors).length > 0);
  }

  #find(type: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const { constructors, creation, protocols } = program.fileOf(type).grammar.manifest.scoping;
    if (!typeKinds.has(program.definition(type).kind)) return [];
    const levels = this.#levels(type);
    const found = creation.also.flatMap((name) => this.#first(levels, [name]));
    if (this.#declaredAt(levels, constructors, creation.generated) !== undefined)
      found.push(...this.#first(levels, constructors));
    else for (const name of creation.hooks) found.push(...this.#first(levels, [name]));
    for (const [name, methods] of Object.entries(creation.outside))
      if (levels.some(({ outside }) => outside !== undefined && new RegExp(name).test(outside)))
        for (const method of methods) found.push(...this.#first(levels, [method]));
    // The type of a type runs when the latter is called.
    const calls = protocols.call.flatMap(([name = '']) => this.#ofMetatype(type, [name]));
    return [...new Set([...found, ...calls])];
  }

  /** The type, and those that it is made from in the order in which their members count. */
  #levels(type: DefinitionNumber): readonly Level[] {
    const { heritage } = this.#context;
    const above: Values = heritage.ordered(heritage.basesIn(type, undefined), new Set([type]));
    return [{ number: type }, ...above.flatMap((base) => this.#level(base) ?? [])];
  }

  #level(base: Value): Level | undefined {
    const { externals, program, space } = this.#context;
    const { value } = space.unbind(base);
    if (tagOf(value) === ValueTag.External) {
      const { package: from, symbol } = externals.get(indexOf(value));
      return { number: NONE, outside: joinSymbol(from, symbol) };
    }
    if (tagOf(value) !== ValueTag.Instance) return undefined;
    const number = definitionNumberOf(value);
    if (!program.isLibrary(number)) return { number };
    const { library = '' } = program.fileOf(number);
    return { number, outside: joinSymbol(library, program.definition(number).symbol) };
  }

  /** The members of the first type that has one of those names. */
  #first(levels: readonly Level[], names: readonly string[]): readonly DefinitionNumber[] {
    for (const level of levels) {
      const own = this.#own(level, names);
      if (own.length > 0) return own.filter((each) => !this.#context.program.isLibrary(each)).slice(0, 1);
    }
    return [];
  }

  #own({ number, outside }: Level, names: readonly string[]): readonly DefinitionNumber[] {
    const { heritage, program } = this.#context;
    if (isNone(number)) return [];
    const { root } = program.fileOf(number).grammar.manifest.scoping;
    // What every type has is no constructor that somebody wrote.
    if (outside !== undefined && program.definition(number).name === root) return [];
    const declarations = [number, ...heritage.declarationsOf(number)];
    return names.flatMap((name) => declarations.flatMap((each) => program.membersNamed(each, name)));
  }

  /** Whether a type has a constructor that a decorator or its parent type makes. */
  #isGenerated({ number, outside }: Level, expression: string | undefined): boolean {
    if (expression === undefined) return false;
    const generating = new RegExp(expression);
    if (outside !== undefined) return generating.test(outside);
    const { program } = this.#context;
    const { facts } = program.fileOf(number);
    return program.definition(number).decorators.some((row) => generating.test(dottedName(facts, row)));
  }

  /** The members in the repository of the type of a type. */
  #ofMetatype(type: DefinitionNumber, names: readonly string[]): readonly DefinitionNumber[] {
    const { metatypes, program } = this.#context;
    return names.flatMap((name) =>
      metatypes.membersOf(type, name).flatMap(({ target }) => {
        const isOurs =
          target !== undefined &&
          tagOf(target) === ValueTag.Definition &&
          !program.isLibrary(definitionNumberOf(target));
        return isOurs ? [definitionNumberOf(target)] : [];
      }),
    );
  }
}
