import type { BindingIndex } from '../../../facts/ids.ts';
import { typeKinds } from '../../../../model/kinds.ts';
import { BindingColumn as B, BindingKind } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import type { Environment } from '../../types/space.ts';
import {
  indexOf,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from './expression-evaluator.ts';
import type { Declarations, InferenceState } from './inference-state.ts';
import type { MemberLookup } from './member-lookup.ts';

const none: Environment = new Map();

/** Answers what type parameters must at least be. */
interface Constraints {
  constraintOf(parameter: Value): Values;
}

/** What `ParameterInstances` uses. */
export interface ParameterInstancesContext extends Pick<InferenceState, 'recursion' | 'space'> {
  readonly program: Declarations;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Constraints;
  readonly memberLookup: MemberLookup;
}

/** Answers what instances of parameters are that hold a type: by the declared types of the parameters. */
export class ParameterInstances {
  readonly #context: ParameterInstancesContext;
  readonly #constraints = new Answers<Value, Values>();

  constructor(context: ParameterInstancesContext) {
    this.#context = context;
  }

  /** An instance of what a parameter must at least be, by its declared type. */
  constraintOf(parameter: Value): Values {
    const binding = this.bindingOf(parameter);
    if (!binding) return nothing;
    const { recursion, expressions } = this.#context;
    return recursion.ask(this.#constraints, parameter, nothing, () => {
      const type = bindingCell(binding.file.facts, binding.at, B.Type);
      return union(expressions.evaluateType(binding.file, type).map((each) => this.of(each)));
    });
  }

  /** The instances of a value that is a type. */
  of(value: Value): Values {
    const { generics, program, recursion, space, expressions } = this.#context;
    const { value: bare, environment } = space.unbind(value);
    switch (tagOf(bare)) {
      case ValueTag.Definition: {
        const number = definitionNumberOf(bare);
        if (!typeKinds.has(program.definition(number).kind) && !program.isMaker(number)) return nothing;
        return [space.bound(toValue(ValueTag.Instance, number), environment ?? none)];
      }
      case ValueTag.Closure:
        return expressions.callResult(value);
      case ValueTag.Instance:
      case ValueTag.Shape:
        return space.substitute(this.#constructed(bare, environment), environment);
      case ValueTag.Parameter:
        return recursion.deeper(nothing, () =>
          union(generics.constraintOf(bare).map((each) => this.of(each))),
        );
      default:
        return nothing;
    }
  }

  /** What the first function with which a type makes instances gives. */
  #constructed(type: Value, environment: Environment | undefined): Values {
    const [first] = this.#context.memberLookup.functionsOf(type, 'constructed');
    return first === undefined
      ? nothing
      : this.#context.expressions.callResult(first, undefined, environment);
  }

  /** The binding of a parameter of a function; undefined for a type parameter. */
  bindingOf(parameter: Value): { file: ProgramFile; at: BindingIndex } | undefined {
    if (tagOf(parameter) !== ValueTag.Parameter) return undefined;
    const found = this.#context.space.parameters.get(indexOf(parameter));
    if (found.of !== 'binding') return undefined;
    const file = this.#context.program.file(found.file);
    const isParameter = bindingCell(file.facts, found.binding, B.Kind) === BindingKind.Parameter;
    return isParameter ? { file, at: found.binding } : undefined;
  }
}
