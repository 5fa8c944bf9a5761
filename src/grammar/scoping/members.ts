import * as z from 'zod';
import { NodeKind } from '../../model/kinds.ts';

/** Flags about the members of types, and about the types above and below a type. */
export const memberFlags = {
  implicitReceiver: z
    .boolean()
    .default(false)
    .describe('Whether the body of a method sees the members of its instance by their names alone'),
  typeBodyIsScope: z
    .boolean()
    .default(false)
    .describe("Whether statements of a type's body see the names of its members"),
  staticsOfInstances: z
    .boolean()
    .default(false)
    .describe('Whether instances have the static members of their type'),
  separateSides: z
    .boolean()
    .default(false)
    .describe(
      'Whether methods and properties of instances are none of their type, which has only those that are declared for it and those of the types that it is an instance of',
    ),
  typeMixin: z
    .string()
    .optional()
    .describe(
      'Name of a type in a mixin whose members those types have themselves that take the mixin, by convention',
    ),
  fieldSign: z
    .string()
    .optional()
    .describe(
      'Beginning of the names of fields: a property without a value has that of the field of its name',
    ),
  setterSuffix: z
    .string()
    .optional()
    .describe('End of the names of methods that are called where a member is assigned'),
  memberKinds: z
    .partialRecord(NodeKind, NodeKind)
    .default({})
    .describe('The kind of a definition directly inside a type, by its kind elsewhere'),
  separateNames: z
    .enum(['none', 'types', 'tags', 'members', 'all'])
    .default('none')
    .describe(
      'Members that may share a name, so that the syntax tells which is meant: none; a type and one other member (`types`); the same, and a type and a function or variable that are no members (`tags`); a method and a field (`members`); the same, and functions and variables that are no members (`all`)',
    ),
  membersHide: z
    .boolean()
    .default(false)
    .describe(
      'Whether a member hides one of the same name of a parent type, so that calls of that one never run it',
    ),
  overrideModifier: z
    .string()
    .optional()
    .describe(
      'The modifier without which a member of a class hides that of its parent class, so that calls of that one never run it',
    ),
  overrideChecks: z
    .enum(['none', 'marked', 'callable', 'compatible'])
    .default('none')
    .describe(
      'What a member that overrides another one must be, or else is an error: anything (`none`), of a result that fits where others are no overrides (`marked`), such that it can be called with all arguments of the other one (`callable`), or with as many and as few (`compatible`)',
    ),
  overrideMarks: z
    .array(z.string())
    .default([])
    .describe('Modifiers and decorators of a member that overrides another one'),
  checksAbstract: z
    .boolean()
    .default(false)
    .describe('Whether a class that is not abstract must have all members that its parent types ask for'),
  superOfInstance: z
    .boolean()
    .default(false)
    .describe(
      'Whether `super` leads to the next type in the order of the parents of the instance: members that other types have are possible references where no parent has one (a mixin)',
    ),
  interfaceMembers: z
    .boolean()
    .default(true)
    .describe(
      'Whether a class has the members of its interfaces by their names. If not, only values of the interface have them, and they are no overloads of its own',
    ),
  structuralInterfaces: z
    .enum(['none', 'signatures', 'calls'])
    .default('none')
    .describe(
      'Whether a type implements every interface whose methods it has, without saying so: never (`none`), if they are declared alike (`signatures`), or if they can be called in the same ways (`calls`), where properties count too',
    ),
  virtualSubtypes: z
    .strictObject({ type: z.string(), method: z.string() })
    .optional()
    .describe(
      'The `method` by which a type of the repository takes others as its subtypes, as a decorator or a call, and the library `type` that declares it for types',
    ),
  root: z.string().optional().describe('The library type of which every other type is, without naming it'),
  impliedParents: z
    .partialRecord(NodeKind, z.string())
    .default({})
    .describe(
      'The library type from which types of a kind are derived without naming it. Its type argument is the type itself',
    ),
  enumerations: z
    .array(z.string())
    .default([])
    .describe('Library types of enumerations: the members of a type that extends one are its instances'),
  typeMember: z.string().optional().describe('The member of every value that is its type'),
  instanceMember: z
    .string()
    .optional()
    .describe(
      'The member of every type, or function that makes instances, with what its instances have (`prototype`): a method that is called as a member of it is that of the type, whatever overrides it',
    ),
};
