import { queryReader } from '../../syntax/query-reader.ts';
import { defineOracle, importsOfFiles, type Language } from '../language.ts';
import { tool } from './install.ts';
import { indexCSharp, Settings } from './make-index.ts';

export const csharp: Language = {
  id: 'csharp',
  name: 'C#',
  syntax: {
    parsers: { '.cs': 'c_sharp/tree-sitter-c_sharp.wasm' },
    read: queryReader(new URL('syntax.scm', import.meta.url)),
  },
  oracle: defineOracle({ tool, revision: 1, settings: Settings, makeIndex: indexCSharp }),
  symbols: {
    // The namespace, dotted.
    moduleLength: () => 1,
    // Only that of a class with one: several are told apart.
    constructors: new Set(['.ctor']),
    separateOverloads: true,
  },
  known: { localSymbols: true },
  imports: importsOfFiles,
};
