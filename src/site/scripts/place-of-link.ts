import { isSymbolPage, sectionId } from '../../model/address.ts';
import { addressAt } from './atlas.ts';

/** The address of a page of the atlas, and the id of a symbol or line on it. */
export interface LinkedPlace {
  address: string;
  fragment: string;
}

/** Returns the place that a link leads to; undefined if it is another site, or no page of code. */
export function placeOfLink(link: HTMLAnchorElement): LinkedPlace | undefined {
  const address = link.origin === location.origin ? addressAt(link.pathname) : undefined;
  if (address === undefined) return undefined;
  const fragment = link.hash === '' ? pageFragment(address) : decodeURIComponent(link.hash.slice(1));
  return fragment === '' ? undefined : { address, fragment };
}

/** A link to the page of a symbol has no fragment. */
function pageFragment(address: string): string {
  return isSymbolPage(address) ? sectionId(address) : '';
}
