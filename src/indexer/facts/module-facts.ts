import type { DefinitionIndex, ScopeIndex, RowIndex, ImportIndex } from './ids.ts';
import type { Span } from '../../model/position.ts';

export interface Listing {
  names: string[];
  /** Rows of modules whose listed names are included. */
  modules: RowIndex[];
  /** Whether a part of the list cannot be evaluated. */
  open: boolean;
}

export interface ImportFact {
  /** The module specifier as written. */
  source: string;
  /**
   * `effect`: no name; `named`, `default`, `namespace`: binds `local`; `package`: binds the name by which the
   * module calls itself; `module`: binds the first part of a dotted specifier; `star`: binds all exports of the
   * module; `dynamic`: an expression; `doc`: a comment; `qualified`: a name that says its namespace, and no statement.
   */
  kind:
    | 'effect'
    | 'named'
    | 'default'
    | 'namespace'
    | 'package'
    | 'module'
    | 'star'
    | 'dynamic'
    | 'doc'
    | 'qualified';
  /** The name in the other module; empty if there is none. */
  imported: string;
  /** The name in this file; empty if there is none. */
  local: string;
  /** Range of the module specifier. */
  span: Span;
  /** Range of the imported name, if it is written. */
  nameSpan?: Span;
  container: DefinitionIndex;
  /** Whether the names are exported again and not bound. */
  reexport: boolean;
  /** Whether the import holds for all files of the language family. */
  shared: boolean;
  /** Whether it stands in code that is gone when the program runs, so that it loads nothing. */
  erased: boolean;
  /** Whether the names are bound and also exported. */
  reexported?: true;
  /** Whether the file gets a stand-in for the module, if there is one. */
  replaced?: true;
}

export interface ExportFact {
  /** The exported name; `default` for the default export; empty for a star or for the module's own value. */
  name: string;
  kind: 'named' | 'star' | 'namespace' | 'assign';
  /** The name in this file; empty if there is none. */
  local: string;
  /** Row of the value, or -1. */
  value: RowIndex;
  /** Index of the exported definition, or -1. */
  definition: DefinitionIndex;
  /** Index of the import that is exported again, or -1. */
  from: ImportIndex;
  span: Span;
}

/** A path of a file of the repository, which code reads as data. */
export interface FilePathFact {
  /** Relative to the folder of the file, or of `module`. */
  path: string;
  /** Whether it may be a glob, or a folder with all that is in it. */
  isGlob: boolean;
  /** The module in whose folder the path starts; empty if it is that of the file. */
  module: string;
  span: Span;
}

/** A declaration, export or module name of a file for languages of other families. */
export interface ForeignFact {
  /** `declaration`: of what another language defines. `export`: what other languages may call. `module`: a name of the file for imports. */
  role: 'declaration' | 'export' | 'module';
  /** The name that identifies the interface by which others use it; empty if every language can. */
  interface: string;
  /** The name that other languages know; empty if it is that of the definition. */
  name: string;
  /** The name of the function that is exported, if it is not `definition`; otherwise empty. */
  local: string;
  /** -1 if there is none. */
  definition: DefinitionIndex;
}

/** Begins the part of the name of a namespace that a macro stands for, which another file may define. */
export const MACRO_MARK = '#';

/** A macro that a file defines to begin a namespace, with its dotted name. */
export interface MacroNamespaceFact {
  macro: string;
  namespace: string;
}

/** A namespace that a block of a file declares. */
export interface NamespaceFact {
  /** Dotted name from the root on. */
  name: string;
  /** The scope of the block. */
  scope: ScopeIndex;
}
