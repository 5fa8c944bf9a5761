import type { DrawnEdge } from '../../render/drawing.ts';
import type { MermaidDrawing } from '../../render/mermaid.ts';
import type { LinkedNode } from '../scripts/graph-data.ts';

const ZOOM_STEP = 1.25;
const LARGEST_SCALE = 4;
const SMALLEST_SCALE = 0.2;

/** Buttons that make a diagram larger or smaller, or fill the screen with it. */
export function zoomButtons(canvas: HTMLElement, figure: HTMLElement): HTMLElement {
  const bar = document.createElement('span');
  bar.className = 'graph-tools';
  bar.append(
    button('−', 'Smaller', () => zoom(canvas, 1 / ZOOM_STEP)),
    button('+', 'Larger', () => zoom(canvas, ZOOM_STEP)),
  );
  if (document.fullscreenEnabled)
    bar.append(
      button('Full screen', 'Full screen', () => {
        if (document.fullscreenElement) void document.exitFullscreen();
        else void figure.requestFullscreen();
      }),
    );
  return bar;
}

export function button(text: string, label: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.ariaLabel = label;
  made.title = label;
  made.addEventListener('click', run);
  return made;
}

/** Changes the size around the middle of what is seen. */
function zoom(canvas: HTMLElement, factor: number): void {
  const drawing = canvas.querySelector('svg');
  if (!drawing) return;
  const natural = drawing.viewBox.baseVal.width;
  const before = drawing.getBoundingClientRect().width;
  const after = Math.max(natural * SMALLEST_SCALE, Math.min(natural * LARGEST_SCALE, before * factor));
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = canvas;
  drawing.setAttribute('width', String(after));
  drawing.removeAttribute('height');
  drawing.style.maxWidth = 'none';
  const scale = after / before;
  canvas.scrollTo(
    (scrollLeft + clientWidth / 2) * scale - clientWidth / 2,
    (scrollTop + clientHeight / 2) * scale - clientHeight / 2,
  );
}

/** Moves a diagram that is larger than its place with the pointer. A drag does not follow links. */
export function dragToPan(canvas: HTMLElement): void {
  let from: { x: number; y: number; left: number; top: number } | undefined;
  let isDragged = false;
  canvas.addEventListener('pointerdown', ({ button: pressed, pointerType, clientX, clientY }) => {
    isDragged = false;
    // A touch scrolls by itself.
    if (pressed !== 0 || pointerType !== 'mouse') return;
    from = { x: clientX, y: clientY, left: canvas.scrollLeft, top: canvas.scrollTop };
  });
  addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (Math.hypot(x, y) > 4) isDragged = true;
    if (isDragged) canvas.scrollTo(from.left - x, from.top - y);
  });
  addEventListener('pointerup', () => (from = undefined));
  canvas.addEventListener('dragstart', (event) => event.preventDefault());
  canvas.addEventListener(
    'click',
    (event) => {
      if (isDragged) event.preventDefault();
    },
    true,
  );
}

/** Lights up the edges of the node under the pointer or with the focus. */
export function lightEdges(
  canvas: HTMLElement,
  { nodes, edges }: MermaidDrawing<LinkedNode, DrawnEdge>,
): void {
  const keys = new Map(nodes.map(({ href, key }) => [href ?? '', key]));
  // Mermaid draws the edges in their order.
  const lines = [...canvas.querySelectorAll('.edgePaths path')];
  const keyAt = (target: EventTarget | null): string | undefined => {
    const link = target instanceof Element && canvas.contains(target) ? target.closest('a') : null;
    return link ? keys.get(link.getAttribute('href') ?? '') : undefined;
  };
  const light = ({ type, target }: Event): void => {
    const isLeft = type === 'pointerleave' || type === 'focusout';
    // A pointer beside the nodes does not put out what the focus lights.
    const key =
      (isLeft ? undefined : keyAt(target)) ??
      (type === 'focusout' ? undefined : keyAt(document.activeElement));
    canvas.classList.toggle('lit', key !== undefined);
    for (const [at, line] of lines.entries()) {
      const edge = edges[at];
      line.classList.toggle('on', key !== undefined && (edge?.from === key || edge?.to === key));
    }
  };
  for (const type of ['pointerover', 'focusin', 'pointerleave', 'focusout'])
    canvas.addEventListener(type, light);
}
