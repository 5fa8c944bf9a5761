import { printableLine } from '../printable.ts';
import { paragraphs } from './parts.ts';

interface PicturePart {
  content: string;
  format: string;
  note?: string | undefined;
}

/** A picture alone, so that it can be redirected to a file; what is not drawn is said in a comment of its format. */
export function renderPicture({ content, format, note }: PicturePart): string {
  if (note === undefined) return content.trimEnd();
  const line = printableLine(note);
  if (format === 'mermaid') return `${content}%% ${line.replace(/[{}]/g, '')}`;
  if (format === 'svg') return `${content}<!-- ${line.replace(/-(?=-|$)/g, '- ')} -->`;
  return paragraphs([content.trimEnd(), line]);
}
