/** Limits the length of lists, so pages stay small: as many items as on the HTML page. */
const MAX_ITEMS = 150;
const MAX_WORDS = 12;

/** Returns the lines for the first `MAX_ITEMS` items, and a line with the number of the others. */
export function cutList<Item>(items: readonly Item[], line: (item: Item) => string): string[] {
  const lines = items.slice(0, MAX_ITEMS).map(line);
  return items.length > MAX_ITEMS ? [...lines, `- and ${items.length - MAX_ITEMS} more`] : lines;
}

/** Joins the first `MAX_WORDS` words, and appends the number of the others. */
export function cutWords(words: readonly (string | number)[], between: string): string {
  const shown = words.slice(0, MAX_WORDS).join(between);
  return words.length > MAX_WORDS ? `${shown} and ${words.length - MAX_WORDS} more` : shown;
}
