import { unpackLocals, type Local, type PackedLocals } from '../../model/locals.ts';

/** Longer lists of lines would cover the code. */
const MAX_LINES = 12;

/**
 * Marks all occurrences of the local name under the pointer or the cursor, and names its declaration, with links.
 * The cursor is that of a click, of a selection, or of a browser with caret browsing.
 */
export function watchLocals(): void {
  const code = document.querySelector<HTMLElement>('.file-page .code > code');
  const json = document.querySelector<HTMLLinkElement>('link[type="application/json"]')?.href;
  if (!code || !json || !('highlights' in CSS) || !('caretPositionFromPoint' in document)) return;
  let locals: readonly Local[] = [];
  // The shard has the local names too, so the page does not repeat them. It is loaded when the code is touched first.
  const load = async () => {
    const response = await fetch(json);
    const shard = (await response.json()) as { locals?: PackedLocals };
    locals = unpackLocals(shard.locals ?? []);
    point();
  };
  const start = once(() => void load().catch(() => undefined));
  const text = new SourceText(code);
  let selected: Local | undefined;

  const localAt = (node: Node | null, offset: number): Local | undefined => {
    const position = text.offsetOf(node, offset);
    if (position === undefined) return undefined;
    return locals.find(({ length, occurrences }) =>
      occurrences.some((start) => start <= position && position < start + length),
    );
  };
  let pointer: { clientX: number; clientY: number } | undefined;
  const point = () => {
    const caret = pointer && document.caretPositionFromPoint(pointer.clientX, pointer.clientY);
    mark(text, localAt(caret?.offsetNode ?? null, caret?.offset ?? 0) ?? selected);
  };
  code.addEventListener('pointermove', (event) => {
    pointer = event;
    start();
    point();
  });
  code.addEventListener('pointerleave', () => {
    pointer = undefined;
    point();
  });
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    if (selection?.anchorNode && code.contains(selection.anchorNode)) start();
    const found = selection && localAt(selection.anchorNode, selection.anchorOffset);
    if (found === selected) return;
    selected = found ?? undefined;
    mark(text, selected);
    show(text, selected);
  });
}

/** The text of the code, by offsets. Lines are elements, whose text nodes are looked up when they are needed. */
class SourceText {
  readonly #code: HTMLElement;
  readonly #starts: number[] = [];

  constructor(code: HTMLElement) {
    this.#code = code;
    let length = 0;
    for (const line of code.children) {
      this.#starts.push(length);
      length += line.textContent.length;
    }
  }

  /** The offset of a place in the document; undefined outside of the code. */
  offsetOf(node: Node | null, offset: number): number | undefined {
    const line = node instanceof Text ? node.parentElement?.closest('[id^="L"]') : undefined;
    if (!line || !this.#code.contains(line)) return undefined;
    let at = this.#starts[Number(line.id.slice(1)) - 1] ?? 0;
    for (const each of textNodes(line)) {
      if (each === node) return at + offset;
      at += each.data.length;
    }
    return undefined;
  }

  /** The line of an offset, from 1. */
  lineOf(offset: number): number {
    let line = 1;
    while ((this.#starts[line] ?? Infinity) <= offset) line++;
    return line;
  }

  range(offset: number, length: number): Range | undefined {
    const line = this.lineOf(offset);
    const element = this.#code.children[line - 1];
    let left = offset - (this.#starts[line - 1] ?? 0);
    for (const node of element ? textNodes(element) : []) {
      if (left < node.data.length) {
        const range = document.createRange();
        range.setStart(node, left);
        range.setEnd(node, Math.min(node.data.length, left + length));
        return range;
      }
      left -= node.data.length;
    }
    return undefined;
  }

  textAt(offset: number, length: number): string {
    return this.range(offset, length)?.toString() ?? '';
  }
}

function* textNodes(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text;
}

let marked: Local | undefined;

function mark(text: SourceText, local: Local | undefined): void {
  if (local === marked) return;
  marked = local;
  CSS.highlights.clear();
  if (!local) return;
  const ranges = local.occurrences.flatMap((offset) => text.range(offset, local.length) ?? []);
  CSS.highlights.set('local', new Highlight(...ranges));
}

/** Names the marked local and its lines below the code, in a status line for screen readers. */
function show(text: SourceText, local: Local | undefined): void {
  let bar = document.querySelector<HTMLElement>('.local-bar');
  if (!bar) {
    bar = document.createElement('p');
    bar.className = 'local-bar';
    bar.role = 'status';
    document.querySelector('.file-page .code')?.after(bar);
  }
  bar.hidden = !local;
  if (!local) return;
  const link = (line: number): HTMLAnchorElement => {
    const anchor = document.createElement('a');
    anchor.href = `#L${line}`;
    anchor.textContent = String(line);
    return anchor;
  };
  const name = document.createElement('code');
  name.textContent = text.textAt(local.declaration, local.length);
  const lines = [...new Set(local.occurrences.map((offset) => text.lineOf(offset)))];
  const shown = lines.slice(0, MAX_LINES).flatMap((line, at) => [at === 0 ? ' ' : ', ', link(line)]);
  const rest = lines.length > MAX_LINES ? [` and ${lines.length - MAX_LINES} more`] : [];
  bar.replaceChildren(
    name,
    ' is declared in line ',
    link(text.lineOf(local.declaration)),
    '. Lines with it:',
    ...shown,
    ...rest,
  );
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}
