import type { FileShard } from '../../../model/file-shard.ts';
import type { SearchDocuments } from '../../../model/search-shards.ts';
import { shortAddress } from '../../../model/short-address.ts';
import { plainDoc } from '../../../query/plain-doc.ts';

export type DocumentRow = SearchDocuments['rows'][number];

/** Enough to recognise a symbol in a list of results. */
const MAX_DOC = 100;

/** Returns the row of a document. Its number of the file is set by `numberedRows`. */
export function documentRow(
  shard: FileShard,
  index: number,
  lines: readonly [number, number],
  heading: string | undefined,
): DocumentRow {
  if (heading !== undefined) return [0, '', ...lines, heading];
  const node = shard.nodes[index];
  if (!node) throw new RangeError(`shard of ${shard.path}: no node ${index}`);
  const doc = shortened(firstParagraph(node.doc ?? ''));
  const at = node.symbol === '' ? '' : shortAddress(shard.address, node.symbol, node.address);
  const other = { ...(doc === '' ? {} : { doc }), ...(at === '' ? {} : { at }) };
  const row = [0, node.symbol, node.kind, node.nameSpan[0]] as const;
  return Object.keys(other).length === 0 ? [...row] : [...row, other];
}

/** The text before the first empty line or tag, as one line without marks of its markup. */
function firstParagraph(doc: string): string {
  const [text = ''] = doc.trimStart().split(/\n\s*(?:\n|@|[-*] )/, 1);
  return plainDoc(
    text
      .slice(0, 10 * MAX_DOC)
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
  );
}

function shortened(text: string): string {
  if (text.length <= MAX_DOC) return text;
  return `${text
    .slice(0, MAX_DOC)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

/** Returns the rows of a block, whose files are numbered from 0. Sets the numbers in the given rows. */
export function numberedRows(
  rows: readonly { file: number; row: DocumentRow }[],
  names: readonly SearchDocuments['files'][number][],
): Pick<SearchDocuments, 'files' | 'rows'> {
  const local = new Map<number, number>();
  for (const { file, row } of rows) {
    const number = local.get(file) ?? local.size;
    local.set(file, number);
    row[0] = number;
  }
  return { files: [...local.keys()].map((file) => names[file] ?? ''), rows: rows.map(({ row }) => row) };
}
