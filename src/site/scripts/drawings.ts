import { failureNote } from '../drawing/failure-note.ts';
import { prepareFrame } from '../drawing/frame-host.ts';

/** Draws each figure when it comes into view. Loads what draws with the first one. */
export function watchDrawings(): void {
  for (const text of document.querySelectorAll<HTMLElement>('pre.drawing-text')) placeFigure(text);
  for (const figure of document.querySelectorAll<HTMLElement>('.drawing')) watchDrawing(figure);
}

/** Drawings are made a little before a reader who scrolls comes to them. */
const AHEAD = '150px 0px';

let observer: IntersectionObserver | undefined;

export function watchDrawing(figure: HTMLElement): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer?.unobserve(target);
        target.querySelector('.drawing-view')?.replaceChildren(waitNote());
        // The drawing program takes longest to load. If it cannot be loaded, the drawing says so.
        void prepareFrame();
        // The lists on the page contain the same, and the text is there.
        import('../islands/drawing.ts').then(
          ({ showDrawing }) => showDrawing(target),
          () => showText(target),
        );
      }
    },
    { rootMargin: AHEAD },
  );
  observer.observe(figure);
}

/** Makes the text that stands in the place of a drawing until it is drawn. It appears late, because most are there at once. */
function waitNote(): HTMLElement {
  const note = document.createElement('p');
  note.className = 'drawing-wait';
  note.textContent = 'Drawing …';
  return note;
}

/** Puts a block of Mermaid in a document into a figure of the same height. */
function placeFigure(text: HTMLElement): void {
  const figure = document.createElement('figure');
  figure.className = text.className.replace('drawing-text', 'drawing');
  figure.ariaLabel = 'Drawing of this document';
  const view = document.createElement('div');
  view.className = 'drawing-view';
  const source = document.createElement('details');
  source.className = 'drawing-source';
  const summary = document.createElement('summary');
  summary.textContent = 'Mermaid source';
  text.replaceWith(figure);
  text.className = '';
  source.append(summary, text);
  figure.append(view, source);
}

/** Shows the text of a figure where what draws it cannot be loaded. */
function showText(figure: HTMLElement): void {
  const note = failureNote('the scripts that draw could not be loaded.');
  figure.querySelector('.drawing-view')?.replaceChildren(note);
  figure.querySelector('details')?.setAttribute('open', '');
  figure.classList.add('live', 'failed');
}
