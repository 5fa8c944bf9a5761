import { dominators } from '../../../graph/dominators.ts';
import { toAdjacency } from '../../../graph/adjacency.ts';
import type { DeadItem, Doubt, Severity } from '../../../model/dead-code.ts';
import type { CodeFacts } from './code-facts.ts';
import type { Verdicts } from './judge-nodes.ts';
import type { CodeGraph } from './graph.ts';
import { Life } from './life.ts';

const MAX_USERS = 5;
const MAX_SITES = 5;
const MAX_DYING = 20;
/** A dead symbol of this many lines, including those that die with it, is critical. */
const CRITICAL_LINES = 100;

const bySureness: Record<number, Severity> = {
  [Life.Outside]: 'LOW',
  [Life.Named]: 'MEDIUM',
  [Life.Dead]: 'HIGH',
};

/** Returns the reported items, in the order of files and lines. */
export function deadItems(facts: CodeFacts, graph: CodeGraph, verdicts: Verdicts): DeadItem[] {
  const { nodes, files } = facts;
  const { life, doubted, scale } = verdicts;
  const lifeOf = (node: number): number => life[node] ?? Life.Dead;
  /** A part of a dead symbol is reported only if its verdict is stronger. */
  const isReported = (node: number): boolean => {
    const { parent, kind } = nodes[node] ?? { parent: -1, kind: 'module' };
    const { base, end } = files.get(node) ?? { base: 0, end: 0 };
    if (kind === 'module') return lifeOf(node) > Life.Lives && end - base > 1;
    return lifeOf(node) > Math.max(Life.Lives, lifeOf(parent));
  };
  const reported = [...nodes.keys()].filter(isReported);
  const indexOf = new Map(reported.map((node, index) => [node, index]));
  /** Returns the item that contains a dead node; undefined for a live node. */
  const itemOf = (node: number): number | undefined => {
    if (lifeOf(node) === Life.Lives) return undefined;
    for (let at = node; at >= 0; at = nodes[at]?.parent ?? -1) {
      const index = indexOf.get(at);
      if (index !== undefined) return index;
    }
    return undefined;
  };
  const users: Set<number>[] = reported.map(() => new Set());
  for (const node of nodes.keys()) {
    const to = itemOf(node);
    if (to === undefined) continue;
    for (const user of graph.users[node] ?? []) {
      const from = itemOf(user);
      if (from !== undefined && from !== to) users[to]?.add(from);
    }
  }
  const dying = dyingWith(users, (index) => doubted.has(reported[index] ?? -1));
  return reported.map((node, index): DeadItem => {
    const code = nodes[node];
    if (!code) throw new RangeError(`no node ${node}`);
    const below = dying[index] ?? [];
    const lines = below.reduce((sum, each) => sum + (nodes[reported[each] ?? -1]?.lines ?? 0), 0);
    const sureness = bySureness[lifeOf(node)] ?? 'LOW';
    const isLarge = code.parent < 0 || code.lines + lines >= CRITICAL_LINES;
    const idOf = (each: number): string => nodes[reported[each] ?? -1]?.id ?? '';
    const weighed = scale.weigh(node);
    const used = [...(users[index] ?? [])];
    const unresolved = scale.sites(node, MAX_SITES);
    const doubts: Doubt[] =
      sureness !== 'HIGH' && !doubted.has(node) ? [...weighed.doubts, 'referrer'] : weighed.doubts;
    return {
      id: code.id,
      path: files.get(code.file)?.path ?? '',
      line: code.line,
      name: code.name,
      kind: code.kind,
      address: code.address,
      severity: sureness === 'HIGH' && isLarge ? 'CRITICAL' : sureness,
      lines: code.lines,
      exported: code.exported,
      tokens: code.tokens,
      doubts: sureness === 'HIGH' ? [] : doubts,
      ...(used.length > 0
        ? { usedByDead: { total: used.length, ids: used.slice(0, MAX_USERS).map(idOf) } }
        : {}),
      ...(unresolved.total > 0 ? { unresolved } : {}),
      ...(weighed.doubts.includes('skipped')
        ? { mentionedInSkipped: scale.skippedFileMentioning(node) }
        : {}),
      ...(below.length > 0
        ? { removableWith: { total: below.length, lines, ids: below.slice(0, MAX_DYING).map(idOf) } }
        : {}),
    };
  });
}

/**
 * Returns for each item the others that are used by it alone. Items with evidence of their own die with no
 * other.
 */
function dyingWith(users: readonly ReadonlySet<number>[], isDoubted: (index: number) => boolean): number[][] {
  const root = users.length;
  const from: number[] = [];
  const to: number[] = [];
  users.forEach((all, index) => {
    for (const user of all) {
      from.push(user);
      to.push(index);
    }
    if (all.size > 0 && !isDoubted(index)) return;
    from.push(root);
    to.push(index);
  });
  // Items of a cycle without other users all count as starting points.
  const reached = reachable(root, from, to);
  users.forEach((_, index) => {
    if (reached.has(index)) return;
    from.push(root);
    to.push(index);
  });
  const above = dominators(toAdjacency(root + 1, from, to), root);
  const below: number[][] = users.map(() => []);
  users.forEach((_, index) => {
    for (let at = above[index] ?? -1; at >= 0 && at !== root; at = above[at] ?? -1) below[at]?.push(index);
  });
  return below;
}

function reachable(root: number, from: readonly number[], to: readonly number[]): Set<number> {
  const { offsets, targets } = toAdjacency(root + 1, from, to);
  const found = new Set([root]);
  for (const node of found)
    for (let at = offsets[node] ?? 0; at < (offsets[node + 1] ?? 0); at++) found.add(targets[at] ?? root);
  found.delete(root);
  return found;
}
