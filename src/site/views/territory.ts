import type { DirectoryShard, FileEntry } from '../../model/directory-shard.ts';
import { shortPath } from './crumbs.ts';
import { treemap } from './treemap.ts';

/** A piece of the map of a repository, in the unit square of the piece around it. */
export interface Region {
  kind: 'directory' | 'file' | 'rest';
  name: string;
  path: string;
  address: string;
  language: string | null;
  lines: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Empty for what is not divided further. */
  regions: Region[];
}

interface Part {
  kind: Region['kind'];
  name: string;
  path: string;
  address: string;
  language: string | null;
  lines: number;
}

/** Width of the whole map by its height, as `overview.css` draws it. */
const ASPECT = 2.4;
/** Below this share of the whole map a tile is a speck: all such are one tile, "and 31 more". */
const SMALLEST = 0.0025;
/**
 * Text without a grammar that has more than this share of all lines, and more of them than people write by hand, is
 * named below the map and not drawn, where anything else is left to draw.
 */
const GIANT = 0.08;
const GIANT_LINES = 2000;

export interface Territory {
  /** Empty where no file has a line. */
  regions: Region[];
  /** Too large to draw beside the rest. */
  omitted: readonly FileEntry[];
}

/** The map of a repository: areas in proportion to lines, as deep as `shards` goes. */
export function territoryOf(shards: ReadonlyMap<string, DirectoryShard>): Territory {
  const root = shards.get('');
  if (!root) return { regions: [], omitted: [] };
  const giants = giantTexts(shards, root.totals.lines);
  const left = root.totals.lines - giants.reduce((sum, { lines }) => sum + lines, 0);
  const [omitted, whole] = left > 0 ? [giants, left] : [[], root.totals.lines];
  const linesOf = (part: Part) => part.lines - linesBelow(omitted, part);
  return { regions: divide(root, shards, ASPECT, whole, linesOf), omitted };
}

/** Lock files and data, which are no part of what anybody wrote but would fill the map. */
function giantTexts(shards: ReadonlyMap<string, DirectoryShard>, whole: number): FileEntry[] {
  return [...shards.values()]
    .flatMap(({ files }) => files)
    .filter(({ language, lines }) => language === null && lines > Math.max(GIANT_LINES, whole * GIANT));
}

function linesBelow(omitted: readonly FileEntry[], { kind, path }: Part): number {
  return omitted
    .filter((file) =>
      kind === 'directory' ? file.path.startsWith(`${path}/`) : kind === 'file' && file.path === path,
    )
    .reduce((sum, { lines }) => sum + lines, 0);
}

function divide(
  shard: DirectoryShard,
  shards: ReadonlyMap<string, DirectoryShard>,
  aspect: number,
  whole: number,
  linesOf: (part: Part) => number,
): Region[] {
  const parts = partsOf(shard, linesOf);
  const large = parts.filter(({ lines }) => lines >= whole * SMALLEST);
  const small = parts.filter(({ lines }) => lines < whole * SMALLEST);
  const rest: Part = {
    kind: 'rest',
    name: `${small.length} more`,
    path: shard.path,
    address: shard.address,
    language: null,
    lines: small.reduce((sum, { lines }) => sum + lines, 0),
  };
  const tiles = treemap(
    small.length > 1 ? [...large, rest] : [...large, ...small],
    ({ lines }) => lines,
    aspect,
  );
  return tiles.map(({ item: own, x, y, width, height }) => {
    const item = own.kind === 'directory' ? throughChain(own, shards, linesOf) : own;
    const inside = item.kind === 'directory' ? shards.get(item.path) : undefined;
    const regions = inside ? divide(inside, shards, (width / height) * aspect, whole, linesOf) : [];
    return { ...item, x, y, width, height, regions };
  });
}

/** A directory, or where it holds nothing but one directory, that one: boxes in boxes would say nothing. */
function throughChain(
  directory: Part,
  shards: ReadonlyMap<string, DirectoryShard>,
  linesOf: (part: Part) => number,
): Part {
  const names: string[] = [];
  let last: Part | undefined = directory;
  let end = directory;
  while (last?.kind === 'directory') {
    names.push(last.name);
    end = last;
    const inside = shards.get(last.path);
    const parts: Part[] = inside ? partsOf(inside, linesOf) : [];
    last = parts.length === 1 ? parts[0] : undefined;
  }
  return { ...end, name: shortPath(names.join('/')) };
}

/** What there is to draw of a directory, empty files apart. */
function partsOf(shard: DirectoryShard, linesOf: (part: Part) => number): Part[] {
  const all: Part[] = [
    ...shard.directories.map(({ name, path, address, lines }) => ({
      kind: 'directory' as const,
      name,
      path,
      address,
      language: null,
      lines,
    })),
    ...shard.files.map(({ name, path, address, language, lines }) => ({
      kind: 'file' as const,
      name,
      path,
      address,
      language,
      lines,
    })),
  ];
  return all.map((part) => ({ ...part, lines: linesOf(part) })).filter(({ lines }) => lines > 0);
}

/**
 * The directory whose dependencies give the best picture of the whole: the root, or, where all but a little is in
 * one directory, that one. Undefined when nothing depends on anything.
 */
export function routesOf(shards: ReadonlyMap<string, DirectoryShard>): DirectoryShard | undefined {
  let shard = shards.get('');
  while (shard && shard.dependencies.length < 2) {
    const [largest] = shard.directories.toSorted((a, b) => b.lines - a.lines);
    const below: DirectoryShard | undefined = largest && shards.get(largest.path);
    if (!below) break;
    shard = below;
  }
  return shard && shard.dependencies.length > 0 ? shard : undefined;
}
