import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import {
  grepFileRow,
  type GrepFileRow,
  type GrepFiles,
  type GrepIndex,
  type GrepTrigrams,
} from '../../../model/grep.ts';
import { COMMON, encodePostings, SEPARATOR } from '../codec/postings.ts';
import { shardOfTrigram } from '../codec/trigrams.ts';
import type { Layer, LayerBuilder } from '../../../derive/layer.ts';
import { TrigramCollector } from './trigram-collector.ts';
import { TrigramReader } from './trigram-reader.ts';

/** A trigram in more than this share of the files excludes too few files to be worth a list. */
const COMMON_SHARE = 0.5;
const FILES_PER_TABLE = 500;
/** Approximate size of a shard in characters. A search loads up to one for each trigram of its literal. */
const SHARD_SIZE = 16_000;
const MAX_SHARDS = 4096;

interface GrepPart {
  row: GrepFileRow;
  trigrams: Uint8Array;
}

/** The trigram index that narrows the files of a `grep`. */
export const grepLayer: Layer<GrepPart> = {
  prefix: artifactPath.grep(''),
  uses: [],
  openParts: () => {
    const reader = new TrigramReader();
    return (shard) => ({ row: grepFileRow(shard), trigrams: reader.read(shard.source) });
  },
  open: (): LayerBuilder<GrepPart> => {
    const collector = new TrigramCollector();
    const rows: GrepFileRow[] = [];
    return {
      add({ row, trigrams }) {
        collector.add(trigrams);
        rows.push(row);
      },
      *artifacts() {
        const lists = encodeAll(collector, rows.length);
        const size = lists.reduce((sum, [trigram, list]) => sum + trigram.length + list.length + 1, 0);
        const shards = shardCount(size);
        const characters = rows.reduce((sum, [, , , each]) => sum + each, 0);
        const index: GrepIndex = { files: rows.length, characters, filesPerTable: FILES_PER_TABLE, shards };
        yield { path: artifactPath.grep('index'), value: index };
        yield* fileTables(rows);
        yield* trigramShards(lists, shards);
      },
    };
  },
};

/** Returns the lists in the order of trigrams. */
function encodeAll(collector: TrigramCollector, files: number): [trigram: string, list: string][] {
  const lists: [string, string][] = [];
  for (const [trigram, numbers] of collector.lists()) {
    const common = numbers.length > files * COMMON_SHARE && files > 2;
    lists.push([trigram, common ? COMMON : encodePostings(numbers)]);
  }
  return lists;
}

function shardCount(size: number): number {
  let shards = 1;
  while (shards < MAX_SHARDS && size / shards > SHARD_SIZE) shards *= 2;
  return shards;
}

function* fileTables(rows: readonly GrepFileRow[]): Generator<Artifact> {
  for (let first = 0; first < rows.length; first += FILES_PER_TABLE) {
    const value: GrepFiles = { rows: rows.slice(first, first + FILES_PER_TABLE) };
    yield { path: artifactPath.grep(`files/${first / FILES_PER_TABLE}`), value };
  }
}

function* trigramShards(lists: readonly [string, string][], count: number): Generator<Artifact> {
  const shards = Array.from({ length: count }, (): [string, string][] => []);
  for (const entry of lists) shards[shardOfTrigram(entry[0], count)]?.push(entry);
  for (const [number, entries] of shards.entries()) {
    const value: GrepTrigrams = {
      trigrams: entries.map(([trigram]) => trigram).join(''),
      postings: entries.map(([, list]) => list).join(SEPARATOR),
    };
    yield { path: artifactPath.grep(`trigrams/${number}`), value };
  }
}
