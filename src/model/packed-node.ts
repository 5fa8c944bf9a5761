import * as z from 'zod';
import { splitAddress, symbolAddress } from './address.ts';
import { shortPage, wholePage } from './short-address.ts';
import { OutsideMember, type End, type FileShard, type ShardNode } from './file-shard.ts';
import { fileId, symbolId } from './id.ts';
import { NodeKind, Visibility } from './kinds.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import { packSites, unpackSites } from './packed-sites.ts';
import { docAt, docPlace, signatureAt, signaturePlace } from './packed-text.ts';
import { Tiers, tiersOf } from './tokens.ts';

const index = z.int().nonnegative();
/** See `packed-numbers.ts`. */
const numbers = z.string();

/** A node without what follows from the others. */
export const PackedNode = z.object({
  kind: NodeKind,
  name: z.string(),
  /** Absent if it is the symbol of `parent`, a full stop and `name`. */
  symbol: z.string().optional(),
  /**
   * The part after `~ref` of the address of its reference page; absent for the page of `parent`, and at the top level for that
   * which most symbols share.
   */
  page: z.string().optional(),
  /** The section of its address; absent if it is the symbol. */
  section: z.string().optional(),
  /** Absent for the file (the first node), and for symbols at its top level. */
  parent: index.optional(),
  owner: index.optional(),
  outsideMembers: z.array(OutsideMember).optional(),
  declarations: z.array(index).optional(),
  declaredMembers: z.array(OutsideMember).optional(),
  /** `span` and `nameSpan`: see `packSites`. */
  at: numbers,
  signature: z.string().optional(),
  /** The place of the signature in the source, if it stands there: see `packed-text.ts`. */
  signatureAt: numbers.optional(),
  doc: z.string().optional(),
  /** The place of the documentation in the source, if it stands there. */
  docAt: numbers.optional(),
  /** Absent if it is public. */
  visibility: Visibility.optional(),
  exported: z.literal(true).optional(),
  modifiers: z.array(z.string()).optional(),
  complexity: z.int().positive().optional(),
  /** Absent if it is 0. */
  rank: z.number().positive().optional(),
  /** Absent if it follows from the texts, as it usually does. */
  tokens: Tiers.optional(),
});
export type PackedNode = z.infer<typeof PackedNode>;

export function packNode(shard: FileShard, node: ShardNode, starts: readonly number[]): PackedNode {
  const {
    parent,
    visibility,
    exported,
    modifiers,
    rank,
    tokens,
    id: _id,
    address: _address,
    symbol,
    span,
    nameSpan,
    signature,
    doc,
    ...rest
  } = node;
  const text = { source: shard.source, starts };
  const isFile = parent === null;
  const usual = isFile ? '' : symbolIn(shard.nodes[parent]?.symbol ?? '', node.name);
  const isUsualSize = JSON.stringify(tokens) === JSON.stringify(tiersOf(node, lengthOf(shard, node, starts)));
  return {
    ...rest,
    ...(symbol === usual ? {} : { symbol }),
    ...(isFile ? {} : addressFields(node, shard.address, pageAt(shard.address, shard.nodes, parent))),
    ...(isFile || parent === 0 ? {} : { parent }),
    at: packNumbers(packSites([span, nameSpan])),
    ...(signature === undefined ? {} : placed('signature', signature, signaturePlace(text, signature, span))),
    ...(doc === undefined ? {} : placed('doc', doc, docPlace(text, doc, span))),
    ...(visibility === 'public' ? {} : { visibility }),
    ...(exported ? { exported } : {}),
    ...(modifiers.length === 0 ? {} : { modifiers }),
    ...(rank === 0 ? {} : { rank }),
    ...(isUsualSize ? {} : { tokens }),
  };
}

export function unpackNode(
  packed: Pick<FileShard, 'path' | 'address' | 'bytes' | 'source'>,
  node: PackedNode,
  at: number,
  before: readonly ShardNode[],
  starts: readonly number[],
): ShardNode {
  const { kind, name, page, section, owner, outsideMembers, declarations, declaredMembers, complexity } =
    node;
  const [span = [1, 1, 1, 1], nameSpan = span] = unpackSites(unpackNumbers(node.at));
  const text = { source: packed.source, starts };
  const signature =
    node.signatureAt === undefined
      ? node.signature
      : signatureAt(text, unpackNumbers(node.signatureAt), span);
  const doc = node.docAt === undefined ? node.doc : docAt(text, unpackNumbers(node.docAt), span[0]);
  const isFile = at === 0;
  const parent = isFile ? null : (node.parent ?? 0);
  const symbol = node.symbol ?? (isFile ? '' : symbolIn(before[parent ?? 0]?.symbol ?? '', name));
  const unsized = {
    id: isFile ? fileId(packed.path) : symbolId(kind, packed.path, symbol),
    kind,
    name,
    symbol,
    address: isFile
      ? packed.address
      : symbolAddress(
          page === undefined ? pageAt(packed.address, before, parent) : wholePage(packed.address, page),
          section ?? symbol,
        ),
    parent,
    ...(owner === undefined ? {} : { owner }),
    ...(outsideMembers === undefined ? {} : { outsideMembers }),
    ...(declarations === undefined ? {} : { declarations }),
    ...(declaredMembers === undefined ? {} : { declaredMembers }),
    span,
    nameSpan,
    ...(signature === undefined ? {} : { signature }),
    ...(doc === undefined ? {} : { doc }),
    visibility: node.visibility ?? ('public' as const),
    exported: node.exported ?? false,
    modifiers: node.modifiers ?? [],
    ...(complexity === undefined ? {} : { complexity }),
    rank: node.rank ?? 0,
  };
  return { ...unsized, tokens: node.tokens ?? tiersOf(unsized, lengthOf(packed, unsized, starts)) };
}

/** A text, or only its place in the source. */
function placed<Name extends 'signature' | 'doc'>(
  name: Name,
  text: string,
  place: readonly number[] | undefined,
): Partial<Record<Name | `${Name}At`, string>> {
  return { [place ? `${name}At` : name]: place ? packNumbers(place) : text } as Partial<
    Record<Name | `${Name}At`, string>
  >;
}

/** The page of the symbols inside a parent, if they have no other. */
function pageAt(file: string, nodes: readonly Pick<ShardNode, 'address'>[], parent: number | null): string {
  const above = parent === null || parent === 0 ? undefined : nodes[parent];
  return above ? splitAddress(above.address).page : wholePage(file, '');
}

/** The parts of the address of a symbol that are not as usual: `page` without what it shares with `wholePage(file, '')`. */
export function addressFields(
  { kind, symbol, address }: Pick<End, 'kind' | 'symbol' | 'address'>,
  file: string,
  usualPage = wholePage(file, ''),
): { page?: string; section?: string } {
  if (kind === 'package' || kind === 'module' || address === undefined) return {};
  const { page, section } = splitAddress(address);
  return {
    ...(page === usualPage ? {} : { page: shortPage(file, page) }),
    ...(section === symbol ? {} : { section }),
  };
}

function symbolIn(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}

/** Length of the source of a node in characters; for a file its bytes. */
function lengthOf(
  { bytes, source }: Pick<FileShard, 'bytes' | 'source'>,
  { parent, span: [line, column, endLine, endColumn] }: Pick<ShardNode, 'parent' | 'span'>,
  starts: readonly number[],
): number {
  if (parent === null) return bytes;
  return (starts[endLine - 1] ?? source.length) + endColumn - (starts[line - 1] ?? source.length) - column;
}

/** Returns the UTF-16 offsets of the line starts. */
export function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
