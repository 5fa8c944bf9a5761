/** Marks the definition at the current scroll position in the outline of a file. */
export function watchOutline(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a[href^="#"]:not([href^="#~"])')];
  if (links.length === 0) return;
  const lines = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let marked: HTMLAnchorElement | undefined;
  let margin: number | undefined;
  addEventListener('resize', () => (margin = undefined));
  const mark = () => {
    // A jump leaves this much above its target, which is then the last that has begun.
    const edge = (margin ??= scrollMargin(lines)) + 2;
    const link = links[lastAbove(lines, edge) - 1];
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
  mark();
}

function scrollMargin(lines: readonly (HTMLElement | null)[]): number {
  const line = lines.find((each) => each !== null);
  if (!line) return 0;
  const { scrollMarginTop } = getComputedStyle(line);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (parseFloat(scrollMarginTop) || 0) + (parseFloat(scrollPaddingTop) || 0);
}

/** How many of the lines begin above an edge. The outline has them in the order of the code. */
function lastAbove(lines: readonly (HTMLElement | null)[], edge: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.getBoundingClientRect().top ?? 0) <= edge) low = middle + 1;
    else high = middle;
  }
  return low;
}
