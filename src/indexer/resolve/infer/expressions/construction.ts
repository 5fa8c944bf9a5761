import { callableKinds } from '../../../../model/kinds.ts';
import { type DefinitionNumber, isNone, NONE } from '../../../facts/ids.ts';
import { list } from '../../bind/tables.ts';
import type { Environment } from '../../types/space.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf, type Value, type Values } from '../../types/values.ts';
import type { CallSite, ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Members } from '../members/members.ts';
import type { Metatypes } from '../members/metatypes.ts';
import type { Overloads } from '../members/overloads.ts';
import type { Signatures } from '../members/signatures.ts';
import type { Inference } from './inference.ts';

/** Answers what calls give by the functions that types declare. */
interface CallableResults {
  ofCallables(
    value: Value,
    how: 'called' | 'constructed',
    site: CallSite | undefined,
    known: Environment | undefined,
  ): Values;
}

/** What `Construction` uses. */
export interface ConstructionContext extends Pick<InferenceState, 'program' | 'space'> {
  readonly calls: CallableResults;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'parametersOf' | 'withDefaults'>;
  readonly inference: Pick<Inference, 'unified'>;
  readonly members: Pick<Members, 'of'>;
  readonly metatypes: Pick<Metatypes, 'called'>;
  readonly overloads: Pick<Overloads, 'constructorsOf'>;
  readonly signatures: Pick<Signatures, 'of'>;
}

/** Answers what constructing gives. */
export class Construction {
  readonly #context: ConstructionContext;

  constructor(context: ConstructionContext) {
    this.#context = context;
  }

  /** What constructing from a value gives: of a function with members, an instance of it. */
  of(value: Value, site: CallSite): Values {
    const { calls, space, program, expressions } = this.#context;
    const { value: bare, environment } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Definition) {
      const number = definitionNumberOf(bare);
      const isMaker = callableKinds.has(program.definition(number).kind) && program.isMaker(number);
      if (isMaker) return [toValue(ValueTag.Instance, number)];
    }
    if (tagOf(bare) === ValueTag.Instance || tagOf(bare) === ValueTag.Shape)
      return space.substitute(calls.ofCallables(bare, 'constructed', site, environment), environment);
    return expressions.callResult(value, site);
  }

  /** What calling a type gives: what its type says, or an instance. */
  called(number: DefinitionNumber, site: CallSite | undefined): Values {
    const called = this.#context.metatypes.called(number);
    if (called.length > 0) return called;
    return this.#typeOfArgument(number, site) ?? [this.#made(number, site)];
  }

  /** What the language's type of types gives for one value: its type. */
  #typeOfArgument(number: DefinitionNumber, site: CallSite | undefined): Values | undefined {
    const { program, space } = this.#context;
    if (!site || !program.isLibrary(number)) return undefined;
    const { classes } = program.fileOf(number).grammar.manifest.scoping.generics;
    const [item = NONE, ...others] = list(site.file.facts, site.arguments);
    if (isNone(item) || others.length > 0 || !classes.includes(program.definition(number).name))
      return undefined;
    return this.#context.expressions.evaluate(site.file, item).flatMap((value) => space.typeOf(value) ?? []);
  }

  /** An instance of a type, its type parameters told by what its constructor is given. */
  #made(number: DefinitionNumber, site: CallSite | undefined): Value {
    const { generics, inference, program, members, signatures, space } = this.#context;
    const instance = toValue(ValueTag.Instance, number);
    const parameters = generics.parametersOf(number);
    if (!site || parameters.length === 0) return instance;
    const file = program.fileOf(number);
    for (const name of file.grammar.manifest.scoping.constructors) {
      for (const { target, environment } of members.of(instance, name)) {
        if (target === undefined || tagOf(target) !== ValueTag.Definition) continue;
        const found = inference.unified(signatures.of(target), site);
        if (found.size === 0) continue;
        const own = new Map(found);
        // An inherited constructor tells of the type parameters of the type above what ours are given as.
        for (const [above, [ours, ...others]] of environment ?? []) {
          const told = found.get(above);
          if (ours !== undefined && others.length === 0 && told) own.set(ours, told);
        }
        return space.bound(instance, new Map([...own].filter(([each]) => parameters.includes(each))));
      }
    }
    const [only, ...others] = this.#context.overloads.constructorsOf(number);
    const told =
      only === undefined || others.length > 0
        ? undefined
        : inference.unified(signatures.of(toValue(ValueTag.Definition, only)), site);
    if (told && told.size > 0)
      return space.bound(instance, new Map([...told].filter(([each]) => parameters.includes(each))));
    return generics.withDefaults([instance], number)[0] ?? instance;
  }
}
