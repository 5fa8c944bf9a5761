import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface OutputFile {
  /** Below the root of the site, with `/`. */
  path: string;
  bytes: number;
}

/** Every file of a built site. */
export async function listOutput(root: string): Promise<OutputFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return { path: file.slice(root.length + 1).replaceAll('\\', '/'), bytes: (await stat(file)).size };
      }),
  );
}

export type Share = 'html' | 'json' | 'markdown' | 'search' | 'assets';

/** What a file of the site is for. */
export function shareOf(path: string): Share {
  if (path.endsWith('.html')) return 'html';
  if (/^api\/v1\/(?:search|grep|symbols)\//.test(path)) return 'search';
  if (path.startsWith('api/')) return 'json';
  if (/\.(md|txt)$/.test(path)) return 'markdown';
  return 'assets';
}

export interface Weight {
  files: number;
  bytes: number;
}

export function weigh(files: readonly OutputFile[]): Record<Share | 'all', Weight> {
  const empty = () => ({ files: 0, bytes: 0 });
  const weights = {
    all: empty(),
    html: empty(),
    json: empty(),
    markdown: empty(),
    search: empty(),
    assets: empty(),
  };
  for (const { path, bytes } of files) {
    for (const share of ['all', shareOf(path)] as const) {
      weights[share].files++;
      weights[share].bytes += bytes;
    }
  }
  return weights;
}
