import * as z from 'zod';

const line = z.int().positive();

/** The members of a range, which stand directly in its object. */
export const placeFields = {
  line: line.describe('Line where it begins, from 1'),
  column: line.describe('Column where it begins, from 1, in UTF-16 units'),
  endLine: line.describe('Line where it ends'),
  endColumn: line.describe('Column after its last character'),
};

/** A range in the file that is read. */
export const Place = z
  .object(placeFields)
  .meta({ examples: [{ line: 14, column: 10, endLine: 14, endColumn: 13 }] });
export type Place = z.infer<typeof Place>;

/** A range in any file. */
export const PlaceInFile = z
  .object({
    path: z.string().describe('The file that contains it'),
    ...placeFields,
    text: z
      .string()
      .optional()
      .describe(
        'Its first line, at most 160 characters and then an ellipsis. Absent only where the text is not known',
      ),
  })
  .meta({
    examples: [
      {
        path: 'src/shop.ts',
        line: 30,
        column: 12,
        endLine: 30,
        endColumn: 17,
        text: '    return cart.total();',
      },
    ],
  });
export type PlaceInFile = z.infer<typeof PlaceInFile>;
