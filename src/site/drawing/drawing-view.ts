import { failureNote } from './failure-note.ts';
import { drawText } from './frame-host.ts';
import { FONT_SIZE, type DrawnPicture } from './messages.ts';
import { makeSource, sourceOfFigure, type DrawingSource } from './drawing-source.ts';
import { toolbarOf } from './toolbar.ts';

/** Text is at least this large when a drawing opens, in pixels. Sizes are rounded, and it must not be below 11. */
const MIN_TEXT = 11.1;
const LEAST_SCALE = MIN_TEXT / FONT_SIZE;
/** The room around a picture that fits into its view, in pixels. */
const MARGIN = 8;
/** The height to which a view grows at most, in pixels. */
const MAX_HEIGHT = 640;
/** Views below this width, in pixels, have no room between columns. */
const NARROW = 480;
const zoomStep = 1.25;
const zoomLimits = { least: 0.3, most: 3 };

/**
 * A drawing on a page: a picture in a view that can be scrolled. The picture is an image, so nothing in it can run or load anything, and
 * links lie on top of its nodes.
 */
export class DrawingView {
  readonly figure: HTMLElement;
  readonly #view: HTMLElement;
  readonly #stage = document.createElement('div');
  readonly #image = new Image();
  readonly #opened = new Set<string>();
  #source: DrawingSource | undefined;
  #picture: DrawnPicture | undefined;
  #scale = 1;

  constructor(figure: HTMLElement) {
    this.figure = figure;
    const view = figure.querySelector<HTMLElement>('.drawing-view');
    this.#view = view ?? document.createElement('div');
    if (!view) figure.prepend(this.#view);
    this.#stage.className = 'drawing-stage';
    this.#image.alt = figure.ariaLabel ?? '';
    this.#image.draggable = false;
    this.#stage.append(this.#image);
    this.#watchZoom();
    this.#watchDrag();
    document.addEventListener('treeatlas:theme', () => void this.#redraw(false));
  }

  get picture(): DrawnPicture | undefined {
    return this.#picture;
  }

  get text(): string {
    return this.#source?.text ?? '';
  }

  /** Draws the figure for the first time. Never rejects: a failure is shown above the text. */
  async show(): Promise<void> {
    this.figure.classList.add('live');
    this.#view.setAttribute('aria-busy', 'true');
    try {
      this.#source = sourceOfFigure(this.figure) ?? (await makeSource(this.figure, this.#opened));
      if (!this.#source) throw new Error('Nothing refers to it, and it refers to nothing.');
      await this.#draw();
      this.#view.replaceChildren(this.#stage);
      this.#view.tabIndex = 0;
      this.#view.role = 'group';
      this.#view.ariaLabel = this.figure.ariaLabel;
      this.#open();
      this.figure.append(toolbarOf(this));
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#view.removeAttribute('aria-busy');
      this.figure.dataset['drawn'] = '';
    }
  }

  zoom(factor: number): void {
    const { least, most } = zoomLimits;
    const scale = Math.max(least, Math.min(most, this.#scale * factor));
    const view = this.#view;
    const center = (view.scrollLeft + view.clientWidth / 2) / this.#scale;
    const middle = (view.scrollTop + view.clientHeight / 2) / this.#scale;
    this.#setScale(scale);
    view.scrollTo(center * scale - view.clientWidth / 2, middle * scale - view.clientHeight / 2);
  }

  zoomIn(): void {
    this.zoom(zoomStep);
  }

  zoomOut(): void {
    this.zoom(1 / zoomStep);
  }

  /** Fits the picture into the view, unless its text would be too small, and brings its subject into view. */
  #open(): void {
    const picture = this.#picture;
    if (!picture) return;
    const [wide, high] = [this.#view.clientWidth - MARGIN, this.#view.clientHeight - MARGIN];
    const fit = Math.min(1, wide / picture.width, high / picture.height);
    this.#setScale(Math.max(LEAST_SCALE, fit));
    const subject = this.#stage.querySelector<HTMLElement>('.here');
    if (!subject) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = subject;
    this.#view.scrollTo(
      offsetLeft + offsetWidth / 2 - this.#view.clientWidth / 2,
      offsetTop + offsetHeight / 2 - this.#view.clientHeight / 2,
    );
  }

  /** Makes room for what the reader has opened. */
  #grow(): void {
    const needed = (this.#picture?.height ?? 0) * LEAST_SCALE + 2 * MARGIN;
    if (needed > this.#view.clientHeight)
      this.figure.style.setProperty('--drawing-height', `${Math.min(needed, MAX_HEIGHT)}px`);
  }

  async #redraw(isOther: boolean): Promise<void> {
    if (!this.#source) return;
    try {
      if (isOther) this.#source = (await makeSource(this.figure, this.#opened)) ?? this.#source;
      await this.#draw();
      if (isOther) {
        this.#grow();
        this.#open();
      } else this.#setScale(this.#scale);
      this.figure.querySelector('.drawing-failure')?.remove();
      const text = this.figure.querySelector('.drawing-source pre');
      if (text) text.textContent = this.#source.text;
    } catch (error) {
      this.#fail(error);
    }
  }

  async #draw(): Promise<void> {
    const source = this.#source;
    if (!source) return;
    const kind = this.figure.dataset['drawing'];
    const picture = await drawText({
      text: source.text,
      isDense: kind !== undefined,
      isStar: kind !== undefined && kind !== 'directory' && kind !== 'cycle',
      // A directory has more columns than a symbol, and lines between them that need room anyway.
      isNarrow: kind === 'directory' || this.#view.clientWidth < NARROW,
    });
    this.#image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
    await this.#image.decode();
    this.#picture = picture;
    const overlay = picture.nodes.flatMap((box) => {
      const element = this.#overlayOf(box.id, source);
      if (!element) return [];
      const { style } = element;
      style.left = `${(100 * box.left) / picture.width}%`;
      style.top = `${(100 * box.top) / picture.height}%`;
      style.width = `${(100 * box.width) / picture.width}%`;
      style.height = `${(100 * box.height) / picture.height}%`;
      return [element];
    });
    this.#stage.replaceChildren(this.#image, ...overlay);
  }

  /** A link to the page of a node, a button that opens a group, or the place of the subject. */
  #overlayOf(id: string, { text, links, groups }: DrawingSource): HTMLElement | undefined {
    const label = labelOf(text, id);
    const href = links.get(id);
    if (href !== undefined) {
      const link = document.createElement('a');
      link.href = href;
      link.ariaLabel = label;
      link.draggable = false;
      return link;
    }
    const key = groups.get(id);
    if (key !== undefined) {
      const button = document.createElement('button');
      button.type = 'button';
      button.ariaLabel = `Show ${label}`;
      button.title = `Show ${label}`;
      button.addEventListener('click', () => {
        this.#opened.add(key);
        void this.#redraw(true).then(() => this.#view.focus({ preventScroll: true }));
      });
      return button;
    }
    if (!text.includes(`${id}["`) || !text.includes(`:::here`)) return undefined;
    const here = document.createElement('span');
    if (new RegExp(`^${literal(id)}\\W.*:::here$`, 'm').test(text)) here.className = 'here';
    return here;
  }

  #setScale(scale: number): void {
    this.#scale = scale;
    this.#stage.style.width = `${(this.#picture?.width ?? 0) * scale}px`;
    this.#stage.style.height = `${(this.#picture?.height ?? 0) * scale}px`;
  }

  #fail(error: unknown): void {
    const note = failureNote(error instanceof Error ? error.message : String(error));
    this.figure.querySelector('.drawing-failure')?.remove();
    // A picture that is there stays: a group may open when it is tried again.
    if (this.#picture) {
      this.figure.append(note);
      return;
    }
    this.#view.replaceChildren(note);
    this.figure.classList.add('failed');
  }

  /** Only with a key: the page must scroll with the wheel. */
  #watchZoom(): void {
    this.#view.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        this.zoom(event.deltaY < 0 ? zoomStep : 1 / zoomStep);
      },
      { passive: false },
    );
  }

  #watchDrag(): void {
    const view = this.#view;
    view.addEventListener('pointerdown', ({ button, pointerType, clientX, clientY, target }) => {
      // Touch scrolls by itself, and nodes are links.
      if (
        button !== 0 ||
        pointerType !== 'mouse' ||
        (target instanceof Element && target.closest('a, button'))
      )
        return;
      const { scrollLeft, scrollTop } = view;
      const move = (event: PointerEvent): void =>
        view.scrollTo(scrollLeft + clientX - event.clientX, scrollTop + clientY - event.clientY);
      addEventListener('pointermove', move);
      addEventListener('pointerup', () => removeEventListener('pointermove', move), { once: true });
    });
  }
}

/** The label of a node, with the characters that its text escapes. */
function labelOf(text: string, id: string): string {
  const [, label = ''] = new RegExp(`^${literal(id)}\\W+?"(.*)"`, 'm').exec(text) ?? [];
  return label
    .replace(/<br\/>/g, ', ')
    .replace(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

/** An expression that finds a text as it is: ids of documents may have signs of expressions. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
