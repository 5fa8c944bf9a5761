/** No page grows with the repository: a list has as many items as on the page beside it, and says how many are left. */
const MOST_ITEMS = 150;
const MOST_WORDS = 12;

/** Lines of a list, for the first of many items. */
export function cutList<Item>(items: readonly Item[], line: (item: Item) => string): string[] {
  const lines = items.slice(0, MOST_ITEMS).map(line);
  return items.length > MOST_ITEMS ? [...lines, `- and ${items.length - MOST_ITEMS} more`] : lines;
}

/** Words in one line, the first of many. */
export function cutWords(words: readonly (string | number)[], between: string): string {
  const shown = words.slice(0, MOST_WORDS).join(between);
  return words.length > MOST_WORDS ? `${shown} and ${words.length - MOST_WORDS} more` : shown;
}
