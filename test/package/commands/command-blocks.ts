import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

export interface CommandBlocks {
  /** The lines of all blocks of commands, in order. */
  lines: readonly string[];
  /** Blocks that are one script, by their first line. */
  scripts: readonly string[];
}

/** Returns the fenced code of a document in one language. */
export function fenced(document: string, language: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([^]*?)^```/gm)]
    .filter(([, found]) => found === language)
    .map(([, , code = '']) => code);
}

export function commandBlocks(document: string): CommandBlocks {
  // Other names of the language would hide commands from the tests.
  const blocks = ['sh', 'bash', 'shell', 'console'].flatMap((language) => fenced(document, language));
  return {
    lines: blocks
      .filter((block) => !block.startsWith('#!'))
      .flatMap((block) => block.split('\n').filter((line) => line.trim() !== '')),
    scripts: blocks.filter((block) => block.startsWith('#!')),
  };
}
