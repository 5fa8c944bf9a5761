/** Marks the definition at the current scroll position in the outline of a file. */
export function watchOutline(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a[href^="#"]')];
  if (links.length === 0) return;
  const lines = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let marked: HTMLAnchorElement | undefined;
  const mark = () => {
    const edge = innerHeight * 0.3;
    const at = lines.findLastIndex((line) => line !== null && line.getBoundingClientRect().top <= edge);
    const link = links[at];
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
