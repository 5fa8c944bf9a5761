import { mount, type Component } from 'svelte';
import Cycles from '../questions/cycles.svelte';
import DeadCode from '../questions/dead-code.svelte';
import HotSpots from '../questions/hot-spots.svelte';
import NamesNotFound from '../questions/names-not-found.svelte';
import RuleViolations from '../questions/rule-violations.svelte';
import { BrowserStore } from '../search/browser-store.ts';
import type { Store } from '../../store/store.ts';

const views: Record<string, Component<{ store: Store }>> = {
  'dead-code': DeadCode,
  cycles: Cycles,
  'hot-spots': HotSpots,
  rules: RuleViolations,
  'names-not-found': NamesNotFound,
};

/** Replaces the first rows of an answer by all of them. */
export function showAnswers(place: HTMLElement): void {
  const view = views[place.dataset.about ?? ''];
  if (!view) return;
  place.replaceChildren();
  mount(view, { target: place, props: { store: new BrowserStore() } });
}
