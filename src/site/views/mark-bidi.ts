import { printable } from '../../render/printable.ts';

const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Matches whole tags, including quoted `>`, and single control characters between tags. */
const tagsAndControls = /<(?:"[^"]*"|'[^']*'|[^>"'])*>|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const shownAttributes = / (?:title|aria-label|content)="[^"]*"/g;

/**
 * Makes bidirectional control characters visible, so they cannot disguise names or reorder code ("Trojan Source"). Each
 * one is wrapped in a `bdi` element, which confines its effect; CSS shows its code point.
 */
export function markBidi(html: string): string {
  if (!controls.test(html)) return html;
  const head = html.indexOf('</head>') + 1;
  // `<title>` cannot contain elements.
  return printable(html.slice(0, head)) + html.slice(head).replace(tagsAndControls, marked);
}

function marked(found: string): string {
  if (found.startsWith('<')) return found.replace(shownAttributes, printable);
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `<bdi class="bidi-control" data-code="U+${code}">${found}</bdi>`;
}
