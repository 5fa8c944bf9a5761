import type { DefinitionNumber } from '../../../facts/ids.ts';
import type { Value } from '../../types/values.ts';

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
