import type { DocumentText } from './documents.ts';

/** Models for sentences read a few hundred words; what a document is called and says of itself comes first. */
const MOST_CHARACTERS = 1500;

/** A document as a language model reads it. */
export function modelText({ name, owner, path, signature, doc, body }: DocumentText): string {
  const parts = [path, [owner, name].filter(Boolean).join('.'), signature, doc, body.join(' ')];
  return parts
    .filter(Boolean)
    .join('\n')
    .replaceAll(/[ \t]+/g, ' ')
    .slice(0, MOST_CHARACTERS);
}
