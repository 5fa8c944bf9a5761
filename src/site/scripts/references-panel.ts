import { placeOfLink } from './place-of-link.ts';

/**
 * Opens the references of a name in code beside it at the first click, also of the keyboard and of a finger. A second click follows
 * the link, as one with a modifier does at once.
 */
export function watchPanel(): void {
  const page = document.querySelector<HTMLElement>('.file-page');
  if (!page?.querySelector('.code') || !('popover' in HTMLElement.prototype)) return;
  const panel = document.createElement('section');
  panel.className = 'panel';
  panel.ariaLabel = 'References';
  panel.hidden = true;
  panel.innerHTML = '<p class="loading">Loading …</p>';
  const slot = document.createElement('div');
  slot.className = 'panel-slot';
  slot.append(panel);
  let opener: HTMLAnchorElement | undefined;
  const { hub } = document.body.dataset;
  page.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (!link) return;
    const place = placeOfLink(link);
    const isExport = hub !== undefined && link.href.startsWith(`${hub}package/`);
    if ((!place && !isExport) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link === opener && !panel.hidden) return;
    event.preventDefault();
    opener = link;
    if (!slot.parentElement) page.append(slot);
    // A key, and no pointer, has clicked.
    const isKey = event.detail === 0;
    void import('../islands/panel.ts')
      .then(({ openPanel }) => openPanel({ page, panel, link, place, isKey }))
      .catch(() => false)
      .then((isOpen) => {
        if (isOpen || opener !== link) return;
        panel.hidden = true;
        location.assign(link.href);
      });
    panel.hidden = false;
  });
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLAnchorElement>(':is(.code, .panel-calls) a[href]') ?? undefined;
}
