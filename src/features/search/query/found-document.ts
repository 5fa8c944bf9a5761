import { parentPath } from '../../../model/path.ts';
import type { FileShard, ShardNode } from '../../../model/file-shard.ts';
import type { SearchDocuments, SearchIndex } from '../../../model/search-shards.ts';
import { estimateTokens, type Tiers } from '../../../model/tokens.ts';
import type { Store } from '../../../store/store.ts';
import { readDirectoryAt, readFileAt, readListedFile } from '../../../query/read.ts';
import { lastLine, lineStarts } from '../../../query/text.ts';
import { placeOf } from './document-place.ts';
import { readDocumentBlock } from './read-search.ts';

/** A document with its file and commits. */
export interface FoundDocument {
  shard: FileShard;
  /** Index of `node` in the shard. */
  index: number;
  node: ShardNode;
  /** The heading of a section of a text. */
  heading: string | undefined;
  lines: [first: number, last: number];
  tokens: Tiers;
  commits: { total: number; lastModified: string; lastAuthor: string } | undefined;
}

/**
 * Returns undefined if the file or the symbol no longer exists. In an overlay, files are newer than the index.
 */
export async function readDocument(
  store: Store,
  index: SearchIndex,
  document: number,
): Promise<FoundDocument | undefined> {
  const block = await readDocumentBlock(store, Math.floor(document / index.documentBlockSize));
  const at = document % index.documentBlockSize;
  const row = block.rows[at];
  if (!row) return undefined;
  const { address, symbol, section } = placeOf(block, row);
  const shard = await readFileIfPresent(store, address);
  const nodeIndex = shard?.nodes.findIndex((node) => node.symbol === symbol) ?? -1;
  const node = shard?.nodes[nodeIndex];
  if (!shard || !node) return undefined;
  return {
    shard,
    index: nodeIndex,
    node,
    heading: section?.heading,
    lines: section?.lines ?? linesOf(shard, nodeIndex, node),
    tokens: section ? partTokens(shard, node, ...section.lines) : node.tokens,
    commits: commitsOf(block, at),
  };
}

/** Throws if a listed file has no shard. */
async function readFileIfPresent(store: Store, address: string): Promise<FileShard | undefined> {
  const shard = await readFileAt(store, address);
  if (shard) return shard;
  const directory = await readDirectoryAt(store, parentPath(address));
  const entry = directory?.files.find((each) => each.address === address);
  return entry && (await readListedFile(store, entry));
}

/** The span of a file node ends after the last line break, so its lines come from the shard. */
function linesOf(shard: FileShard, index: number, node: ShardNode): [number, number] {
  return index === 0 ? [1, Math.max(1, shard.lines)] : [node.span[0], lastLine(node.span)];
}

function partTokens(shard: FileShard, node: ShardNode, first: number, last: number): Tiers {
  const starts = lineStarts(shard.source);
  const length = (starts[last] ?? shard.source.length) - (starts[first - 1] ?? 0);
  const full = Math.max(node.tokens.skeleton, estimateTokens(length));
  return { skeleton: node.tokens.skeleton, summary: node.tokens.skeleton, full };
}

function commitsOf({ commits, authors }: SearchDocuments, at: number): FoundDocument['commits'] {
  const row = commits[at];
  if (row === undefined || row === 0) return undefined;
  const [total, day, author] = row;
  return { total, lastModified: isoDay(day), lastAuthor: authors[author] ?? '' };
}

const MILLISECONDS_PER_DAY = 86_400_000;

function isoDay(day: number): string {
  return new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}
