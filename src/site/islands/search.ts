import { mount } from 'svelte';
import Search from '../search/search.svelte';

/** Replaces the note that search needs JavaScript by the search form. */
export function showSearch(target: HTMLElement): void {
  target.replaceChildren();
  mount(Search, { target });
}
