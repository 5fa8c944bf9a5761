import { mount } from 'svelte';
import { fileOfAddress, isIdOf } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import Impact from '../impact/impact.svelte';
import { BrowserStore } from '../search/browser-store.ts';

const store = new BrowserStore();

/** Shows what a change of the symbol of a section may break. Rejects if the file of the page cannot be loaded. */
export async function showImpact(section: string, target: HTMLElement, pageAddress: string): Promise<void> {
  const shard = (await store.read(artifactPath.file(fileOfAddress(pageAddress)))) as FileShard | undefined;
  const index = shard?.nodes.findIndex(({ address }) => isIdOf(section, address)) ?? -1;
  const node = shard?.nodes[index];
  if (!shard || !node) throw new Error('The symbol is not in the atlas.');
  mount(Impact, { target, props: { store, found: { shard, index, node } } });
}
