import type { HubExport, HubPackage, HubUse } from '../../model/hub.ts';
import { compareText } from '../../model/order.ts';
import type { UsedName, Using } from './hub-view.ts';

/** Places in an atlas that are kept of a name. */
const MAX_PLACES = 5;

type Defined = HubExport & { slug: string };

/** Returns the names of a package that atlases use, those that most use first, and the exports that none does. */
export function usedNames(
  { atlases }: Pick<HubPackage, 'atlases'>,
  uses: readonly HubUse[],
): { used: UsedName[]; unused: Defined[] } {
  // Of several versions, the first one stands for all.
  const exports = new Map<string, Defined>();
  for (const { slug, exports: own } of atlases) {
    for (const each of own) if (!exports.has(each.symbol)) exports.set(each.symbol, { ...each, slug });
  }
  const found = new Map<string, UsedName>();
  for (const use of uses) {
    const defined = definitionOf(use.symbol, exports);
    const symbol = defined?.symbol ?? use.symbol;
    const known = found.get(symbol);
    const otherNames = use.symbol === symbol ? [] : [use.symbol];
    const name = { ...use, symbol, otherNames, defined, users: use.atlases };
    found.set(symbol, known ? joined(known, name) : name);
  }
  nameWhole(found, exports.get('default'));
  const used = [...found.values()].sort(
    (a, b) => b.atlasTotal - a.atlasTotal || b.total - a.total || compareText(a.symbol, b.symbol),
  );
  const names = new Set(used.flatMap(({ symbol, otherNames }) => [symbol, ...otherNames]));
  return { used, unused: [...exports.values()].filter(({ symbol }) => !names.has(symbol)) };
}

/** Some languages import a package as a whole to use its default export, so that is not unused. */
function nameWhole(found: Map<string, UsedName>, defined: Defined | undefined): void {
  const whole = found.get('');
  if (whole && defined && !found.has(defined.symbol))
    found.set('', { ...whole, defined, otherNames: [...whole.otherNames, defined.symbol] });
}

/** A name in a module of a package may be used with that before it: `module.name`. */
function definitionOf(symbol: string, exports: ReadonlyMap<string, Defined>): Defined | undefined {
  for (let rest = symbol; rest !== ''; rest = rest.includes('.') ? rest.slice(rest.indexOf('.') + 1) : '') {
    const defined = exports.get(rest);
    if (defined) return defined;
  }
  return undefined;
}

function joined(known: UsedName, use: UsedName): UsedName {
  const users = new Map<string, Using>(known.users.map((user) => [user.slug, user]));
  for (const user of use.users) {
    const other = users.get(user.slug);
    users.set(user.slug, {
      ...user,
      total: user.total + (other?.total ?? 0),
      places: [...(other?.places ?? []), ...user.places].slice(0, MAX_PLACES),
    });
  }
  return {
    ...known,
    otherNames: [...known.otherNames, ...use.otherNames],
    total: known.total + use.total,
    atlasTotal: Math.max(known.atlasTotal, use.atlasTotal, users.size),
    users: [...users.values()].sort((a, b) => b.total - a.total || compareText(a.slug, b.slug)),
  };
}
