import { queryReader } from '../../syntax/query-reader.ts';
import { defineOracle, type Language } from '../language.ts';
import { kotlinImports } from './imports.ts';
import { indexKotlin, Settings, tool } from './make-index.ts';

export const kotlin: Language = {
  id: 'kotlin',
  name: 'Kotlin',
  syntax: {
    parsers: { '.kt': 'kotlin/tree-sitter-kotlin.wasm' },
    read: queryReader(new URL('syntax.scm', import.meta.url)),
    // The grammar does not know them.
    codeOf: (_, text) => text.replace(/\bfun(?=\s+interface\s+\w)/g, '   '),
  },
  oracle: defineOracle({ tool, revision: 1, settings: Settings, makeIndex: indexKotlin }),
  symbols: {
    // The file.
    moduleLength: () => 1,
    constructors: new Set(),
    separateOverloads: true,
  },
  known: { localSymbols: true },
  imports: kotlinImports,
};
