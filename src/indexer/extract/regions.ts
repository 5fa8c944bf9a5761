import { partitionPoint } from '../../base/partition-point.ts';
import { ScopeKind } from '../facts/tables.ts';
import type { SyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import type { Collected } from './collect.ts';
import { InnermostCursor, toStretches, type Stretch } from './nesting.ts';
import type { Structure } from './structure.ts';

/** Deeper branches are made to hang an extraction, not to be read. */
const MAX_DEPTH = 60;
const NEVER = 0x7fffffff;

interface Exit {
  end: number;
  /** Where the innermost branch around it begins. */
  branch: number;
  /** Where what leaves here goes on at the earliest. */
  back: number;
}

/** How far what happens at a place is seen. */
export interface Reach {
  /** End of the innermost branch around it. */
  until: number;
  /** Not seen from here on, because a branch around it left; -1 when none did. */
  gone: number;
  /** Seen again from here on. */
  back: number;
}

/** Where the branches of a file begin and end, and which of them leave what is around them. */
export class Regions {
  readonly #stretches: readonly Stretch[];
  readonly #parents: readonly number[];
  readonly #exits: readonly Exit[];
  readonly #tree: SyntaxTree;

  constructor({ collected: { markers, tree }, scopes }: Structure) {
    this.#tree = tree;
    this.#stretches = toStretches(markers.region);
    const parents: number[] = [];
    this.#stretches.forEach(({ end }, index) => {
      let parent = index - 1;
      while (parent >= 0 && (this.#stretches[parent]?.end ?? 0) < end) parent = parents[parent] ?? -1;
      parents.push(parent);
    });
    this.#parents = parents;
    const functions = scopes.filter(({ kind }) => kind === ScopeKind.Function);
    this.#exits = exitsOf(markers, functions, this.#stretches);
  }

  /** Answers where the innermost branch around an offset ends, offsets asked in ascending order. */
  ends(): (offset: number) => number {
    const cursor = new InnermostCursor(this.#stretches);
    return (offset) => this.#stretches[cursor.at(offset)]?.end ?? NEVER;
  }

  /** Answers how far what happens at an offset is seen, offsets asked in ascending order. */
  reaches(): (offset: number) => Reach {
    const cursor = new InnermostCursor(this.#stretches);
    const left = new Map<number, Exit | undefined>();
    return (offset) => {
      const innermost = cursor.at(offset);
      const until = this.#stretches[innermost]?.end ?? NEVER;
      for (
        let at = innermost, depth = 0;
        at >= 0 && depth < MAX_DEPTH;
        at = this.#parents[at] ?? -1, depth++
      ) {
        const { start, end } = this.#stretches[at] ?? { start: 0, end: 0 };
        if (!left.has(at)) left.set(at, this.#exitOf(start, end));
        const exit = left.get(at);
        if (exit) return { until, gone: end, back: exit.back };
      }
      return { until, gone: -1, back: -1 };
    };
  }

  /** Whether the last thing in a branch leaves what is around it. */
  isLeft(start: number, end: number): boolean {
    return this.#exitOf(start, end) !== undefined;
  }

  #exitOf(start: number, end: number): Exit | undefined {
    const behind = partitionPoint(this.#exits.length, (index) => (this.#exits[index]?.end ?? 0) <= end);
    const last = this.#exits[behind - 1];
    // Not of a branch inside that ends there too.
    const isLast = last && last.end > start && last.branch <= start && !this.#hasNamedNode(last.end, end);
    return isLast ? last : undefined;
  }

  /** Whether anything but punctuation begins in a range. */
  #hasNamedNode(from: number, to: number): boolean {
    const { count, starts } = this.#tree;
    for (let node = firstAt(starts, from); node < count && (starts[node] ?? to) < to; node++)
      if (this.#tree.isNamed(node)) return true;
    return false;
  }
}

/** The first node that begins at an offset or after it. Nodes are in source order. */
function firstAt(starts: Int32Array, offset: number): number {
  return partitionPoint(starts.length, (node) => (starts[node] ?? 0) < offset);
}

function exitsOf(
  markers: Collected['markers'],
  functions: readonly Stretch[],
  branches: readonly Stretch[],
): Exit[] {
  const around = [functions, toStretches(markers.attempt)];
  const collect = (nodes: Collected['markers']['exit'], outer: readonly (readonly Stretch[])[]): Exit[] => {
    const cursors = outer.map((stretches) => ({ stretches, cursor: new InnermostCursor(stretches) }));
    const branch = new InnermostCursor(branches);
    return toStretches(nodes).map(({ start, end }) => {
      const ends = cursors.map(({ stretches, cursor }) => stretches[cursor.at(start)]?.end ?? NEVER);
      return { end, branch: branches[branch.at(start)]?.start ?? 0, back: Math.min(...ends) };
    });
  };
  return [
    ...collect(markers.exit, around),
    ...collect(markers['exit.loop'], [...around, toStretches([...markers.loop, ...markers['loop.once']])]),
  ].sort((a, b) => a.end - b.end);
}
