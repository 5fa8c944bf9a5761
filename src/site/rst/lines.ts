/** Number of spaces before the text of a line. Tabs are expanded before. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** Removes the smallest common indentation, and empty lines at both ends. */
export function dedent(lines: readonly string[]): string[] {
  let indent = Infinity;
  for (const line of lines) if (!isBlank(line)) indent = Math.min(indent, indentOf(line));
  return trimBlank(lines.map((line) => (isBlank(line) ? '' : line.slice(indent))));
}

export function trimBlank(lines: readonly string[]): string[] {
  let [start, end] = [0, lines.length];
  while (start < end && isBlank(lines[start])) start++;
  while (end > start && isBlank(lines[end - 1])) end--;
  return lines.slice(start, end);
}

/** The end of the lines from `from` that are empty or indented; without empty lines at the end. */
export function endOfIndented(lines: readonly string[], from: number, indent = 1): number {
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (isBlank(line)) continue;
    if (indentOf(line) < indent) break;
    end = at + 1;
  }
  return end;
}

/** Expands tabs to columns of eight, as docutils does, and makes line ends uniform. */
export function splitLines(source: string): string[] {
  return source.split(/\r\n?|\n/).map((line) => {
    if (!line.includes('\t')) return line.trimEnd();
    let out = '';
    for (const character of line) out += character === '\t' ? ' '.repeat(8 - (out.length % 8)) : character;
    return out.trimEnd();
  });
}
