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
/** Returns the words of a question without those that say nothing; all of them if nothing else is left. */
export function subjectWords(query: string): string[] {
  const words =
    query.match(/[\p{L}\p{N}_][\p{L}\p{N}_.'-]*/gu)?.map((word) => word.replace(/[.'-]+$/, '')) ?? [];
  const subject = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return subject.length > 0 ? subject : words;
}

/**
 * Searches for pages with the words of a question. Pagefind finds only pages with all of them, and few questions are written in the words of
 * their answers: pages with some of the words count too. The score of a page is the sum of those for each word, rare words counting more,
 * times the square of the number of words that it has. The square was chosen among three powers with the 60 questions of
 * `test/bench/search/prose-questions.json`.
 */
export async function searchProse(
  api: PagefindApi,
  query: string,
  filters: ProseFilters,
): Promise<ProseSearch> {
  const words = subjectWords(query);
  const whole = await api.search(words.join(' '), { filters });
  if (words.length < 2) return { ...whole, words };
  const byWord: PagefindAnswer[] = [];
  // One after the other, because each loads a part of the index.
  for (const word of words) byWord.push(await api.search(word, { filters }));
  return { words, results: ranked(whole, byWord), filters: mostOf([whole, ...byWord]) };
}

function ranked(whole: PagefindAnswer, byWord: readonly PagefindAnswer[]): PagefindResult[] {
  const found = new Map<string, { result: PagefindResult; sum: number; words: number }>();
  for (const { results } of byWord) {
    const rarity = 1 / Math.log2(2 + results.length);
    for (const result of results) {
      const { sum, words } = found.get(result.id) ?? { sum: 0, words: 0 };
      found.set(result.id, { result, sum: sum + rarity * result.score, words: words + 1 });
    }
  }
  // Their excerpts have the marks of all words.
  const ofWhole = new Map(whole.results.map((result) => [result.id, result]));
  return [...found.values()]
    .sort((a, b) => b.sum * b.words ** 2 - a.sum * a.words ** 2)
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
