import { mount } from 'svelte';
import Explore from '../explore/explore.svelte';

/** Replaces the note that the map needs JavaScript by the map. */
export function showExplorer(target: HTMLElement): void {
  target.replaceChildren();
  mount(Explore, { target });
}
