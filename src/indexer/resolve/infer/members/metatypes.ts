import { contractKinds, typeKinds } from '../../../../model/kinds.ts';
import { type DefinitionNumber, isNone } from '../../../facts/ids.ts';
import { Answers } from '../../types/recursion.ts';
import {
  indexOf,
  nothing,
  tagOf,
  toValue,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Heritage } from './heritage.ts';
import type { Member, MemberValues, MemberFinder } from './member.ts';

/** What `Metatypes` uses. */
export interface MetatypesContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly access: MemberValues;
  readonly expressions: ExpressionEvaluator;
  readonly heritage: Pick<Heritage, 'basesOf' | 'declarationsOf'>;
  readonly library: Pick<LibraryTypes, 'isOneOf'>;
  readonly members: MemberFinder;
}

/** Answers what types are themselves instances of. */
export class Metatypes {
  readonly #context: MetatypesContext;
  readonly #of = new Answers<number, Values>();
  readonly #makers = new Answers<number, boolean>();

  constructor(context: MetatypesContext) {
    this.#context = context;
  }

  /** The types that a type is an instance of, as it says or as one of those that it is made from. */
  of(number: DefinitionNumber): Values {
    return this.#context.recursion.ask(this.#of, number, nothing, () => this.#find(number));
  }

  #find(number: DefinitionNumber): Values {
    const { program, heritage, space, expressions } = this.#context;
    const { separateSides } = program.fileOf(number).grammar.manifest.scoping;
    const declarations = separateSides ? [number, ...heritage.declarationsOf(number)] : [number];
    let found: Values = declarations.flatMap((each) =>
      program
        .definition(each)
        .metatypes.flatMap((row) => this.#instances(expressions.parentTypes(program.fileOf(each), row))),
    );
    if (separateSides) {
      const inherited = heritage.basesOf(number).flatMap((base) => {
        const { value } = space.unbind(base);
        if (tagOf(value) !== ValueTag.Instance) return nothing;
        const above = definitionNumberOf(value);
        return [...this.#mixedIn(above), ...this.of(above)];
      });
      return [...new Set([...found, ...inherited])];
    }
    for (const base of found.length > 0 ? [] : heritage.basesOf(number)) {
      const { value } = space.unbind(base);
      if (tagOf(value) === ValueTag.Instance) found = this.of(definitionNumberOf(value));
      if (found.length > 0) break;
    }
    return found;
  }

  /** What a type that takes a mixin is an instance of by the convention of the language. */
  #mixedIn(mixin: DefinitionNumber): Values {
    const { program, heritage } = this.#context;
    const { typeMixin } = program.fileOf(mixin).grammar.manifest.scoping;
    if (typeMixin === undefined || !contractKinds.has(program.definition(mixin).kind)) return nothing;
    return [mixin, ...heritage.declarationsOf(mixin)]
      .flatMap((each) => program.membersNamed(each, typeMixin))
      .filter((each) => typeKinds.has(program.definition(each).kind))
      .map((each) => toValue(ValueTag.Instance, each));
  }

  /** Instances of types: `self` in the body of a type is the type. */
  #instances(values: Values): Values {
    const { space } = this.#context;
    return values.map((value) => {
      const bare = space.unbind(value).value;
      if (tagOf(bare) === ValueTag.Definition) return toValue(ValueTag.Instance, definitionNumberOf(bare));
      if (tagOf(bare) !== ValueTag.Parameter) return value;
      const parameter = space.parameters.get(indexOf(bare));
      const self = parameter.of === 'type' ? space.parameters.get(indexOf(parameter.parameter)) : undefined;
      return self?.of === 'self' ? toValue(ValueTag.Instance, self.number) : value;
    });
  }

  /** What a type has as an instance. */
  membersOf(number: DefinitionNumber, name: string): readonly Member[] {
    for (const metatype of this.of(number)) {
      const found = this.#context.members.of(metatype, name);
      if (found.length > 0 && tagOf(metatype) !== ValueTag.External) return found;
    }
    return [];
  }

  /** Whether the instances of a type are types. */
  isMetatype(number: DefinitionNumber): boolean {
    const { program, library, recursion } = this.#context;
    const { classes } = program.fileOf(number).grammar.manifest.scoping.generics;
    return recursion.ask(this.#makers, number, false, () => library.isOneOf(number, classes));
  }

  /** What calling a type gives, where what it is an instance of declares that. */
  called(number: DefinitionNumber): Values {
    const { program, expressions } = this.#context;
    const { call } = program.fileOf(number).grammar.manifest.scoping.protocols;
    const type = toValue(ValueTag.Definition, number);
    for (const [name = ''] of call)
      for (const member of this.membersOf(number, name)) {
        if (member.target === undefined || tagOf(member.target) !== ValueTag.Definition) continue;
        const method = definitionNumberOf(member.target);
        if (program.isLibrary(method) || isNone(program.definition(method).type)) continue;
        return this.#context.access.value(member, type).flatMap((value) => expressions.callResult(value));
      }
    return [];
  }

  /** Whether a value is a type of a language in which types are instances of others. */
  isInstance(value: Value): boolean {
    return tagOf(value) === ValueTag.Definition && this.of(definitionNumberOf(value)).length > 0;
  }
}
