/**
 * Limits for Markdown, whose parser takes time with the square of these: about two seconds at each limit. People do not write such texts. Marks of quotes
 * and lists, and indentation that may mean some, count from the eleventh in a line.
 */
const MAX = { marks: 5000, brackets: 2000, runs: 10_000 };
const FREE_MARKS = 10;
/** More cannot be nested without filling the stack. */
const MAX_DEPTH = 200;

/** Whether blocks, brackets or marks of emphasis are nested so deeply that a parser of Markdown takes minutes. */
export function isTangled(text: string): boolean {
  let marks = 0;
  let brackets = 0;
  let runs = 0;
  for (const line of text.split('\n')) {
    const [start = ''] = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? [];
    const depth = start.replace(/[ \t\d]/g, '').length;
    if (depth > 0) marks += Math.max(0, depth + indentOf(start) / 2 - FREE_MARKS);
    // The text of an item ends where the next one begins.
    if (line.trim() === '' || /[-+*]/.test(start)) brackets = runs = 0;
    for (const [sign] of line.matchAll(/[[\]]|[*_~]+/g)) {
      if (sign === '[') brackets++;
      else if (sign === ']') brackets = Math.max(0, brackets - 1);
      else runs++;
      if (brackets > MAX.brackets || runs > MAX.runs) return true;
    }
    if (marks > MAX.marks || depth > MAX_DEPTH) return true;
  }
  return false;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
