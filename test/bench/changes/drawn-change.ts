import * as z from 'zod';
import { CheckerError, Definition } from './definition.ts';
import { ChangeKind } from './inject/kinds.ts';

const LineRange = z.tuple([z.int().positive(), z.int().positive()]);

/** A change of one definition, with the places that the checker rejects after it. */
export const DrawnChange = z.object({
  kind: ChangeKind,
  path: z.string(),
  name: z.string(),
  line: z.int().positive(),
  definition: Definition.shape.kind,
  /** The edited lines. What is on them counts neither as rejected nor as named. */
  lines: z.array(LineRange),
  edits: z.array(z.object({ range: Definition.shape.range, text: z.string() })),
  before: z.string(),
  after: z.string(),
  errors: z.array(
    CheckerError.extend({ isInside: z.boolean().describe('Whether it is in the changed definition') }),
  ),
});
export type DrawnChange = z.infer<typeof DrawnChange>;

export const DrawnChanges = z.object({
  checker: z.string(),
  lines: z.int(),
  errorsBefore: z.int(),
  seconds: z.number(),
  changes: z.array(DrawnChange),
});
export type DrawnChanges = z.infer<typeof DrawnChanges>;
