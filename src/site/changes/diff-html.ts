import type { ChangedFile } from '../../model/changed-file.ts';
import { counted } from '../views/numbers.ts';
import type { ChangeLinks } from './change-links.ts';
import { type Chunk, diffChunks, type LineNote } from './diff-chunks.ts';
import { SideCode } from './side-code.ts';

/** Signs of lines, because colour alone is not accessible. */
const signs = { same: ' ', removed: '−', added: '+' } as const;

/**
 * Renders a difference. Each chunk has the lines of the old and of the new text as two blocks, which styles put beside or below each
 * other. Lines have the ids `o12` and `n12`.
 */
export function diffHtml(file: ChangedFile, links: ChangeLinks, notes: readonly LineNote[]): string {
  const code = {
    old: file.base ? new SideCode(file.base, links) : undefined,
    new: file.head ? new SideCode(file.head, links) : undefined,
  };
  const block = (side: 'old' | 'new', kind: keyof typeof signs, first: number, count: number): string => {
    const lines: string[] = [];
    for (let line = first; line < first + count; line++)
      lines.push(lineHtml(`${side === 'old' ? 'o' : 'n'}${line}`, line, kind, code[side]?.html(line) ?? ''));
    const empty = count === 0 ? ' empty' : '';
    return `<div class="${side} ${kind}${empty}">${lines.join('')}</div>`;
  };
  return diffChunks(file.runs, notes)
    .map((chunk) => chunkHtml(chunk, block, file, links))
    .join('');
}

function lineHtml(id: string, line: number, kind: keyof typeof signs, code: string): string {
  return `<div id=${id} class=ln><a class=no href=#${id} tabindex=-1>${line}</a><i class=sg>${signs[kind]}</i><code>${code}</code></div>`;
}

function chunkHtml(
  chunk: Chunk,
  block: (side: 'old' | 'new', kind: keyof typeof signs, first: number, count: number) => string,
  file: ChangedFile,
  links: ChangeLinks,
): string {
  switch (chunk.kind) {
    case 'note':
      return `<div class=line-note>${chunk.html}</div>`;
    case 'absent':
      return absentHtml(chunk, file, links);
    case 'same': {
      const { oldLine, newLine, count, isFolded } = chunk;
      const lines = `<div class="chunk unchanged">${block('old', 'same', oldLine, count)}${block('new', 'same', newLine, count)}</div>`;
      return isFolded
        ? `<details class=unchanged-fold><summary>${counted(count, 'unchanged line')}</summary>${lines}</details>`
        : lines;
    }
    case 'change': {
      const { oldLine, removed, newLine, added } = chunk;
      const parts = [
        removed > 0 ? `${counted(removed, 'line')} removed at line ${oldLine} of the old file` : '',
        added > 0 ? `${counted(added, 'line')} added at line ${newLine} of the new file` : '',
      ];
      const label = parts.filter(Boolean).join(', ');
      return `<div class="chunk change" role=group tabindex=-1 aria-label="${label}">${block('old', 'removed', oldLine, removed)}${block('new', 'added', newLine, added)}</div>`;
    }
  }
}

function absentHtml(
  { of, newLine, count }: Extract<Chunk, { kind: 'absent' }>,
  { head }: ChangedFile,
  links: ChangeLinks,
): string {
  const what = of === 'same' ? counted(count, 'unchanged line') : `${counted(count, 'more line')} ${of}`;
  const href = of !== 'removed' && head ? links.source(head, [newLine, newLine + count - 1]) : undefined;
  const link = href === undefined ? '' : ` · <a href="${href}">in the new file</a>`;
  return `<p class=absent>${what}${of === 'same' ? '' : ', not shown'}${link}</p>`;
}
