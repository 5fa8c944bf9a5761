import { shortHash } from './hash.ts';

/** The text of the image that a pasted link to a page shows. Texts come from the repository and may be of any length. */
export interface LinkCard {
  repository: string;
  /** The kind of symbol, `file` or `directory`; undefined on the card of the repository. */
  kind: string | undefined;
  /** Name of the symbol, file, directory or repository. */
  name: string;
  /** Path of the file or directory; empty on the card of the repository. */
  path: string;
  /** Signature, or names that a file defines. */
  code: string;
  /** The first sentence of the documentation; of a directory, what it contains. */
  text: string;
}

/** Path of the card of the repository, which pages without a card of their own show too. */
export const REPOSITORY_CARD = 'card.png';
export const CARD_FOLDER = 'card';

/**
 * Returns the path of a card below the root of the atlas. It follows from the content: chats and networks keep the image of an address for days, so a changed
 * card needs another, and a build knows by the path that it has the card already.
 */
export function cardPath(card: LinkCard): string {
  if (card.kind === undefined) return REPOSITORY_CARD;
  const { repository, kind, name, path, code, text } = card;
  return `${CARD_FOLDER}/${shortHash(JSON.stringify([repository, kind, name, path, code, text]))}.png`;
}
