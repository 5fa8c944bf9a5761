import { encodeSegment } from '../../../model/address.ts';
import type { HubName, HubNames } from '../../../model/hub.ts';
import { compareText } from '../../../model/order.ts';
import { lastName } from '../query/package-key.ts';
import { exportsOf } from './collect.ts';
import type { HubSource } from './hub-source.ts';
import type { UserCounts } from './user-lists.ts';

/** Names in a list: about 200 KB. */
const MAX_NAMES = 1000;
const MAX_PREFIX = 16;

export interface NameList {
  /** Relative to `api/v1/`. */
  file: string;
  list: HubNames;
}

interface Entry {
  key: string;
  row: HubName;
}

/** Returns the lists of exported names, sorted by prefix. */
export function nameLists(sources: readonly HubSource[], users: UserCounts): NameList[] {
  const entries: Entry[] = [];
  for (const source of sources) {
    for (const { package: one, ...symbol } of exportsOf(source)) {
      const row = {
        ...symbol,
        users: one ? users.of(one.name, symbol.symbol) : 0,
        slug: source.slug,
        package: one?.name ?? null,
      };
      entries.push({ key: lastName(symbol.symbol).toLowerCase(), row });
    }
  }
  const lists: NameList[] = [];
  split('', entries, lists);
  return lists.sort((a, b) => compareText(a.list.prefix, b.list.prefix) || compareText(a.file, b.file));
}

/** Divides names by their next character until they fit into a list, or by number if that does not separate them. */
function split(prefix: string, entries: readonly Entry[], lists: NameList[]): void {
  if (entries.length === 0) return;
  if (prefix !== '' && (entries.length <= MAX_NAMES || prefix.length >= MAX_PREFIX)) {
    lists.push(...toLists(prefix, entries));
    return;
  }
  const byNext = new Map<string, Entry[]>();
  for (const entry of entries) {
    const next = entry.key[prefix.length] ?? '';
    const key = /^[a-z0-9_$]$/.test(next) ? next : '';
    byNext.set(key, byNext.get(key) ?? []);
    byNext.get(key)?.push(entry);
  }
  for (const [next, group] of byNext) {
    if (next === '') lists.push(...toLists(prefix, group));
    else split(prefix + next, group, lists);
  }
}

function toLists(prefix: string, entries: readonly Entry[]): NameList[] {
  const names = [...entries]
    .sort(
      (a, b) =>
        compareText(a.key, b.key) ||
        compareText(a.row.slug, b.row.slug) ||
        compareText(a.row.path, b.row.path) ||
        a.row.line - b.row.line ||
        compareText(a.row.symbol, b.row.symbol),
    )
    .map(({ row }) => row);
  const file = prefix === '' ? 'other-names' : encodeSegment(prefix);
  return Array.from({ length: Math.ceil(names.length / MAX_NAMES) }, (_, at) => ({
    file: `hub/names/${file}${at === 0 ? '' : `-${at + 1}`}.json`,
    list: { prefix, names: names.slice(at * MAX_NAMES, (at + 1) * MAX_NAMES) },
  }));
}
