import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';
import { loadLibraries, packFacts } from '../../src/indexer/library.ts';

/**
 * Makes the folder that inputs may write to, with the grammars in it as the package has them: to parse the libraries of
 * a language takes longer than all that is done with an input.
 */
export async function openScratch(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-fuzz-'));
  cpSync(bundledGrammarFolder(), grammarFolder(folder), { recursive: true });
  const all = loadGrammars(grammarFolder(folder));
  const grammars = new Map(all.map((grammar) => [grammar.name, grammar]));
  for (const used of all) {
    const libraries = await loadLibraries({ used: [used], grammars, cacheFolder: undefined });
    if (used.library) packFacts(used.library.packedFacts, libraries);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function grammarFolder(scratch: string): string {
  return join(scratch, 'grammars');
}

/** Calls `use` with an empty folder that is gone afterwards. */
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
