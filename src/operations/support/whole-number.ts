import { z } from 'zod';

/** A number of things in an answer. */
export const wholeNumber = z.int().nonnegative();
