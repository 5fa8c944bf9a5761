import { estimateTokens, type Tiers } from '../../model/tokens.ts';
import type { DefinitionFact } from '../facts.ts';

/** Estimates the cost of reading a definition. `length` is that of its source in characters. */
export function tiersOf(
  { signature = '', doc = '', kind }: DefinitionFact,
  id: string,
  name: string,
  length: number,
): Tiers {
  const skeleton = estimateTokens(id.length + name.length + kind.length + 8);
  const summary = skeleton + estimateTokens(signature) + estimateTokens(doc);
  return { skeleton, summary, full: summary + estimateTokens(length) };
}
