import { parseLines } from './line-range.ts';

/** What moves the page without a jump to a fragment. */
const movements = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Marks the definition at the current scroll position in the outline of a file, or that of the line that the address names. */
export function watchOutline(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a[href^="#"]:not([href^="#~"])')];
  if (links.length === 0) return;
  const lines = links.map((link) => lineOf(document.getElementById(decodeURIComponent(link.hash.slice(1)))));
  let marked: HTMLAnchorElement | undefined;
  let margin: number | undefined;
  /** The line that a jump led to, until the reader moves on. It may be anywhere in view: pages end. */
  let target = targetLine();
  addEventListener('resize', () => (margin = undefined));
  const mark = () => {
    const top = target?.getBoundingClientRect().top ?? (margin ??= scrollMargin(lines));
    // A jump may end between two pixels, or lead to a part of the line.
    const link = links[lastAbove(lines, top + halfLine(lines)) - 1];
    if (link === marked) return;
    marked?.classList.remove('here');
    link?.classList.add('here');
    marked = link;
    const rail = link?.closest('.rail');
    if (link && rail && getComputedStyle(rail).position === 'sticky') {
      rail.scrollTop = link.offsetTop - rail.clientHeight / 2;
    }
  };
  let waiting = false;
  addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        mark();
      });
    },
    { passive: true },
  );
  for (const movement of movements)
    addEventListener(movement, () => (target = undefined), { passive: true, capture: true });
  addEventListener('hashchange', () => {
    target = targetLine();
    mark();
  });
  mark();
}

function targetLine(): Element | undefined {
  const range = parseLines(location.hash);
  const id = range ? `L${range[0]}` : decodeURIComponent(location.hash.slice(1));
  const line = lineOf(document.getElementById(id));
  return line?.closest('.code') ? line : undefined;
}

/** Returns the line of code around an element: what is in it begins lower. */
function lineOf(element: Element | null): Element | undefined {
  return element?.closest('.code u[id]') ?? element ?? undefined;
}

function scrollMargin(lines: readonly (Element | undefined)[]): number {
  const line = lines.find((each) => each !== undefined);
  if (!line) return 0;
  const { scrollMarginTop } = getComputedStyle(line);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (parseFloat(scrollMarginTop) || 0) + (parseFloat(scrollPaddingTop) || 0);
}

function halfLine(lines: readonly (Element | undefined)[]): number {
  const line = lines.find((each) => each !== undefined);
  return line ? (parseFloat(getComputedStyle(line).lineHeight) || 0) / 2 : 0;
}

/** How many of the lines begin above an edge. The outline has them in the order of the code. */
function lastAbove(lines: readonly (Element | undefined)[], edge: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.getBoundingClientRect().top ?? 0) <= edge) low = middle + 1;
    else high = middle;
  }
  return low;
}
