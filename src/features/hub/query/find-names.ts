import type { HubIndex, HubName } from '../../../model/hub.ts';
import { compareText } from '../../../model/order.ts';
import { lastName } from './package-key.ts';

/** Returns the lists that contain the names with a beginning, in lower case. */
export function listsOfNames(names: HubIndex['names'], beginning: string): HubIndex['names'] {
  const longest = Math.max(
    0,
    ...names.map(({ prefix }) => (beginning.startsWith(prefix) ? prefix.length : 0)),
  );
  return names.filter(
    ({ prefix }) =>
      prefix.startsWith(beginning) || (prefix.length === longest && beginning.startsWith(prefix)),
  );
}

/** Returns the names that a text means: the whole name first, then names that begin with it; those that most atlases use first. */
export function namesLike(names: readonly HubName[], text: string): HubName[] {
  const asked = text.trim().toLowerCase();
  return names
    .map((name) => ({ name, rank: rankOf(name.symbol.toLowerCase(), asked) }))
    .filter(({ rank }) => rank < 2)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.name.users - a.name.users ||
        compareText(a.name.symbol, b.name.symbol) ||
        compareText(a.name.slug, b.name.slug) ||
        compareText(a.name.path, b.name.path) ||
        a.name.line - b.name.line,
    )
    .map(({ name }) => name);
}

/** Returns 0 for the whole name, 1 for the beginning of its last part, and 2 for another name. */
function rankOf(symbol: string, asked: string): number {
  if (symbol === asked || symbol.endsWith(`.${asked}`)) return 0;
  const owners = asked.slice(0, -lastName(asked).length);
  const isOwned = owners === '' || symbol.startsWith(owners) || symbol.includes(`.${owners}`);
  return isOwned && lastName(symbol).startsWith(lastName(asked)) ? 1 : 2;
}
