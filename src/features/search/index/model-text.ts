import type { DocumentText } from './documents.ts';

/** Sentence models read a few hundred words, so name and documentation come first. */
const MAX_CHARACTERS = 1500;

/** Returns the text of a document as input of a language model. */
export function modelText({ name, owner, path, signature, doc, body }: DocumentText): string {
  const parts = [path, [owner, name].filter(Boolean).join('.'), signature, doc, body.join(' ')];
  return parts
    .filter(Boolean)
    .join('\n')
    .replaceAll(/[ \t]+/g, ' ')
    .slice(0, MAX_CHARACTERS);
}
