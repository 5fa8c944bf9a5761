import type { Parser, Tree } from 'web-tree-sitter';

/**
 * What parsing may cost, in steps and not in time, so that a file has the same result on every machine. Of 5,400 files
 * of six repositories none needs more than 2 operations a character, or has more than 3 characters read to parse one.
 */
export interface ParseLimits {
  operationsPerCharacter: number;
  readsPerCharacter: number;
  /** Operations and reads that any file may take, however short. */
  free: number;
  /** A tree with more nodes is not read: a dense file of 1 MB, or an ordinary one of 5 MB, the largest that is read. */
  nodes: number;
  /**
   * Pairs of tokens that follow each other in an error, without a named node between. For every such token, a query goes
   * through all that follow; of a run of 20,000 that is a second or two.
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

/** The parser reports its progress after so many operations. */
const OPERATIONS_PER_REPORT = 100;
/** Characters that are handed to the parser at once. What it looks ahead and returns from is read again. */
const CHUNK = 256;

export interface ParseSteps {
  operations: number;
  /** Characters that the parser was given, those that it asked for again included. */
  reads: number;
}

/** Parses a text; `tree` is null when that took more steps than the limits allow. The parser can be used again. */
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
    // The tree reads the text of its nodes in the same way.
    if (!parsing) return text.slice(index);
    // Between two reports the scanner of a grammar may look ahead many times. An end of the text stops it.
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

/** How many pairs of tokens there are that follow each other in an error; counted up to a limit. */
export function pairsInErrors(tree: Tree, limit: number): number {
  if (!tree.rootNode.hasError) return 0;
  let pairs = 0;
  const cursor = tree.walk();
  /** Of each level: how many tokens have followed each other; -1 outside of an error. */
  const runs: number[] = [-1];
  for (let isNew = true; runs.length > 0 && pairs <= limit;) {
    const node = cursor.currentNode;
    if (isNew && node.hasError && cursor.gotoFirstChild()) {
      runs.push(node.isError ? 0 : -1);
      pairs += count(runs, cursor.nodeIsNamed);
    } else if (cursor.gotoNextSibling()) {
      pairs += count(runs, cursor.nodeIsNamed);
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

/** Goes on to the next node of a level. Returns the number of pairs that it makes with those before it. */
function count(runs: number[], isNamed: boolean): number {
  const last = runs.length - 1;
  const run = runs[last] ?? -1;
  if (run < 0) return 0;
  runs[last] = isNamed ? 0 : run + 1;
  return isNamed ? 0 : run;
}
