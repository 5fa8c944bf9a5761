import type { FileShard } from '../model/file-shard.ts';
import { pagePath } from '../model/page-path.ts';
import { attributeValue, escapeHtml } from '../render/escape-html.ts';
import { digest } from '../base/digest.ts';

/** Only this part of a file is indexed. Huge generated files would dominate the results and slow down every build. */
const MAX_CHARACTERS = 300_000;

export interface SearchRecord {
  /** URL of the page, relative to the root of the atlas. */
  url: string;
  html: string;
}

/**
 * Returns a file as HTML for Pagefind: the path as the title, the source as text, and before each line that defines a
 * symbol a heading with the line's anchor, which makes the symbol a result below the file. Pagefind splits identifiers at
 * punctuation, camel case and underscores.
 */
export function searchRecord(shard: FileShard): SearchRecord {
  const headings = new Map<number, string[]>();
  for (const node of shard.nodes.slice(1)) {
    const line = node.nameSpan[0];
    headings.set(line, [...(headings.get(line) ?? []), node.name]);
  }
  const language = shard.language ?? 'text';
  const parts = [
    '<html><body>',
    `<h1 data-pagefind-meta="title">${escapeHtml(shard.path)}</h1>`,
    `<span data-pagefind-filter=${attributeValue(`language:${language}`)}></span>`,
    `<span data-pagefind-filter="kind:${shard.language ? 'code' : 'text'}"></span>`,
    '<p>',
  ];
  let line = 0;
  for (const text of shard.source.slice(0, MAX_CHARACTERS).split('\n')) {
    const names = headings.get(++line);
    if (names) parts.push(`</p><h2 id="L${line}">${escapeHtml(names.join(', '))}</h2><p>`);
    parts.push(escapeHtml(text), '\n');
  }
  parts.push('</p></body></html>');
  const url = pagePath.file(shard.address).split('/').map(encodeURIComponent).join('/');
  return { url, html: parts.join('') };
}

/** Returns a hash that changes whenever the search record of a file would. It does not depend on other files. */
export function searchKey(shard: FileShard): string {
  return digest(
    shard.hash,
    shard.language ?? '',
    shard.address,
    ...shard.nodes.map((node) => `${node.nameSpan[0]} ${node.name}`),
  );
}
