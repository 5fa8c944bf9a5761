import { mount, unmount } from 'svelte';
import { findTarget } from '../card/find-target.ts';
import SymbolCard from '../card/symbol-card.svelte';
import { BrowserStore } from '../search/browser-store.ts';
import { symbolLabel } from '../../query/symbol-label.ts';

const store = new BrowserStore();
let mounted: object | undefined;

/** Fills a card with the symbol at a place. Returns whether there is one. */
export async function fillCard(card: HTMLElement, pageAddress: string, fragment: string): Promise<boolean> {
  const target = await findTarget(store, pageAddress, fragment);
  if (!target) return false;
  if (mounted) void unmount(mounted);
  card.replaceChildren();
  mounted = mount(SymbolCard, { target: card, props: { store, target } });
  card.ariaLabel = symbolLabel(target.shard, target.node);
  return true;
}
