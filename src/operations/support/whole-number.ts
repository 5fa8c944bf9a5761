import * as z from 'zod';

/** A count in an answer. */
export const wholeNumber = z.int().nonnegative();
