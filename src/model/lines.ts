/** Returns the UTF-16 offsets of the line starts. */
export function lineOffsets(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Longer lines, such as those of minified code, are cut. */
const MAX_CHARACTERS = 160;

/** Returns a line, from 1, as it is shown beside a reference in it: without the space at its end, and shortened. */
export function shownLine(source: string, starts: readonly number[], line: number): string {
  const start = starts[line - 1] ?? source.length;
  const end = starts[line] ?? source.length;
  // No more is looked at than is shown: a line may have megabytes.
  const text = source.slice(start, Math.min(end, start + 2 * MAX_CHARACTERS)).trimEnd();
  if (text.length <= MAX_CHARACTERS) return text;
  return `${text.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, '')}…`;
}
