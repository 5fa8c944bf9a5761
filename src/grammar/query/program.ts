/**
 * A pattern without choices, as a list of steps: the node at which it begins, then the children, each followed by its own.
 * Steps are matched one after the other; `nodes[step]` is then the node of each.
 */
export interface Program {
  /** Number of the pattern in the query of the language. */
  pattern: number;
  steps: readonly Step[];
  /** Names of the captures of each step. */
  captures: readonly (readonly string[])[];
  /** Bits of the symbols, and of the fields, that children of the first node must have. */
  childSymbols: number;
  childFields: number;
  /** Tests that concern several steps. */
  tests: readonly PairTest[];
}

export interface Step {
  /** Step of the parent; -1 for the first step and its siblings. */
  parent: number;
  /** Step of the sibling before; -1 for the first. */
  previous: number;
  /** The only symbol that the node may have; -1 if there are several. */
  symbol: number;
  /** 1 for each symbol that the node may have. */
  accepts: Uint8Array;
  /** Whether it accepts nodes of any type, of which comments are none. */
  isWildcard: boolean;
  /** Field that the node has in its parent; 0 for any. */
  field: number;
  /** Fields that the node must not have. */
  without: readonly number[];
  isAnchored: boolean;
  isLast: boolean;
  isOptional: boolean;
  isRepeated: boolean;
  /** Whether the first match is enough, because others would have the same captures. */
  isOnce: boolean;
  /** The step after its last descendant. */
  end: number;
  tests: readonly TextTest[];
  /** Whether symbol, field and place decide alone. */
  isPlain: boolean;
}

/** Whether the text of a node is as wanted. */
export type TextTest = (source: string, start: number, end: number) => boolean;

/** Whether the texts of two steps are equal, or differ. */
export interface PairTest {
  first: number;
  second: number;
  isEqual: boolean;
}
