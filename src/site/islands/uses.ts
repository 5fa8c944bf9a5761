import { mount } from 'svelte';
import { fileOfAddress, isIdOf, splitAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { BrowserStore } from '../search/browser-store.ts';
import { usesOf, type UseList } from '../uses/find-uses.ts';
import { fillFigures } from '../uses/fill-figures.ts';
import UsePlaces from '../uses/use-places.svelte';

const store = new BrowserStore();

/**
 * Shows the source lines of a list of references in its place. The list stays in the document, hidden: diagrams are drawn from
 * it. Rejects if the file of the page cannot be loaded.
 */
export async function showPlaces(list: HTMLElement, pageAddress: string): Promise<void> {
  const address = fileOfAddress(splitAddress(pageAddress).page);
  const shard = (await store.read(artifactPath.file(address))) as FileShard | undefined;
  if (!shard) return;
  const kind = list.dataset['uses'] as UseList;
  const section = list.closest<HTMLElement>('.symbol');
  const index = section ? shard.nodes.findIndex(({ address }) => isIdOf(section.id, address)) : 0;
  const node = shard.nodes[index];
  const uses = node ? usesOf(shard, index, kind) : [];
  if (uses.length === 0) return;
  const place = document.createElement('div');
  list.after(place);
  mount(UsePlaces, { target: place, props: { store, uses, label: labels[kind] } });
  list.hidden = true;
  if (section && node) fillFigures(store, section, { shard, index, node }).catch(() => undefined);
}

const labels: Record<UseList, string> = {
  calls: 'Calls of this symbol',
  references: 'References to this symbol',
  possible: 'Possible references to this symbol',
  importers: 'Imports of this file',
};
