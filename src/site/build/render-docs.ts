import { readdir, readFile } from 'node:fs/promises';
import { splitFrontMatter, type FrontMatter } from '../markdown/front-matter.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';

/** A page of `content/docs`. Every atlas contains all of them. */
export interface Doc extends FrontMatter {
  slug: string;
  /** Markdown. */
  body: string;
  html: string;
}

const folder = new URL('../../../content/docs/', import.meta.url);

/** Pictures of pages: readers of an atlas are on such a page. They would be 1 MB of each atlas. */
const PICTURES = /^(?:!\[[^\]]*\]\(\.\.\/images\/[^)]*\)\n)+\n?/gm;

/** Reads and renders all documents, in their order. */
export async function renderDocs(): Promise<Doc[]> {
  const slugs = (await readdir(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3));
  const docs = await Promise.all(
    slugs.map(async (slug): Promise<Doc> => {
      const file = new URL(`${slug}.md`, folder);
      const { data, body: whole } = splitFrontMatter(file.pathname, await readFile(file, 'utf8'));
      const body = whole.replace(PICTURES, '');
      const { html } = await renderMarkdown(body, { resolve: (href) => docLink(href, slugs) });
      return { slug, ...data, body, html };
    }),
  );
  return docs.sort((a, b) => a.order - b.order);
}

/** Resolves links between documents, which use file names so that they also work in the repository. All pages are in one folder. */
function docLink(href: string, slugs: readonly string[]): string | undefined {
  const [, slug, fragment = ''] = /^(?:\.\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (slug === undefined || !slugs.includes(slug)) return undefined;
  return `${slug}.html${fragment.replace('#', '#user-content-')}`;
}
