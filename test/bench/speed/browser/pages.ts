import { pagePath } from '../../../../src/model/page-path.ts';
import type { OutputFile } from '../../support/output-files.ts';

/** The heaviest page of each type. */
export function pagesByType(files: readonly OutputFile[]): { type: string; path: string }[] {
  const types: [type: string, belongs: (path: string) => boolean][] = [
    ['overview', (path) => path === pagePath.overview],
    ['directory', (path) => path.startsWith('tree/')],
    ['file', (path) => path.startsWith('file/') && !path.includes('~/')],
    ['symbol', (path) => path.includes('~/')],
    ['search', (path) => path === pagePath.search],
    ['doc', (path) => path.startsWith('docs/')],
  ];
  return types.flatMap(([type, belongs]) => {
    const pages = files.filter(({ path }) => path.endsWith('.html') && belongs(path));
    const heaviest = pages.sort((a, b) => b.bytes - a.bytes)[0];
    return heaviest ? [{ type, path: heaviest.path }] : [];
  });
}
