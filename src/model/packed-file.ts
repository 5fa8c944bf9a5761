import * as z from 'zod';
import { fileOfAddress, pathAddress, symbolAddress } from './address.ts';
import { FileShard, UnresolvedName, type End, type ShardEdge, type ShardNode } from './file-shard.ts';
import { fileId, packageId, symbolId } from './id.ts';
import { CertainHow, EdgeType, NodeKind } from './kinds.ts';
import { addressFields, lineStarts, packNode, PackedNode, unpackNode } from './packed-node.ts';
import { packNumbers, packRows, unpackNumbers, unpackRows } from './packed-numbers.ts';
import {
  packCandidates,
  PackedReferences,
  packReferences,
  unpackCandidates,
  unpackReferences,
} from './packed-references.ts';
import { packSites, unpackSites } from './packed-sites.ts';
import { baseName } from './path.ts';
import { wholePage } from './short-address.ts';

const index = z.int().nonnegative();
/** Rows of numbers: see `packed-numbers.ts`. */
const numbers = z.string();

const PackedEnd = z.union([
  z.tuple([
    z.union([NodeKind, z.literal('package')]),
    /* index into `paths` */ index,
    /* dotted name; empty for a file or a whole package */ z.string(),
    /* line; 0 for a package */ index,
  ]),
  z.tuple([
    z.union([NodeKind, z.literal('package')]),
    index,
    z.string(),
    index,
    /* what does not follow from the others */
    z.object({
      name: z.string().optional(),
      /* what follows `~ref` in the address of its reference page */
      page: z.string().optional(),
      section: z.string().optional(),
    }),
  ]),
]);
type PackedEnd = z.infer<typeof PackedEnd>;

/** The shard of a file as it is published: the same data without repetition. `unpackFile` restores it. */
export const PackedFile = FileShard.omit({
  nodes: true,
  ends: true,
  edges: true,
  candidates: true,
  unresolved: true,
  unresolvedByName: true,
  highlights: true,
  locals: true,
}).extend({
  /** Files and packages that `ends` are in; a pair if the address of the file is not the usual one. */
  paths: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])),
  nodes: z.array(PackedNode),
  ends: z.array(PackedEnd),
  /** The kinds of `edges`: type, how, and the rule if there is one. */
  edgeKinds: z.array(z.union([z.tuple([EdgeType, CertainHow]), z.tuple([EdgeType, CertainHow, z.string()])])),
  /** From, to, index into `edgeKinds`, then the sites: see `packSites`. */
  edges: numbers,
  /** See `packed-references.ts`, as for the references of the two members after it. */
  candidates: PackedReferences,
  unresolved: z.array(FileShard.shape.unresolved.element.extend({ references: PackedReferences.optional() })),
  unresolvedByName: z.array(UnresolvedName.extend({ references: PackedReferences })),
  highlights: numbers,
  locals: numbers.optional(),
});
export type PackedFile = z.infer<typeof PackedFile>;

export function packFile(shard: FileShard): PackedFile {
  const { nodes, ends, edges, candidates, unresolved, unresolvedByName, highlights, locals, ...rest } = shard;
  const paths = new Table<string>();
  const pathEntries: PackedFile['paths'] = [];
  const kinds = new Table<string>();
  const edgeKinds: PackedFile['edgeKinds'] = [];
  const starts = lineStarts(shard.source);
  return {
    ...rest,
    nodes: nodes.map((node) => packNode(shard, node, starts)),
    ends: ends.map((end): PackedEnd => {
      const file = end.address === undefined ? undefined : fileOfAddress(end.address);
      const usual = end.kind === 'package' || file === pathAddress(end.path);
      const at = paths.indexOf(`${end.kind === 'package' ? 'package' : 'file'} ${end.path}`, () =>
        pathEntries.push(usual || file === undefined ? end.path : [end.path, file]),
      );
      const row = [end.kind, at, end.symbol, end.line ?? 0] as const;
      const other = {
        ...(end.name === nameOf(end) ? {} : { name: end.name }),
        ...addressFields(end, file ?? ''),
      };
      return Object.keys(other).length === 0 ? [...row] : [...row, other];
    }),
    paths: pathEntries,
    edgeKinds,
    edges: packRows(
      edges.map(({ from, to, type, how, rule, sites }) => {
        const kind = kinds.indexOf([type, how, rule].join(' '), () =>
          edgeKinds.push(rule === undefined ? [type, how] : [type, how, rule]),
        );
        return [from, to, kind, ...packSites(sites)];
      }),
    ),
    candidates: packCandidates(candidates),
    unresolved: unresolved.map(({ references, ...name }) => ({
      ...name,
      ...(references && { references: packReferences(references) }),
    })),
    unresolvedByName: unresolvedByName.map(({ references, ...name }) => ({
      ...name,
      references: packReferences(references),
    })),
    highlights: packNumbers(highlights),
    ...(locals && { locals: packRows(locals) }),
  };
}

export function unpackFile(packed: PackedFile): FileShard {
  const { paths, nodes, ends, edgeKinds, edges, candidates, highlights, locals, ...other } = packed;
  const {
    path,
    address,
    directory,
    language,
    status,
    hash,
    lines,
    bytes,
    unresolved,
    unresolvedByName,
    ...rest
  } = other;
  const starts = lineStarts(packed.source);
  const unpacked: ShardNode[] = [];
  for (const [at, node] of nodes.entries()) unpacked.push(unpackNode(packed, node, at, unpacked, starts));
  return {
    ...{ path, address, directory, language, status, hash, lines, bytes },
    nodes: unpacked,
    ends: ends.map((end) => unpackEnd(end, paths)),
    edges: unpackRows(edges).map((row): ShardEdge => {
      const [from = 0, to = 0, kind = 0] = row;
      const [type, how, rule] = edgeKinds[kind] ?? ['REFERENCES', 'scope'];
      return { from, to, type, how, ...(rule === undefined ? {} : { rule }), sites: unpackSites(row, 3) };
    }),
    candidates: unpackCandidates(candidates),
    ...rest,
    unresolved: unresolved.map(({ references, ...name }) => ({
      ...name,
      ...(references !== undefined && { references: unpackReferences(references) }),
    })),
    unresolvedByName: unresolvedByName.map(({ references, ...name }) => ({
      ...name,
      references: unpackReferences(references),
    })),
    highlights: unpackNumbers(highlights),
    ...(locals !== undefined && { locals: unpackRows(locals) }),
  };
}

function unpackEnd([kind, at, symbol, line, other = {}]: PackedEnd, paths: PackedFile['paths']): End {
  const entry = paths[at] ?? '';
  const [path, file] = typeof entry === 'string' ? [entry, pathAddress(entry)] : entry;
  const name = other.name ?? nameOf({ kind, path, symbol });
  const shared = { kind, name, symbol, path };
  if (kind === 'package') return { id: packageId(path, symbol), ...shared };
  const isFile = kind === 'module' && symbol === '';
  return {
    id: isFile ? fileId(path) : symbolId(kind, path, symbol),
    ...shared,
    address: isFile ? file : symbolAddress(wholePage(file, other.page ?? ''), other.section ?? symbol),
    line,
  };
}

/** The name that an end usually has. */
function nameOf({ kind, path, symbol }: Pick<End, 'kind' | 'path' | 'symbol'>): string {
  if (symbol === '') return kind === 'package' ? path : baseName(path);
  return kind === 'package' ? symbol : symbol.slice(symbol.lastIndexOf('.') + 1).replace(/~\d+$/, '');
}

/** Numbers values in order of their first appearance. */
class Table<Value> {
  readonly #numbers = new Map<Value, number>();

  indexOf(value: Value, onNew: () => void): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const next = this.#numbers.size;
    this.#numbers.set(value, next);
    onNew();
    return next;
  }
}
