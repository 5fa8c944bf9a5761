import { readdir, readFile } from 'node:fs/promises';
import { splitFrontMatter, type FrontMatter } from '../markdown/front-matter.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { docLink } from './doc-link.ts';

/** A page of `content/docs`. Every atlas contains all of them. */
export interface Doc extends FrontMatter {
  /** Path below the folder of documents, without its ending. */
  slug: string;
  /** Markdown. */
  body: string;
  html: string;
}

const folder = new URL('../../../content/docs/', import.meta.url);

/** Pictures of pages: readers of an atlas are on such a page. They would be 1 MB of each atlas. */
const PICTURES = /^(?:!\[[^\]]*\]\(\.\.\/images\/[^)]*\)\n)+\n?/gm;

/** Reads and renders all documents. Those of a folder follow those beside it. */
export async function renderDocs(): Promise<Doc[]> {
  const slugs = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3).replaceAll('\\', '/'));
  const docs = await Promise.all(
    slugs.map(async (slug): Promise<Doc> => {
      const file = new URL(`${slug}.md`, folder);
      const { data, body: whole } = splitFrontMatter(file.pathname, await readFile(file, 'utf8'));
      const body = whole.replace(PICTURES, '');
      const { html } = await renderMarkdown(body, { resolve: (href) => docLink(href, slug, slugs) });
      return { slug, ...data, body, html };
    }),
  );
  return docs.sort((a, b) => depthOf(a) - depthOf(b) || a.order - b.order);
}

/** The index of a folder is listed beside the folder. */
function depthOf({ slug }: Doc): number {
  return slug.replace(/\/index$/, '').split('/').length;
}
