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
  },
  oracle: defineOracle({ tool, revision: 1, settings: Settings, makeIndex: indexRust }),
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
