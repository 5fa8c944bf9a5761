/** Stands for the root of the atlas in what Astro writes into a page; see `relativeAssets` in `entry.ts`. */
export const PLACEHOLDER_BASE = '/_atlas-root_';
