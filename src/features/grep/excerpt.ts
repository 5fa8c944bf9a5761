/** Characters of a line that an answer shows. */
const LONGEST = 200;
/** Of them, those in front of what the line is shown for. */
const LEAD = 60;

/** A line, or of a long one the part around a place in it; `from` is where that begins. */
export function excerpt(line: string, start: number, end: number): { text: string; from: number } {
  if (line.length <= LONGEST) return { text: line, from: 0 };
  const lead = Math.max(0, Math.min(LEAD, LONGEST - (end - start)));
  const from = Math.max(0, Math.min(start - lead, line.length - LONGEST));
  const first = isSecondHalf(line, from) ? from + 1 : from;
  const last = from + LONGEST;
  return { text: line.slice(first, isSecondHalf(line, last) ? last - 1 : last), from: first };
}

/** Whether a character that takes two units would be cut there. */
function isSecondHalf(line: string, at: number): boolean {
  const unit = line.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
