/** Placeholder for the root of the atlas in Astro's output; `relativeAssets` in `entry.ts` replaces it. */
export const PLACEHOLDER_BASE = '/_atlas-root_';
