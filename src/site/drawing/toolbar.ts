import { safeSvg } from '../../render/safe-svg.ts';
import { download, toPng } from '../explore/export-picture.ts';
import type { DrawnPicture } from './messages.ts';

/** The parts of a drawing that its buttons act on. */
interface Shown {
  readonly figure: HTMLElement;
  readonly picture: DrawnPicture | undefined;
  /** Its Mermaid text. */
  readonly text: string;
  zoomIn(): void;
  zoomOut(): void;
}

/** Makes the buttons of a drawing. */
export function toolbarOf(view: Shown): HTMLElement {
  const { figure } = view;
  const bar = document.createElement('div');
  bar.className = 'drawing-bar';
  const map = figure.dataset['map'];
  bar.append(
    button('−', 'Zoom out', () => view.zoomOut()),
    button('+', 'Zoom in', () => view.zoomIn()),
    ...(document.fullscreenEnabled
      ? [button('Full screen', 'Full screen', () => void toggleFullScreen(figure))]
      : []),
    copyButton(view),
    button('SVG', 'Save as SVG', () => saveSvg(view)),
    button('PNG', 'Save as PNG', () => void savePng(view)),
    ...(map
      ? [Object.assign(document.createElement('a'), { href: map, textContent: 'Open in the map' })]
      : []),
  );
  return bar;
}

function button(label: string, title: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.title = title;
  element.ariaLabel = title;
  element.addEventListener('click', act);
  return element;
}

function copyButton(view: Shown): HTMLButtonElement {
  const element = button('Copy Mermaid', 'Copy Mermaid', () => {
    navigator.clipboard.writeText(view.text).then(
      () => {
        element.textContent = 'Copied';
        setTimeout(() => (element.textContent = 'Copy Mermaid'), 2000);
      },
      () => view.figure.querySelector('details')?.setAttribute('open', ''),
    );
  });
  return element;
}

async function toggleFullScreen(figure: HTMLElement): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await figure.requestFullscreen();
}

/** A file is opened by itself, where scripts of a picture would run, so only what draws is saved. */
function saveSvg({ picture, figure }: Shown): void {
  const svg = picture && safeSvg(picture.svg);
  if (svg !== undefined) download(`${nameOf(figure)}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
}

async function savePng({ picture, figure }: Shown): Promise<void> {
  if (!picture) return;
  const { svg: text, width, height } = picture;
  download(`${nameOf(figure)}.png`, await toPng({ text, width, height }));
}

function nameOf(figure: HTMLElement): string {
  return (figure.ariaLabel ?? 'drawing').replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80);
}
