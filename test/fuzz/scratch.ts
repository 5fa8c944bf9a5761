import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';
import { packLibraries } from '../../src/indexer/library.ts';

/**
 * Makes a folder that inputs may write to. It holds the grammars with packed libraries, as in the package: parsing the
 * libraries of a language takes longer than one input.
 */
export async function openScratch(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-fuzz-'));
  cpSync(bundledGrammarFolder(), grammarFolder(folder), { recursive: true });
  await packLibraries(loadGrammars(grammarFolder(folder)));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function grammarFolder(scratch: string): string {
  return join(scratch, 'grammars');
}

/** Calls `use` with an empty folder and removes it. */
export async function withFolder<Result>(
  scratch: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'input-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes files below a folder. */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, bytes: Uint8Array]>,
): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}
