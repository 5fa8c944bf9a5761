/** A pattern of a query, as written in the notation of tree-sitter. */
export type Pattern = NodePattern | Choice | Group;

interface Common {
  /** Field that the node has in its parent; empty if any or none. */
  field: string;
  captures: readonly string[];
  quantifier: '' | '?' | '*' | '+';
  /** Whether no named node may stand before it, back to the sibling of the pattern before, or to the start of the parent. */
  isAnchored: boolean;
  /** Whether no named sibling may follow. */
  isLast: boolean;
}

export interface NodePattern extends Common {
  kind: 'node';
  /** Undefined for `_`: any node, or any named node. */
  name: string | undefined;
  isNamed: boolean;
  children: readonly Pattern[];
  /** Fields that the node must not have. */
  without: readonly string[];
  /** Offset in the query. */
  index: number;
}

/** One of several patterns. */
export interface Choice extends Common {
  kind: 'choice';
  options: readonly Pattern[];
  index: number;
}

/** Several siblings. */
export interface Group extends Common {
  kind: 'group';
  items: readonly Pattern[];
  index: number;
}

/** A test of captures, such as `(#eq? @name "x")`. */
export interface Predicate {
  /** Without `#`. */
  operator: string;
  arguments: readonly { kind: 'capture' | 'string'; value: string }[];
  index: number;
}

/** A pattern that is part of no other, with its predicates. */
export interface TopPattern {
  pattern: Pattern;
  predicates: readonly Predicate[];
}

/** A query that cannot be compiled. `index` is the offset of the mistake in its text. */
export class QueryError extends Error {
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}
