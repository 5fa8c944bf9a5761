import { encodeSegment } from '../../model/address.ts';
import { packageKey } from '../../features/hub/query/package-key.ts';

/** The paths of the pages of a hub below its root. */
export const hubPagePath = {
  /** The atlases: the first page is the start page, too. */
  atlases: (part = 1) => (part === 1 ? 'index.html' : `atlases/part-${part}.html`),
  packages: (part = 1) => `packages/${part === 1 ? 'index' : `part-${part}`}.html`,
  package: (name: string) => `package/${encodeSegment(packageKey(name))}.html`,
  missing: '404.html',
} as const;

/** Returns the id of an export on the page of its package. `symbol` is empty for the package as a whole. */
export function exportId(symbol: string): string {
  return `.${symbol}`;
}

/** Returns the address of an export on the page of its package, which lists who uses it. */
export function exportUrl(hub: string, name: string, symbol: string): string {
  const path = hubPagePath.package(name).split('/').map(encodeURIComponent).join('/');
  return `${hub}${path}#${encodeURIComponent(exportId(symbol))}`;
}

/** An export that an address of a hub is about. */
export interface ExportPlace {
  /** The name of the package as its page has it: in lower case, with `-` for `_`. */
  package: string;
  symbol: string;
}

/** Returns the export that `exportUrl` made an address for; undefined for other addresses. */
export function exportAt(hub: string, url: string): ExportPlace | undefined {
  const { origin, pathname, hash } = new URL(url);
  const start = new URL(hub);
  if (origin !== start.origin || !pathname.startsWith(start.pathname)) return undefined;
  const path = decoded(pathname.slice(start.pathname.length));
  const [, segment] = /^package\/([^/]+)\.html$/.exec(path ?? '') ?? [];
  if (segment === undefined) return undefined;
  const escapes = /(?:~[0-9a-f]{2})+/g;
  const name = segment
    .replace(/~-/g, '')
    .replace(escapes, (bytes) => decoded(bytes.replaceAll('~', '%')) ?? bytes);
  return { package: name, symbol: decoded(hash.slice(1))?.slice(1) ?? '' };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
