import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import {
  grepFileRow,
  type GrepFileRow,
  type GrepFiles,
  type GrepIndex,
  type GrepTrigrams,
} from '../../../model/grep.ts';
import { COMMON, PostingsWriter, SEPARATOR } from '../codec/postings.ts';
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
/** Characters of a trigram and a separator. */
const TRIGRAM_SIZE = 4;

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
        const shards = shardCount(lists.trigrams.length * TRIGRAM_SIZE + lists.postings.length);
        const characters = rows.reduce((sum, [, , , each]) => sum + each, 0);
        const index: GrepIndex = { files: rows.length, characters, filesPerTable: FILES_PER_TABLE, shards };
        yield { path: artifactPath.grep('index'), value: index };
        yield* fileTables(rows);
        yield* trigramShards(lists, shards);
      },
    };
  },
};

/** All lists, in the order of their trigrams. */
interface Lists {
  trigrams: string[];
  postings: PostingsWriter;
  /** The offset of each list in `postings`, and the end of the last one. */
  starts: number[];
}

function encodeAll(collector: TrigramCollector, files: number): Lists {
  const postings = new PostingsWriter();
  const trigrams: string[] = [];
  const starts = [0];
  for (const [trigram, numbers] of collector.lists()) {
    if (numbers.length > files * COMMON_SHARE && files > 2) postings.mark(COMMON);
    else postings.add(numbers);
    trigrams.push(trigram);
    starts.push(postings.length);
  }
  return { trigrams, postings, starts };
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

function* trigramShards({ trigrams, postings, starts }: Lists, count: number): Generator<Artifact> {
  const shards = Array.from({ length: count }, (): number[] => []);
  for (const [list, trigram] of trigrams.entries()) shards[shardOfTrigram(trigram, count)]?.push(list);
  for (const [number, lists] of shards.entries()) {
    const own = new PostingsWriter();
    for (const [at, list] of lists.entries()) {
      if (at > 0) own.mark(SEPARATOR);
      own.copy(postings, starts[list] ?? 0, starts[list + 1] ?? 0);
    }
    const value: GrepTrigrams = {
      trigrams: lists.map((list) => trigrams[list]).join(''),
      postings: own.text(),
    };
    yield { path: artifactPath.grep(`trigrams/${number}`), value };
  }
}
