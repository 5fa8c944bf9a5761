import { type DocEntry, type DocSectionKind, fenceAfter } from './doc-block.ts';
import { headingAt } from './doc-headings.ts';
import { fieldAt, tagAt } from './doc-tags.ts';

export interface DocSections {
  /** The text outside of sections, in its order. */
  body: string;
  sections: ReadonlyMap<DocSectionKind, DocEntry[]>;
  /** The replacement or reason, which may be empty; undefined if the symbol is not deprecated. */
  deprecated: string | undefined;
}

/** Divides a doc comment into sections, whichever of the usual styles it has. No word is lost. */
export function docSections(text: string): DocSections {
  const lines = text.split('\n');
  const body: string[] = [];
  const sections = new Map<DocSectionKind, DocEntry[]>();
  let deprecated: string | undefined;
  const add = (kind: DocSectionKind, entries: DocEntry[]) =>
    sections.set(kind, [...(sections.get(kind) ?? []), ...entries]);
  let fence = '';
  let isAfterBlock = false;
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const block = fence !== '' ? undefined : (tagAt(lines, at) ?? fieldAt(lines, at) ?? headingAt(lines, at));
    if (!block) {
      fence = fenceAfter(fence, line);
      // Texts before and after a section stay two paragraphs.
      if (isAfterBlock && body.length > 0 && line.trim() !== '') body.push('');
      isAfterBlock = false;
      body.push(line);
      at++;
      continue;
    }
    at = block.end;
    isAfterBlock = true;
    while (body.at(-1)?.trim() === '') body.pop();
    if (block.kind === 'deprecated')
      deprecated = [deprecated ?? '', ...block.entries.map((entry) => entry.text)].join('\n\n').trim();
    else add(block.kind, block.entries);
  }
  return {
    body: body
      .join('\n')
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd(),
    sections,
    deprecated,
  };
}
