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
  /** 1 if the instance (`this`) is that of the enclosing scope, 2 if it is the type itself; with `CLOSED`. */
  Open: 3,
  Width: 4,
} as const;

/** Bit of `ScopeColumn.Open` in a scope that sees no variables of those around it, unless it names them. */
export const CLOSED = 4;

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
  /** Holds functions, to which code adds one: a `Same` row has that, and this as its target, or a `Call` of a method of this takes it. */
  Added: 131072,
  /** Read and then assigned, as with `+=`. */
  Updated: 262144,
  /** Stands in the code of a property that runs when it is read, assigned or deleted. */
  InGetter: 524288,
  InSetter: 1048576,
  InDeleter: 2097152,
  /** Stands in code that only names things, as in a type: nothing is read. */
  Unevaluated: 4194304,
  /** Names the property whose accessors another one has too; the roles of accessors beside it are of those that are declared anew. */
  InheritsAccessors: 8388608,
  /** May be no value there: read with `?.`, said to be one with `!`, or replaced by another value. */
  Guarded: 16777216,
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
