import { preferences } from './atlas.ts';

const MIN_WIDTH = 160;
const STEP = 24;

/** A column beside the page, left or right of it. */
export interface Column {
  element: HTMLElement;
  label: string;
  /** The custom property and the preference with its width. `theme.js` applies a stored width before the first paint. */
  property: '--side' | '--rail';
  preference: 'side' | 'rail';
  side: 'left' | 'right';
}

/** Adds the inner edge of a column to an element. The pointer and the arrow keys move it, and a double click puts it back. */
export function addEdge(place: HTMLElement, { element, label, property, preference, side }: Column): void {
  const edge = document.createElement('div');
  edge.className = `${preference}-edge`;
  edge.role = 'separator';
  edge.ariaOrientation = 'vertical';
  edge.ariaLabel = label;
  edge.tabIndex = 0;
  place.append(edge);
  const box = () => element.getBoundingClientRect();
  const set = (wanted: number) => {
    const width = Math.round(Math.max(MIN_WIDTH, Math.min(innerWidth / 2, wanted)));
    document.documentElement.style.setProperty(property, `${width}px`);
    edge.ariaValueNow = String(width);
    preferences.write(preference, `${width}px`);
  };
  edge.ariaValueMin = String(MIN_WIDTH);
  edge.ariaValueNow = String(Math.round(box().width));
  edge.addEventListener('pointerdown', (event) => {
    edge.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  edge.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (edge.hasPointerCapture(pointerId))
      set(side === 'left' ? clientX - box().left : box().right - clientX);
  });
  edge.addEventListener('keydown', ({ key }) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[key];
    if (step !== undefined) set(box().width + (side === 'left' ? step : -step));
  });
  edge.addEventListener('dblclick', () => {
    document.documentElement.style.removeProperty(property);
    preferences.write(preference, null);
  });
}
