import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFromJson } from '../../../../src/model/artifact-json.ts';
import type { DirectoryShard } from '../../../../src/model/directory-shard.ts';
import type { FileShard } from '../../../../src/model/file-shard.ts';
import { pagePath } from '../../../../src/model/page-path.ts';
import { symbolsByPage } from '../../../../src/query/symbol-pages.ts';
import type { OutputFile } from '../../support/output-files.ts';

/** Bytes of source that each page shows, by the path of the page: files, symbols, documents, and the READMEs of directories. */
export async function shownSource(root: string, files: readonly OutputFile[]): Promise<Map<string, number>> {
  const read = async <T>(path: string) =>
    artifactFromJson(path, JSON.parse(await readFile(join(root, path), 'utf8'))) as T;
  const shown = new Map<string, number>();
  const bytesByPath = new Map<string, number>();
  for (const { path } of files) {
    if (!path.startsWith('api/v1/file/') || !path.endsWith('.json')) continue;
    const shard = await read<FileShard>(path);
    bytesByPath.set(shard.path, shard.bytes);
    for (const [page, bytes] of sourceByPage(shard)) shown.set(page, bytes);
  }
  for (const { path, bytes } of files)
    if (/^docs\/.*\.md$/.test(path)) shown.set(path.replace(/md$/, 'html'), bytes);
  for (const { path } of files) {
    if (!path.startsWith('api/v1/tree/') || !path.endsWith('/index.json')) continue;
    const { address, readme } = await read<DirectoryShard>(path);
    const bytes = bytesByPath.get(readme ?? '') ?? 0;
    shown.set(pagePath.directory(address), bytes);
    if (address === '') shown.set(pagePath.overview, bytes);
  }
  return shown;
}

/** The same for one file. The page of a symbol shows the lines of its symbols at the top level; those inside are part of them. */
export function sourceByPage(shard: FileShard): Map<string, number> {
  const source = Buffer.from(shard.source);
  const starts = lineStarts(source);
  const pages = new Map([[pagePath.file(shard.address), source.length]]);
  for (const [page, indexes] of symbolsByPage(shard)) {
    let bytes = 0;
    let shownTo = 0;
    for (const index of indexes) {
      const [first = 1, , last = first] = shard.nodes[index]?.span ?? [];
      const start = Math.max(shownTo, starts[first - 1] ?? source.length);
      const end = starts[last] ?? source.length;
      bytes += Math.max(0, end - start);
      shownTo = Math.max(shownTo, end);
    }
    // The page of the file shows all of its source.
    if (page !== shard.address) pages.set(pagePath.file(page), bytes);
  }
  return pages;
}

function lineStarts(source: Uint8Array): number[] {
  const starts = [0];
  for (let at = source.indexOf(10); at >= 0; at = source.indexOf(10, at + 1)) starts.push(at + 1);
  return starts;
}
