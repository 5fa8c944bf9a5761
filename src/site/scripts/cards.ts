import { placeOfLink } from './place-of-link.ts';

/** Pointers that only cross a link ask for nothing. */
const OPEN_MS = 350;
/** The way from the link to the card. */
const CLOSE_MS = 250;

/**
 * Shows what a name in code or in a list means, without leaving the line: when the pointer rests on a link to a symbol, when `i` is
 * pressed on it, and at the first touch where no panel opens (see `references-panel.ts`).
 */
export function watchCards(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const card = document.createElement('div');
  card.className = 'symbol-card';
  card.popover = 'manual';
  card.role = 'dialog';
  document.body.append(card);
  let opener: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    opener = undefined;
    if (card.matches(':popover-open')) card.hidePopover();
  };
  const open = async (link: HTMLAnchorElement): Promise<boolean> => {
    const place = placeOfLink(link);
    if (!place) return false;
    opener = link;
    const { fillCard } = await import('../islands/card.ts');
    const found = await fillCard(card, place.address, place.fragment).catch(() => false);
    // Another link may have been entered, or this one left.
    if (!found || opener !== link) return false;
    card.showPopover();
    position(card, link);
    return true;
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const link = linkAt(target);
    if (link ? link === opener : inside(card, target)) {
      clearTimeout(timer);
      return;
    }
    clearTimeout(timer);
    if (link) timer = setTimeout(() => void open(link), OPEN_MS);
    else if (opener) timer = setTimeout(close, CLOSE_MS);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && opener) {
      const from = opener;
      const wasInside = card.contains(document.activeElement);
      close();
      if (wasInside) from.focus();
    }
    const link = linkAt(event.target);
    if (event.key !== 'i' || !link || event.ctrlKey || event.metaKey || event.altKey) return;
    void open(link).then((isOpen) => {
      if (isOpen) card.querySelector<HTMLElement>('a, button')?.focus();
    });
  });
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    const isSecond = link !== undefined && link === opener;
    // The panel says more, and a card would cover the line.
    if (!inside(card, event.target) && (!link || isSecond || event.defaultPrevented)) close();
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isTouch || !link || isSecond || !link.closest('.code, .diff') || !placeOfLink(link)) return;
    // The panel answers there.
    if (link.closest('.file-page')) return;
    // The second touch follows the link.
    event.preventDefault();
    void open(link).then((isOpen) => {
      if (!isOpen) link.click();
    });
  });
}

function inside(card: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && card.contains(target);
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const lists = '.code, .diff, .uses, .use-lines, .line, .places, .members';
  return target.closest<HTMLAnchorElement>(`:is(${lists}) a[href]`) ?? undefined;
}

/** Puts a card below a link, or above where there is more room, within the window. It grows away from the line of the link. */
function position(card: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const isBelow = bottom + height + 8 < innerHeight || bottom < innerHeight / 2;
  card.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  card.style.top = isBelow ? `${bottom + 4}px` : 'auto';
  card.style.bottom = isBelow ? 'auto' : `${innerHeight - top + 4}px`;
  card.style.maxHeight = `${isBelow ? innerHeight - bottom - 16 : top - 16}px`;
}
