import { docs } from '@rendered/docs';
import type { Doc } from '../build/render-docs.ts';
import { pagePath } from '../../model/page-path.ts';

export { docs, type Doc };

export const docPages = docs.map(({ slug }) => pagePath.doc(slug));

export function findDoc(slug: string): Doc | undefined {
  return docs.find((doc) => doc.slug === slug);
}

/** The documents of the menu: those outside of folders, and the index of each folder. */
export const docMenu = docs.filter(({ slug }) => !slug.includes('/') || slug.endsWith('/index'));

/** The index of the folder that a document is in, if it is in one and is not the index itself. */
export function indexOf({ slug }: Doc): Doc | undefined {
  const index = findDoc(slug.replace(/[^/]*$/, 'index'));
  return index?.slug === slug ? undefined : index;
}

/** The documents of the same group as `doc`, itself included. Only documents in a folder have a group. */
export function groupOf(doc: Doc): Doc[] {
  const index = indexOf(doc);
  return index && doc.group !== undefined
    ? docs.filter((other) => other.group === doc.group && indexOf(other) === index)
    : [];
}
