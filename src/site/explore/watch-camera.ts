export const ZOOM_STEP = 1.3;
/** Pixels by which an arrow key moves a picture. */
const PAN_STEP = 60;

export interface CameraActions {
  pan: (dx: number, dy: number) => void;
  /** Without a place, the middle stays where it is. */
  zoom: (factor: number, at?: { x: number; y: number }) => void;
  fit: () => void;
  /** With the key of the box below the pointer; empty if there is none. */
  hover: (key: string) => void;
  choose: (key: string) => void;
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Moves and zooms a picture by pointer, wheel and keys. Returns a function that ends it. */
export function watchCamera(
  element: HTMLElement,
  { pan, zoom, fit, hover, choose }: CameraActions,
): () => void {
  let from: { x: number; y: number; id: number } | undefined;
  let isDragged = false;
  const done = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, run, { signal: done.signal, passive: false });
  on('wheel', (event) => {
    // The page scrolls unless the reader zooms on purpose.
    if (!event.ctrlKey && !event.metaKey && !document.fullscreenElement) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
  });
  on('pointerdown', ({ button, clientX, clientY, pointerId, isPrimary }) => {
    isDragged = false;
    if (button === 0 && isPrimary) from = { x: clientX, y: clientY, id: pointerId };
  });
  on('pointermove', ({ clientX, clientY, target }) => {
    if (!from) {
      hover(keyAt(target));
      return;
    }
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    if (!isDragged && Math.hypot(dx, dy) < 5) return;
    if (!isDragged) element.setPointerCapture(from.id);
    isDragged = true;
    from = { ...from, x: clientX, y: clientY };
    pan(dx, dy);
  });
  on('pointerup', () => (from = undefined));
  on('pointercancel', () => (from = undefined));
  on('pointerleave', () => {
    hover('');
    // A press that leaves before it is a drag has no end here.
    if (!isDragged) from = undefined;
  });
  on('click', (event) => {
    const key = isDragged ? '' : keyAt(event.target);
    // The end of a drag follows no link.
    if (isDragged) event.preventDefault();
    if (key !== '') choose(key);
  });
  on('dragstart', (event) => event.preventDefault());
  on('focusin', ({ target }) => hover(target instanceof Element ? keyIn(target) : ''));
  on('focusout', () => hover(''));
  on('keydown', (event) => {
    const [dx, dy] = arrows[event.key] ?? [0, 0];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(1 / ZOOM_STEP);
    else if (event.key === '0') fit();
    else if (dx !== 0 || dy !== 0) pan(dx * PAN_STEP, dy * PAN_STEP);
    else return;
    event.preventDefault();
  });
  return () => done.abort();
}

function keyIn(link: Element): string {
  return link.querySelector<SVGElement>('[data-key]')?.dataset['key'] ?? '';
}

function keyAt(target: EventTarget | null): string {
  const box = target instanceof Element ? target.closest<SVGElement>('[data-key]') : null;
  return box?.dataset['key'] ?? '';
}
