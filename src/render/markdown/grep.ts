import { printableLine } from '../printable.ts';
import { count, paragraphs } from './parts.ts';

export interface GrepPart {
  matches: {
    relPath: string;
    line: number;
    column: number;
    text: string;
    symbolId: string;
    before?: string[];
    behind?: string[];
  }[];
  files: { searched: number; ruledOut: number; excluded: number; waiting: number; unread: number };
  narrowed: string;
}

/** Renders matches like `grep -n`: a colon after the number of a matching line, a dash after that of a context line. */
export function renderGrep({ matches, files, narrowed }: GrepPart): string {
  const groups = new Map<string, string[]>();
  for (const match of matches) {
    const { relPath, line, column, text, before = [], behind = [] } = match;
    const lines = groups.get(relPath) ?? [];
    groups.set(relPath, lines);
    if (lines.length > 0 && before.length + behind.length > 0) lines.push('--');
    lines.push(
      ...before.map((each, at) => `${line - before.length + at}-${printableLine(each)}`),
      `${line}:${column}: ${printableLine(text)}  [${printableLine(match.symbolId)}]`,
      ...behind.map((each, at) => `${line + 1 + at}-${printableLine(each)}`),
    );
  }
  const found = [...groups].map(([path, lines]) => [printableLine(path), ...lines].join('\n'));
  return paragraphs([...(found.length > 0 ? found : ['No match.']), summary(files, narrowed)]);
}

function summary(files: GrepPart['files'], narrowed: string): string {
  const parts = [
    `${count(files.searched, 'file')} searched`,
    files.ruledOut > 0 ? `${files.ruledOut} ruled out by the index` : '',
    files.excluded > 0 ? `${files.excluded} excluded by the filter` : '',
    files.waiting > 0 ? `${files.waiting} not yet searched` : '',
    files.unread > 0 ? `${files.unread} not in the atlas` : '',
    narrowed === 'no trigram'
      ? 'the pattern requires no three consecutive characters, so the index was not used'
      : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
