import type {
  FilterCounts,
  PagefindApi,
  PagefindAnswer,
  PagefindResult,
  ProseFilters,
} from './pagefind-api.ts';

export interface ProseSearch {
  /** The best first. */
  results: PagefindResult[];
  filters: FilterCounts;
  /** The words that were searched for. */
  words: string[];
}

/** Words that say nothing about the subject. Pagefind takes short ones for the beginning of any other. */
const stopWords = new Set(
  'a an and any are as at be by can could did do does for from get has have how i if in into is it its me my of on or our should so than that the their there these this to use using was we what when where which who why will with would you your'.split(
    ' ',
  ),
);
/** With fewer results that have all of the words, those with some of them are shown too. */
const ENOUGH = 10;
/** How much it counts that a page has all of the words, against the best page for each word. */
const ALL_WORDS = 1;

/** Returns the words of a question without those that say nothing; all of them if nothing else is left. */
export function subjectWords(query: string): string[] {
  const words =
    query.match(/[\p{L}\p{N}_][\p{L}\p{N}_.'-]*/gu)?.map((word) => word.replace(/[.'-]+$/, '')) ?? [];
  const subject = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return subject.length > 0 ? subject : words;
}

/**
 * Searches for pages with the words of a question. Pagefind finds only pages with all of them, and few questions are written in the words of
 * their answers: if there are few such pages, those with some of the words follow, the rarer the word the better.
 */
export async function searchProse(
  api: PagefindApi,
  query: string,
  filters: ProseFilters,
): Promise<ProseSearch> {
  const words = subjectWords(query);
  const whole = await api.search(words.join(' '), { filters });
  if (words.length < 2 || whole.results.length >= ENOUGH) return { ...whole, words };
  const answers = [whole];
  // One after the other, because each loads a part of the index.
  for (const word of words) answers.push(await api.search(word, { filters }));
  return { words, results: mixed(whole, answers.slice(1)), filters: mostOf(answers) };
}

function mixed(whole: PagefindAnswer, byWord: readonly PagefindAnswer[]): PagefindResult[] {
  const found = new Map<string, { result: PagefindResult; score: number }>();
  const add = ({ results }: PagefindAnswer, weight: number): void => {
    const best = results[0]?.score ?? 0;
    for (const result of results) {
      const entry = found.get(result.id) ?? { result, score: 0 };
      entry.score += best > 0 ? (weight * result.score) / best : 0;
      found.set(result.id, entry);
    }
  };
  for (const answer of byWord) add(answer, 1 / Math.log2(2 + answer.results.length));
  add(whole, ALL_WORDS);
  // The results of all words come first in the list, because marks of several words are on them.
  const ofWhole = new Map(whole.results.map((result) => [result.id, result]));
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .map(({ result }) => ofWhole.get(result.id) ?? result);
}

/** The counts of the word with the most results: pages with several words would be counted twice in a sum. */
function mostOf(answers: readonly PagefindAnswer[]): FilterCounts {
  const most: FilterCounts = {};
  for (const { filters } of answers) {
    for (const [name, values] of Object.entries(filters)) {
      const counts = (most[name] ??= {});
      for (const [value, count] of Object.entries(values))
        counts[value] = Math.max(counts[value] ?? 0, count);
    }
  }
  return most;
}
