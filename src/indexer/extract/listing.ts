import { isNone } from '../facts/ids.ts';
import type { Listing } from '../facts/module-facts.ts';
import type { Expressions } from './expressions.ts';
import type { Structure } from './structure.ts';

/** What a file says that it gives to who takes all of it. */
export function listingOf(
  { collected: { markers }, source }: Structure,
  { rowOf }: Expressions,
): Listing | undefined {
  const { listed, 'listed.module': modules, 'listed.open': open } = markers;
  if (listed.length + modules.length + open.length === 0) return undefined;
  return {
    names: [...new Set(listed.map(({ startIndex, endIndex }) => source.slice(startIndex, endIndex)))],
    modules: modules.map((node) => rowOf(node)).filter((row) => !isNone(row)),
    open: open.length > 0,
  };
}
