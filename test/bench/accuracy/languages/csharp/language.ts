import { queryReader } from '../../syntax/query-reader.ts';
import { defineOracle, importsOfFiles, type Language } from '../language.ts';
import { indexCSharp, Settings, tool } from './make-index.ts';

export const csharp: Language = {
  id: 'csharp',
  name: 'C#',
  syntax: {
    parsers: { '.cs': 'c_sharp/tree-sitter-c_sharp.wasm' },
    read: queryReader(new URL('syntax.scm', import.meta.url)),
  },
  oracle: defineOracle({ tool, revision: 1, settings: Settings, makeIndex: indexCSharp }),
  symbols: { moduleLength: () => 1, constructors: new Set() },
  known: {},
  imports: importsOfFiles,
};
