import type { FileShard } from '../../model/file-shard.ts';
import { readDirectory, readFile } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import type { Links } from '../views/links.ts';
import { renderMarkdown, type RenderedMarkdown } from './render-markdown.ts';

/** A README for a page. */
export interface Readme {
  shard: FileShard;
  /** Undefined for formats other than Markdown, which are shown as plain text. */
  html: string | undefined;
}

/** Renders a file of Markdown for its own page; undefined for other formats. */
export async function renderDocument(
  store: Store,
  { path, source }: FileShard,
  links: Links,
): Promise<RenderedMarkdown | undefined> {
  if (!isMarkdown.test(path) || source.length > MAX_CHARACTERS) return undefined;
  return renderMarkdown(source, (href) => resolveInRepository(store, path, href, links), 2);
}

const isMarkdown = /\.(md|markdown|mdown|mkd)$/i;
const MAX_CHARACTERS = 300_000;

/** Renders a README. Its links to files and folders of the repository lead to their pages. */
export async function renderReadme(store: Store, path: string, links: Links): Promise<Readme | undefined> {
  const shard = await readFile(store, path);
  if (!shard) return undefined;
  return { shard, html: (await renderDocument(store, shard, links))?.html };
}

/** Returns the page of the file or folder that a relative link in the file at `from` points to. */
export async function resolveInRepository(
  store: Store,
  from: string,
  href: string,
  links: Links,
): Promise<string | undefined> {
  const target = repositoryPath(from, href);
  if (target === undefined) return undefined;
  const file = await readFile(store, target.path);
  if (file) return links.file(file.address, target.line);
  const directory = await readDirectory(store, target.path);
  return directory && links.directory(directory.address);
}

/** Resolves a relative link to a path in the repository and, for `#L10`, a line. Undefined if it points outside. */
export function repositoryPath(from: string, href: string): { path: string; line?: number } | undefined {
  const [, written = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const segments = written.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const segment of safeDecode(written).split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  const line = Number(/^L(\d+)/.exec(fragment)?.[1]);
  return { path: segments.join('/'), ...(line > 0 && { line }) };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
