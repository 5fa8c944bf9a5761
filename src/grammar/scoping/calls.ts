import * as z from 'zod';

/** Flags about calls, and about the choice of an overload. */
export const callFlags = {
  overloads: z
    .boolean()
    .default(false)
    .describe(
      'Whether callables of one name and owner are overloads, of which the arguments of a call choose one by their number and types',
    ),
  hidesInherited: z
    .boolean()
    .default(false)
    .describe('Whether a callable of a type hides all inherited ones of its name, whatever their parameters'),
  overloadChoice: z
    .enum(['phases', 'together'])
    .default('phases')
    .describe(
      'How arguments choose among overloads: by the least kind of conversion that fits one, before others are tried (`phases`), or among all at once, of which the one with the better conversions wins (`together`)',
    ),
  convertsFreely: z
    .boolean()
    .default(false)
    .describe(
      'Whether numbers convert to one another, and constructors and members of types convert an argument to the type of a parameter',
    ),
  boxes: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Library types of values that are no objects, and the types of the objects that hold such values; a type of `boxes` extends the one to which the language converts it, in the library',
    ),
  functionalInterfaces: z
    .boolean()
    .default(false)
    .describe('Whether an interface with one abstract method is the type of a function'),
  unpacksArguments: z
    .boolean()
    .default(false)
    .describe(
      'Whether an anonymous function with several parameters that is given one list takes the items of it',
    ),
  evaluators: z
    .array(z.string().min(1))
    .default([])
    .describe('Methods that run an anonymous function with what they are called on as its instance'),
  callMember: z.string().optional().describe('The method of a function that calls it'),
  callsConvert: z
    .boolean()
    .default(false)
    .describe('Whether a call of a type converts a value to it and makes no instance'),
  receiverParameter: z
    .string()
    .optional()
    .describe('The name of the parameter by which a function may declare the type of its receiver'),
  accessorPrefixes: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Beginnings of the names of methods without arguments that are read as properties, if the type declares no property of the name: `a.name` calls `getName`',
    ),
  genericFunctions: z
    .strictObject({ match: z.string(), register: z.string() })
    .optional()
    .describe(
      'Decorators that make a function generic, by an expression (`match`), and the member of it that registers an implementation (`register`), which overrides the function',
    ),
  argumentChecks: z
    .enum(['none', 'strict', 'results'])
    .default('none')
    .describe(
      'Whether a call with too few or too many arguments is an error: `none`, `strict`, or `results`, where the results of one call may be all arguments of another',
    ),
  plainDecorators: z
    .string()
    .optional()
    .describe('Expression of decorators that leave the parameters and the result of a callable as they are'),
  annotations: z
    .boolean()
    .default(false)
    .describe('Whether decorators only annotate what follows: they are references to types and call nothing'),
};
