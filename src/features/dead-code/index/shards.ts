import { directoryAddress } from '../../../model/address.ts';
import {
  noneBySeverity,
  type BySeverity,
  type DeadCodeIndex,
  type DeadItem,
} from '../../../model/dead-code.ts';
import { parentPath } from '../../../model/path.ts';

/** Items per shard, of about 500 bytes each. */
const MAX_ITEMS = 200;

export interface ItemShard {
  entry: DeadCodeIndex['shards'][number];
  items: DeadItem[];
}

/**
 * Groups items by folder. A folder with few items is one shard with all its subfolders; otherwise its own
 * files are split, and each subfolder is handled in turn.
 */
export function shardItems(items: readonly DeadItem[]): ItemShard[] {
  return split('', items);
}

function split(directory: string, items: readonly DeadItem[]): ItemShard[] {
  if (items.length === 0) return [];
  if (items.length <= MAX_ITEMS) return [shard(directory, true, 0, items)];
  const below = new Map<string, DeadItem[]>();
  const here: DeadItem[] = [];
  for (const item of items) {
    const folder = parentPath(item.path);
    if (folder === directory) {
      here.push(item);
      continue;
    }
    const rest = directory === '' ? folder : folder.slice(directory.length + 1);
    const [name = ''] = rest.split('/');
    const child = directory === '' ? name : `${directory}/${name}`;
    const known = below.get(child);
    if (known) known.push(item);
    else below.set(child, [item]);
  }
  const shards: ItemShard[] = [];
  for (let at = 0; at < here.length; at += MAX_ITEMS)
    shards.push(shard(directory, false, at / MAX_ITEMS, here.slice(at, at + MAX_ITEMS)));
  return [...shards, ...[...below].flatMap(([child, inside]) => split(child, inside))];
}

function shard(directory: string, recursive: boolean, part: number, items: readonly DeadItem[]): ItemShard {
  const address = directoryAddress(directory);
  const name = `${recursive ? 'all' : 'files'}${part === 0 ? '' : `-${part + 1}`}`;
  const file = `${address === '' ? '' : `${address}/`}~${name}.json`;
  return { entry: { directory, recursive, part, file, bySeverity: count(items) }, items: [...items] };
}

export function count(items: readonly DeadItem[]): BySeverity {
  const counts = noneBySeverity();
  for (const { severity } of items) counts[severity]++;
  return counts;
}
