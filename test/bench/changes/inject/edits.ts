import type { Range } from '../definition.ts';

/** A replacement in a text. Several of one change do not overlap. */
export interface Edit {
  range: Range;
  text: string;
}

export interface Edited {
  text: string;
  /** First and last line, from 1, of each replaced range. */
  lines: [number, number][];
}

/** Applies edits so that no line moves: line breaks of the replaced text that the new one lacks are put after it. */
export function applyEdits(source: string, edits: readonly Edit[]): Edited {
  let text = source;
  const ordered = [...edits].sort((a, b) => b.range[0] - a.range[0]);
  for (const { range, text: replacement } of ordered) {
    const [start, end] = range;
    const missing = breaksIn(source.slice(start, end)) - breaksIn(replacement);
    if (missing < 0) throw new Error('An edit must not add lines.');
    text = text.slice(0, start) + replacement + '\n'.repeat(missing) + text.slice(end);
  }
  const lines = ordered.map(({ range: [start, end] }): [number, number] => [
    lineAt(source, start),
    lineAt(source, end),
  ]);
  return { text, lines: lines.reverse() };
}

/** The line, from 1, of a position. */
export function lineAt(source: string, position: number): number {
  return breaksIn(source.slice(0, position)) + 1;
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
