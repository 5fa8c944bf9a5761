import { pathAddress } from '../../../model/address.ts';
import type { NodeKind } from '../../../model/kinds.ts';
import type { SearchDocuments } from '../../../model/search-shards.ts';
import { wholeAddress } from '../../../model/short-address.ts';

/** The data about a document that the search index alone has. */
export interface DocumentPlace {
  path: string;
  /** Address of its file. */
  address: string;
  /** Dotted name in the file; empty for a file or a section of a text. */
  symbol: string;
  /** For a symbol or a file of code. */
  code?: { kind: NodeKind; line: number; doc: string | undefined; address: string };
  /** For a section of a text. */
  section?: { lines: [first: number, last: number]; heading: string };
}

export function placeOf(
  block: Pick<SearchDocuments, 'files'>,
  row: SearchDocuments['rows'][number],
): DocumentPlace {
  const [file, symbol] = row;
  const entry = block.files[file] ?? '';
  const [path, address] = typeof entry === 'string' ? [entry, pathAddress(entry)] : entry;
  if (typeof row[2] === 'number') {
    const [, , first, last, heading] = row;
    return { path, address, symbol, section: { lines: [first, last], heading } };
  }
  const [, , kind, line, { doc, at = '' } = {}] = row;
  const own = symbol === '' ? address : wholeAddress(address, symbol, at);
  return { path, address, symbol, code: { kind, line, doc, address: own } };
}
