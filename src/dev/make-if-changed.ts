import { createHash } from 'node:crypto';
import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './process.ts';

/** Makes an output, unless it was made from files with the same content. Throws if `make` does, which leaves no record. */
export async function makeIfChanged(
  { inputs, output, record }: { inputs: readonly string[]; output: string; record: string },
  make: () => Promise<void>,
): Promise<void> {
  const key = inputsKey(inputs);
  if (existsSync(join(root, output)) && readRecord(record) === key) return;
  await make();
  mkdirSync(dirname(join(root, record)), { recursive: true });
  writeFileSync(join(root, record), key);
}

/** Covers contents and not times, which differ between clones of the same commit. */
function inputsKey(globs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(globs, { cwd: root }).sort()) {
    const file = join(root, path);
    if (lstatSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function readRecord(record: string): string | undefined {
  const file = join(root, record);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
