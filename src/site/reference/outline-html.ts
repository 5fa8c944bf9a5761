import { sectionId } from '../../model/address.ts';
import { typeKinds } from '../../model/kinds.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import type { Links } from '../views/links.ts';
import type { OutlineEntry } from '../views/outline.ts';
import { linkHtml } from './use-lists.ts';
import { memberLabel, symbolLabel } from '../../query/symbol-label.ts';
import type { FileShard } from '../../model/file-shard.ts';

/**
 * Renders the outline of a file: each symbol with a link to its definition on the same page, and the number of references to
 * it with a link to them.
 */
export function outlineHtml(shard: FileShard, entries: readonly OutlineEntry[], links: Links): string {
  const items = entries.map(({ node, references, children, elsewhere }) => {
    const name = linkHtml(
      typeKinds.has(node.kind) ? 'type' : '',
      `#${encodeURIComponent(sectionId(node.address))}`,
      node.owner === undefined ? memberLabel(shard, node) : symbolLabel(shard, node),
    );
    // The style sheet adds the word "references" for screen readers.
    const uses =
      references > 0 ? `<a href=${attributeValue(links.symbol(node.address))}>${references}</a>` : '';
    const outside = elsewhere.map(({ end }) => `<li>${linkHtml('', links.end(end), end.name)}`).join('');
    const inside = children.length > 0 ? outlineHtml(shard, children, links) : '';
    return `<li>${name}${uses}${inside}${outside ? `<ul>${outside}</ul>` : ''}`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Renders text with a fold, which the browser opens without a script. */
export function foldHtml(title: string, size: number, content: string): string {
  return `<details class=fold name=connections><summary>${escapeHtml(title)} <b>${size}</b></summary>${content}</details>`;
}
