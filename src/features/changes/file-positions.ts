import type { FileShard } from '../../model/file-shard.ts';
import { endAt } from '../../model/file-shard.ts';
import type { Span } from '../../model/position.ts';
import { diffLines, lineMap } from '../../query/line-diff.ts';
import type { FilePair } from './file-pairs.ts';

/** Returns the span in the new text of one in the old text; undefined if one of its lines was changed. */
export type MapSpan = (span: Span) => Span | undefined;

export function spanMap({ base, head }: FilePair): MapSpan {
  if (!base || !head) return () => undefined;
  if (base.source === head.source) return (span) => span;
  const lineNow = lineMap(diffLines(base.source, head.source));
  return ([startLine, startColumn, endLine, endColumn]) => {
    const [start, end] = [lineNow(startLine), lineNow(endLine)];
    if (start === undefined || end === undefined) return undefined;
    return [start, startColumn, end, endColumn];
  };
}

/** The ids that references of a file lead to, by the place where each begins. */
export class FileReferences {
  readonly #targets = new Map<string, string[]>();

  constructor(shard: FileShard) {
    const isOwn = (from: number): boolean => from < shard.nodes.length;
    for (const { from, to, sites } of shard.edges) if (isOwn(from)) this.#add(sites, [endAt(shard, to).id]);
    for (const { from, to, sites } of shard.candidates)
      if (isOwn(from))
        this.#add(
          sites,
          to.map((each) => endAt(shard, each).id),
        );
  }

  /** The ids that the references at a place lead to, possible ones too; empty if nothing is known. */
  at([line, column]: Span): readonly string[] {
    return this.#targets.get(`${line}:${column}`) ?? [];
  }

  #add(sites: readonly Span[], ids: readonly string[]): void {
    for (const [line, column] of sites) {
      const key = `${line}:${column}`;
      const known = this.#targets.get(key);
      if (known) known.push(...ids);
      else this.#targets.set(key, [...ids]);
    }
  }
}

/** Returns a line of a text without indentation, cut after so many characters. */
export function lineText(source: string, line: number): string {
  const text = (source.split('\n', line)[line - 1] ?? '').trim();
  return text.length > MAX_LINE ? `${text.slice(0, MAX_LINE)}…` : text;
}

const MAX_LINE = 200;
