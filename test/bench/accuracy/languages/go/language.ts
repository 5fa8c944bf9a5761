import { dirname } from 'node:path/posix';
import { queryReader } from '../../syntax/query-reader.ts';
import { defineOracle, importsOfFiles, type Language } from '../language.ts';
import { indexGo, Settings, tool } from './make-index.ts';

export const go: Language = {
  id: 'go',
  name: 'Go',
  syntax: {
    parsers: { '.go': 'go/tree-sitter-go.wasm' },
    read: queryReader(new URL('syntax.scm', import.meta.url)),
  },
  oracle: defineOracle({ tool, revision: 1, settings: Settings, makeIndex: indexGo }),
  symbols: {
    // The import path of the package.
    moduleLength: () => 1,
    constructors: new Set(),
    declaredModules: true,
  },
  known: { conversions: true },
  // A package is the files of a folder.
  imports: { ...importsOfFiles, unitOf: dirname },
};
