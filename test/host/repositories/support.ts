import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { indexToMemory } from '../../../src/host/index-to-memory.ts';
import { openProject } from '../../../src/host/open-project.ts';
import type { ServedAtlas } from '../../../src/host/open-served-atlas.ts';
import {
  openRepositories,
  type RepositoriesOptions,
} from '../../../src/host/repositories/open-repositories.ts';

/** A folder with these files, where `.git/HEAD` makes a repository of its folder. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-repositories-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A folder with the repositories `shop` and `bank`, each with a function of its own. */
export function twoRepositories(): { work: string; shop: string; bank: string } {
  const work = folderWith({
    'shop/.git/HEAD': 'ref: refs/heads/main\n',
    'shop/src/cart.ts': 'export function total(): number {\n  return 1;\n}\n',
    'bank/.git/HEAD': 'ref: refs/heads/main\n',
    'bank/main.ts': "import { balance } from './src/account.ts';\nbalance();\n",
    'bank/src/account.ts': 'export function balance(): number {\n  return 2;\n}\n',
  });
  return { work, shop: join(work, 'shop'), bank: join(work, 'bank') };
}

/** Indexes in this process, without watching: a process for each repository takes seconds to start. */
async function openOnce(root: string): Promise<ServedAtlas> {
  const project = await openProject(root);
  const store = await indexToMemory(project);
  return { description: root, root, getAtlas: () => Promise.resolve({ store }) };
}

/** Opens repositories until the end of the test. */
export async function opened(paths: readonly string[], options: RepositoriesOptions = {}) {
  const repositories = await openRepositories(paths, { open: openOnce, ...options });
  onTestFinished(() => repositories.close());
  return repositories;
}
