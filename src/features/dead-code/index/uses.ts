import type { CodeFacts } from './code-facts.ts';
import { wordOfName } from './words.ts';

/** A place of a word that no edge explains. */
export interface WordUse {
  /** Number of the node that it is run with. */
  owner: number;
  line: number;
  how: number;
}

/** The places of the words that some nodes are called by. */
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
