import type { DefinitionNumber } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import type { Value, Values } from '../../types/values.ts';

/** The layer of members as the algebra sees it: what types declare and inherit, and which members values have. */
export interface MemberLookup {
  /** Returns the other declarations of a type: merged ones, and other parts. */
  declarationsOf(type: DefinitionNumber): readonly DefinitionNumber[];
  /** Returns the direct supertypes of a type, as instances. */
  basesOf(type: number): Values;
  /** Whether a value has a member of this name. */
  hasMember(value: Value, name: string): boolean;
  /** Whether all members of a value are known, so that a name that is not found is none. */
  areMembersKnown(value: Value): boolean;
  /** Returns the values of the member of that name that values have. */
  memberValues(values: Values, name: string): Values;
  /** Returns what stands in values under a key that is not known. */
  element(file: ProgramFile, values: Values): Values;
  /** Returns what stands at a position when values are iterated. */
  elementAt(file: ProgramFile, values: Values, position: number): Values;
  /** Returns what an anonymous object has under any of its names. */
  underAllNames(value: Value): Values;
  /** Returns the types of the functions as which a value can be called, or with which it makes instances. */
  functionsOf(value: Value, how: 'called' | 'constructed'): Values;
  /** Whether a value is a type of a language in which types are instances of others. */
  isInstanceOfMetatype(value: Value): boolean;
}
