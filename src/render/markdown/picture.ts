import { printableLine } from '../printable.ts';
import { paragraphs } from './parts.ts';

interface PicturePart {
  content: string;
  format: string;
  note?: string | undefined;
}

/** Returns only the picture, so that it can be redirected to a file. The note becomes a comment in its format. */
export function renderPicture({ content, format, note }: PicturePart): string {
  if (note === undefined) return content.trimEnd();
  const line = printableLine(note);
  if (format === 'mermaid') return `${content}%% ${line.replace(/[{}]/g, '')}`;
  if (format === 'svg') return `${content}<!-- ${line.replace(/-(?=-|$)/g, '- ')} -->`;
  return paragraphs([content.trimEnd(), line]);
}
