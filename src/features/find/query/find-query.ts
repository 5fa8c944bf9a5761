import { nodeKinds, type NodeKind } from '../../../model/kinds.ts';

/** A parsed query for symbols by name. */
export interface FindQuery {
  /** Words that must match; empty if the query has only a kind or a path. */
  text: string;
  /** Accepted kinds; empty for any. */
  kinds: NodeKind[];
  /** A part of the path, in lower case. */
  path: string;
}

const kindsBySpelling = new Map<string, NodeKind>([
  ...nodeKinds.map((kind) => [kind.replaceAll('_', ''), kind] as const),
  ['file', 'module'],
]);

/** Returns the kind of any spelling: `type_alias`, `TypeAlias`, `type-alias`. */
function kindOf(spelled: string): NodeKind | undefined {
  return kindsBySpelling.get(spelled.toLowerCase().replaceAll(/[_-]/g, ''));
}

/**
 * Parses `kind:method add`, `class:Order`, `cart.ts:total`, `src/shop/cart.ts::Cart.total`, and a whole id
 * (`method:src/shop/cart.ts:Cart.total`). Everything else is text.
 */
export function parseFindQuery(query: string): FindQuery {
  const words: string[] = [];
  const kinds: NodeKind[] = [];
  let path = '';
  for (const word of query.trim().split(/\s+/)) {
    let rest = word;
    const [, first = '', behind = ''] = /^([^:]+):(?!:)(.*)$/.exec(rest) ?? [];
    const isKey = first.toLowerCase() === 'kind' || first.toLowerCase() === 'type';
    const kind = kindOf(isKey ? behind : first);
    if (kind && (isKey || behind !== '')) {
      kinds.push(kind);
      rest = isKey ? '' : behind;
    }
    const colon = rest.lastIndexOf(':');
    // A path before a colon, as in an id: it has a dot or a slash, and names have neither before a colon.
    if (colon > 0 && /[./]/.test(rest.slice(0, colon))) {
      path = rest.slice(0, colon).replace(/:$/, '').replace(/^\.\//, '').toLowerCase();
      rest = rest.slice(colon + 1);
    }
    if (rest !== '') words.push(rest.replace(/^(?:\.\/)+(?=.)/, ''));
  }
  return { text: words.join(' '), kinds, path };
}
