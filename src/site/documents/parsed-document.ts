import type { Root } from 'hast';
import type { FoundImage } from '../markdown/place-images.ts';

/** A document before it is sanitised and its links are resolved. */
export interface ParsedDocument {
  tree: Root;
  /** Images inside of the document, by the address that the tree gives them. */
  images?: ReadonlyMap<string, FoundImage>;
}
