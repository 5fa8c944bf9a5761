import type { FirstFile, Highlighted, Package } from '../../model/atlas-index.ts';
import type { FileEntry } from '../../model/directory-shard.ts';
import { compareText } from '../../model/order.ts';
import { isWithin, parentPath } from '../../model/path.ts';

/** A symbol that a repository may be about. */
export interface Landmark extends Highlighted {
  documented: boolean;
  lines: number;
  /** Directories of the other files that refer to it, sorted. */
  usedIn: readonly string[];
}

/** Symbols and files that the overview lists. */
const MAX_TOP = 20;
const MAX_FIRST_FILES = 8;
/** Entry points among the files to read first. */
const MAX_FIRST_ENTRIES = 3;
/** Files to read first in one directory: a list of eight introduces several parts. */
const MAX_PER_DIRECTORY = 2;
/** Symbols that say why a file is worth reading. */
const MAX_NAMES = 3;

export interface LandmarkInput {
  landmarks: readonly Landmark[];
  entries: readonly FileEntry[];
  entryPoints: readonly Highlighted[];
  /** Pairs of files of which the first imports the second. */
  imports: readonly (readonly [string, string])[];
  files: ReadonlyMap<string, Highlighted>;
  packages: readonly Package[];
}

/**
 * Returns the symbols that a repository is about, and the files to read first. A landmark is documented, and used from several directories
 * that are more than tests: a rank alone is highest for helpers that every file uses, and for what tests are made of.
 */
export function findLandmarks(input: LandmarkInput): { topSymbols: Highlighted[]; firstFiles: FirstFile[] } {
  const testOnly = testDirectories(input.entries);
  const scored = input.landmarks
    .map((landmark) => ({ landmark, score: scoreOf(landmark, testOnly) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareText(a.landmark.id, b.landmark.id));
  return {
    topSymbols: scored.slice(0, MAX_TOP).map(({ landmark }) => withoutEvidence(landmark)),
    firstFiles: firstFilesOf(scored, input),
  };
}

/** Returns the landmarks that may be among the first, if all directories count. */
export function likelyLandmarks(landmarks: readonly Landmark[], limit: number): Landmark[] {
  const scores = new Map(landmarks.map((landmark) => [landmark, scoreOf(landmark, new Set())]));
  const score = (landmark: Landmark): number => scores.get(landmark) ?? 0;
  return [...landmarks].sort((a, b) => score(b) - score(a) || compareText(a.id, b.id)).slice(0, limit);
}

interface Scored {
  landmark: Landmark;
  score: number;
}

/** A symbol of this many lines or more counts in full; helpers of a line or two are used everywhere and say little. */
const FULL_LINES = 10;

function scoreOf({ rank, documented, lines, usedIn }: Landmark, testOnly: ReadonlySet<string>): number {
  const directories = usedIn.filter((path) => !testOnly.has(path)).length;
  return (
    Math.log2(1 + rank) *
    Math.log2(1 + directories) *
    (documented ? 2 : 1) *
    Math.sqrt(Math.min(1, lines / FULL_LINES))
  );
}

function firstFilesOf(scored: readonly Scored[], input: LandmarkInput): FirstFile[] {
  const { files } = input;
  const entries = firstEntries(input);
  const chosen = new Map(entries.map((file): [string, FirstFile] => [file.path, { ...file, defines: [] }]));
  const perDirectory = new Map<string, number>();
  for (const { path, names } of filesByScore(scored)) {
    if (chosen.size === MAX_FIRST_FILES) break;
    const [file, directory] = [files.get(path), parentPath(path)];
    const known = perDirectory.get(directory) ?? 0;
    if (!file || chosen.has(path) || known === MAX_PER_DIRECTORY) continue;
    perDirectory.set(directory, known + 1);
    chosen.set(path, { ...file, defines: names });
  }
  return [...chosen.values()];
}

interface Reaching {
  entry: Highlighted;
  /** Files that it imports, directly or through others, and its own. */
  reached: ReadonlySet<string>;
}

/** If entry points outside of nested packages reach at least half as much as the others, nested packages are tools and examples. */
function mainEntryPoints(reaching: readonly Reaching[], packages: readonly Package[]): readonly Reaching[] {
  const others = packages.filter(({ path }) => path !== '');
  const own = reaching.filter(({ entry }) => !others.some(({ path }) => isWithin(path, entry.path)));
  return reachOf(own) * 2 >= reachOf(reaching) ? own : reaching;
}

function reachOf(reaching: readonly Reaching[]): number {
  return Math.max(0, ...reaching.map(({ reached }) => reached.size));
}

function filesByScore(scored: readonly Scored[]): { path: string; names: string[] }[] {
  const byFile = new Map<string, { path: string; score: number; names: string[] }>();
  for (const { landmark, score } of scored) {
    const known = byFile.get(landmark.path) ?? { path: landmark.path, score: 0, names: [] };
    byFile.set(landmark.path, known);
    // The first ones count: a file is not worth more for a long tail of small helpers.
    if (known.names.length === MAX_NAMES) continue;
    known.score += score;
    known.names.push(landmark.name);
  }
  return [...byFile.values()].sort((a, b) => b.score - a.score || compareText(a.path, b.path));
}

/** An entry point that reaches a smaller share of what the largest one reaches is a tool beside the program. */
const MIN_REACH = 0.05;

/**
 * Returns the entry points that reach most of the code by imports, and the program that reaches most. An entry point that another one
 * imports says little, and so does one that imports nothing, such as a stub for built code.
 */
function firstEntries({ entries, entryPoints, imports, packages }: LandmarkInput): Highlighted[] {
  const importsOf = new Map<string, string[]>();
  for (const [from, to] of imports) {
    const known = importsOf.get(from);
    if (known) known.push(to);
    else importsOf.set(from, [to]);
  }
  const tests = new Set(entries.filter(({ test }) => test).map(({ path }) => path));
  const all = entryPoints
    // Tests that are programs of their own are no way into the code.
    .filter(({ path }) => !tests.has(path))
    .map((entry): Reaching => ({ entry, reached: reachedFrom(entry.path, importsOf) }))
    .filter(({ reached }) => reached.size > 1);
  const reaching = mainEntryPoints(all, packages);
  const largest = reachOf(reaching);
  const known = reaching.filter(({ reached }) => reached.size >= largest * MIN_REACH);
  const weight = ({ entry, reached }: Reaching): number =>
    Math.log2(1 + reached.size) * Math.log2(1 + entry.rank);
  known.sort((a, b) => weight(b) - weight(a) || compareText(a.entry.path, b.entry.path));
  const chosen: Reaching[] = [];
  for (const each of known) {
    if (chosen.length === MAX_FIRST_ENTRIES) break;
    const isConnected = chosen.some(
      ({ entry, reached }) => reached.has(each.entry.path) || each.reached.has(entry.path),
    );
    if (!isConnected) chosen.push(each);
  }
  const imported = new Set(imports.filter(([from]) => !tests.has(from)).map(([, to]) => to));
  const [program] = known
    // One that imports a single file is a stub for it.
    .filter(({ entry }) => !imported.has(entry.path) && (importsOf.get(entry.path)?.length ?? 0) > 1)
    .sort((a, b) => b.reached.size - a.reached.size || byDepth(a.entry.path, b.entry.path));
  const isMissing = program && program.reached.size * 2 > largest && !chosen.includes(program);
  // The program that uses most comes second: it may be a playground, and says less than what most of the code uses.
  const shown = isMissing ? chosen.toSpliced(1, 0, program) : chosen;
  return shown.slice(0, MAX_FIRST_ENTRIES).map(({ entry }) => entry);
}

function byDepth(a: string, b: string): number {
  return a.split('/').length - b.split('/').length || compareText(a, b);
}

function reachedFrom(start: string, importsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([start]);
  for (const path of reached) for (const next of importsOf.get(path) ?? []) reached.add(next);
  return reached;
}

/** Returns the directories whose files of code are all tests. */
function testDirectories(entries: readonly FileEntry[]): Set<string> {
  const tests = new Set<string>();
  const others = new Set<string>();
  for (const { path, language, test } of entries)
    if (language !== null) (test ? tests : others).add(parentPath(path));
  return new Set([...tests].filter((path) => !others.has(path)));
}

/** Returns what is published of a landmark. */
export function withoutEvidence({
  documented: _documented,
  lines: _lines,
  usedIn: _usedIn,
  ...symbol
}: Landmark): Highlighted {
  return symbol;
}
