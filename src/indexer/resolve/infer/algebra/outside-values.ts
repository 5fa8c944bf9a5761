import {
  plainFilePath,
  indexOf,
  tagOf,
  toValue,
  ValueTag,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { InferenceState } from './inference-state.ts';

/** What `OutsideValues` uses. */
export type OutsideValuesContext = Pick<InferenceState, 'externals' | 'space'>;

/** Answers what is known of values from outside of the repository. */
export class OutsideValues {
  readonly #context: OutsideValuesContext;

  constructor(context: OutsideValuesContext) {
    this.#context = context;
  }

  /**
   * What a member holds that is something outside: nobody knows of which type that is, and it may be one of the repository. Undefined for
   * another member, and for one of a whole package, which is a name of the package like any other.
   */
  held(target: Value, receiver: Value): Value | undefined {
    if (tagOf(target) !== ValueTag.External) return undefined;
    const { externals, space } = this.#context;
    const { value: bare, environment } = space.unbind(receiver);
    const isOutside = tagOf(bare) === ValueTag.External || tagOf(bare) === ValueTag.Held;
    if (!isOutside || indexOf(bare) === indexOf(target)) return undefined;
    const owner = externals.get(indexOf(bare));
    if (owner.symbol === '' || plainFilePath(owner) !== undefined) return undefined;
    return space.bound(toValue(ValueTag.Held, indexOf(target)), environment ?? new Map<Value, Values>());
  }

  /** A type from outside with its type arguments, in order. */
  withArguments(type: Value, given: readonly Values[]): Value {
    const { space } = this.#context;
    const environment = new Map<Value, Values>();
    for (const [position, values] of given.entries())
      if (values.length > 0) environment.set(space.parameter({ of: 'outside', position }), values);
    return space.bound(type, environment);
  }

  /** The type arguments of types from outside, or of what their members hold. */
  argumentsOf(values: Values): Values {
    const { space } = this.#context;
    return values.flatMap((value) => {
      const { value: bare, environment } = space.unbind(value);
      const isOutside = tagOf(bare) === ValueTag.External || tagOf(bare) === ValueTag.Held;
      return isOutside && environment ? [...environment.values()].flat() : [];
    });
  }

  /** Whether any of the values is what a member of something outside holds. */
  areHeld(values: Values): boolean {
    return values.some((value) => tagOf(this.#context.space.unbind(value).value) === ValueTag.Held);
  }
}
