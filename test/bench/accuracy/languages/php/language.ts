import { queryReader } from '../../syntax/query-reader.ts';
import { defineOracle, type Language } from '../language.ts';
import { phpImports } from './imports.ts';
import { indexPhp, Settings, tool } from './make-index.ts';

export const php: Language = {
  id: 'php',
  name: 'PHP',
  syntax: {
    parsers: { '.php': 'php/tree-sitter-php.wasm' },
    read: queryReader(new URL('syntax.scm', import.meta.url)),
  },
  oracle: defineOracle({ tool, revision: 1, settings: Settings, makeIndex: indexPhp }),
  symbols: {
    // The namespace.
    moduleLength: () => 1,
    constructors: new Set(['__construct']),
  },
  known: { localSymbols: true },
  imports: phpImports,
};
