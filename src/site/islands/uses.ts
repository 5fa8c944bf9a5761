import { mount } from 'svelte';
import { fileOfAddress, isIdOf } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { BrowserStore } from '../search/browser-store.ts';
import { allUses, type UseList } from '../uses/find-uses.ts';
import UsePlaces from '../uses/use-places.svelte';

const store = new BrowserStore();

/** Shows all lines of a list of references in its place, from the JSON of the page's file. Rejects if that cannot be loaded. */
export async function showAllUses(list: HTMLElement, pageAddress: string): Promise<void> {
  const shard = (await store.read(artifactPath.file(fileOfAddress(pageAddress)))) as FileShard | undefined;
  if (!shard) throw new Error('The file is not in the atlas.');
  const kind = list.dataset['uses'] as UseList;
  const section = list.closest<HTMLElement>('.symbol');
  const index = section ? shard.nodes.findIndex(({ address }) => isIdOf(section.id, address)) : 0;
  const uses = allUses(shard, index, kind);
  list.replaceChildren();
  mount(UsePlaces, { target: list, props: { uses, label: labels[kind] } });
}

const labels: Record<UseList, string> = {
  calls: 'Calls of this symbol',
  references: 'References to this symbol',
  possible: 'Possible references to this symbol',
  importers: 'Imports of this file',
};
