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
  const byWord = new Map<string, WordOccurrence[]>();
  for (const number of numbers) {
    const word = wordOfName(facts.nodes[number]?.name ?? '');
    if (word !== '') byWord.set(word, []);
  }
  facts.forWords(
    (word) => byWord.has(word),
    (word, owner, line, how) => byWord.get(word)?.push({ owner, line, how }),
  );
  return byWord;
}
