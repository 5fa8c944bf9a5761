/** The maximum number of characters of a line in an answer. */
const MAX_LENGTH = 200;
/** The maximum number of characters before the match. */
const LEAD = 60;

/** Returns a line, or the part of a long line around a match. `from` is the offset of that part. */
export function excerpt(line: string, start: number, end: number): { text: string; from: number } {
  if (line.length <= MAX_LENGTH) return { text: line, from: 0 };
  const lead = Math.max(0, Math.min(LEAD, MAX_LENGTH - (end - start)));
  const from = Math.max(0, Math.min(start - lead, line.length - MAX_LENGTH));
  const first = isSecondHalf(line, from) ? from + 1 : from;
  const last = from + MAX_LENGTH;
  return { text: line.slice(first, isSecondHalf(line, last) ? last - 1 : last), from: first };
}

/** Whether an offset is inside a surrogate pair. */
function isSecondHalf(line: string, at: number): boolean {
  const unit = line.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
