import { flushSync, mount, unmount } from 'svelte';
import { findTarget } from '../card/find-target.ts';
import { showExpansion } from '../panel/expansion-fold.ts';
import { linkExpansion } from '../panel/link-expansion.ts';
import { placePanel } from '../panel/place-panel.ts';
import SymbolPanel from '../panel/symbol-panel.svelte';
import { BrowserStore } from '../search/browser-store.ts';
import { exportAt } from '../hub/hub-page-path.ts';
import type { LinkedPlace } from '../scripts/place-of-link.ts';
import { symbolLabel } from '../../query/symbol-label.ts';

interface Opening {
  /** The page of the file. */
  page: HTMLElement;
  panel: HTMLElement;
  link: HTMLAnchorElement;
  /** Undefined if the link leads to an export of another package, in the hub. */
  place: LinkedPlace | undefined;
  /** Whether a key has opened the panel, which then gets the focus. */
  isKey: boolean;
}

const store = new BrowserStore();
let mounted: object | undefined;
let latest: HTMLAnchorElement | undefined;
/** The name in the code that gets the focus back. */
let opener: HTMLAnchorElement | undefined;
let isWatching = false;

/** Fills the panel with the symbol or the export that a link leads to. Returns false if there is none. */
export async function openPanel({ page, panel, link, place, isKey }: Opening): Promise<boolean> {
  if (!place) return openExport({ page, panel, link, place, isKey });
  latest = link;
  const isInside = panel.contains(link);
  if (!isInside) {
    opener = link;
    placePanel(page, panel, link);
  }
  const target = await findTarget(store, place.address, place.fragment);
  // Another name may have been clicked.
  if (latest !== link) return true;
  if (!target) return false;
  if (mounted) void unmount(mounted);
  panel.replaceChildren();
  const note = link.title === '' ? undefined : link.title;
  const here = document.body.dataset['at'] ?? '';
  const hasOutline = page.querySelector('.rail') !== null;
  const expansion = linkExpansion(link, target);
  mounted = mount(SymbolPanel, {
    target: panel,
    props: {
      store,
      target,
      here,
      note,
      expansion,
      showInCode: () => showExpansion(link, expansion ?? ''),
      startsAtUses: isKey,
      hasOutline,
      close: () => close(panel),
    },
  });
  panel.ariaLabel = `References to ${symbolLabel(target.shard, target.node)}`;
  flushSync();
  if (isKey || isInside) focusFirst(panel);
  watchKeys(panel);
  return true;
}

async function openExport({ page, panel, link, isKey }: Opening): Promise<boolean> {
  const { hub = '' } = document.body.dataset;
  const place = exportAt(hub, link.href);
  if (!place) return false;
  latest = opener = link;
  placePanel(page, panel, link);
  const { default: ExportPanel } = await import('../panel/export-panel.svelte');
  if (latest !== link) return true;
  if (mounted) void unmount(mounted);
  panel.replaceChildren();
  const hasOutline = page.querySelector('.rail') !== null;
  const props = { place, hub, link, hasOutline, close: () => close(panel) };
  mounted = mount(ExportPanel, { target: panel, props });
  panel.ariaLabel = `${link.textContent}, of another package`;
  flushSync();
  if (isKey) focusFirst(panel);
  watchKeys(panel);
  return true;
}

function focusFirst(panel: HTMLElement): void {
  panel
    .querySelector<HTMLElement>('.panel-list a[tabindex="0"], .panel-export a')
    ?.focus({ preventScroll: true });
}

function close(panel: HTMLElement): void {
  const hadFocus = panel.contains(document.activeElement);
  panel.hidden = true;
  if (hadFocus) opener?.focus({ preventScroll: true });
}

function watchKeys(panel: HTMLElement): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return;
    // Layers over the page are closed first.
    if (document.querySelector('dialog[open], :popover-open')) return;
    if (key === 'Escape' && !panel.hidden) close(panel);
    if (key !== 'o') return;
    if (panel.hidden) panel.hidden = false;
    else close(panel);
  });
}
