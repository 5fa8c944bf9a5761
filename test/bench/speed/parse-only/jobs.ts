import * as z from 'zod';

/** A file to parse: where it is and the wasm of its grammar. */
const Job = z.object({ path: z.string(), wasm: z.string() });
export type Job = z.infer<typeof Job>;

/** What `main.ts` reads: how many processes, and what they share out among themselves. */
export const Work = z.object({ processes: z.int().positive(), jobs: z.array(Job) });
export type Work = z.infer<typeof Work>;

export interface Parsed {
  files: number;
  bytes: number;
}
