import { partitionPoint } from '../../base/partition-point.ts';
import { Lines } from '../extract/text.ts';
import type { Span } from '../../model/position.ts';

/** A run of code that comes from the file. All offsets are in UTF-16 units. */
interface Run {
  /** Offset in the code. */
  at: number;
  length: number;
  /** Offset and length in the file. They differ in length where the code says something else than the file. */
  source: number;
  sourceLength: number;
}

/** Code that was put together from pieces of a file. Between them is glue, which has no place in the file. */
export class EmbeddedCode {
  readonly text: string;
  readonly #runs: readonly Run[];

  constructor(text: string, runs: readonly Run[]) {
    this.text = text;
    this.#runs = runs;
  }

  /** The offset in the file of what begins at an offset of the code. */
  startOf(offset: number): number {
    const index = this.#lastBefore(offset + 1);
    const run = this.#runs[index];
    if (run && offset < run.at + run.length) return within(run, offset);
    return this.#runs[index + 1]?.source ?? this.endOf(offset);
  }

  /** The offset in the file of what ends at an offset of the code. */
  endOf(offset: number): number {
    const run = this.#runs[this.#lastBefore(offset)];
    if (!run) return 0;
    return offset <= run.at + run.length ? within(run, offset) : run.source + run.sourceLength;
  }

  /** The range of the file from which a range of the code comes; empty if it is glue. */
  rangeInFile(start: number, end: number): [start: number, end: number] {
    const from = this.startOf(start);
    return [from, end > start ? Math.max(from, this.endOf(end)) : from];
  }

  /** Index of the last run that begins before an offset of the code; -1 if there is none. */
  #lastBefore(offset: number): number {
    return partitionPoint(this.#runs.length, (index) => (this.#runs[index]?.at ?? 0) < offset) - 1;
  }
}

function within({ at, length, source, sourceLength }: Run, offset: number): number {
  if (length === sourceLength) return source + offset - at;
  return offset === at ? source : source + sourceLength;
}

/** Puts code together. What is copied must be in the order of the file. */
export class CodeBuilder {
  readonly #source: string;
  readonly #parts: string[] = [];
  readonly #runs: Run[] = [];
  #length = 0;

  constructor(source: string) {
    this.#source = source;
  }

  glue(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
  }

  copy(start: number, end: number): void {
    this.replace(this.#source.slice(start, end), start, end);
  }

  /** Adds code that stands for a range of the file. */
  replace(text: string, start: number, end: number): void {
    if (text === '') return;
    this.#runs.push({ at: this.#length, length: text.length, source: start, sourceLength: end - start });
    this.glue(text);
  }

  finish(): EmbeddedCode {
    return new EmbeddedCode(this.#parts.join(''), this.#runs);
  }
}

/** The places in a file of offsets in the code that it embeds. */
export class EmbeddedLines extends Lines {
  readonly #source: string;
  readonly #code: EmbeddedCode;

  constructor(source: string, code: EmbeddedCode) {
    super(source);
    this.#source = source;
    this.#code = code;
  }

  override written(start: number, end: number): string | undefined {
    const written = this.#source.slice(...this.#code.rangeInFile(start, end));
    return written === this.#code.text.slice(start, end) ? undefined : written;
  }

  override span(start: number, end: number): Span {
    const [from, to] = this.#code.rangeInFile(start, end);
    return super.span(from, to);
  }
}
