/**
 * Replaces what stands between `<!-- bench:NAME -->` and `<!-- /bench:NAME -->`. Throws when the markers are
 * not there, for then a table would be lost without a word.
 */
export function replaceBetweenMarkers(document: string, name: string, content: string): string {
  const open = `<!-- bench:${name} -->`;
  const close = `<!-- /bench:${name} -->`;
  const start = document.indexOf(open);
  const end = document.indexOf(close);
  if (start < 0 || end < start)
    throw new Error(`The document has no place for "${name}": ${open} … ${close}.`);
  return `${document.slice(0, start + open.length)}\n\n${content}\n\n${document.slice(end)}`;
}
