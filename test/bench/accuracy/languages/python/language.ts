import { defineOracle, type Language } from '../language.ts';
import { pythonImports } from './imports.ts';
import { indexPython, Settings, tool } from './make-index.ts';
import { walkPython } from './syntax/walk-python.ts';

const parser = 'python/tree-sitter-python.wasm';

export const python: Language = {
  id: 'python',
  name: 'Python',
  syntax: { parsers: { '.py': parser, '.pyi': parser }, read: walkPython },
  oracle: defineOracle({ tool, revision: 1, settings: Settings, makeIndex: indexPython }),
  symbols: {
    // One dotted name.
    moduleLength: () => 1,
    constructors: new Set(['__init__', '__new__']),
    moduleMarker: '__init__',
    builtins: 'builtins',
  },
  known: {
    slots: '__slots__',
    starImports: true,
    // An object that is called, entered or added calls a method that the source does not name.
    unnamedMethods: /^(?:__\w+__|model_post_init)$/,
    oneOfSeveral: true,
  },
  imports: pythonImports,
};
