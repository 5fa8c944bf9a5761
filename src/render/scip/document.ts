import type { FileShard } from '../../model/file-shard.ts';
import type { Span } from '../../model/position.ts';
import { kindOf } from './kinds.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import { relationsOf } from './relations.ts';
import type { Symbols } from './symbols.ts';
import type { MessageWriter } from './wire.ts';

const UTF16_CODE_UNITS = 2;

/** Writes a file as a `Document`. `language` is the display name, empty for text. */
export function writeDocument(
  writer: MessageWriter,
  shard: FileShard,
  language: string,
  symbols: Symbols,
): void {
  writer.text(1, shard.path);
  for (const occurrence of occurrencesOf(shard, symbols))
    writer.message(2, () => writeOccurrence(writer, occurrence));
  for (const index of shard.nodes.keys())
    writer.message(3, () => writeSymbol(writer, shard, index, language, symbols));
  writer.text(4, language);
  writer.number(6, UTF16_CODE_UNITS);
}

function writeOccurrence(writer: MessageWriter, { span, symbol, roles, enclosing }: Occurrence): void {
  writer.numbers(1, scipRange(span));
  writer.text(2, symbol);
  writer.number(3, roles);
  if (enclosing) writer.numbers(7, scipRange(enclosing));
}

function writeSymbol(
  writer: MessageWriter,
  shard: FileShard,
  index: number,
  language: string,
  symbols: Symbols,
): void {
  const node = shard.nodes[index];
  if (!node) return;
  const { name, doc = '', signature, parent } = node;
  writer.text(1, symbols.at(shard, index));
  writer.text(3, doc);
  for (const relation of relationsOf(shard, index, symbols)) {
    writer.message(4, () => {
      writer.text(1, relation.symbol);
      writer.number(2, relation.isReference ? 1 : 0);
      writer.number(3, 1);
    });
  }
  writer.number(5, kindOf(node));
  writer.text(6, name);
  if (signature !== undefined) {
    writer.message(7, () => {
      writer.text(4, language);
      writer.text(5, signature);
    });
  }
  if (parent !== null) writer.text(8, symbols.at(shard, parent));
}

/** Converts a span to SCIP's format: zero-based, without the last line if it equals the first. */
function scipRange([startLine, startColumn, endLine, endColumn]: Span): number[] {
  const start = [startLine - 1, startColumn - 1];
  return startLine === endLine ? [...start, endColumn - 1] : [...start, endLine - 1, endColumn - 1];
}
