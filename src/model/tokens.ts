import { z } from 'zod';

/** What a node costs an agent to read, in tokens, at each tier: names and edges; with docs; with source. */
export const Tiers = z.object({
  skeleton: z.int().nonnegative(),
  summary: z.int().nonnegative(),
  full: z.int().nonnegative(),
});
export type Tiers = z.infer<typeof Tiers>;

/**
 * Four characters a token: the rule of thumb for English and code. Exact counts differ between models, so a
 * tokenizer would only be precise about the wrong thing.
 */
export const CHARACTERS_PER_TOKEN = 4;

export function estimateTokens(text: string | number): number {
  return Math.ceil((typeof text === 'number' ? text : text.length) / CHARACTERS_PER_TOKEN);
}
