import { printableLine } from '../printable.ts';

/**
 * A quoted text of Graphviz. In labels a backslash begins an escape and an ampersand an entity of HTML, and control
 * characters would be taken as they are.
 */
export function dotText(text: string): string {
  const escaped = printableLine(text)
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('&', '&amp;');
  return `"${escaped}"`;
}
