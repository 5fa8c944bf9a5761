import { queryReader } from '../../syntax/query-reader.ts';
import { defineOracle, type Language } from '../language.ts';
import { javaImports } from './imports.ts';
import { indexJava, Settings, tool } from './make-index.ts';

export const java: Language = {
  id: 'java',
  name: 'Java',
  syntax: {
    parsers: { '.java': 'java/tree-sitter-java.wasm' },
    read: queryReader(new URL('syntax.scm', import.meta.url)),
  },
  oracle: defineOracle({ tool, revision: 1, settings: Settings, makeIndex: indexJava }),
  symbols: {
    // The package, dotted.
    moduleLength: () => 1,
    // Only that of a class with one: several are told apart.
    constructors: new Set(['<init>']),
    separateOverloads: true,
  },
  known: { localSymbols: true },
  imports: javaImports,
};
