import * as z from 'zod';

const TypeNames = z.array(z.string()).default([]);

/** Flags about generic types, and about names of types. */
export const genericFlags = {
  genericArity: z
    .boolean()
    .default(false)
    .describe(
      'Whether types of one name that differ in the number of their type parameters are different types',
    ),
  erasedGenerics: z
    .boolean()
    .default(true)
    .describe(
      'Whether types that differ only in their type arguments are one type at run time, so that no overload has both',
    ),
  typeSuffixes: z
    .array(z.string())
    .default([])
    .describe('Ends of names of types that may be left out where a type is named'),
  generics: z
    .strictObject({
      transparent: TypeNames.describe('Types that stand for one of their arguments (`Optional[X]`)'),
      optional: TypeNames.describe('Those of them that may also lack a value'),
      annotated: TypeNames.describe('Types that stand for their first argument'),
      classes: TypeNames.describe('Types that denote the class itself and not an instance of it'),
      tuples: TypeNames.describe('Types with one element per argument, in order'),
      callables: TypeNames.describe('Functions: the arguments are a list of parameters and the result'),
      parameters: TypeNames.describe('Functions whose calls create type parameters'),
      bound: z
        .string()
        .optional()
        .describe('The argument of such a call with the type that the type parameter must have'),
      declaring: TypeNames.describe('Parent types that only declare the type parameters'),
      receivers: TypeNames.describe('Types that declare the receiver of the methods of an object'),
      self: TypeNames.describe('Names for the type that contains the method'),
    })
    .prefault({})
    .describe('Generic types that no declaration can express'),
};
