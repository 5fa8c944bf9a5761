import type { SyntaxTree } from '../syntax/syntax-tree.ts';
import type { Program, Step } from './program.ts';

/** A tree needs more steps of matching than `maxSteps`, or has more than `maxMatches` matches. */
export class TooManyMatches extends Error {}

export interface MatchLimits {
  maxMatches: number;
  /** Most nodes that are tried, over all steps. */
  maxSteps: number;
}

/** The nodes of a match. `nodes[step]` is valid until the next match, and -1 for an optional step without a node. */
export interface MatchedNodes {
  readonly nodes: Int32Array;
  /** All nodes of a repeated step. */
  repeated(step: number): readonly number[];
}

/**
 * Calls `report` for each match of programs in a tree: in source order of their first nodes, then in the order of the
 * programs. `programs` are those that may begin at each symbol. Throws `TooManyMatches`.
 */
export function matchPrograms<P extends Program>(
  tree: SyntaxTree,
  source: string,
  programs: readonly (readonly P[])[],
  limits: MatchLimits,
  report: (program: P, matched: MatchedNodes) => void,
): void {
  const matcher = new Matcher(tree, source, limits, report);
  const { symbols, childSymbols, childFields, count } = tree;
  for (let node = 0; node < count; node++) {
    const possible = programs[symbols[node] ?? 0];
    if (!possible || possible.length === 0) continue;
    const withoutSymbols = ~(childSymbols[node] ?? 0);
    const withoutFields = ~(childFields[node] ?? 0);
    for (const program of possible)
      if ((program.childSymbols & withoutSymbols) === 0 && (program.childFields & withoutFields) === 0)
        matcher.matchAt(node, program);
  }
}

class Matcher<P extends Program> implements MatchedNodes {
  nodes = new Int32Array(64);
  readonly #repeated = new Map<number, number[]>();
  readonly #tree: SyntaxTree;
  readonly #symbols: Uint16Array;
  readonly #fields: Uint8Array;
  readonly #extras: Uint8Array;
  readonly #source: string;
  readonly #report: (program: P, matched: MatchedNodes) => void;
  #program: P | undefined;
  #steps: readonly Step[] = [];
  #matchesLeft: number;
  #stepsLeft: number;

  constructor(
    tree: SyntaxTree,
    source: string,
    { maxMatches, maxSteps }: MatchLimits,
    report: (program: P, matched: MatchedNodes) => void,
  ) {
    this.#tree = tree;
    this.#symbols = tree.symbols;
    this.#fields = tree.fields;
    this.#extras = tree.extras;
    this.#source = source;
    this.#report = report;
    this.#matchesLeft = maxMatches;
    this.#stepsLeft = maxSteps;
  }

  repeated(step: number): readonly number[] {
    return this.#repeated.get(step) ?? [];
  }

  /** Reports the matches of a program that begin at a node, whose symbol the first step accepts. */
  matchAt(node: number, program: P): void {
    const { steps } = program;
    const [first] = steps;
    if (!first || !(first.isPlain || this.#passes(first, node))) return;
    this.#program = program;
    this.#steps = steps;
    if (this.nodes.length < steps.length) this.nodes = new Int32Array(steps.length);
    this.nodes[0] = node;
    this.#matchFrom(1);
  }

  /** Matches the steps from one on. Returns whether there was a match. */
  #matchFrom(index: number): boolean {
    const step = this.#steps[index];
    if (!step) return this.#accept();
    if (step.isRepeated) return this.#matchRepeated(step, index);
    const { nodes } = this;
    const { next } = this.#tree;
    const end = this.#endOf(step);
    let isMatched = false;
    for (let node = this.#startOf(step); node < end; node = next[node] ?? end) {
      if (this.#isPossible(step, node)) {
        nodes[index] = node;
        if (this.#matchFrom(index + 1)) {
          isMatched = true;
          if (step.isOnce) return true;
        }
      }
      if (step.isAnchored && this.#isCounted(node)) break;
    }
    if (isMatched || !step.isOptional) return isMatched;
    nodes.fill(-1, index, step.end);
    return this.#matchFrom(step.end);
  }

  /** Matches as many nodes as possible with one step. */
  #matchRepeated(step: Step, index: number): boolean {
    const found: number[] = [];
    const end = this.#endOf(step);
    const { next } = this.#tree;
    for (let node = this.#startOf(step); node < end; node = next[node] ?? end) {
      if (this.#isPossible(step, node) && this.#hasDescendants(node, index, step)) found.push(node);
    }
    this.#repeated.set(index, found);
    for (const least = step.isOptional ? 0 : 1; found.length >= least; found.pop()) {
      this.nodes[index] = found.at(-1) ?? -1;
      if (this.#matchFrom(step.end)) return true;
      if (found.length === 0) break;
    }
    return false;
  }

  /** Whether the steps below a repeated one match at a node. */
  #hasDescendants(node: number, index: number, { end }: Step): boolean {
    if (end === index + 1) return true;
    const all = this.#steps;
    const program = this.#program;
    this.#steps = all.slice(0, end);
    this.#program = undefined;
    this.nodes[index] = node;
    const isMatched = this.#matchFrom(index + 1);
    this.#steps = all;
    this.#program = program;
    return isMatched;
  }

  #startOf({ parent, previous }: Step): number {
    let before = previous;
    while (before >= 0 && (this.nodes[before] ?? -1) < 0) before = this.#steps[before]?.previous ?? -1;
    if (before >= 0) return this.#tree.next[this.nodes[before] ?? 0] ?? 0;
    return (this.nodes[parent] ?? 0) + 1;
  }

  #endOf({ parent }: Step): number {
    const { next, parents, count } = this.#tree;
    const node = parent >= 0 ? this.nodes[parent] : parents[this.nodes[0] ?? 0];
    return node === undefined || node < 0 ? count : (next[node] ?? count);
  }

  #isPossible(step: Step, node: number): boolean {
    if (--this.#stepsLeft < 0) throw new TooManyMatches();
    const symbol = this.#symbols[node] ?? 0;
    // Most steps have one symbol, and a number is compared faster than a table is read.
    if (step.symbol >= 0 ? step.symbol !== symbol : step.accepts[symbol] !== 1) return false;
    if (step.isWildcard && this.#extras[node] === 1) return false;
    if (step.field !== 0 && this.#fields[node] !== step.field) return false;
    return step.isPlain || this.#passes(step, node);
  }

  /** Whether a node meets the conditions of a step that few steps have. */
  #passes(step: Step, node: number): boolean {
    const { starts, ends } = this.#tree;
    if (step.isLast && this.#hasNamedAfter(node)) return false;
    for (const field of step.without) if (this.#hasField(node, field)) return false;
    for (const test of step.tests) if (!test(this.#source, starts[node] ?? 0, ends[node] ?? 0)) return false;
    return true;
  }

  #hasNamedAfter(node: number): boolean {
    const { next, parents } = this.#tree;
    const parent = parents[node] ?? -1;
    if (parent < 0) return false;
    const end = next[parent] ?? 0;
    for (let later = next[node] ?? end; later < end; later = next[later] ?? end)
      if (this.#isCounted(later)) return true;
    return false;
  }

  #hasField(node: number, field: number): boolean {
    const { next, fields } = this.#tree;
    const end = next[node] ?? 0;
    for (let child = node + 1; child < end; child = next[child] ?? end)
      if (fields[child] === field) return true;
    return false;
  }

  /** Whether an anchor sees a node. A comment between two nodes does not make them less adjacent. */
  #isCounted(node: number): boolean {
    return this.#extras[node] !== 1 && this.#tree.isNamed(node);
  }

  #accept(): boolean {
    const program = this.#program;
    // Only the steps below a repeated one were tried.
    if (!program) return true;
    for (const { first, second, isEqual } of program.tests) {
      const [one = -1, two = -1] = [this.nodes[first], this.nodes[second]];
      if (one >= 0 && two >= 0 && (this.#textOf(one) === this.#textOf(two)) !== isEqual) return false;
    }
    if (--this.#matchesLeft < 0) throw new TooManyMatches();
    this.#report(program, this);
    return true;
  }

  #textOf(node: number): string {
    return this.#source.slice(this.#tree.starts[node], this.#tree.ends[node]);
  }
}
