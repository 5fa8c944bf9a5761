import { decodeComponent } from '../../base/decode-component.ts';
import { inNextFrame } from './in-next-frame.ts';
import { parseLines } from './line-range.ts';

/** Keys and events that move the page without a jump to a fragment. */
const movements = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** Those that scroll. The browser may tell of them after it has scrolled. */
const scrolling: ReadonlySet<string> = new Set(['wheel', 'touchmove']);

interface Place {
  element: Element;
  link: HTMLAnchorElement;
}

/**
 * Marks in the outline what is at the current scroll position, or what the address names: definitions in code, headings, and
 * the references of symbols.
 */
export function watchOutline(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.rail a[href^="#"]:not(.skip, [href^="#~"])'),
  ];
  if (links.length === 0) return;
  let marked: HTMLAnchorElement | undefined;
  let places: readonly Place[] | undefined;
  let margin: number | undefined;
  /** The place that a jump led to, until the reader moves on. It may be anywhere in view: pages end. */
  let target = targetPlace();
  const mark = () => {
    places ??= placesOf(links);
    const top = target ? topOf(target) : (margin ??= scrollMargin(places));
    // A jump may end between two pixels, or lead to a part of the line.
    const link = places[lastAbove(places, top + halfLine(places)) - 1]?.link;
    if (link === marked) return;
    marked?.classList.remove('here');
    link?.classList.add('here');
    marked = link;
    const rail = link?.closest('.rail');
    if (link && rail && getComputedStyle(rail).position === 'sticky') {
      rail.scrollTop = link.offsetTop - rail.clientHeight / 2;
    }
  };
  const markSoon = inNextFrame(mark);
  addEventListener('scroll', markSoon, { passive: true });
  for (const movement of movements)
    addEventListener(
      movement,
      () => {
        if (target && scrolling.has(movement)) markSoon();
        target = undefined;
      },
      { passive: true, capture: true },
    );
  addEventListener('hashchange', () => {
    target = targetPlace();
    mark();
  });
  // Other widths may hide links, and change the margin.
  addEventListener('resize', () => (places = margin = undefined));
  // Unfolded entries have a place now.
  addEventListener(
    'toggle',
    () => {
      places = undefined;
      mark();
    },
    { capture: true },
  );
  // Blocks of code are laid out with the first frame.
  requestAnimationFrame(() => setTimeout(mark));
}

/** The places that links of an outline stand for, in the order of the page: a symbol may have its references below the code. */
function placesOf(links: readonly HTMLAnchorElement[]): Place[] {
  const idOf = (link: HTMLAnchorElement) => decodeURIComponent(link.hash.slice(1));
  const inText = links.map((link) => ({ element: lineOf(document.getElementById(idOf(link))), link }));
  const below = links.map((link) => ({ element: referenceOf(idOf(link)), link }));
  const codes = new Map<Element, boolean>();
  const isVisible = (element: Element): boolean => {
    const code = element.closest('.code');
    if (!code) return element.checkVisibility();
    // All its lines are visible with it. To ask one that is out of view would style its block.
    const known = codes.get(code) ?? code.checkVisibility();
    codes.set(code, known);
    return known;
  };
  return [...inText, ...below].filter(
    (place): place is Place => place.element !== undefined && isVisible(place.element),
  );
}

/** The references of a symbol on the page of its source: its definition has the other id. */
function referenceOf(id: string): Element | undefined {
  const element = document.getElementById(id.replace(/^\./, '~'));
  return element?.matches('.symbol') ? element : undefined;
}

function targetPlace(): Element | undefined {
  const range = parseLines(location.hash);
  const id = range ? `L${range[0]}` : (decodeComponent(location.hash.slice(1)) ?? '');
  const place = lineOf(document.getElementById(id));
  return place?.closest('.code, .symbol') ? place : undefined;
}

/** Returns the line of code around an element: what is in it begins lower. */
function lineOf(element: Element | null): Element | undefined {
  return element?.closest('.code u[id]') ?? element ?? undefined;
}

function scrollMargin([first]: readonly Place[]): number {
  if (!first) return 0;
  const { scrollMarginTop } = getComputedStyle(first.element);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (parseFloat(scrollMarginTop) || 0) + (parseFloat(scrollPaddingTop) || 0);
}

function halfLine([first]: readonly Place[]): number {
  return first ? (parseFloat(getComputedStyle(first.element).lineHeight) || 0) / 2 : 0;
}

/** How many of the places begin above an edge. */
function lastAbove(places: readonly Place[], edge: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[middle];
    if (place && topOf(place.element) <= edge) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The top of an element, in pixels of the window. In a block of code out of view, which is not laid out (see `code.css`), that of the block. */
function topOf(element: Element): number {
  const block = element.closest('.code > code > span')?.getBoundingClientRect();
  const isOut = block && (block.bottom <= 0 || block.top >= innerHeight);
  return isOut ? block.top : element.getBoundingClientRect().top;
}
