import { preferences } from './atlas.ts';

const MIN_WIDTH = 160;
const KEY = 'side';
const STEP = 24;

/** Adds the edge of the file tree, which the pointer and the arrow keys move. `theme.js` applies a stored width before the first paint. */
export function addSideEdge(side: HTMLElement): void {
  const edge = document.createElement('div');
  edge.className = 'side-edge';
  edge.role = 'separator';
  edge.ariaOrientation = 'vertical';
  edge.ariaLabel = 'Width of the file tree';
  edge.tabIndex = 0;
  side.append(edge);
  const set = (wanted: number) => {
    const width = Math.round(Math.max(MIN_WIDTH, Math.min(innerWidth / 2, wanted)));
    document.documentElement.style.setProperty('--side', `${width}px`);
    edge.ariaValueNow = String(width);
    preferences.write(KEY, `${width}px`);
  };
  edge.ariaValueMin = String(MIN_WIDTH);
  edge.ariaValueNow = String(Math.round(side.getBoundingClientRect().width));
  edge.addEventListener('pointerdown', (event) => {
    edge.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  edge.addEventListener('pointermove', (event) => {
    if (edge.hasPointerCapture(event.pointerId)) set(event.clientX);
  });
  edge.addEventListener('keydown', ({ key }) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[key];
    if (step !== undefined) set(side.getBoundingClientRect().width + step);
  });
  edge.addEventListener('dblclick', () => {
    document.documentElement.style.removeProperty('--side');
    preferences.write(KEY, null);
  });
}
