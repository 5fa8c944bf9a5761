import { docs } from '@rendered/docs';
import type { Doc } from '../build/render-docs.ts';
import { pagePath } from '../../model/page-path.ts';

export { docs, type Doc };

export const docPages = docs.map(({ slug }) => pagePath.doc(slug));

export function findDoc(slug: string): Doc | undefined {
  return docs.find((doc) => doc.slug === slug);
}
