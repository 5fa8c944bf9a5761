/**
 * Whether two texts of tokens, as `snapshotNodes` makes them, differ in their layout alone: the same words in other lines, or all lines
 * indented more or less. Other indentation of some lines may mean something else in some languages.
 */
export function differsInLayout(before: string, after: string): boolean {
  const [old, now] = [linesOf(before), linesOf(after)];
  const words = (lines: readonly Line[]): string => lines.flatMap(({ tokens }) => tokens).join('\u0002');
  if (words(old) !== words(now)) return false;
  const isSameLines =
    old.length === now.length &&
    old.every(({ tokens }, at) => tokens.join('\u0002') === now[at]?.tokens.join('\u0002'));
  return !isSameLines || isScaled(old, now);
}

interface Line {
  indent: number;
  tokens: string[];
}

function linesOf(body: string): Line[] {
  const lines: Line[] = [{ indent: 0, tokens: [] }];
  for (const token of body.split('\u0002')) {
    if (token.startsWith('\n')) lines.push({ indent: Number(token.slice(1)), tokens: [] });
    else lines.at(-1)?.tokens.push(token);
  }
  return lines.filter(({ tokens }) => tokens.length > 0);
}

/** Whether the indentation of each line is that of the other text times the same factor. */
function isScaled(old: readonly Line[], now: readonly Line[]): boolean {
  const ratios = new Set<number>();
  for (const [at, { indent }] of old.entries()) {
    const other = now[at]?.indent ?? 0;
    if (indent === 0 && other === 0) continue;
    ratios.add(other / indent);
  }
  return ratios.size <= 1;
}
