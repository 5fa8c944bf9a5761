import { mount } from 'svelte';
import HubSearch from '../hub/hub-search.svelte';

/** Replaces the note that search needs JavaScript by the search of a hub. */
export function showHubSearch(target: HTMLElement): void {
  target.replaceChildren();
  const list = document.getElementById('atlases')?.closest<HTMLElement>('section') ?? undefined;
  mount(HubSearch, { target, props: { root: document.body.dataset['root'] ?? './', list } });
  if (location.hash === '#hub-query') document.getElementById('hub-query')?.focus();
}
