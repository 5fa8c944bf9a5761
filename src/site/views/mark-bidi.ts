import { printable } from '../../render/printable.ts';

const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Tags whole, with what is in quotes in them; between them, one control character at a time. */
const tagsAndControls = /<(?:"[^"]*"|'[^']*'|[^>"'])*>|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const shownAttributes = / (?:title|aria-label|content)="[^"]*"/g;

/**
 * Marks the characters that turn the direction of text round, so that no name shows as another and no line as one
 * that does something else. Each stays where it is, alone in a `bdi` that ends what it does; a style shows its code.
 */
export function markBidi(html: string): string {
  if (!controls.test(html)) return html;
  const head = html.indexOf('</head>') + 1;
  // A title holds no elements.
  return printable(html.slice(0, head)) + html.slice(head).replace(tagsAndControls, marked);
}

function marked(found: string): string {
  if (found.startsWith('<')) return found.replace(shownAttributes, printable);
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `<bdi class="turn" data-code="U+${code}">${found}</bdi>`;
}
