import * as z from 'zod';

/** Tokens that it takes to read a node at each level of detail. */
export const Tiers = z.object({
  skeleton: z.int().nonnegative().describe('Names and references'),
  summary: z.int().nonnegative().describe('Also signatures and docs'),
  full: z.int().nonnegative().describe('Also the source'),
});
export type Tiers = z.infer<typeof Tiers>;

/**
 * The usual estimate for English and code. Exact counts differ between models, so the tokenizer of one model would not be
 * more accurate.
 */
export const CHARACTERS_PER_TOKEN = 4;

export function estimateTokens(text: string | number): number {
  return Math.ceil((typeof text === 'number' ? text : text.length) / CHARACTERS_PER_TOKEN);
}

/** Estimates the cost of reading a node. `length` is that of its source. */
export function tiersOf(
  {
    id,
    name,
    kind,
    signature = '',
    doc = '',
  }: { id: string; name: string; kind: string; signature?: string | undefined; doc?: string | undefined },
  length: number,
): Tiers {
  const skeleton = estimateTokens(id.length + name.length + kind.length + 8);
  const summary = skeleton + estimateTokens(signature) + estimateTokens(doc);
  return { skeleton, summary, full: summary + estimateTokens(length) };
}
