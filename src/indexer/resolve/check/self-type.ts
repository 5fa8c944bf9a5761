import type { Space } from '../types/space.ts';
import { indexOf, tagOf, toValue, ValueTag, type Value } from '../types/values.ts';

/** Returns the instance of the type around a method for the type of what it is called on, and other values unchanged. */
export function instanceOfSelf(space: Space, value: Value): Value {
  if (tagOf(value) !== ValueTag.Parameter) return value;
  const parameter = space.parameters.get(indexOf(value));
  return parameter.of === 'self' ? toValue(ValueTag.Instance, parameter.number) : value;
}
