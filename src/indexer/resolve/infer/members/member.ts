import { callableKinds, typeKinds, type NodeKind } from '../../../../model/kinds.ts';
import { isNone, NONE, type DefinitionNumber } from '../../../facts/ids.ts';
import type { Program } from '../../bind/program.ts';
import type { Environment } from '../../types/space.ts';
import { nothing, type Value, type Values } from '../../types/values.ts';

/** A member of a value. */
export interface Member {
  /** What it is; undefined for one of an anonymous object, which only has a value. */
  target: Value | undefined;
  /** Of a member of an anonymous object. */
  values: Values;
  /** What type parameters are where it is declared. */
  environment: Environment | undefined;
  /** The type that declares it, or -1. */
  owner: DefinitionNumber;
  /** Whether it is one of several that branches of the code choose from. */
  isAlternative?: boolean;
}

/** Which members of a name are meant, in languages where a method, a field and a type may share one. */
export type MemberUse = 'any' | 'call' | 'value' | 'type';

/** The member that is looked for. */
export interface Wanted {
  name: string;
  /** Whether it is a member of the type itself, and not of its instances. */
  ofType: boolean;
  use: MemberUse;
}

/** Returns a member of which only the target is known. */
export function plain(target: Value): Member {
  return { target, values: nothing, environment: undefined, owner: NONE };
}

/** Whether a definition of a kind may be the one that is meant. */
export function isUsedAs(kind: NodeKind, use: MemberUse): boolean {
  switch (use) {
    case 'any':
      return true;
    case 'call':
      // Calls of a property are calls of the method that returns it.
      // A member of an enumeration that takes values is called to make an instance.
      return callableKinds.has(kind) || kind === 'property' || kind === 'enum_member';
    case 'type':
      return typeKinds.has(kind) || kind === 'type_alias';
    case 'value':
      return !callableKinds.has(kind);
  }
}

/** Finds members, for what the search for members itself asks. */
export interface MemberFinder {
  /** What a member of a value stands for. */
  of(value: Value, name: string, use?: MemberUse): readonly Member[];
}

/** Answers what members are as seen from the values that have them. */
export interface MemberValues {
  /** Values of the member of that name that values have. */
  values(values: Values, name: string, use?: MemberUse): Values;
  /** The values of a member as seen from the value that has it. */
  value(member: Member, receiver: Value): Values;
}

/** Returns the members that types have which are declared without a modifier: constants and types. */
export function ofTypes(program: Program, numbers: readonly DefinitionNumber[]): readonly DefinitionNumber[] {
  return numbers.filter((number) => {
    const { kind } = program.definition(number);
    return !callableKinds.has(kind) && kind !== 'property' && kind !== 'field';
  });
}

/** Returns the members of one name that can be meant where the name is used in some way. */
export function membersUsedAs(
  program: Program,
  numbers: readonly DefinitionNumber[],
  use: MemberUse,
): readonly DefinitionNumber[] {
  const fitting = numbers.filter((number) => {
    const { kind, modifiers, name } = program.definition(number);
    const owner = program.parentOf(number);
    // A constructor that has the name of its type is not named as a member.
    const isConstructor = kind === 'constructor' && !isNone(owner) && program.definition(owner).name === name;
    // An explicit implementation is only called by the interface.
    return isUsedAs(kind, use) && !modifiers.includes('explicit') && !isConstructor;
  });
  // A call of a nested class makes an instance.
  return fitting.length > 0 || use !== 'call'
    ? fitting
    : numbers.filter((number) => program.definition(number).kind === 'class');
}
