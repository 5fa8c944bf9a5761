import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LIST_SUFFIX, readPackList } from '../../store/pack/pack-list.ts';

const OURS = /^(?:base|layer)-.*\.(?:pack|list)$|^\.[0-9a-f]+\.part$/;

/**
 * Deletes the packs that no kept list names. The caller holds the lock, so nobody is writing them. Readers have the files
 * open, or read the head again.
 */
export function cleanFolder(folder: string, keeps: (list: string) => boolean): void {
  const names = readdirSync(folder).filter((name) => OURS.test(name));
  const kept = new Set<string>();
  for (const list of names.filter((name) => name.endsWith(LIST_SUFFIX) && keeps(name))) {
    kept.add(list);
    for (const { name } of readPackList(folder, list)?.segments ?? []) kept.add(name);
  }
  for (const name of names) {
    if (!kept.has(name)) rmSync(join(folder, name), { force: true });
  }
}
