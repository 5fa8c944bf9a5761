import { z } from 'zod';
import { Finding } from './coverage.ts';

/** `api/v1/quality/cycles.json`: sets of files that import each other in a circle, largest first. */
export const Cycles = z.object({
  cycles: z.array(z.object({ files: z.array(z.string()) })),
});
export type Cycles = z.infer<typeof Cycles>;

/** `api/v1/quality/findings.json`: what the build could not do, most severe first, at most 1,000. */
export const Findings = z.object({
  total: z.int().nonnegative(),
  findings: z.array(Finding),
});
export type Findings = z.infer<typeof Findings>;

/** `api/v1/quality/complexity.json`: the callables of highest cyclomatic complexity, at most 200. */
export const Complexity = z.object({
  callables: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      path: z.string(),
      address: z.string(),
      line: z.int().positive(),
      complexity: z.int().positive(),
      lines: z.int().positive(),
    }),
  ),
});
export type Complexity = z.infer<typeof Complexity>;
