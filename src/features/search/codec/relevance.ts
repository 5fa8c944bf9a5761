/** How the parts of BM25 are set; found by `npm run bench:search` on repositories that its figures leave out. */

/** Above this a term counts little more, however often and in whatever place it stands. */
const SATURATION = 20;
/** Less than one: a rare word tells more than a common one, but a question is more than its rarest word. */
const RARITY_POWER = 0.8;

/** How well a term stands for a document, 1 to 255, of its counts weighed by where they are. */
export function impactOf(weight: number): number {
  return Math.max(1, Math.round((255 * weight) / (weight + SATURATION)));
}

/** The weight that an impact was made of. */
export function weightOf(impact: number): number {
  return (SATURATION * impact) / (255.5 - impact);
}

export function rarity(documents: number, withTerm: number): number {
  return Math.log(1 + (documents - withTerm + 0.5) / (withTerm + 0.5)) ** RARITY_POWER;
}

/** Rarity counts more for what something is about than for how well it answers. */
const MEANING_POWER = 1.5;

/** How much a term tells of what a text with it is about. */
export function meaningOf(documents: number, withTerm: number): number {
  return rarity(documents, withTerm) ** MEANING_POWER;
}
