import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Records the folders of the packages whose code is in the bundles of the site: those of pages in browsers (`client`) and those that
 * render pages (`server`). Their licences are part of the package (`src/dev/notices.ts`).
 * @param {string} file The JSON file to write.
 * @returns {import('vite').Plugin}
 */
export function recordPackages(file) {
  /** @type {Record<'client' | 'server', Set<string>>} */
  const folders = { client: new Set(), server: new Set() };
  return {
    name: 'record-packages',
    generateBundle(_options, bundle) {
      const side = this.environment.name === 'client' ? 'client' : 'server';
      for (const chunk of Object.values(bundle))
        for (const module of Object.keys(chunk.type === 'chunk' ? chunk.modules : {})) {
          const [, folder] = /node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/?]+)/.exec(module) ?? [];
          if (folder !== undefined) folders[side].add(folder);
        }
      mkdirSync(dirname(file), { recursive: true });
      const lists = Object.entries(folders).map(([name, all]) => [name, [...all].sort()]);
      writeFileSync(file, JSON.stringify(Object.fromEntries(lists)));
    },
  };
}
