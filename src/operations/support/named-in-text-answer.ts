import * as z from 'zod';
import { wholeNumber } from './whole-number.ts';

export const NamedInText = z.object({
  total: wholeNumber.describe('The number of files'),
  places: z
    .array(z.object({ path: z.string(), line: z.int().positive() }))
    .describe('The first of them, with the line of the first occurrence'),
});
export type NamedInText = z.infer<typeof NamedInText>;
