import type { CodeFacts } from './code-facts.ts';
import { wordOfName } from './words.ts';

/** An occurrence of a word that no edge explains. */
export interface WordUse {
  /** Number of the node whose code contains it. */
  owner: number;
  line: number;
  how: number;
}

/** Returns the occurrences of the names of the given nodes. */
export function usesOfNames(
  facts: CodeFacts,
  numbers: Iterable<number>,
): ReadonlyMap<string, readonly WordUse[]> {
  const wanted = new Map<number, WordUse[]>();
  const byWord = new Map<string, WordUse[]>();
  for (const number of numbers) {
    const text = wordOfName(facts.nodes[number]?.name ?? '');
    const word = facts.words.known(text);
    if (word === undefined || wanted.has(word)) continue;
    const uses: WordUse[] = [];
    wanted.set(word, uses);
    byWord.set(text, uses);
  }
  facts.forWords((word, owner, line, how) => wanted.get(word)?.push({ owner, line, how }));
  return byWord;
}
