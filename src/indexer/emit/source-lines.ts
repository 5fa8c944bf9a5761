import type { FileShard, LinesOfFile } from '../../model/file-shard.ts';
import { lineOffsets, shownLine } from '../../model/lines.ts';
import { lineNumbersElsewhere } from '../../model/lines-elsewhere.ts';
import { LruCache } from '../../store/lru-cache.ts';
import type { Atlas } from './atlas.ts';

/** Sources that are kept, in characters. A file is read for each file that it refers to. */
const MAX_CHARACTERS = 64_000_000;

/** Reads sources, and the lines of references in them. */
export class SourceLines {
  readonly #atlas: Atlas;
  readonly #records: ReadonlyMap<string, Atlas['records'][number]>;
  readonly #sources = new LruCache<string>(MAX_CHARACTERS);
  readonly #starts = new LruCache<readonly number[]>(MAX_CHARACTERS / 32);

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.#records = new Map(atlas.records.map((record) => [record.path, record]));
  }

  /** Returns the text of a file; see `Atlas.readSource`. */
  async sourceOf(record: Atlas['records'][number]): Promise<string> {
    const known = this.#sources.get(record.path);
    if (known !== undefined) return known;
    const source = await this.#atlas.readSource(record);
    this.#sources.set(record.path, source, source.length);
    return source;
  }

  /** Adds the lines of references in other files. */
  async addTo(shard: FileShard): Promise<FileShard> {
    const linesElsewhere: LinesOfFile[] = [];
    for (const [path, numbers] of lineNumbersElsewhere(shard)) {
      const record = this.#records.get(path);
      if (!record) continue;
      const source = await this.sourceOf(record);
      const starts = this.#startsOf(path, source);
      linesElsewhere.push({ path, lines: numbers.map((line) => [line, shownLine(source, starts, line)]) });
    }
    return linesElsewhere.length > 0 ? { ...shard, linesElsewhere } : shard;
  }

  #startsOf(path: string, source: string): readonly number[] {
    const known = this.#starts.get(path);
    if (known) return known;
    const starts = lineOffsets(source);
    this.#starts.set(path, starts, starts.length);
    return starts;
  }
}
