/** Returns the name of an author for a narrow column: `E. You` for Evan You, and a name of one word as it is. */
export function shortName(author: string): string {
  const words = author.trim().split(/\s+/);
  const [first = ''] = words[0] ?? '';
  return words.length > 1 ? `${first.toUpperCase()}. ${words.at(-1)}` : author.trim();
}
