import type { Span } from '../../model/position.ts';
import { ScipEncoding, type ScipRange } from './scip-document.ts';

const encoder = new TextEncoder();

/** The text of a file, in which ranges of an index are looked up. */
export class DocumentText {
  readonly lines: readonly string[];
  readonly #encoding: number;

  constructor(text: string, encoding: number) {
    this.lines = text.split(/\r\n|\n|\r/);
    this.#encoding = encoding;
  }

  /** Returns the span of a range: one-based, columns in UTF-16 units. Undefined if the text has no such range. */
  spanOf([startLine, startColumn, endLine, endColumn]: ScipRange): Span | undefined {
    const start = this.#column(startLine, startColumn);
    const end = this.#column(endLine, endColumn);
    if (start === undefined || end === undefined) return undefined;
    if (endLine < startLine || (endLine === startLine && end < start)) return undefined;
    return [startLine + 1, start + 1, endLine + 1, end + 1];
  }

  /** Returns the text of a span in one line; empty for one of several lines. */
  textOf([line, column, endLine, endColumn]: Span): string {
    return line === endLine ? (this.lines[line - 1] ?? '').slice(column - 1, endColumn - 1) : '';
  }

  /** Returns the characters before and after a span in one line; empty at the ends of the line. */
  around([line, column, , endColumn]: Span): { before: string; after: string } {
    const text = this.lines[line - 1] ?? '';
    return { before: text.charAt(column - 2), after: text.charAt(endColumn - 1) };
  }

  /** Converts a column to UTF-16 units. */
  #column(line: number, column: number): number | undefined {
    const text = this.lines[line];
    if (text === undefined) return undefined;
    if (this.#encoding === ScipEncoding.Utf8) {
      // Most lines are ASCII, where both units are the same.
      if (column <= text.length && isAscii(text, column)) return column;
      return columnIn(text, column, (char) => encoder.encode(char).length);
    }
    if (this.#encoding === ScipEncoding.Utf32) return columnIn(text, column, () => 1);
    return column <= text.length ? column : undefined;
  }
}

function isAscii(text: string, length: number): boolean {
  for (let at = 0; at < length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function columnIn(text: string, column: number, sizeOf: (char: string) => number): number | undefined {
  let left = column;
  let at = 0;
  for (const char of text) {
    if (left <= 0) break;
    left -= sizeOf(char);
    at += char.length;
  }
  return left === 0 ? at : undefined;
}
