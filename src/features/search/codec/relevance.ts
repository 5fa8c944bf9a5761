// BM25 parameters, tuned with `npm run bench:search` on repositories excluded from its reported figures.

/** Weights above this add little. */
const SATURATION = 20;
/** Below 1, so the rarest query word does not dominate. */
const RARITY_POWER = 0.8;

/** Returns the impact of a term in a document, 1 to 255, from its weighted count. */
export function impactOf(weight: number): number {
  return Math.max(1, Math.round((255 * weight) / (weight + SATURATION)));
}

/** Returns the weight of an impact; the inverse of `impactOf`. */
export function weightOf(impact: number): number {
  return (SATURATION * impact) / (255.5 - impact);
}

export function rarity(documents: number, withTerm: number): number {
  return Math.log(1 + (documents - withTerm + 0.5) / (withTerm + 0.5)) ** RARITY_POWER;
}

/** Rarity counts more for meaning than for matching. */
const MEANING_POWER = 1.5;

/** Returns the weight of a term in the vector of a text. */
export function meaningWeight(documents: number, withTerm: number): number {
  return rarity(documents, withTerm) ** MEANING_POWER;
}
