/** A character that does not end a line, and no character at all on the next. */
const ELLIPSIS = '…';

/**
 * Divides a text into at most `maxLines` lines that are no wider than `width`, at spaces if possible, otherwise behind punctuation or before a capital, or
 * anywhere. The last line ends with an ellipsis if more follows.
 */
export function wrapText(
  text: string,
  { width, maxLines, widthOf }: { width: number; maxLines: number; widthOf: (line: string) => number },
): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < maxLines) {
    if (widthOf(rest) <= width) return [...lines, rest];
    const isLast = lines.length === maxLines - 1;
    const fit = fitting(rest, width - (isLast ? widthOf(ELLIPSIS) : 0), widthOf);
    const end = isLast ? fit.length : breakBefore(rest, fit);
    const line = rest.slice(0, end).trimEnd();
    lines.push(isLast ? `${line}${ELLIPSIS}` : line);
    rest = rest.slice(end).trimStart();
  }
  return lines;
}

/** Returns the longest beginning that fits, at least one character. */
function fitting(text: string, width: number, widthOf: (line: string) => number): string {
  const characters = [...text.slice(0, 400)];
  let [low, high] = [1, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(characters.slice(0, middle).join('')) <= width) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('');
}

/** Returns where to end a line whose beginning `fit` has room. A break in the first third would leave a ragged line. */
function breakBefore(text: string, fit: string): number {
  const least = fit.length / 3;
  if (text[fit.length] === ' ') return fit.length;
  const space = fit.lastIndexOf(' ');
  if (space > least) return space + 1;
  const soft = /^.*(?:[._/:,([-]|\p{Ll}(?=\p{Lu}))/su.exec(fit)?.[0].length ?? 0;
  return soft > least ? soft : fit.length;
}
