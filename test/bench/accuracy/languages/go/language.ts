import { dirname } from 'node:path/posix';
import { queryReader } from '../../syntax/query-reader.ts';
import { defineOracle, importsOfFiles, type Language } from '../language.ts';
import { indexGo, Settings, tool } from './make-index.ts';

/** https://go.dev/ref/spec#Predeclared_identifiers */
const universe: ReadonlySet<string> = new Set(
  (
    'any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string ' +
    'uint uint8 uint16 uint32 uint64 uintptr true false iota nil append cap clear close complex copy delete imag ' +
    'len make max min new panic print println real recover ' +
    // The method of `error`.
    'Error'
  ).split(' '),
);

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
  known: { conversions: true, universe, implementations: true, localSymbols: true },
  // A package is the files of a folder.
  imports: { ...importsOfFiles, unitOf: dirname },
};
