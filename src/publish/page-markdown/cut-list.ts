/** Limits the length of lists, so pages stay small: as many items as on the HTML page. */
const MOST_ITEMS = 150;
const MOST_WORDS = 12;

/** Returns the lines for the first `MOST_ITEMS` items, and a line with the number of the others. */
export function cutList<Item>(items: readonly Item[], line: (item: Item) => string): string[] {
  const lines = items.slice(0, MOST_ITEMS).map(line);
  return items.length > MOST_ITEMS ? [...lines, `- and ${items.length - MOST_ITEMS} more`] : lines;
}

/** Joins the first `MOST_WORDS` words, and appends the number of the others. */
export function cutWords(words: readonly (string | number)[], between: string): string {
  const shown = words.slice(0, MOST_WORDS).join(between);
  return words.length > MOST_WORDS ? `${shown} and ${words.length - MOST_WORDS} more` : shown;
}
