import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { run } from './run.ts';

export interface Size {
  files: number;
  lines: number;
  bytes: number;
}

/** How much of each file extension git tracks, most lines first. A line ends in a line feed. */
export async function countByExtension(repository: string): Promise<Map<string, Size>> {
  const listed = await run('git', ['ls-files', '-z'], { cwd: repository });
  const sizes = new Map<string, Size>();
  for (const path of listed.split('\0').filter(Boolean)) {
    const bytes = await readFile(join(repository, path)).catch(() => undefined);
    if (!bytes) continue;
    const size = sizes.get(extname(path)) ?? { files: 0, lines: 0, bytes: 0 };
    size.files++;
    size.lines += countLines(bytes);
    size.bytes += bytes.length;
    sizes.set(extname(path), size);
  }
  return new Map([...sizes].sort(([, a], [, b]) => b.lines - a.lines));
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++;
  return lines;
}
