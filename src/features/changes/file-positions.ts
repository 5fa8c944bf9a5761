import type { FileShard } from '../../model/file-shard.ts';
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

/** The places where references of a file lead somewhere. */
export class FileReferences {
  readonly #certain = new Set<string>();
  /** Places of references that lead to one of several, or to any of a name. */
  readonly #possible = new Set<string>();

  constructor(shard: FileShard) {
    const isOwn = (from: number): boolean => from < shard.nodes.length;
    for (const { from, sites } of shard.edges) if (isOwn(from)) add(this.#certain, sites);
    for (const { from, how, sites } of shard.candidates)
      if (isOwn(from)) add(how === 'name' ? this.#possible : this.#certain, sites);
  }

  /** Whether something is known that the reference at a place leads to, be it by its name alone. */
  isAt(span: Span): boolean {
    return this.certainAt(span) || this.#possible.has(keyOf(span));
  }

  /** Whether more than a name tells what the reference at a place leads to. */
  certainAt(span: Span): boolean {
    return this.#certain.has(keyOf(span));
  }
}

function add(places: Set<string>, sites: readonly Span[]): void {
  for (const site of sites) places.add(keyOf(site));
}

function keyOf([line, column]: Span): string {
  return `${line}:${column}`;
}

/** Returns a line of a text without indentation, cut after so many characters. */
export function lineText(source: string, line: number): string {
  const text = (source.split('\n', line)[line - 1] ?? '').trim();
  return text.length > MAX_LINE ? `${text.slice(0, MAX_LINE)}…` : text;
}

const MAX_LINE = 200;
