import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The fields of each line in the files of `folder` that end in `.tsv`, without repetitions: every process of a test
 * suite writes a file of its own. A last line that was cut off is left out.
 */
export async function readRecordedLines(folder: string): Promise<string[][]> {
  const lines = new Set<string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.tsv')) continue;
    const text = await readFile(join(folder, file), 'utf8');
    for (const line of text.split('\n').slice(0, -1)) lines.add(line);
  }
  return [...lines].sort().map((line) => line.split('\t'));
}
