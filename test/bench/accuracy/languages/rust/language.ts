import { columnOf, lineOf, type SyntaxNotes } from '../../syntax/file-syntax.ts';
import { queryReader } from '../../syntax/query-reader.ts';
import { defineOracle, type Language } from '../language.ts';
import { rustImports } from './imports.ts';
import { indexRust, Settings, tool } from './make-index.ts';

export const rust: Language = {
  id: 'rust',
  name: 'Rust',
  syntax: {
    parsers: { '.rs': 'rust/tree-sitter-rust.wasm' },
    read: queryReader(new URL('syntax.scm', import.meta.url)),
    note: dropUncalled,
  },
  oracle: defineOracle({ tool, revision: 2, settings: Settings, makeIndex: indexRust }),
  symbols: {
    // A file of the repository, or the modules of another package.
    moduleLength: (descriptors) => {
      const end = descriptors.findIndex(({ suffix }) => suffix !== '/');
      return end < 0 ? descriptors.length : end;
    },
    constructors: new Set(),
  },
  known: { localSymbols: true },
  imports: rustImports,
};

/** Drops names in the arguments of a macro that signs part from the brackets behind them, which a query passes over. */
function dropUncalled({ calls, shapes }: SyntaxNotes, _root: unknown, _path: string, text: string): void {
  const lines = text.split(/\r\n|\n|\r/);
  for (const place of [...calls.keys()]) {
    if (shapes.get(place) !== 'argument of a macro') continue;
    if (!/^(?:r#)?\w+\s*\(/.test(lines[lineOf(place)]?.slice(columnOf(place)) ?? '')) calls.delete(place);
  }
}
