import { encodeSegment } from '../../../model/address.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { HubName, HubNames } from '../../../model/hub.ts';
import { compareText } from '../../../model/order.ts';
import { lastName } from '../query/package-key.ts';
import type { PartitionState } from './exchange.ts';

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

/** Returns the partition of a name: its first two characters, or fewer if others follow. */
export function partitionOfName(symbol: string): string {
  const key = lastName(symbol).toLowerCase();
  const first = charOf(key, 0);
  return first === '' ? '' : first + charOf(key, 1);
}

/** A list of names for each part of a hub: the partitions that it is made of, and the prefix by which it is divided further. */
export interface NameGroup {
  prefix: string;
  partitions: PartitionState[];
}

/** Returns the groups of partitions whose lists do not depend on others: the names with a first character that fit into a list are in one. */
export function nameGroups(partitions: readonly PartitionState[]): NameGroup[] {
  const byFirst = groupBy(partitions, ({ name }) => name.slice(0, 1));
  return [...byFirst].flatMap(([first, own]) => {
    const total = own.reduce((sum, { rows }) => sum + rows, 0);
    if (total <= MAX_NAMES) return [{ prefix: first, partitions: own }];
    return own.map((one) => ({ prefix: one.name, partitions: [one] }));
  });
}

/** Returns the lists of the names of a group, sorted by prefix. */
export function nameLists(prefix: string, rows: readonly HubName[]): NameList[] {
  const entries = rows.map((row) => ({ key: lastName(row.symbol).toLowerCase(), row }));
  const lists: NameList[] = [];
  // The names of one partition all end after the first character, or continue with another one; those of several fit into one list.
  if (prefix.length < 2) lists.push(...toLists(prefix, entries));
  else split(prefix, entries, lists);
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
    const key = charOf(entry.key, prefix.length);
    byNext.set(key, byNext.get(key) ?? []);
    byNext.get(key)?.push(entry);
  }
  for (const [next, group] of byNext) {
    if (next === '') lists.push(...toLists(prefix, group));
    else split(prefix + next, group, lists);
  }
}

/** Returns a character that lists are divided by; empty if it is another one. */
function charOf(key: string, at: number): string {
  const char = key[at] ?? '';
  return /^[a-z0-9_$]$/.test(char) ? char : '';
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
