import * as z from 'zod';
import { Span } from './position.ts';

/** How a place does not fit what it refers to. */
export const MisfitKind = z.enum([
  'missing argument',
  'too many arguments',
  'unknown argument name',
  'argument type',
  'overridden signature',
  'missing member',
  'result type',
  'hidden',
]);
export type MisfitKind = z.infer<typeof MisfitKind>;

/**
 * A place that a compiler or type checker would reject. Only places whose types are known are checked, so the
 * absence of one proves nothing.
 */
export const ShardMisfit = z.object({
  from: z.int().nonnegative(),
  /** The definition that it refers to, and does not fit. */
  to: z.int().nonnegative(),
  kind: MisfitKind,
  span: Span,
  /** The name of the parameter or member, or the types, for readers. */
  detail: z.string().optional(),
});
export type ShardMisfit = z.infer<typeof ShardMisfit>;
