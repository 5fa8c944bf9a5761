import * as z from 'zod';

/** Flags about the code that runs when an instance is made or a type is declared. */
export const constructionFlags = {
  constructors: z.array(z.string()).default([]).describe('Names of methods that construct instances'),
  creation: z
    .strictObject({
      also: z.array(z.string()).default([]).describe('Methods that run before the constructor'),
      generated: z
        .string()
        .optional()
        .describe(
          'Expression of decorators, and of parent types outside of the repository, that make a constructor for a type',
        ),
      hooks: z
        .array(z.string())
        .default([])
        .describe('Methods that a constructor which nobody declared calls'),
      copies: z
        .string()
        .optional()
        .describe(
          'Expression of functions and methods that copy an instance, with the fields changed that arguments name',
        ),
      changes: z
        .string()
        .optional()
        .describe('The argument of such a function that takes the changed fields as a literal'),
      keyed: z
        .array(z.string())
        .default([])
        .describe('Library types whose members are the keys of a literal'),
      subtype: z
        .array(z.string())
        .default([])
        .describe('Methods of the nearest parent type that declaring a type below it runs'),
      declared: z
        .array(z.string())
        .default([])
        .describe('Methods of the type of a type that declaring the latter runs'),
      outside: z
        .record(z.string(), z.array(z.string()))
        .default({})
        .describe(
          'Methods that a parent type outside of the repository calls on its instances, by an expression of its name',
        ),
    })
    .prefault({})
    .describe('The members that run when an instance is made, besides a constructor that is declared'),
};
