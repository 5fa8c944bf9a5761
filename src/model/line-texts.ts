import type { FileShard, LinesOfFile } from './file-shard.ts';
import { lineOffsets, shownLine } from './lines.ts';
import { compareText } from './order.ts';
import type { Span } from './position.ts';
import type { Place, PlaceInFile } from './published-places.ts';

export function placeOf([first, column, endLine, endColumn]: Span): Place {
  return { line: first, column, endLine, endColumn };
}

export function spanOf(place: Place): Span {
  return [place.line, place.column, place.endLine, place.endColumn];
}

/** Finds the texts of lines for the places of a shard, those in its own file included. */
export class LineTexts {
  readonly #shard: FileShard;
  /** Made when a line of another file is wanted: a store may have to read them. */
  #byPath: ReadonlyMap<string, ReadonlyMap<number, string>> | undefined;
  #starts: readonly number[] | undefined;

  constructor(shard: FileShard) {
    this.#shard = shard;
  }

  textAt(path: string, lineNumber: number): string | undefined {
    const { source, path: own } = this.#shard;
    if (path !== own) {
      const { linesElsewhere } = this.#shard;
      this.#byPath ??= new Map(linesElsewhere?.map((each) => [each.path, new Map(each.lines)]));
      return this.#byPath.get(path)?.get(lineNumber);
    }
    this.#starts ??= lineOffsets(source);
    return shownLine(source, this.#starts, lineNumber);
  }

  placesIn(path: string, sites: readonly Span[]): PlaceInFile[] {
    return sites.map((site) => {
      const text = this.textAt(path, site[0]);
      return { path, ...placeOf(site), ...(text === undefined ? {} : { text }) };
    });
  }
}

/** Collects lines of other files, each once. */
export class LineCollector {
  readonly #own: string;
  readonly #byPath = new Map<string, Map<number, string>>();

  constructor(own: string) {
    this.#own = own;
  }

  add({ path, line: lineNumber, text }: PlaceInFile): void {
    if (path === this.#own || text === undefined) return;
    const lines = this.#byPath.get(path);
    if (lines) lines.set(lineNumber, text);
    else this.#byPath.set(path, new Map([[lineNumber, text]]));
  }

  /** Returns the lines, sorted by path and number; undefined if there are none. */
  lines(): LinesOfFile[] | undefined {
    if (this.#byPath.size === 0) return undefined;
    return [...this.#byPath]
      .sort(([a], [b]) => compareText(a, b))
      .map(([path, lines]) => ({ path, lines: [...lines].sort(([a], [b]) => a - b) }));
  }
}
