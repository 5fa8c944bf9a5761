import * as z from 'zod';

/** Start and end in a text, in UTF-16 code units from 0; the end is exclusive. */
const Range = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);
export type Range = z.infer<typeof Range>;

export const Parameter = z.object({
  range: Range,
  name: z.string(),
  /** As written; empty if there is none. */
  type: z.string(),
  /** Whether calls may leave it out: a default value, `?`, a rest parameter. */
  isOptional: z.boolean(),
  /** False if it is more than a parameter, such as one that declares a field, or shares its type with others. */
  isPlain: z.boolean(),
});
export type Parameter = z.infer<typeof Parameter>;

/** A declaration that can be changed, as the parser of its own language sees it. */
export const Definition = z.object({
  path: z.string(),
  name: z.string(),
  kind: z.enum(['function', 'method', 'constructor', 'field', 'type', 'variable']),
  /** Whether it is a member of a type. */
  isMember: z.boolean(),
  /** Whether other files can use it. */
  isExported: z.boolean(),
  /** With modifiers and body. */
  range: Range,
  nameRange: Range,
  /** The text between the parentheses, and what is in it; a receiver such as `self` is none. */
  parameters: z
    .object({
      range: Range,
      list: z.array(Parameter),
      /** Stands before a parameter added to an empty list, such as a comma after `self`. */
      separator: z.string().default(''),
    })
    .optional(),
  /** The annotation of the result. */
  result: z.object({ range: Range, text: z.string() }).optional(),
  /** The keyword that makes it visible, with the space after it. */
  exportRange: Range.optional(),
  /** From the first to the last character of the body, braces included. */
  bodyRange: Range.optional(),
  /** Replaces it where the language wants a member to be left. */
  placeholder: z.string().default(''),
});
export type Definition = z.infer<typeof Definition>;

/** An error of a checker. Lines count from 1. */
export const CheckerError = z.object({
  path: z.string(),
  line: z.int().positive(),
  /**
   * Lines that stand for the same place: its own; that of the name called and those on which arguments start, of the smallest
   * call around it.
   */
  lines: z.array(z.int().positive()),
  message: z.string(),
});
export type CheckerError = z.infer<typeof CheckerError>;

/** First line that a checker prints. */
export const CheckerStart = z.object({
  checker: z.string().describe('Name and version'),
  definitions: z.array(Definition),
  errors: z.array(CheckerError),
  lines: z.int(),
});
export type CheckerStart = z.infer<typeof CheckerStart>;

/** Its answer to one changed file. */
export const CheckerAnswer = z.object({ hasSyntaxError: z.boolean(), errors: z.array(CheckerError) });
export type CheckerAnswer = z.infer<typeof CheckerAnswer>;
