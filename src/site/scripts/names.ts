import { viewPathOf } from '../../model/artifact.ts';
import type { PublishedView } from '../../model/file-view.ts';
import { unpackLocals, type Local } from '../../model/locals.ts';
import { unpackRows } from '../../model/packed-numbers.ts';
import { fetchArtifact, pathBelowRoot } from './atlas.ts';
import { SourceText } from './source-text.ts';

/** Longer lists of lines would cover the code. */
const MAX_LINES = 12;

/** A name in the code and the places where it stands, in their order. */
interface Name {
  /** A local name, of which the atlas knows the declaration. */
  local?: Local;
  ranges: Range[];
}

/**
 * Marks all occurrences of the name under the pointer or the cursor; of a local name, also says where it is declared. The keys `n`
 * and `p` lead to the next and the previous occurrence. The cursor is that of a click, of a selection, or of a browser with
 * caret browsing.
 */
export function watchNames(): void {
  const code = document.querySelector<HTMLElement>('.file-page .code > code');
  const json = document.querySelector<HTMLLinkElement>('link[type="application/json"]')?.href;
  const shard = json && pathBelowRoot(new URL(json).pathname);
  if (!code || !shard || !('highlights' in CSS) || !('caretPositionFromPoint' in document)) return;
  let locals: readonly Local[] = [];
  // The view has the local names, so the page does not repeat them. It is loaded when the code is touched first.
  const load = async () => {
    const view = await fetchArtifact<PublishedView>(viewPathOf(shard));
    locals = unpackLocals(unpackRows(view.locals ?? ''));
    select();
    point();
  };
  const start = once(() => void load().catch(() => undefined));
  const text = new SourceText(code);
  const names = new Map<Local | Element, Name>();
  let selected: Name | undefined;

  const nameAt = (node: Node | null, offset: number): Name | undefined => {
    const link = node?.parentElement?.closest('a');
    if (link && code.contains(link)) return remembered(names, link, () => linkedName(code, link));
    const position = text.offsetOf(node, offset);
    const local =
      position === undefined
        ? undefined
        : locals.find(({ length, occurrences }) =>
            occurrences.some((each) => each <= position && position < each + length),
          );
    return local && remembered(names, local, () => localName(text, local));
  };
  let pointer: { clientX: number; clientY: number } | undefined;
  const point = () => {
    const caret = pointer && document.caretPositionFromPoint(pointer.clientX, pointer.clientY);
    mark(nameAt(caret?.offsetNode ?? null, caret?.offset ?? 0) ?? selected);
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
  const select = () => {
    const selection = getSelection();
    const found = selection ? nameAt(selection.anchorNode, selection.anchorOffset) : undefined;
    if (found === selected) return;
    selected = found;
    mark(selected);
    show(text, selected?.local);
  };
  const selectIn = () => {
    if (code.contains(getSelection()?.anchorNode ?? null)) start();
    select();
  };
  /** The name that the keyboard has reached. */
  const focusedName = (): Name | undefined => nameAt(document.activeElement?.firstChild ?? null, 0);
  document.addEventListener('selectionchange', selectIn);
  document.addEventListener('keydown', (event) => {
    const step = event.key === 'n' ? 1 : event.key === 'p' ? -1 : 0;
    const name = marked ?? focusedName();
    if (step === 0 || !name || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
    goTo(name, step);
  });
  // The reader may have clicked before this script was there.
  selectIn();
}

/** All links of the code to the same definition, and the definition if it is in this file. */
function linkedName(code: HTMLElement, link: HTMLAnchorElement): Name {
  const line = link.closest('[id^="L"]')?.id ?? '';
  // A definition leads to its references elsewhere; links in the file lead to its line.
  const href = link.id === '' ? (link.getAttribute('href') ?? '') : `#${line}`;
  const links = [...code.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];
  const definition =
    link.id === '' && href.startsWith('#L')
      ? code.querySelector(`[id="${CSS.escape(href.slice(1))}"] a[id]`)
      : null;
  const all = new Set<Element>([link, ...links, ...(definition ? [definition] : [])]);
  const ranges = [...all].map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range;
  });
  return { ranges: ranges.sort((a, b) => a.compareBoundaryPoints(Range.START_TO_START, b)) };
}

function localName(text: SourceText, local: Local): Name {
  return { local, ranges: local.occurrences.flatMap((offset) => text.range(offset, local.length) ?? []) };
}

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** Moves the cursor to an occurrence after or before it, around the ends of the file. */
function goTo({ ranges }: Name, step: 1 | -1): void {
  const selection = getSelection();
  const focused = ranges.find(({ startContainer }) => startContainer === document.activeElement);
  const at = focused ?? (selection?.rangeCount ? selection.getRangeAt(0) : undefined);
  const side = (range: Range) => (at ? range.compareBoundaryPoints(Range.START_TO_START, at) : 1);
  const next =
    step > 0 ? ranges.find((range) => side(range) > 0) : ranges.findLast((range) => side(range) < 0);
  const range = next ?? (step > 0 ? ranges[0] : ranges.at(-1));
  if (!range) return;
  selection?.collapse(range.startContainer, range.startOffset);
  const { startContainer: node } = range;
  const element = node instanceof HTMLElement ? node : node.parentElement;
  if (focused) element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

let marked: Name | undefined;

function mark(name: Name | undefined): void {
  if (name === marked) return;
  marked = name;
  CSS.highlights.clear();
  if (name) CSS.highlights.set('local', new Highlight(...name.ranges));
  document.dispatchEvent(new CustomEvent('treeatlas:marked', { detail: name?.ranges ?? [] }));
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
