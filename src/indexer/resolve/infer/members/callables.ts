import { contractKinds } from '../../../../model/kinds.ts';
import { type DefinitionNumber, isNone } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import { expressionCell, list } from '../../bind/tables.ts';
import type { Environment } from '../../types/space.ts';
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
import type { Heritage } from './heritage.ts';

/** What `Callables` uses. */
export interface CallablesContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly heritage: Pick<Heritage, 'basesIn' | 'basesOf' | 'declarationsOf'>;
}

/** Answers as which functions instances can be called, and with which they make others, by what their types declare. */
export class Callables {
  readonly #context: CallablesContext;

  constructor(context: CallablesContext) {
    this.#context = context;
  }

  /** The functions that a type stands for: itself, or those as which its instances can be called. */
  asFunctions(type: Value): Values {
    const isFunction = tagOf(this.#context.space.unbind(type).value) === ValueTag.Closure;
    return isFunction ? [type] : this.of(type, 'called');
  }

  /** The types of these functions, in the order of their declaration. */
  of(value: Value, how: 'called' | 'constructed', level = 0): Values {
    if (!this.#context.recursion.mayClimb(level)) return nothing;
    const { space, program, heritage, expressions } = this.#context;
    const { value: bare, environment } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Shape) return space.substitute(this.#ofShape(indexOf(bare)), environment);
    if (tagOf(bare) !== ValueTag.Instance) return nothing;
    const number = definitionNumberOf(bare);
    const declared = [number, ...heritage.declarationsOf(number)].flatMap((each) =>
      program.definition(each)[how].flatMap((row) => expressions.evaluateType(program.fileOf(each), row)),
    );
    const only = declared.length > 0 || how === 'constructed' ? undefined : this.#onlyMethod(number);
    if (only)
      return [space.bound(only.target, new Map([...(only.environment ?? []), ...(environment ?? [])]))];
    const own =
      declared.length > 0
        ? declared
        : heritage.basesOf(number).flatMap((base) => this.of(base, how, level + 1));
    return space.substitute(own, environment);
  }

  /** The only abstract method of an interface, where such an interface is the type of a function. */
  #onlyMethod(number: DefinitionNumber): { target: Value; environment: Environment | undefined } | undefined {
    const { program } = this.#context;
    const { scoping } = program.fileOf(number).grammar.manifest;
    if (!scoping.functionalInterfaces || !contractKinds.has(program.definition(number).kind))
      return undefined;
    const found = this.#abstractMethods(number, undefined);
    const names = new Set(found.map(({ name }) => name));
    return names.size === 1 ? found[0] : undefined;
  }

  #abstractMethods(
    number: DefinitionNumber,
    environment: Environment | undefined,
    seen = new Set<DefinitionNumber>(),
    level = 0,
  ): { name: string; target: Value; environment: Environment | undefined }[] {
    const { program, heritage, space, recursion } = this.#context;
    if (seen.has(number) || !recursion.mayClimb(level)) return [];
    seen.add(number);
    const own: { name: string; target: Value; environment: Environment | undefined }[] = [];
    const concrete = new Set<string>();
    for (const [name, numbers] of program.membersOf(number))
      for (const each of numbers) {
        const { kind, modifiers } = program.definition(each);
        if (kind !== 'method' || modifiers.includes('static')) continue;
        if (modifiers.includes('default')) concrete.add(name);
        else own.push({ name, target: toValue(ValueTag.Definition, each), environment });
      }
    const inherited = heritage.basesIn(number, environment).flatMap((base) => {
      const { value, environment: above } = space.unbind(base);
      return tagOf(value) === ValueTag.Instance
        ? this.#abstractMethods(definitionNumberOf(value), above, seen, level + 1)
        : [];
    });
    return [...own, ...inherited.filter(({ name }) => !concrete.has(name))];
  }

  #ofShape(index: number): Values {
    const { space, program, expressions } = this.#context;
    const { file: from, row } = space.shapes.get(index);
    const file = program.file(from);
    const items = list(file.facts, expressionCell(file.facts, row, E.B));
    if (!this.#context.recursion.take(items.length)) return nothing;
    return [...items]
      .filter((item) => !isNone(item) && expressionCell(file.facts, item, E.Op) === Op.Function)
      .flatMap((item) => expressions.evaluateType(file, item));
  }
}
