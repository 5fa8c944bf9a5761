import { printableLine } from '../printable.ts';

/**
 * Quotes a string for Graphviz. In labels, a backslash begins an escape and an ampersand an HTML entity; control characters
 * are made visible.
 */
export function dotText(text: string): string {
  const escaped = printableLine(text)
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('&', '&amp;');
  return `"${escaped}"`;
}
