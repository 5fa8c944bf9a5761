import type { FileShard } from '../../model/file-shard.ts';
import type { CodeFile } from '../search/code-line.ts';
import { allUses, certainUses } from '../uses/find-uses.ts';

/** A line that the panel lists. */
export interface PanelRow {
  /** Unique in the panel. */
  key: string;
  address: string;
  path: string;
  line: number;
  /** The line without its indentation; of one whose reference is far to the right, the part around it. */
  text: string;
  marks: (readonly [from: number, to: number])[];
  note: string | undefined;
}

export interface PanelFile {
  path: string;
  rows: PanelRow[];
}

/** References of one sort. */
export interface PanelGroup {
  title: string;
  files: PanelFile[];
  lines: number;
  isOpen: boolean;
}

/** A line of the panel has room for some 50 characters. */
const MAX_LEAD = 28;
const CUT_LEAD = 12;

/** Returns the references to a symbol as lines: those of the file `here` first, tests, imports and possible references as folds. */
export function panelGroups(shard: FileShard, index: number, here: string): PanelGroup[] {
  const { code, tests, imports } = certainUses(shard, index);
  const possible = allUses(shard, index, 'possible');
  const isMain = code.length > 0;
  return [
    groupOf('References', code, here, true),
    groupOf('In tests', tests, here, !isMain),
    groupOf('Imports', imports, here, !isMain && tests.length === 0),
    groupOf(
      'Possible references',
      [...possible.code, ...possible.tests, ...possible.imports],
      here,
      !isMain && tests.length + imports.length === 0,
    ),
  ].filter(({ lines }) => lines > 0);
}

function groupOf(title: string, files: readonly CodeFile[], here: string, isOpen: boolean): PanelGroup {
  const sorted = [...files].sort((a, b) => Number(b.path === here) - Number(a.path === here));
  return {
    title,
    isOpen,
    lines: files.reduce((sum, { lines }) => sum + lines.length, 0),
    files: sorted.map(({ path, address, lines }) => ({
      path,
      rows: lines.map(({ line, text, marks, note }) => ({
        key: `${title}:${path}:${line}`,
        address,
        path,
        line,
        ...fitted(text, marks),
        note,
      })),
    })),
  };
}

/** Cuts the beginning of a line so that its first mark is seen. Marks that repeat, as a call and another reference, are one. */
export function fitted(
  text: string,
  marks: readonly (readonly [from: number, to: number])[],
): Pick<PanelRow, 'text' | 'marks'> {
  const sorted = [...marks].sort(([a], [b]) => a - b);
  const first = sorted[0]?.[0] ?? 0;
  const indent = Math.min(text.search(/\S|$/), first);
  const isCut = first - indent > MAX_LEAD;
  const from = isCut ? first - CUT_LEAD : indent;
  const lead = isCut ? '…' : '';
  let end = 0;
  const kept = sorted.flatMap(([start, stop]): (readonly [number, number])[] => {
    if (start < end) return [];
    end = stop;
    return [[start - from + lead.length, stop - from + lead.length]];
  });
  return { text: lead + text.slice(from).trimEnd(), marks: kept };
}
