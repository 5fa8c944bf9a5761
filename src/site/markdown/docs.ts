import { pagePath } from '../../model/page-path.ts';
import { splitFrontMatter, type FrontMatter } from './front-matter.ts';

/** A page of `content/docs`. Every atlas contains all of them. */
export interface Doc extends FrontMatter {
  slug: string;
  body: string;
}

const sources = import.meta.glob<string>('../../../content/docs/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Pictures of pages: readers of an atlas are on such a page. They would be 1 MB of each atlas. */
const PICTURES = /^(?:!\[[^\]]*\]\(\.\.\/images\/[^)]*\)\n)+\n?/gm;

export const docs: readonly Doc[] = Object.entries(sources)
  .map(([file, text]) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
    const { data, body } = splitFrontMatter(file, text);
    return { slug, ...data, body: body.replace(PICTURES, '') };
  })
  .sort((a, b) => a.order - b.order);

export const docPages = docs.map(({ slug }) => pagePath.doc(slug));

export function findDoc(slug: string): Doc | undefined {
  return docs.find((doc) => doc.slug === slug);
}
