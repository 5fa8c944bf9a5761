import type { CodeView } from './code-view.ts';

/** More marks would be one grey strip. */
const MAX_MARKS = 400;

/** A strip at the right edge of the window that shows where in the page some places are, as editors do beside their scroll bar. */
export function addScrollMarks(view: CodeView): void {
  const strip = document.createElement('div');
  strip.className = 'scroll-marks';
  strip.ariaHidden = 'true';
  document.body.append(strip);
  let ranges: readonly Range[] = [];
  const show = () => {
    const target = view.frame.querySelector('u.on');
    const height = document.documentElement.scrollHeight;
    const places = [
      ...ranges
        .slice(0, MAX_MARKS)
        .map(({ startContainer }) => ({ name: 'same', line: lineOf(startContainer) })),
      { name: 'target', line: target },
    ];
    strip.replaceChildren(
      ...places.flatMap(({ name, line }) => {
        if (!line) return [];
        const mark = document.createElement('i');
        mark.className = name;
        mark.style.top = `${((view.nearTopOf(line) + scrollY) / height) * 100}%`;
        return [mark];
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

function lineOf(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest('u[id]') ?? null;
}
