import * as z from 'zod';
import { NodeKind } from '../../model/kinds.ts';

/** Flags about the types of values and literals. */
export const valueFlags = {
  assignments: z
    .enum(['keep', 'change'])
    .default('keep')
    .describe(
      '`keep`: a name keeps its declared type or the type of its first value, and an assignment only chooses among several. `change`: an assignment changes the type of a name that declares none, from there on',
    ),
  literals: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'The library type of a literal or a predefined type, by its node, its node and its last letter (`decimal_integer_literal l`), or its text. `*` is the expected type. Empty for literals that are no value; those that are not listed have a value of which nothing is known',
    ),
  listsAreElements: z
    .boolean()
    .default(false)
    .describe(
      'Whether a list may stand for its elements, as where pointers and arrays are of the type of what they hold',
    ),
  pairs: z.array(z.string()).default([]).describe('Literal types that contain pairs of a key and a value'),
  valueKinds: z
    .array(NodeKind)
    .default([])
    .describe('Kinds of types whose instances are values: they are never null unless their type says so'),
  arithmetic: z
    .array(z.string())
    .default([])
    .describe(
      'Library types: the result of an operator is of the first of these that an operand is of, or else of the last',
    ),
  ordered: z
    .array(z.string())
    .default([])
    .describe('Library types whose subtypes have their declared members in order'),
  keyed: z
    .array(z.string())
    .default([])
    .describe('Library types whose subtypes have their declared members by name'),
  equality: z
    .array(z.string())
    .default([])
    .describe('Methods of operators that take any value, such as that of no value'),
  instanceTests: z
    .array(z.string())
    .default([])
    .describe('Functions that test whether their first argument is an instance of the second'),
  typeChecks: z
    .enum(['none', 'nominal', 'structural'])
    .default('none')
    .describe(
      'Whether a value of another type than the declared one is an error: `none`, `nominal`, where a class takes its own subclasses alone, or `structural`, where it takes what has its members',
    ),
  untypedConstants: z
    .boolean()
    .default(false)
    .describe('Whether a constant that declares no type becomes one of the type that is expected'),
  types: z
    .strictObject({
      list: z.string().optional().describe('The type of several values of one type'),
      tuple: z.string().optional().describe('The type of several values in a fixed order'),
      tupleItem: z
        .string()
        .optional()
        .describe(
          'Beginning of the names by which the items of a tuple are read, which end in their position from 1; items have names of their own too',
        ),
      text: z.string().optional().describe('The type of texts'),
      global: z
        .string()
        .optional()
        .describe(
          'The type of the value whose members all files also see without an import, by their plain names',
        ),
      optional: z
        .string()
        .optional()
        .describe('The type of a value that may be missing, with the type of the value as its argument'),
      top: z.string().optional().describe('The type that has all values, and no members of its own'),
      distinct: z
        .array(z.string())
        .default([])
        .describe('Types whose values are of no other type, unless it extends them'),
      primitive: z.array(z.string()).default([]).describe('Those of `distinct` whose values are no objects'),
      numbers: z.array(z.string()).default([]).describe('Types of numbers, between which constants convert'),
      convertible: z
        .record(z.string(), z.array(z.string()))
        .default({})
        .describe('The types to which values of one of `distinct` convert by themselves'),
      sequences: z.array(z.string()).default([]).describe('Types of literals whose items have an order'),
    })
    .prefault({})
    .describe('Library types that expressions and types without a name have'),
  results: z
    .strictObject({ async: z.string(), generator: z.string(), asyncGenerator: z.string() })
    .optional()
    .describe('Library types that wrap the result of an asynchronous function or a generator'),
};
