import { parseId } from '../../../model/id.ts';
import type { EdgeType } from '../../../model/kinds.ts';
import { parentPath } from '../../../model/path.ts';
import { directoryId, directoryPath } from '../../../query/directory-id.ts';
import type { GraphItem } from '../../../query/graph-item.ts';

/** A node, its descendants down to a limit, and the references between them. */
export interface Hierarchy {
  /** Parents come before their children; `parent` is undefined for the first item. */
  items: { item: GraphItem; parent: string | undefined }[];
  links: HierarchyLink[];
  /** The number of omitted children, without their descendants. */
  cut: number;
  /** The index of the first omitted child of the center. */
  nextChild: number | undefined;
  /** Id of the first descendant with omitted children. */
  firstCut: string | undefined;
}

/** All references between two items or their descendants. */
export interface HierarchyLink {
  from: string;
  to: string;
  certain: boolean;
  types: EdgeType[];
  uses: number;
}

/**
 * Returns the descendants of the center, level by level, down to `depth` levels and at most `maxItems` items. Children of the
 * center before the index `from` are skipped.
 */
export async function hierarchy(
  center: GraphItem,
  { depth, maxItems, from }: { depth: number; maxItems: number; from: number },
): Promise<Hierarchy> {
  const inside = new Map<string, GraphItem[]>();
  const closed: string[] = [];
  let level = [center];
  let [count, cut] = [1, 0];
  let nextChild: number | undefined;
  for (let down = 0; down < depth && level.length > 0; down++) {
    const next: GraphItem[] = [];
    for (const item of level) {
      const room = maxItems - count;
      const first = item === center ? from : 0;
      const children = room > 0 ? await item.children(room, first) : [];
      const missing = Math.max(0, item.childIds(true).length - first - children.length);
      if (missing > 0 && item === center) nextChild = first + children.length;
      else if (missing > 0) closed.push(item.id);
      cut += missing;
      inside.set(item.id, children);
      next.push(...children);
      count += children.length;
    }
    level = next;
  }
  const items = inOrder(center, inside);
  return { items, links: await linksAmong(items, inside), cut, nextChild, firstCut: closed[0] };
}

function inOrder(center: GraphItem, inside: ReadonlyMap<string, GraphItem[]>): Hierarchy['items'] {
  const items: Hierarchy['items'] = [];
  const open: Hierarchy['items'] = [{ item: center, parent: undefined }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { item } = next;
    items.push(next);
    for (const child of (inside.get(item.id) ?? []).toReversed()) open.push({ item: child, parent: item.id });
  }
  return items;
}

/** Returns the references between items. A descendant that is not an item counts as its nearest ancestor that is one. */
async function linksAmong(
  items: Hierarchy['items'],
  inside: ReadonlyMap<string, GraphItem[]>,
): Promise<HierarchyLink[]> {
  const shown = new Shown(items.map(({ item }) => item));
  const parents = new Map(items.map(({ item, parent }) => [item.id, parent]));
  const links = new Map<string, HierarchyLink>();
  const add = (from: string, target: string, certain: boolean, type: EdgeType): void => {
    const to = shown.holderOf(target);
    if (to === undefined || to === from || isAbove(parents, to, from)) return;
    const key = `${certain ? '' : '?'}${from}\0${to}`;
    const link = links.get(key) ?? { from, to, certain, types: [], uses: 0 };
    link.uses++;
    if (!link.types.includes(type)) link.types.push(type);
    links.set(key, link);
  };
  for (const { item } of items) {
    const opened = (inside.get(item.id)?.length ?? 0) > 0;
    // The dependencies of a directory are those of its files, which speak for themselves when they are there.
    if (item.kind === 'directory' && opened) continue;
    const own = opened || item.kind === 'directory' ? [item] : await withAllInside(item);
    for (const each of own) {
      for (const { id, type } of await each.dependsOn()) add(item.id, id, true, type);
      for (const { to, type } of each.candidates()) for (const id of to) add(item.id, id, false, type);
    }
  }
  return [...links.values()].filter(({ certain, from, to }) => certain || !links.has(`${from}\0${to}`));
}

async function withAllInside(item: GraphItem): Promise<GraphItem[]> {
  const found = [item];
  // It grows while it is gone through.
  for (const each of found) found.push(...(await each.children(Infinity)));
  return found;
}

function isAbove(parents: ReadonlyMap<string, string | undefined>, above: string, below: string): boolean {
  for (let key = parents.get(below); key !== undefined; key = parents.get(key))
    if (key === above) return true;
  return false;
}

/** Finds for any id the innermost item that is it, or holds it. */
class Shown {
  readonly #ids = new Set<string>();
  readonly #symbols = new Map<string, string>();

  constructor(items: readonly GraphItem[]) {
    for (const { id } of items) {
      this.#ids.add(id);
      const parsed = parseId(id);
      if (parsed) this.#symbols.set(`${parsed.path}\0${parsed.symbol}`, id);
    }
  }

  holderOf(id: string): string | undefined {
    if (this.#ids.has(id)) return id;
    const parsed = parseId(id);
    if (parsed?.kind === 'package') return undefined;
    const path = parsed?.path ?? directoryPath(id);
    if (path === undefined) return undefined;
    for (let symbol = parsed?.symbol ?? ''; symbol !== ''; symbol = upTo(symbol)) {
      const found = this.#symbols.get(`${path}\0${symbol}`);
      if (found !== undefined) return found;
    }
    const file = this.#symbols.get(`${path}\0`);
    if (file !== undefined) return file;
    for (let folder = path; folder !== ''; folder = parentPath(folder)) {
      if (this.#ids.has(directoryId(folder))) return directoryId(folder);
    }
    return undefined;
  }
}

function upTo(symbol: string): string {
  return symbol.slice(0, Math.max(0, symbol.lastIndexOf('.')));
}
