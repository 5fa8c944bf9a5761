import type { Entity } from '../scip/answer.ts';
import type { Tally } from './pairs.ts';
import { entityOf, isLocal, type World } from './world.ts';

/**
 * Pairs of a type and an interface that it implements, both in the repository and not local to a function. Undefined
 * for a language whose index lists none.
 */
export function tallyImplementations(world: World): Tally | undefined {
  if (!world.language.known.implementations) return undefined;
  const expected = new Set<string>();
  for (const { type, of } of world.oracle.implementations()) {
    const isCompared = [type, of].every((entity) => world.read.has(entity.path) && !isLocal(world, entity));
    if (isCompared) expected.add(pairOf(type, of));
  }
  const count: Tally = { right: 0, wrong: 0, unjudged: 0, found: 0, missed: 0 };
  const claimed = new Set<string>();
  for (const { from, to } of world.graph.implementations) {
    const [type, of] = [from, to].map((id) => {
      const node = world.graph.nodes.get(id);
      return node && entityOf(world, node);
    });
    if (!type || !of) count.unjudged++;
    else if (!isLocal(world, type) && !isLocal(world, of)) claimed.add(pairOf(type, of));
  }
  for (const pair of claimed) {
    if (expected.has(pair)) count.right++;
    else count.wrong++;
  }
  count.found = count.right;
  count.missed = expected.size - count.found;
  return count;
}

function pairOf(type: Entity, of: Entity): string {
  return `${type.key}>${of.key}`;
}
