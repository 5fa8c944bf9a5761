import type { ShownRun } from '../../model/changed-file.ts';

/** A part of a difference that is shown as a unit. */
export type Chunk =
  | { kind: 'same'; oldLine: number; newLine: number; count: number; isFolded: boolean }
  /** Lines that were replaced, removed or added. */
  | { kind: 'change'; oldLine: number; removed: number; newLine: number; added: number }
  /** Lines that the page does not have. */
  | { kind: 'absent'; of: ShownRun['kind']; oldLine: number; newLine: number; count: number }
  /** Text between the lines. */
  | { kind: 'note'; html: string };

/** A text beside a line of one side. */
export interface LineNote {
  side: 'old' | 'new';
  line: number;
  /** Whether it stands above the line or below. */
  place: 'above' | 'below';
  html: string;
}

/** Returns the chunks of a difference, with the notes between the lines. Notes on lines that are not shown are omitted. */
export function diffChunks(runs: readonly ShownRun[], notes: readonly LineNote[] = []): Chunk[] {
  const chunks: Chunk[] = [];
  for (const { kind, oldLine, newLine, count, shown } of runs) {
    const last = chunks.at(-1);
    if (shown === 'absent') chunks.push({ kind: 'absent', of: kind, oldLine, newLine, count });
    else if (kind === 'same') chunks.push({ kind, oldLine, newLine, count, isFolded: shown === 'folded' });
    else if (last?.kind === 'change' && kind === 'added') last.added += count;
    else
      chunks.push({
        kind: 'change',
        ...{ oldLine, newLine },
        removed: kind === 'removed' ? count : 0,
        added: kind === 'added' ? count : 0,
      });
  }
  return chunks.flatMap((chunk) => withNotes(chunk, notes));
}

function withNotes(chunk: Chunk, notes: readonly LineNote[]): Chunk[] {
  if (chunk.kind === 'change') {
    const { oldLine, removed, newLine, added } = chunk;
    const own = notes.filter(({ side, line }) =>
      side === 'old' ? isIn(line, oldLine, removed) : isIn(line, newLine, added),
    );
    return [...notesAt(own, 'above'), chunk, ...notesAt(own, 'below')];
  }
  // A fold is closed, and a note in it would not be seen.
  if (chunk.kind !== 'same' || chunk.isFolded) return [chunk];
  const own = notes.filter(({ side, line }) =>
    isIn(line, side === 'old' ? chunk.oldLine : chunk.newLine, chunk.count),
  );
  return splitAtNotes(chunk, own);
}

/** Splits unchanged lines, so that both sides have the same lines beside each other. */
function splitAtNotes(chunk: Extract<Chunk, { kind: 'same' }>, notes: readonly LineNote[]): Chunk[] {
  const chunks: Chunk[] = [];
  const { oldLine, newLine, count, isFolded } = chunk;
  const offsetOf = ({ side, line }: LineNote): number => line - (side === 'old' ? oldLine : newLine);
  let start = 0;
  const cutAt = (end: number): void => {
    if (end > start)
      chunks.push({
        kind: 'same',
        oldLine: oldLine + start,
        newLine: newLine + start,
        count: end - start,
        isFolded,
      });
    start = Math.max(start, end);
  };
  for (const offset of [...new Set(notes.map(offsetOf))].sort((a, b) => a - b)) {
    const here = notes.filter((note) => offsetOf(note) === offset);
    const [above, below] = [notesAt(here, 'above'), notesAt(here, 'below')];
    if (above.length > 0) cutAt(offset);
    chunks.push(...above);
    if (below.length > 0) cutAt(offset + 1);
    chunks.push(...below);
  }
  cutAt(count);
  return chunks;
}

function notesAt(notes: readonly LineNote[], place: LineNote['place']): Chunk[] {
  return notes.filter((note) => note.place === place).map(({ html }) => ({ kind: 'note', html }));
}

function isIn(line: number, first: number, count: number): boolean {
  return line >= first && line < first + count;
}
