import type { DirectoryShard, FileEntry } from '../../model/directory-shard.ts';
import type { PackageMap } from '../../model/package-map.ts';
import { parentPath } from '../../model/path.ts';
import { shortPath } from './crumbs.ts';
import { treemap } from './treemap.ts';

/** A rectangle of the size map. Its position and size are fractions of the rectangle that contains it. */
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
  /** Empty if the rectangle is not divided further. */
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

/** Width of the whole map divided by its height. Must match `overview.css`. */
const ASPECT = 2.4;
/** Smaller shares of the whole map are invisible, so they are merged into one rectangle, "31 more". */
const SMALLEST = 0.0025;
/**
 * A file without a grammar is listed below the map instead of drawn if it has more than this share of all lines and more
 * than `GIANT_LINES` lines, unless nothing else is left to draw.
 */
const GIANT = 0.08;
const GIANT_LINES = 2000;

export interface SizeMap {
  /** Empty if all files are empty. */
  regions: Region[];
  /** Files that are not drawn, because the others would be too small beside them. */
  omitted: readonly FileEntry[];
  /** Test files that are not drawn. */
  tests: HiddenTests;
}

export interface HiddenTests {
  files: number;
  lines: number;
}

const noTests: ReadonlyMap<string, HiddenTests> = new Map();

/**
 * Lays out the size map: areas are proportional to lines. Only directories in `shards` are divided. `tests` has the test files by the
 * path of a file or directory. They would fill half of the map, so they are not drawn unless nothing else is left.
 */
export function sizeMapOf(shards: ReadonlyMap<string, DirectoryShard>, tests = noTests): SizeMap {
  const root = shards.get('');
  const none = { files: 0, lines: 0 };
  if (!root) return { regions: [], omitted: [], tests: none };
  const hidden = tests.get('') ?? none;
  if (hidden.lines >= root.totals.lines) tests = noTests;
  const giants = giantTexts(shards, root.totals.lines);
  const all = root.totals.lines - (tests.get('')?.lines ?? 0);
  const left = all - giants.reduce((sum, { lines }) => sum + lines, 0);
  const [omitted, whole] = left > 0 ? [giants, left] : [[], all];
  const linesOf = (part: Part) => part.lines - linesBelow(omitted, part) - (tests.get(part.path)?.lines ?? 0);
  return { regions: divide(root, shards, ASPECT, whole, linesOf), omitted, tests: tests.get('') ?? none };
}

/** Returns lock files and data, which would fill the map. */
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
    const item = own.kind === 'directory' ? mergeChain(own, shards, linesOf) : own;
    const inside = item.kind === 'directory' ? shards.get(item.path) : undefined;
    const regions = inside ? divide(inside, shards, (width / height) * aspect, whole, linesOf) : [];
    return { ...item, x, y, width, height, regions };
  });
}

/** Merges a chain of directories that contain nothing but the next one into one entry, such as `packages/app/src`. */
function mergeChain(
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

/** Returns the files and directories in a directory that are not empty. */
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

/** Returns the test files of a map of the repository, by their paths and those of the directories around them; the root is empty. */
export function testsByPath({ files, directories }: PackageMap): Map<string, HiddenTests> {
  const sums = new Map<string, HiddenTests>();
  for (const [directory, name, , lines, , , test] of files) {
    if (test !== 1) continue;
    const parent = directories[directory] ?? '';
    for (let path = parent === '' ? name : `${parent}/${name}`; ; path = parentPath(path)) {
      const sum = sums.get(path) ?? { files: 0, lines: 0 };
      sums.set(path, { files: sum.files + 1, lines: sum.lines + lines });
      if (path === '') break;
    }
  }
  return sums;
}
