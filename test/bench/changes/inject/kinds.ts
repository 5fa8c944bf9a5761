import * as z from 'zod';

export const ChangeKind = z.enum([
  'parameter added',
  'parameter removed',
  'parameters reordered',
  'member renamed',
  'member removed',
  'result type changed',
  'export removed',
]);
export type ChangeKind = z.infer<typeof ChangeKind>;
