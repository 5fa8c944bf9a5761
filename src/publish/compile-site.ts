import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { PLACEHOLDER_BASE } from '../site/build/placeholder-base.mjs';

/**
 * Compiles the Astro app to `dist/site` (see `astro.config.mjs`). Only the `build:site` script may import this module: it
 * needs Astro, which is not installed with the package.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
// Encrypts server islands, of which the site has none. By default it is another one in each build, and so are the bytes of the package.
process.env['ASTRO_KEY'] ??= Buffer.alloc(32).toString('base64');
await build({ root, logLevel: 'warn' });
await makeAddressesRelative(join(root, 'dist/site/client/_a'));
await removeBuildFolder(join(root, 'dist/site/server'));

/**
 * Removes the folder of this build from the bundle: Astro names components and its settings by their absolute paths, which would tell users of the
 * package who built it. All names of a component change alike, so they still fit.
 */
async function removeBuildFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.mjs')) continue;
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    if (text.includes(root)) await writeFile(file, text.replaceAll(root, '/'));
  }
}

/** Makes the URLs in styles relative: the files are in the same folder. Throws if a script or style keeps the placeholder. */
async function makeAddressesRelative(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(css|js)$/.test(name)) continue;
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const relative = name.endsWith('.css') ? text.replaceAll(`url(${PLACEHOLDER_BASE}/_a/`, 'url(') : text;
    if (relative.includes(PLACEHOLDER_BASE))
      throw new Error(`${name} contains an address that is not relative.`);
    if (relative !== text) await writeFile(file, relative);
  }
}
