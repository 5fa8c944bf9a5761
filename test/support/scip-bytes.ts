import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageWriter } from '../../src/render/scip/wire.ts';

export interface GivenOccurrence {
  /** Zero-based, as in SCIP. */
  range: readonly number[];
  symbol: string;
  roles?: number;
  enclosing?: readonly number[];
}

export interface GivenDocument {
  path: string;
  language?: string;
  encoding?: number;
  text?: string;
  occurrences: readonly GivenOccurrence[];
  symbols?: readonly { symbol: string; kind?: number; documentation?: string; signature?: string }[];
}

/** Encodes a SCIP index. */
export function scipBytes(documents: readonly GivenDocument[], projectRoot = 'file:///repo'): Uint8Array {
  const writer = new MessageWriter();
  writer.message(1, () => writer.text(3, projectRoot));
  for (const { path, language = '', encoding = 2, text = '', occurrences, symbols = [] } of documents)
    writer.message(2, () => {
      writer.text(1, path);
      for (const { range, symbol, roles = 0, enclosing } of occurrences)
        writer.message(2, () => {
          writer.numbers(1, range);
          writer.text(2, symbol);
          writer.number(3, roles);
          if (enclosing) writer.numbers(7, enclosing);
        });
      for (const { symbol, kind = 0, documentation = '', signature = '' } of symbols)
        writer.message(3, () => {
          writer.text(1, symbol);
          writer.text(3, documentation);
          writer.number(5, kind);
          writer.message(7, () => writer.text(5, signature));
        });
      writer.text(4, language);
      writer.text(5, text);
      writer.number(6, encoding);
    });
  return writer.finish();
}

/** Writes bytes as an index and returns its place. */
export function scipFile(bytes: Uint8Array): { file: string; name: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'treeatlas-scip-')), 'index.scip');
  writeFileSync(file, bytes);
  return { file, name: 'index.scip' };
}
