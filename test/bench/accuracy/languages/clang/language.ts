import { queryReader } from '../../syntax/query-reader.ts';
import { defineOracle, importsOfFiles, type Language } from '../language.ts';
import { indexWithClang, Settings, tool } from './make-index.ts';

interface Dialect {
  id: string;
  name: string;
  /** Of translation units. Headers are read where one includes them. */
  units: readonly string[];
  parsers: Language['syntax']['parsers'];
  query: string;
}

function languageOf({ id, name, units, parsers, query }: Dialect): Language {
  return {
    id,
    name,
    syntax: { parsers, read: queryReader(new URL(query, import.meta.url)) },
    oracle: defineOracle({
      tool,
      revision: 2,
      settings: Settings,
      makeIndex: (job, settings) => indexWithClang(job, settings, units),
    }),
    symbols: {
      // What libclang identifies the definition with.
      moduleLength: () => 1,
      constructors: new Set(),
      separateOverloads: true,
    },
    known: { conversions: true, localSymbols: true },
    imports: importsOfFiles,
  };
}

const cParser = 'c/tree-sitter-c.wasm';
const cppParser = 'cpp/tree-sitter-cpp.wasm';

export const c = languageOf({
  id: 'c',
  name: 'C',
  units: ['.c'],
  parsers: { '.c': cParser, '.h': cParser },
  query: 'c.scm',
});

export const cpp = languageOf({
  id: 'cpp',
  name: 'C++',
  units: ['.cc', '.cpp', '.cxx'],
  parsers: { '.cc': cppParser, '.cpp': cppParser, '.cxx': cppParser, '.hpp': cppParser, '.h': cppParser },
  query: 'cpp.scm',
});
