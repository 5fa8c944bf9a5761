import { callableKinds } from '../../model/kinds.ts';
import { byStart } from './collect.ts';
import { InnermostCursor } from './nesting.ts';
import type { Structure } from './structure.ts';

/** Returns the number of branches in each callable, those of callables inside of it left out. */
export function countBranches({
  collected: { markers },
  definitions,
}: Structure): ReadonlyMap<number, number> {
  const callables = definitions
    .map(({ start, end, kind, local }, index) => ({
      start,
      end,
      index,
      counts: !local && callableKinds.has(kind),
    }))
    .filter(({ counts }) => counts);
  const cursor = new InnermostCursor(callables);
  const counts = new Map<number, number>();
  for (const node of [...markers.branch].sort(byStart)) {
    const index = callables[cursor.at(node.startIndex)]?.index;
    if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts;
}
