import type { FileShard } from '../../../model/file-shard.ts';
import type { Store } from '../../../store/store.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { Pattern } from '../../grep/query/pattern.ts';
import { planSearch, searchFiles } from '../../grep/query/search.ts';
import { referencedName } from '../../../query/coverage-gaps.ts';

/** Characters to search for one name. */
const CHARACTERS = 8_000_000;
const MOST_FILES = 20;

/** Occurrences of a symbol's name as a whole word that no resolved reference explains. */
export interface TextOccurrences {
  matches: number;
  files: number;
  /** The first files with their first line. */
  places: { path: string; line: number; count: number }[];
  /** Number of explained occurrences: declarations and resolved references. */
  explained: number;
  /** Whether some files were not searched. */
  truncated: boolean;
}

export async function findTextOccurrences(
  store: Store,
  { shard, node }: FoundNode,
  signal?: AbortSignal,
): Promise<TextOccurrences> {
  const name = referencedName(shard, node);
  const uses: TextOccurrences = { matches: 0, files: 0, places: [], explained: 0, truncated: false };
  if (!/^\S{1,200}$/.test(name)) return uses;
  const pattern = new Pattern(name, { fixed: true, ignoreCase: false });
  const { files } = await planSearch(store, pattern, () => true);
  let searched = 0;
  for await (const { file, shard: each, lines, found } of searchFiles(store, files, pattern, {
    budget: CHARACTERS,
    signal,
  })) {
    searched++;
    const known = found.length > 0 ? knownPlaces(each) : new Set<string>();
    let [count, first] = [0, 0];
    for (const { line, matches } of found) {
      for (const [start, end] of matches) {
        if (!isWord(lines[line - 1] ?? '', start, end)) continue;
        if (known.has(placeKey(line, start + 1))) {
          uses.explained++;
          continue;
        }
        if (count++ === 0) first = line;
      }
    }
    if (count === 0) continue;
    uses.matches += count;
    uses.files++;
    if (uses.places.length < MOST_FILES) uses.places.push({ path: file.path, line: first, count });
  }
  return { ...uses, truncated: searched < files.length };
}

const knownOfShard = new WeakMap<FileShard, ReadonlySet<string>>();

/** Returns the positions of definitions and resolved references in a file. */
function knownPlaces(shard: FileShard): ReadonlySet<string> {
  const kept = knownOfShard.get(shard);
  if (kept) return kept;
  const places = new Set(shard.nodes.map(({ nameSpan: [line, column] }) => placeKey(line, column)));
  const inside = shard.nodes.length;
  for (const { from, sites } of shard.edges) {
    if (from < inside) for (const [line, column] of sites) places.add(placeKey(line, column));
  }
  knownOfShard.set(shard, places);
  return places;
}

function placeKey(line: number, column: number): string {
  return `${line}:${column}`;
}

function isWord(line: string, start: number, end: number): boolean {
  return !/[\p{L}\p{N}_$]$/u.test(line.slice(0, start)) && !/^[\p{L}\p{N}_$]/u.test(line.slice(end));
}
