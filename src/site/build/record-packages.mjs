import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The record: the packages whose code browsers load (`client`), and those that render pages (`server`). */
export const SITE_PACKAGES = fileURLToPath(new URL('../../../dist/site-packages.inputs', import.meta.url));

/**
 * Returns the folder below `node_modules` of the package that a module belongs to; undefined for one of this repository.
 * @param {string} module Its path.
 */
export function packageFolder(module) {
  return /(?:^|\/)node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/?]+)/.exec(module)?.[1];
}

/**
 * Records the folders of the packages whose code is in the bundles of the site. Their licences are part of the package
 * (`src/dev/notices.ts`).
 * @returns {import('vite').Plugin}
 */
export function recordPackages() {
  /** @type {Record<'client' | 'server', Set<string>>} */
  const folders = { client: new Set(), server: new Set() };
  return {
    name: 'record-packages',
    generateBundle(_options, bundle) {
      const side = this.environment.name === 'client' ? 'client' : 'server';
      for (const chunk of Object.values(bundle))
        for (const module of chunk.type === 'chunk' ? Object.keys(chunk.modules) : []) {
          const folder = packageFolder(module);
          if (folder !== undefined) folders[side].add(folder);
        }
      const lists = Object.entries(folders).map(([name, all]) => [name, [...all].sort()]);
      mkdirSync(dirname(SITE_PACKAGES), { recursive: true });
      writeFileSync(SITE_PACKAGES, JSON.stringify(Object.fromEntries(lists)));
    },
  };
}
