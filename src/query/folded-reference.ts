import { pagePart, referencePage, splitAddress } from '../model/address.ts';
import type { FileShard, ShardNode } from '../model/file-shard.ts';
import { edgesOf } from './shard-edges.ts';

/** Bytes of HTML that a page may have beside four times the source that it shows, and what a source page has without its code. */
const BESIDES_SOURCE = 6000;
const PAGE = 3100;
/** The longest lists of a page: references of a symbol, importers of the file, names without a definition. */
const MAX_EDGES = 30;
const MAX_POSSIBLE = 24;
const MAX_IMPORTERS = 12;
const MAX_NAMES = 200;

const known = new WeakMap<FileShard, readonly number[]>();

/**
 * Returns the indexes of the symbols whose reference is on the source page of their file: all that share a reference page, if
 * both fit one page of usual weight; otherwise none. Links from other files lead to the source page in any case, so they need
 * not know.
 */
export function foldedSymbols(shard: FileShard): readonly number[] {
  const found = known.get(shard) ?? findFolded(shard);
  known.set(shard, found);
  return found;
}

/** Whether symbols of a file share a reference page of their own. Their references on the source page would be too long. */
export function hasSharedPage(shard: FileShard): boolean {
  return foldedSymbols(shard).length === 0 && shard.nodes.some((node) => isShared(shard, node));
}

function findFolded(shard: FileShard): readonly number[] {
  const shared = shard.nodes.flatMap((node, index) => (index > 0 && isShared(shard, node) ? [index] : []));
  const second = pagePart(referencePage(shard.address), 2);
  if (shard.nodes.some(({ address }) => splitAddress(address).page === second)) return [];
  const reference = shared.reduce((sum, index) => sum + referenceBytes(shard, index), 0);
  return reference + sourceBytes(shard) <= 4 * shard.bytes + BESIDES_SOURCE ? shared : [];
}

function isShared({ address: file }: FileShard, { address, parent }: ShardNode): boolean {
  return parent !== null && splitAddress(address).page === referencePage(file);
}

/** Estimates the HTML about one symbol. The factors fit effect and three. */
function referenceBytes(shard: FileShard, index: number): number {
  const { doc = '', signature = '' } = shard.nodes[index] ?? {};
  const { incoming, outgoing, incomingCandidates, outgoingCandidates } = edgesOf(shard, index);
  return (
    370 +
    1.7 * doc.length +
    2.3 * signature.length +
    72 * Math.min(MAX_EDGES, incoming.length + outgoing.length) +
    340 * Math.min(MAX_POSSIBLE, incomingCandidates.length + outgoingCandidates.length)
  );
}

/** Estimates the HTML of the source page without references. */
function sourceBytes(shard: FileShard): number {
  const { bytes, lines, nodes, edges, imports, unresolved } = shard;
  const links = edges.reduce((sum, { from, sites }) => (from < nodes.length ? sum + sites.length : sum), 0);
  const importers = edgesOf(shard, 0).incoming.length;
  return (
    PAGE +
    1.75 * bytes +
    13 * lines +
    113 * nodes.length +
    46 * links +
    110 * imports.length +
    95 * Math.min(MAX_IMPORTERS, importers) +
    25 * Math.min(MAX_NAMES, unresolved.length)
  );
}
