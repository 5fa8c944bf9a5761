import type { ShardEdge } from '../model/file-shard.ts';
import type { Accessor } from '../model/kinds.ts';

const partsOf: Record<Accessor, readonly Accessor[]> = {
  get: ['get'],
  set: ['set'],
  delete: ['delete'],
  update: ['get', 'set'],
  get_or_delete: ['get', 'delete'],
  set_or_delete: ['set', 'delete'],
  none: ['none'],
};
const all = Object.keys(partsOf) as Accessor[];

/** Whether two accessors may be the same; undefined stands for any. */
export function mayBeSame(a: Accessor | undefined, b: Accessor | undefined): boolean {
  if (a === undefined || b === undefined) return true;
  return partsOf[a].some((part) => partsOf[b].includes(part));
}

/** Returns the accessor that two both stand for, if they may be the same. */
export function commonAccessor(a: Accessor | undefined, b: Accessor | undefined): Accessor | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const common = partsOf[a].filter((part) => partsOf[b].includes(part));
  return all.find((each) => partsOf[each].join() === common.join());
}

/** Whether an edge leads from each accessor of a property to the same one of the other, from which it has them. */
export function keepsAccessors({ within, runs }: Pick<ShardEdge, 'within' | 'runs'>): boolean {
  return within !== undefined && within === runs;
}
