/** One entry of a section: a parameter, a result or an error. */
export interface DocEntry {
  /** Empty for a result without a name. */
  name: string;
  /** As written; empty if the doc does not say. */
  type: string;
  /** Markdown. */
  text: string;
}

export const docSectionTitles = {
  parameters: 'Parameters',
  typeParameters: 'Type parameters',
  attributes: 'Attributes',
  returns: 'Returns',
  yields: 'Yields',
  throws: 'Throws',
} as const;
export type DocSectionKind = keyof typeof docSectionTitles;

/** Results may have no name. */
export const isNamed = (kind: DocSectionKind): boolean => kind !== 'returns' && kind !== 'yields';

/** A part of a doc comment that belongs to a section. */
export interface DocBlock {
  kind: DocSectionKind | 'deprecated';
  entries: DocEntry[];
  /** The line after it. */
  end: number;
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The first line that is neither empty nor indented further. */
export function endOfIndented(lines: readonly string[], from: number, indent: number): number {
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (indentOf(line) <= indent) break;
    end = at + 1;
  }
  return end;
}

/** The mark of the code fence that is open after a line, '' if none is. `fence` is the one that is open before it. */
export function fenceAfter(fence: string, line: string): string {
  const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
  if (marker === undefined) return fence;
  if (fence === '') return marker;
  return marker.startsWith(fence) ? '' : fence;
}
