import type { Parser, Tree } from 'web-tree-sitter';

/**
 * Limits of parsing, in steps and not in time, so that a file has the same result on every machine. None of 5,400 files of
 * six repositories needs more than 2 operations, or 3 reads, per character.
 */
export interface ParseLimits {
  operationsPerCharacter: number;
  readsPerCharacter: number;
  /** Operations and reads that every file may take in addition. */
  free: number;
  /** Nodes of a tree. A dense file of 1 MB has this many, or an ordinary one of 5 MB, the largest that is read. */
  nodes: number;
  /**
   * Pairs of tokens in the same error node with no named node between them. For each such token, a query visits all that
   * follow: a run of 20,000 takes one or two seconds.
   */
  pairsInErrors: number;
}

export const parseLimits: ParseLimits = {
  operationsPerCharacter: 4,
  readsPerCharacter: 20,
  free: 2_000_000,
  nodes: 1_250_000,
  pairsInErrors: 200_000_000,
};

/** The parser reports its progress every 100 operations. */
const OPERATIONS_PER_REPORT = 100;
/** Characters passed to the parser at once. After a lookahead it reads them again. */
const CHUNK = 256;

export interface ParseSteps {
  operations: number;
  /** Characters passed to the parser, including repeated ones. */
  reads: number;
}

/**
 * Parses a text. `tree` is null if that would take more steps than the limits allow. The parser can be reused
 * in either case.
 */
export function parseTree(
  parser: Parser,
  text: string,
  limits: ParseLimits = parseLimits,
): { tree: Tree | null; steps: ParseSteps } {
  const steps: ParseSteps = { operations: 0, reads: 0 };
  const maxOperations = limits.free + limits.operationsPerCharacter * text.length;
  const maxReads = limits.free + limits.readsPerCharacter * text.length;
  let parsing = true;
  const read = (index: number): string => {
    // Later calls come from the tree, which reads the text of its nodes in the same way.
    if (!parsing) return text.slice(index);
    // A grammar's scanner may look ahead many times between two reports. The end of the text stops it.
    if (steps.reads > maxReads) return '';
    const chunk = text.slice(index, index + CHUNK);
    steps.reads += chunk.length;
    return chunk;
  };
  const progressCallback = (): boolean => {
    steps.operations += OPERATIONS_PER_REPORT;
    return steps.operations > maxOperations || steps.reads > maxReads;
  };
  let tree = parser.parse(read, null, { progressCallback });
  parsing = false;
  if (tree && steps.reads > maxReads) {
    tree.delete();
    tree = null;
  }
  if (!tree) parser.reset();
  return { tree, steps };
}

/** Counts the pairs of `ParseLimits.pairsInErrors`. Stops once the count exceeds `limit`. */
export function pairsInErrors(tree: Tree, limit: number): number {
  if (!tree.rootNode.hasError) return 0;
  let pairs = 0;
  const cursor = tree.walk();
  /** By level: the length of the current run of tokens; -1 outside an error node. */
  const runs: number[] = [-1];
  for (let isNew = true; runs.length > 0 && pairs <= limit;) {
    const node = cursor.currentNode;
    if (isNew && node.hasError && cursor.gotoFirstChild()) {
      runs.push(node.isError ? 0 : -1);
      pairs += extendRun(runs, cursor.nodeIsNamed);
    } else if (cursor.gotoNextSibling()) {
      pairs += extendRun(runs, cursor.nodeIsNamed);
      isNew = true;
    } else {
      runs.pop();
      cursor.gotoParent();
      isNew = false;
    }
  }
  cursor.delete();
  return pairs;
}

/** Adds a node to the run of the innermost level. Returns the number of pairs that it forms with earlier tokens. */
function extendRun(runs: number[], isNamed: boolean): number {
  const last = runs.length - 1;
  const run = runs[last] ?? -1;
  if (run < 0) return 0;
  runs[last] = isNamed ? 0 : run + 1;
  return isNamed ? 0 : run;
}
