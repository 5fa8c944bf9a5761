import { fileURLToPath } from 'node:url';
import { build } from 'astro';

/**
 * Compiles the Astro app to `dist/site` when the package is built (see `astro.config.mjs`). Needs Astro, which
 * the installed package does not have: nothing but the `build:site` script may import this.
 */
await build({ root: fileURLToPath(new URL('../../', import.meta.url)), logLevel: 'warn' });
