import { baseName, parentPath } from '../../model/path.ts';
import type { DirectoryShard, FileEntry } from '../../model/directory-shard.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import { readmeOf } from '../analyse/readme-of.ts';
import { isTestFile } from '../../model/root.ts';
import type { Tiers } from '../../model/tokens.ts';
import type { Analysis } from '../analyse/analyse.ts';
import type { PathAddresses } from './addresses.ts';
import type { Atlas } from './atlas.ts';

type Totals = DirectoryShard['totals'];

/** Returns the entry of a file in its directory. */
export function fileEntry(shard: FileShard): FileEntry {
  return {
    path: shard.path,
    name: baseName(shard.path),
    address: shard.address,
    language: shard.language,
    status: shard.status,
    lines: shard.lines,
    bytes: shard.bytes,
    symbols: shard.nodes.length - 1,
    complexity: shard.nodes.reduce((sum, node) => sum + (node.complexity ?? 0), 0),
    rank: shard.nodes[0]?.rank ?? 0,
    tokens: sumTiers(
      shard.nodes.map(({ tokens }) => tokens),
      shard.nodes[0]?.tokens.full ?? 0,
    ),
    ...(isTestFile(shard.roots) ? { test: true } : {}),
    ...(shard.containsTests === undefined ? {} : { containsTests: shard.containsTests }),
    ...(shard.roots?.some(({ before }) => before) ? { setup: true } : {}),
  };
}

/** Returns the tokens needed to read all names, all documentation, or the whole file. */
function sumTiers(all: readonly Tiers[], full: number): Tiers {
  const skeleton = all.reduce((sum, tiers) => sum + tiers.skeleton, 0);
  const summary = all.reduce((sum, tiers) => sum + tiers.summary, 0);
  return { skeleton, summary, full };
}

export interface DirectoryInput extends Pick<Atlas, 'skipped'>, Pick<Analysis, 'references'> {
  /** By index of a file. */
  paths: readonly string[];
  /** Those of the skipped files that have a page as an image. */
  images: readonly { path: string }[];
  addresses: PathAddresses;
}

/** Returns all directories, sorted by path, parents before children. */
export function directoryShards(
  entries: readonly FileEntry[],
  { skipped, images, references, paths: filePaths, addresses }: DirectoryInput,
): DirectoryShard[] {
  const paths = new Set<string>(['']);
  for (const { path } of [...entries, ...images])
    for (let at = parentPath(path); !paths.has(at); at = parentPath(at)) paths.add(at);
  const imagePaths = new Set(images.map(({ path }) => path));
  const sorted = [...paths].sort(compareText);
  // A directory without a page still has skipped files. They are listed in the nearest parent with a page.
  const nearestPage = nearestOf(paths);
  const skippedBy = groupBy(skipped, ({ path }) => nearestPage(parentPath(path)));
  const filesBy = groupBy(entries, ({ path }) => parentPath(path));
  const childrenBy = groupBy(sorted.slice(1), parentPath);
  const totals = totalsOf(sorted, entries);
  const dependencies = dependenciesBy(references, filePaths);
  return sorted.map((path): DirectoryShard => {
    const files = filesBy.get(path) ?? [];
    return {
      path,
      address: addresses.directory(path),
      totals: totals.get(path) ?? noTotals(),
      directories: (childrenBy.get(path) ?? []).map((child) => ({
        path: child,
        name: baseName(child),
        address: addresses.directory(child),
        ...(totals.get(child) ?? noTotals()),
      })),
      files,
      skipped: (skippedBy.get(path) ?? []).map(({ path: each, reason }) => ({
        path: each,
        name: path === '' ? each : each.slice(path.length + 1),
        reason,
        ...(imagePaths.has(each) && { image: addresses.file(each) }),
      })),
      readme: readmeOf(files.map((file) => file.path)),
      dependencies: dependencies.get(path) ?? [],
    };
  });
}

/** Returns a function that finds the path itself or its nearest parent in `known`. */
function nearestOf(known: ReadonlySet<string>): (path: string) => string {
  const found = new Map<string, string>();
  return (path) => {
    const passed: string[] = [];
    let at = path;
    for (; !known.has(at) && !found.has(at); at = parentPath(at)) passed.push(at);
    const nearest = found.get(at) ?? at;
    for (const each of passed) found.set(each, nearest);
    return nearest;
  };
}

function noTotals(): Totals {
  return { files: 0, lines: 0, bytes: 0, symbols: 0, tokens: { skeleton: 0, summary: 0, full: 0 } };
}

/** Sums up the totals. `paths` must be sorted, so that each directory precedes its contents. */
function totalsOf(paths: readonly string[], entries: readonly FileEntry[]): Map<string, Totals> {
  const totals = new Map(paths.map((path) => [path, noTotals()]));
  for (const file of entries) addTotals(totals.get(parentPath(file.path)), { ...file, files: 1 });
  // Children first, each added to its parent only, so that the cost does not depend on depth.
  for (const path of paths.toReversed()) {
    const own = totals.get(path);
    if (own && path !== '') addTotals(totals.get(parentPath(path)), own);
  }
  return totals;
}

function addTotals(sum: Totals | undefined, { files, lines, bytes, symbols, tokens }: Totals): void {
  if (!sum) return;
  sum.files += files;
  sum.lines += lines;
  sum.bytes += bytes;
  sum.symbols += symbols;
  sum.tokens.skeleton += tokens.skeleton;
  sum.tokens.summary += tokens.summary;
  sum.tokens.full += tokens.full;
}

/** Counts references between files, attributed to the children of their common directory. */
function dependenciesBy(
  references: Analysis['references'],
  paths: readonly string[],
): Map<string, DirectoryShard['dependencies']> {
  const counts = new Map<string, Map<string, { from: string; to: string; count: number }>>();
  const split = paths.map((path) => path.split('/'));
  for (let at = 0; at < references.length; at += 3) {
    const parts = split[references[at] ?? 0] ?? [];
    const others = split[references[at + 1] ?? 0] ?? [];
    const places = references[at + 2] ?? 1;
    let shared = 0;
    while (shared < parts.length - 1 && shared < others.length - 1 && parts[shared] === others[shared])
      shared++;
    const directory = parts.slice(0, shared).join('/');
    const pair = { from: parts.slice(0, shared + 1).join('/'), to: others.slice(0, shared + 1).join('/') };
    const group = counts.get(directory) ?? new Map<string, { from: string; to: string; count: number }>();
    counts.set(directory, group);
    const key = `${pair.from}\n${pair.to}`;
    const known = group.get(key);
    if (known) known.count += places;
    else group.set(key, { ...pair, count: places });
  }
  return new Map(
    [...counts].map(([directory, group]) => [
      directory,
      [...group.values()].sort((a, b) => compareText(a.from, b.from) || compareText(a.to, b.to)),
    ]),
  );
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
