import type { DefinitionNumber } from '../../../facts/ids.ts';
import { toValue, ValueTag, type Value } from '../../types/values.ts';

/** A definition, module or external that a name stands for, and by which rule it was found. */
export interface Denotation {
  /** `Definition`, `Module`, `Dotted` or `External`. */
  value: Value;
  how: 'scope' | 'import' | 'member';
  /** The callables of which a call of it runs one, where the receiver leaves fewer than have the name. */
  overloads?: readonly DefinitionNumber[];
  /** Whether it is one of several that branches of the code choose from. */
  isAlternative?: boolean;
}

/** Returns what a name stands for that means extension methods of a receiver. */
export function ofExtensions(found: readonly { number: DefinitionNumber }[]): readonly Denotation[] {
  const numbers = [...new Set(found.map(({ number }) => number))];
  const [first] = numbers;
  if (first === undefined) return [];
  return [{ value: toValue(ValueTag.Definition, first), how: 'member', overloads: numbers }];
}
