import type { TextRanges } from '../features/secrets/mask.ts';
import type { Finding } from '../model/coverage.ts';
import type { NodeKind, Visibility } from '../model/kinds.ts';
import type { Span } from '../model/position.ts';

/** Grows by one when facts of older code can no longer be used: part of the key of the cache. */
export const FACTS_VERSION = 77;

/**
 * What one file says, known from its bytes and its grammar alone. Large tables are typed arrays of rows,
 * because a repository has millions of them: read them through `expressionRow` and its like.
 */
export interface FileFacts {
  /** `definitions[0]` is the file. Parents come before children; otherwise in source order. */
  definitions: DefinitionFact[];
  strings: string[];
  /** Rows of `ScopeColumn`; row 0 is the file. Parents come before children. */
  scopes: Int32Array;
  /** Rows of `ExpressionColumn`. */
  expressions: Int32Array;
  /** Rows of `BindingColumn`, in source order. */
  bindings: Int32Array;
  /** Lists of rows, each after its length: what `list` reads. */
  lists: Int32Array;
  /** Rows of `ConditionColumn`. */
  conditions: Int32Array;
  /** Offset of the first character of each line, in UTF-16 units. */
  lineStarts: Int32Array;
  imports: ImportFact[];
  exports: ExportFact[];
  /** What the file says that it gives to who takes all of it; undefined where it says nothing. */
  listing: Listing | undefined;
}

export interface Listing {
  names: string[];
  /** Rows of modules whose listings are part of it. */
  modules: number[];
  /** A part of it cannot be read. */
  open: boolean;
}

export interface DefinitionFact {
  kind: NodeKind;
  name: string;
  /** Dotted name in the file, `~2` included; empty for the file. */
  symbol: string;
  /** Index of the enclosing definition; -1 for the file. */
  parent: number;
  span: Span;
  nameSpan: Span;
  /** UTF-16 length of what is shown of it. */
  length: number;
  signature?: string;
  doc?: string;
  visibility: Visibility;
  /** Marked by an export, or reachable because the language exports everything. */
  exported: boolean;
  modifiers: string[];
  complexity?: number;
  /** Row of its declared type: of a variable its type, of a callable what it returns. -1 when there is none. */
  type: number;
  /** Of a callable, row of the type that it is declared to be of as a whole; otherwise -1. */
  whole: number;
  /** Rows of the expressions that it is made to hold, in source order. */
  values: number[];
  /** Its signatures, when it has several: the scope of each and the row of what it returns. */
  overloads: { scope: number; type: number }[];
  /** Rows of what its body returns. */
  returns: number[];
  /** Row of the type of what stands under any key of it. -1 when there is none. */
  element: number;
  /** Rows of the types of functions that it can be called as, and that it makes others with. */
  called: number[];
  constructed: number[];
  /** Rows of its decorators, outer before inner. */
  decorators: number[];
  /** Rows of the types it is made from. */
  extends: number[];
  implements: number[];
  /** Rows of objects whose members it is given. */
  mixins: number[];
  /** Rows of the types that it is itself an instance of. */
  metatypes: number[];
  /** The scope that its body is; -1 when it has none. */
  scope: number;
}

/** What a scope is; decides where names are hoisted to and which scopes a look-up passes over. */
export const ScopeKind = {
  File: 0,
  Function: 1,
  Type: 2,
  Namespace: 3,
  Block: 4,
  /** Of an object literal: its names are members, never bindings. */
  Object: 5,
} as const;

/** Columns of a row of `scopes`. */
export const ScopeColumn = {
  Parent: 0,
  Kind: 1,
  /** The definition whose body it is, or -1. */
  Definition: 2,
  /** 1 when the instance that is meant in it is that of the scope around it, 2 when that is the type itself. */
  Open: 3,
  Width: 4,
} as const;

/**
 * What an expression does. `A` and `B` are the operands in its row: rows, indexes into `strings`, or the place of a
 * list in `lists`; -1 for none.
 */
export const Op = {
  /** A: string. A name, looked up in the scope of the row. */
  Name: 0,
  /** A: row of the object; B: string. */
  Member: 1,
  /** A: row of what is called; B: list of arguments. */
  Call: 2,
  /** A: row of what is constructed; B: list of arguments. */
  New: 3,
  /** A: row. */
  Await: 4,
  /** A: row; B: row of the type, or of what it is assigned to, that asks for it, or -1. The same value under another node. */
  Same: 5,
  /** The instance whose method this is. */
  Self: 6,
  /** The instance, its members looked up from the parent types on. */
  Super: 7,
  /** A, B: rows. One of two. */
  Either: 8,
  /** A: row of what holds it; B: row of the key. */
  Element: 9,
  /** A: string, the type of the language's library that it is of; B: list of what it holds. */
  Literal: 10,
  /** A: scope of an anonymous function or of its type; B: list: declared type of the result or -1, then what it returns. */
  Function: 11,
  /** A: definition of the class. */
  Class: 12,
  /** B: list of `Named` and `Spread`. An object, or the type of one. */
  Object: 13,
  /** A: row of a type; B: row of the value, or -1. A value declared to be of it. */
  Cast: 14,
  /** A: row of the type; B: list of its arguments. */
  Generic: 15,
  /** A: row of the element's type. */
  Array: 16,
  /** A: row of an expression whose type is meant. */
  Query: 17,
  /** A: index of an import, or -1 for this file: the module itself. */
  Module: 18,
  /** A: row; B: string. A value under a name: a keyword argument, a property of an object. */
  Named: 19,
  /** A: row. All that it holds. */
  Spread: 20,
  /** A: row; B: position, or -1. One of the values that it gives when it is iterated over. */
  Iterated: 21,
  /** A: row. What entering it as a context gives. */
  Entered: 22,
  /** A: row. An instance of it. */
  Caught: 23,
  /** A: scope of a function; B: position. What is given for its parameter. */
  Parameter: 24,
  /** A: row. What a generator gives one after the other. */
  Yielded: 25,
  /** A, B: rows. The second where the first holds. */
  And: 26,
  /** A, B: rows. The second where the first does not hold. */
  Or: 27,
  /** A: row. */
  Not: 28,
  /** A: row of a value; B: row of a type. Whether the value is an instance of it. */
  Test: 29,
  /** B: list. A value, or a type, of that many values in this order. */
  Tuple: 30,
  /** B: list. One of them. */
  AnyOf: 31,
  /** A: row of a type. That a function which returns it tells whether its first argument is of that type. */
  Predicate: 32,
  /** A: list of the two operands; B: string, the name of the method of the first that the operator calls, or -1. */
  Operator: 33,
  /** A: row of what holds it; B: string, a constant key as written. */
  At: 34,
  /** A: row; B: position. All from that position on, where it is taken apart. */
  Rest: 35,
  /** A: string, the type of the language's library that it is of; B: string. A text that is written there, short as a name. */
  Text: 36,
  /** A: row of a type; B: row of a type of keys. What the members of the first under those keys are of. */
  Lookup: 37,
  /** A: row of a type. The names of its members. */
  Keys: 38,
  /** A: row of a type; B: list: the type it may be made from, what is then meant, what is meant otherwise. */
  Conditional: 39,
} as const;

/** How a name or member is used: bits in the role of its row. */
export const Role = {
  Type: 1,
  Callee: 2,
  Extends: 4,
  Implements: 8,
  Decorator: 16,
  /** Assigned to. */
  Write: 32,
  /** Names what is defined or exported there: no use. */
  Defining: 64,
  /** Of a function, or of a module that is loaded: the result has to be awaited. */
  Async: 128,
  /** Of a value under a name: the name is a member of what is asked for there. */
  Asked: 256,
  /** Looked up outside of the body of its scope, where only the type parameters of that are known. */
  Outside: 512,
} as const;

/** Columns of a row of `expressions`. The place is that of the name for `Name` and `Member`. */
export const ExpressionColumn = {
  Op: 0,
  A: 1,
  B: 2,
  Role: 3,
  Scope: 4,
  /** The innermost definition around it that is no variable: where the use counts. */
  Container: 5,
  /** In UTF-16 units of the file. */
  Offset: 6,
  Length: 7,
  Width: 8,
} as const;

export const BindingKind = {
  /** Target: definition. */
  Definition: 0,
  /** Target: import. */
  Import: 1,
  Parameter: 2,
  Variable: 3,
  /** The instance that a method is called on. */
  Receiver: 4,
  /** The type that a method is called on. */
  ReceiverType: 5,
  TypeParameter: 6,
  /** The name means the one of the file here. */
  Global: 7,
  /** The name means the one of the enclosing function here. */
  Nonlocal: 8,
  /** Bound elsewhere in the scope: what it is given afterwards. */
  Assigned: 9,
} as const;

/** Added to the position of a parameter that takes all arguments from there on. */
export const REST = 1 << 16;
/** Added to the position of a parameter that is given by its name alone, or with `REST` takes all such. */
export const NAMED = 1 << 17;

/** Columns of a row of `bindings`. */
export const BindingColumn = {
  Scope: 0,
  /** String; of a parameter that is taken apart the empty one. */
  Name: 1,
  Kind: 2,
  /** Definition or import, by kind; otherwise -1. */
  Target: 3,
  /** Row of its declared type, or -1. */
  Type: 4,
  /** Row of its value, or -1. */
  Value: 5,
  /**
   * Of a parameter and a type parameter: which it is, receivers not counted; `REST` more for one that takes all that
   * follow, `NAMED` more for one that only its name gives a value; otherwise -1.
   */
  Position: 6,
  /** Offset from which on the name has this value. */
  From: 7,
  /**
   * Offset from which on it may have another one, because the branch ends that it is bound in. -1 when a function inside
   * of the scope binds it, and so at any time.
   */
  Until: 8,
  /** Of what is assigned in a loop: the offset of the loop, from which on the name may have the value again; otherwise -1. */
  Again: 9,
  /** Offset from which on it is not seen, because a branch that it is bound in left what is around it; or -1. */
  Gone: 10,
  /** Offset from which on it is seen again: behind the loop that was left, or where what was raised is caught. */
  Back: 11,
  Width: 12,
} as const;

/** Columns of a row of `conditions`: from one offset to another it is known that a condition holds, or that it does not. */
export const ConditionColumn = {
  /** Row of the condition. */
  Row: 0,
  /** 1 when it holds, 0 when it does not. */
  Holds: 1,
  From: 2,
  Until: 3,
  Width: 4,
} as const;

export interface ImportFact {
  /** As written. */
  source: string;
  /**
   * `effect`: no name; `named`, `default`, `namespace`: binds `local`; `module`: binds the first part of a
   * dotted source; `star`: binds all that the module exports; `dynamic`: an expression; `doc`: a comment.
   */
  kind: 'effect' | 'named' | 'default' | 'namespace' | 'module' | 'star' | 'dynamic' | 'doc';
  /** The name in the other module; empty where there is none. */
  imported: string;
  /** The name here; empty where there is none. */
  local: string;
  /** Of the module specifier. */
  span: Span;
  /** Of the imported name, where one is written. */
  nameSpan?: Span;
  container: number;
  /** Passes the names on instead of binding them. */
  reexport: boolean;
}

export interface ExportFact {
  /** The name for others; `default` for the default export; empty for a star or for the module's own value. */
  name: string;
  kind: 'named' | 'star' | 'namespace' | 'assign';
  /** The name here; empty where there is none. */
  local: string;
  /** Row of the value, or -1. */
  value: number;
  /** The definition that it is, or -1. */
  definition: number;
  /** Index of the import it passes on, or -1. */
  from: number;
  span: Span;
}

/** All that the process which parses a file finds out about it. */
export interface FileRecord {
  path: string;
  language: string | null;
  status: 'parsed' | 'partial' | 'failed' | 'text';
  /** SHA-256 of the bytes, hex; of the text as it is published where something is withheld of it. */
  hash: string;
  lines: number;
  bytes: number;
  facts: FileFacts | null;
  /** See `model/highlight.ts`. */
  highlights: Int32Array;
  findings: Finding[];
  /** Likely secrets that the text is published without; absent where there are none. */
  withheld?: WithheldText;
}

export interface WithheldText {
  /** SHA-256 of the bytes of the file, hex: never published, since it would tell whether a guess is right. */
  bytesHash: string;
  ranges: TextRanges;
  /** Their rules and lines. */
  found: readonly { rule: string; line: number }[];
}
