/** More marks would be one grey strip. */
const MAX_MARKS = 400;

/** A strip at the right edge of the window that shows where in the page some places are, as editors do beside their scroll bar. */
export function addScrollMarks(): void {
  const strip = document.createElement('div');
  strip.className = 'scroll-marks';
  strip.ariaHidden = 'true';
  document.body.append(strip);
  let ranges: readonly Range[] = [];
  const show = () => {
    const targets = [...document.querySelectorAll('.code u.on')].slice(0, 1);
    const height = document.documentElement.scrollHeight;
    const places = [
      ...ranges.slice(0, MAX_MARKS).map((range) => ({ name: 'same', range })),
      ...targets.map((range) => ({ name: 'target', range })),
    ];
    strip.replaceChildren(
      ...places.map(({ name, range }) => {
        const mark = document.createElement('i');
        mark.className = name;
        mark.style.top = `${((range.getBoundingClientRect().top + scrollY) / height) * 100}%`;
        return mark;
      }),
    );
  };
  document.addEventListener('treeatlas:marked', (event) => {
    ranges = (event as CustomEvent<readonly Range[]>).detail;
    show();
  });
  addEventListener('hashchange', show);
  show();
}
