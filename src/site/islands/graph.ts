import { mount } from 'svelte';
import { pagePath } from '../../model/page-path.ts';
import PageGraph from '../graph/page-graph.svelte';
import { readGraph, usualSize } from '../graph/read-graph.ts';
import { atlasUrl } from '../scripts/atlas.ts';

/** Fills a figure with a diagram of the lists around it. Throws if there are no edges. */
export function showGraph(figure: HTMLElement): void {
  const scope = figure.closest('.symbol, [data-graph]') ?? document.body;
  if (readGraph(scope, usualSize).edges.length === 0) throw new Error('There is nothing to draw.');
  figure.replaceChildren();
  const props = { scope, label: figure.ariaLabel ?? '', explore: exploreAddress(figure.closest('.symbol')) };
  mount(PageGraph, { target: figure, props });
}

/** The address of the graph of a symbol, which can be expanded. */
function exploreAddress(section: Element | null): string | undefined {
  const name = section?.querySelector(':is(h1, h2, h3) > a')?.textContent;
  const path = document.body.dataset['at'];
  if (!name || path === undefined) return undefined;
  return `${atlasUrl(pagePath.explore)}?symbol=${encodeURIComponent(`${path}::${name}`)}`;
}
