import { mount } from 'svelte';
import Paths from '../questions/paths.svelte';
import { BrowserStore } from '../search/browser-store.ts';

/** Replaces the note that paths need JavaScript by the search for them. */
export function showQuestions(target: HTMLElement): void {
  target.replaceChildren();
  mount(Paths, { target, props: { store: new BrowserStore() } });
}
