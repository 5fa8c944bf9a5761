import { readdir, readFile } from 'node:fs/promises';
import { splitFrontMatter, type FrontMatter } from '../markdown/front-matter.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { docLink } from './doc-link.ts';

/** A page of `content/docs` for readers of an atlas, which every atlas contains. */
export interface Doc extends FrontMatter {
  /** The name of its file, without its ending. */
  slug: string;
  /** Markdown. */
  body: string;
  html: string;
}

const folder = new URL('../../../content/docs/', import.meta.url);

/** Pictures of pages: readers of an atlas are on such a page. They would be 1 MB of each atlas. */
const PICTURES = /^(?:!\[[^\]]*\]\(\.\.\/images\/[^)]*\)\n)+\n?/gm;

/** Reads and renders the documents for readers. Those for contributors were a tenth of the pages of a small atlas. */
export async function renderDocs(): Promise<Doc[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const all = await Promise.all(
    names.map(async (name) => {
      const file = new URL(name, folder);
      const { data, body } = splitFrontMatter(file.pathname, await readFile(file, 'utf8'));
      return { slug: name.slice(0, -3), ...data, body: body.replace(PICTURES, '') };
    }),
  );
  const docs = all.filter(({ audience }) => audience !== 'contributors');
  const slugs = docs.map(({ slug }) => slug);
  const rendered = docs.map(async (doc): Promise<Doc> => {
    const { html } = await renderMarkdown(doc.body, { resolve: (href) => docLink(href, slugs) });
    return { ...doc, html };
  });
  return (await Promise.all(rendered)).sort((a, b) => a.order - b.order);
}
