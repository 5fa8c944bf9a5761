import type { TextRanges } from '../features/secrets/mask.ts';
import type { Finding } from '../model/coverage.ts';
import type { NodeKind, Visibility } from '../model/kinds.ts';
import type { Span } from '../model/position.ts';
import type { ExportFact, FilePathFact, ImportFact, Listing, NamespaceFact } from './module-facts.ts';

/** Increment this when facts of older code can no longer be used. It is part of the cache key. */
export const FACTS_VERSION = 199;

/**
 * The facts of one file, derived from its bytes and its grammar only. Large tables are typed arrays of rows,
 * because a repository has millions of them. Read them with `expressionRow` and similar functions.
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
  /** Lists of rows, each preceded by its length. `list` reads them. */
  lists: Int32Array;
  /** Rows of `ConditionColumn`. */
  conditions: Int32Array;
  /** Offset of the first character of each line, in UTF-16 units. */
  lineStarts: Int32Array;
  imports: ImportFact[];
  /** In source order. */
  filePaths: FilePathFact[];
  exports: ExportFact[];
  /** Dotted name of the namespace or package that the file declares itself part of; empty if it declares none. */
  namespace: string;
  /** Namespaces that blocks of the file declare, outer before inner. */
  namespaces: NamespaceFact[];
  /** The constraint of a file that the usual build leaves out; empty if the file states none, or one that holds. */
  otherBuild: string;
  /** The names that a star import takes, if the file lists them. */
  listing: Listing | undefined;
}

export interface DefinitionFact {
  kind: NodeKind;
  name: string;
  /** Dotted name in the file, including `~2`; empty for the file. */
  symbol: string;
  /** Index of the enclosing definition; -1 for the file. */
  parent: number;
  /** Name of the type that it is a member of, if another file declares that; otherwise empty. */
  owner: string;
  /** Whether it is declared in the body of a function, so that it is no member of its parent. */
  nested: boolean;
  span: Span;
  nameSpan: Span;
  /** Length of its displayed source, in UTF-16 units. */
  length: number;
  signature?: string;
  /** The declared type as written, unless the signature has it behind the name. */
  declaredType?: string;
  doc?: string;
  visibility: Visibility;
  /** Whether other files can import it, by an export or because the language exports everything. */
  exported: boolean;
  modifiers: string[];
  complexity?: number;
  /** Row of the declared type: of a variable, or of the result of a callable. -1 if there is none. */
  type: number;
  /** Row of the declared type of a callable as a whole, or -1. */
  whole: number;
  /** Rows of the expressions assigned to it, in source order. */
  values: number[];
  /** Its overloads, if there are several: the scope of each and the row of its result type. */
  overloads: { scope: number; type: number }[];
  /** Rows of the expressions that its body returns. */
  returns: number[];
  /** Row of the index signature's type, or -1. */
  element: number;
  /** Rows of the types of its call signatures and of its construct signatures. */
  called: number[];
  constructed: number[];
  /** Rows of its decorators, outer before inner. */
  decorators: number[];
  /** Rows of the types that it extends. */
  extends: number[];
  implements: number[];
  /** Rows of objects whose members are mixed in. */
  mixins: number[];
  /** Rows of its metaclasses. */
  metatypes: number[];
  /** Index of the scope of its body, or -1. */
  scope: number;
}

/**
 * The kind of a scope, which determines where names are hoisted to and which scopes name resolution skips.
 */
export const ScopeKind = {
  File: 0,
  Function: 1,
  Type: 2,
  Namespace: 3,
  Block: 4,
  /** An object literal: its names are members, not bindings. */
  Object: 5,
} as const;

/** Columns of a row of `scopes`. */
export const ScopeColumn = {
  Parent: 0,
  Kind: 1,
  /** The definition whose body the scope is, or -1. Functions inside of functions are evaluated as anonymous ones. */
  Definition: 2,
  /** 1 if the instance (`this`) is that of the enclosing scope, 2 if it is the type itself. */
  Open: 3,
  Width: 4,
} as const;

/**
 * The kind of an expression. `A` and `B` are the operands in its row: rows, indexes into `strings`, or the
 * position of a list in `lists`; -1 for none.
 */
export const Op = {
  /**
   * A: string. A name, resolved in the scope of the row. B: row of a value of whose type it may be a member, which then
   * comes first; or -1.
   */
  Name: 0,
  /** A: row of the object; B: string. */
  Member: 1,
  /** A: row of the callee; B: list of arguments. */
  Call: 2,
  /** A: row of the constructed type; B: list of arguments. */
  New: 3,
  /** A: row. */
  Await: 4,
  /**
   * A: row; B: row of the contextual type, or of the assignment target, or -1. The value of another node,
   * unchanged.
   */
  Same: 5,
  /** The instance (`this`). */
  Self: 6,
  /** The instance, with members resolved from the parent types on (`super`). */
  Super: 7,
  /** A, B: rows. One of two values. */
  Either: 8,
  /** A: row of the container; B: list of the keys. */
  Element: 9,
  /** A: string, its type in the language's library; B: list of its elements. */
  Literal: 10,
  /**
   * A: scope of an anonymous function or function type; B: list: row of the declared result type or -1, then
   * the returned rows.
   */
  Function: 11,
  /** A: index of the definition of the class. */
  Class: 12,
  /** B: list of `Named` and `Spread`. An object, or an object type. */
  Object: 13,
  /** A: row of a type; B: row of the value, or -1. A type assertion. */
  Cast: 14,
  /** A: row of the type; B: list of its type arguments. */
  Generic: 15,
  /** A: row of the element type. */
  Array: 16,
  /** A: row of an expression. The type of the expression. */
  Query: 17,
  /** A: index of an import, or -1 for this file. The module itself. */
  Module: 18,
  /** A: row; B: string. A named value: a keyword argument or a property of an object. */
  Named: 19,
  /** A: row. All elements or members of the value. */
  Spread: 20,
  /** A: row; B: position, or -1. An element from iterating over the value. */
  Iterated: 21,
  /** A: row. The result of entering the value as a context manager. */
  Entered: 22,
  /** A: row of a type. An instance of it, as a caught exception. */
  Caught: 23,
  /** A: scope of a function; B: position. The argument for its parameter. */
  Parameter: 24,
  /** A: row. The values that a generator yields. */
  Yielded: 25,
  /** A, B: rows. The second if the first is true. */
  And: 26,
  /** A, B: rows. The second if the first is false. */
  Or: 27,
  /** A: row. */
  Not: 28,
  /** A: row of a value; B: row of a type. Whether the value is an instance of the type. */
  Test: 29,
  /** B: list. A tuple, or a tuple type. */
  Tuple: 30,
  /** B: list. One of the elements. */
  AnyOf: 31,
  /** A: row of a type. A type predicate: the function tests whether its first argument is of that type. */
  Predicate: 32,
  /**
   * A: list of the two operands; B: string, the method of the first operand that the operator calls, or -1.
   */
  Operator: 33,
  /** A: row of the container; B: string, a constant key as written. */
  At: 34,
  /** A: row; B: position. The rest of a destructured value from that position on. */
  Rest: 35,
  /** A: string, its type in the language's library; B: string. A short string literal. */
  Text: 36,
  /** A: row of a type; B: row of a key type. The types of the members with those keys. */
  Lookup: 37,
  /** A: row of a type. The names of its members. */
  Keys: 38,
  /**
   * A: row of a type; B: list: the type it is tested against, the result if it extends that, the result
   * otherwise.
   */
  Conditional: 39,
  /** A: row of an object of its attributes; B: string. An element that the host of the program has. */
  Host: 40,
  /** A: row of a type. The type of its values and of none, if they are no references. */
  Optional: 41,
} as const;

/** Syntactic roles of a name or member: bits in the role of its row. */
export const Role = {
  Type: 1,
  Callee: 2,
  Extends: 4,
  Implements: 8,
  Decorator: 16,
  /** Assigned to. */
  Write: 32,
  /** Names the definition or export itself, so it is not a reference. */
  Defining: 64,
  /** The result of the function, of loading the module, or of entering the value, must be awaited. */
  Async: 128,
  /** The name of a value refers to a member of the contextual type; of a `Name`, besides what it means itself. */
  Asked: 256,
  /** Resolved outside the body of its scope, where only the type parameters of the scope are visible. */
  Outside: 512,
  /** Names a function that is passed on and not called here. */
  Function: 1024,
  /** Known by its name only, because the grammar does not tell names from members. */
  NameOnly: 2048,
  /** The type of a parameter that is passed by reference, or an argument for one. */
  ByReference: 4096,
  /** An element that is removed from its container. */
  Remove: 8192,
  /** Nothing is done with the value. */
  Discarded: 16384,
  /** Called by a method of it, if it is a function. */
  Applied: 32768,
  /** May be a member of the value that comes first only if nothing declares the name. */
  Unbound: 65536,
} as const;

/** Columns of a row of `expressions`. For `Name` and `Member`, the range is that of the name, and for `Text` that of the text. */
export const ExpressionColumn = {
  Op: 0,
  A: 1,
  B: 2,
  Role: 3,
  Scope: 4,
  /** The innermost enclosing definition that is not a variable. The reference is attributed to it. */
  Container: 5,
  /** In UTF-16 units from the start of the file. */
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
  /** Refers to the name at file level. */
  Global: 7,
  /** Refers to the name in the enclosing function. */
  Nonlocal: 8,
  /** A later assignment to a name that is bound elsewhere in the scope. */
  Assigned: 9,
  /** A type that a comment names: its type is what it stands for. No value has the name. */
  Alias: 10,
} as const;

/** Added to the position of a rest parameter. */
export const REST = 1 << 16;
/**
 * Added to the position of a keyword-only parameter; with `REST`, of one that takes all remaining keyword
 * arguments.
 */
export const NAMED = 1 << 17;

/** Columns of a row of `bindings`. */
export const BindingColumn = {
  Scope: 0,
  /** Index of a string; the empty one for a destructured parameter. */
  Name: 1,
  Kind: 2,
  /** Index of the definition or import, by kind; of a variable, of the nested function that it holds; or -1. */
  Target: 3,
  /** Row of the declared type, or -1. */
  Type: 4,
  /** Row of the value, or -1. */
  Value: 5,
  /**
   * Position of a parameter or type parameter, receivers not counted; plus `REST` or `NAMED` where they
   * apply; otherwise -1.
   */
  Position: 6,
  /** Offset from which the name has this value. */
  From: 7,
  /**
   * Offset from which the name may have another value, because the branch of the binding ends. -1 if a nested
   * function binds it, which may run at any time.
   */
  Until: 8,
  /**
   * For an assignment in a loop: the offset of the loop, from which the name may have the value again;
   * otherwise -1.
   */
  Again: 9,
  /** Offset from which the binding is not visible, because its branch left the enclosing block; or -1. */
  Gone: 10,
  /**
   * Offset from which the binding is visible again: after the loop that was left, or where the exception is
   * caught.
   */
  Back: 11,
  /** Offset of the name where it is declared; -1 for assignments, and for names that are not written there. */
  Start: 12,
  Width: 13,
} as const;

/** Columns of a row of `conditions`: a range of offsets in which a condition is known to be true or false. */
export const ConditionColumn = {
  /** Row of the condition. */
  Row: 0,
  /** 1 if it is true, 0 if it is false. */
  Holds: 1,
  From: 2,
  Until: 3,
  Width: 4,
} as const;

/** The complete result of parsing a file. */
export interface FileRecord {
  path: string;
  language: string | null;
  status: 'parsed' | 'partial' | 'failed' | 'text';
  /** SHA-256 of the bytes, hex. If text is withheld, of the published text. */
  hash: string;
  lines: number;
  bytes: number;
  facts: FileFacts | null;
  /** See `model/highlight.ts`. */
  highlights: Int32Array;
  findings: Finding[];
  /** Likely secrets that are masked in the published text; absent if there are none. */
  withheld?: WithheldText;
}

export interface WithheldText {
  /**
   * SHA-256 of the bytes of the file, hex. It is never published, because it would confirm a guess of the
   * secret.
   */
  bytesHash: string;
  ranges: TextRanges;
  /** Rules and lines of the secrets. */
  found: readonly { rule: string; line: number }[];
}
