import { mount } from 'svelte';
import Search from './search.svelte';

/** Puts the text search in the place of the note that it needs a script. */
export function showSearch(target: HTMLElement): void {
  target.replaceChildren();
  mount(Search, { target });
}
