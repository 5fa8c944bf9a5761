import type { CodeFacts } from './code-facts.ts';
import { wordOfName } from './words.ts';

/** An occurrence of a word that no edge explains. */
export interface WordOccurrence {
  /** Number of the node whose code contains it. */
  owner: number;
  line: number;
  how: number;
}

/** Returns the occurrences of the names of the given nodes. */
export function occurrencesOfNames(
  facts: CodeFacts,
  numbers: Iterable<number>,
): ReadonlyMap<string, readonly WordOccurrence[]> {
  const wanted = new Map<number, WordOccurrence[]>();
  const byWord = new Map<string, WordOccurrence[]>();
  for (const number of numbers) {
    const text = wordOfName(facts.nodes[number]?.name ?? '');
    const word = facts.words.known(text);
    if (word === undefined || wanted.has(word)) continue;
    const uses: WordOccurrence[] = [];
    wanted.set(word, uses);
    byWord.set(text, uses);
  }
  facts.forWords((word, owner, line, how) => wanted.get(word)?.push({ owner, line, how }));
  return byWord;
}
