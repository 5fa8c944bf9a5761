import { printableLine } from '../../render/printable.ts';

const MAX_NAMED = 5;

/** Returns a line that names other symbols with the name by which one was chosen; empty if there are none. */
export function otherDefinitionsLine(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const named = ids.slice(0, MAX_NAMED).map(printableLine).join(', ');
  return `Other symbols have this name; an id selects one: ${named}${ids.length > MAX_NAMED ? ' …' : '.'}`;
}
