import { type DocEntry, type DocSectionKind, fenceAfter } from './doc-block.ts';
import { headingAt } from './doc-headings.ts';
import { fieldAt, tagAt, typeAt } from './doc-tags.ts';

export interface DocSections {
  /** The text outside of sections, in its order. */
  body: string;
  sections: ReadonlyMap<DocSectionKind, DocEntry[]>;
  /** The replacement or reason, which may be empty; undefined if the symbol is not deprecated. */
  deprecated: string | undefined;
}

/** Adds types that have a field of their own to the entries that they are about. */
function withTypes(entries: readonly DocEntry[]): DocEntry[] {
  const types = new Map<string, string>();
  const described = new Set<string>();
  for (const { name, type, text } of entries) {
    if (text !== '') described.add(name);
    else if (type !== '') types.set(name, type);
  }
  return entries
    .filter(({ name, text }) => text !== '' || !described.has(name))
    .map((entry) => (entry.type === '' ? { ...entry, type: types.get(entry.name) ?? '' } : entry));
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
  let isTyped = false;
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const typed = fence === '' ? typeAt(lines, at) : undefined;
    const block =
      fence !== '' ? undefined : (typed ?? tagAt(lines, at) ?? fieldAt(lines, at) ?? headingAt(lines, at));
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
    isTyped ||= typed !== undefined;
    isAfterBlock = true;
    while (body.at(-1)?.trim() === '') body.pop();
    if (block.kind === 'deprecated')
      deprecated = [deprecated ?? '', ...block.entries.map((entry) => entry.text)].join('\n\n').trim();
    else add(block.kind, block.entries);
  }
  if (isTyped) for (const [kind, entries] of sections) sections.set(kind, withTypes(entries));
  return {
    body: body
      .join('\n')
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd(),
    sections,
    deprecated,
  };
}
