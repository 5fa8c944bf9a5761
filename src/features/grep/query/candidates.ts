import type { GrepIndex } from '../../../model/grep.ts';
import type { Store } from '../../../store/store.ts';
import { COMMON, decodePostings } from '../codec/postings.ts';
import { readTrigrams } from './read-grep.ts';
import type { Required } from './required.ts';
import { shardOfTrigram, trigramsOf } from '../codec/trigrams.ts';

/** Trigrams of a literal that are looked up in parallel. Each may be in another shard. */
const AT_A_TIME = 4;
/** The maximum number of trigrams that are looked up for a literal. */
const MAX_TRIGRAMS = 16;
/** Reading this many files is cheaper than reading further shards to exclude them. */
const FEW_FILES = 4;

/** Returns the numbers of the files that may match, sorted; undefined if no file can be excluded. */
export async function candidateFiles(
  store: Store,
  index: GrepIndex,
  required: Required,
): Promise<number[] | undefined> {
  switch (required.kind) {
    case 'anything':
      return undefined;
    case 'literal':
      return filesWith(store, index, trigramsOf(required.text));
    case 'all': {
      let files: number[] | undefined;
      for (const part of required.parts) {
        files = intersect(files, await candidateFiles(store, index, part));
        if (files && files.length <= FEW_FILES) break;
      }
      return files;
    }
    case 'any': {
      const found = new Set<number>();
      for (const part of required.parts) {
        const files = await candidateFiles(store, index, part);
        if (!files) return undefined;
        for (const file of files) found.add(file);
      }
      return [...found].sort((a, b) => a - b);
    }
  }
}

/** Whether only a text with certain trigrams can match. */
export function requiresTrigrams(required: Required): boolean {
  if (required.kind === 'anything') return false;
  if (required.kind === 'literal') return trigramsOf(required.text).length > 0;
  return required.kind === 'all'
    ? required.parts.some(requiresTrigrams)
    : required.parts.every(requiresTrigrams);
}

/** Neighbouring trigrams exclude the same files, so trigrams from different parts of the literal are looked up first. */
async function filesWith(
  store: Store,
  index: GrepIndex,
  trigrams: readonly string[],
): Promise<number[] | undefined> {
  const chosen = spread(trigrams, MAX_TRIGRAMS);
  let files: number[] | undefined;
  for (let first = 0; first < chosen.length; first += AT_A_TIME) {
    const lists = chosen.slice(first, first + AT_A_TIME).map((trigram) => filesOf(store, index, trigram));
    const before: number | undefined = files?.length;
    for (const list of await Promise.all(lists)) files = intersect(files, list);
    if (!files) continue;
    // If further trigrams exclude hardly any file, most of the files that are left contain the whole literal.
    const excluded = (before ?? Infinity) - files.length;
    if (files.length <= FEW_FILES || excluded <= FEW_FILES) break;
  }
  return files;
}

async function filesOf(store: Store, index: GrepIndex, trigram: string): Promise<number[] | undefined> {
  const lists = await readTrigrams(store, shardOfTrigram(trigram, index.shards));
  const list = lists.get(trigram);
  if (list === COMMON) return undefined;
  return list === undefined ? [] : decodePostings(list, index.files);
}

/** Returns items from each quarter in turn: the first of each, then the second of each. */
function spread(items: readonly string[], limit: number): string[] {
  const step = Math.ceil(items.length / AT_A_TIME);
  const order = items.map((item, at) => ({ item, turn: at % step, at }));
  return order
    .sort((a, b) => a.turn - b.turn || a.at - b.at)
    .slice(0, limit)
    .map(({ item }) => item);
}

function intersect(a: number[] | undefined, b: number[] | undefined): number[] | undefined {
  if (!a || !b) return a ?? b;
  const known = new Set(b);
  return a.filter((file) => known.has(file));
}
