import { linesOf } from '../scripts/source-text.ts';
import { findScopes, indentOf, type Scope } from './scopes.ts';

/** Those of long files. See `code.css`. */
const BLOCK = '.code > code > span';

/** The code of a file page and its lines, each an element. */
export class CodeView {
  /** Scrolls sideways. */
  readonly frame: HTMLElement;
  readonly lines: NodeListOf<HTMLElement>;
  /** Lines of a long file are laid out in blocks; those of others are one. */
  readonly blocks: ArrayLike<Element>;
  #scopes: readonly Scope[] | undefined;

  constructor(frame: HTMLElement) {
    this.frame = frame;
    this.lines = linesOf(frame);
    const blocks = frame.querySelectorAll(BLOCK);
    this.blocks = blocks.length > 0 ? blocks : frame.querySelectorAll(':scope > code');
  }

  /** The source, exactly. */
  get text(): string {
    return [...this.lines].map((line) => line.textContent).join('');
  }

  textOf(first: number, last: number): string {
    return [...this.lines]
      .slice(first - 1, last)
      .map((line) => line.textContent)
      .join('');
  }

  line(number: number): HTMLElement | undefined {
    return this.lines[number - 1];
  }

  /** Returns the line at a height in the window; undefined above and below the code. Hit tests are slow in lines with sticky numbers. */
  lineAt(y: number): HTMLElement | undefined {
    const block = lastAbove(this.blocks, y);
    return block && y < block.getBoundingClientRect().bottom
      ? lastAbove(block.querySelectorAll<HTMLElement>('u[id]'), y)
      : undefined;
  }

  /**
   * Returns the top of a line, in pixels of the window, as if all lines of its block had the same height: to measure one that is out
   * of view would lay out its block.
   */
  nearTopOf(line: Element): number {
    const block = line.closest(BLOCK) ?? this.blocks[0];
    const first = block?.querySelector('u[id]');
    if (!block || !first) return 0;
    const { top, height } = block.getBoundingClientRect();
    return top + (height * (numberOf(line) - numberOf(first))) / Math.max(1, linesIn(block));
  }

  /** Found when they are asked for first: a file of 30,000 lines takes a moment. */
  get scopes(): readonly Scope[] {
    this.#scopes ??= findScopes(
      [...this.lines].map((line) => line.textContent),
      [...this.lines].map((line) => (isInside(line) ? undefined : indentOf(line.textContent))),
    );
    return this.#scopes;
  }
}

/** Whether a line begins within a comment or string, whose indentation means nothing. */
function isInside(line: Element): boolean {
  const { firstChild } = line;
  return firstChild instanceof HTMLElement && firstChild.matches('i:not([class]), .s');
}

export function numberOf(line: Element): number {
  return Number(line.id.slice(1));
}

function linesIn(block: Element): number {
  return block.querySelectorAll(':scope > u').length;
}

/** The last of the elements, from top to bottom, that begins above a height in the window. */
function lastAbove<Of extends Element>(elements: ArrayLike<Of>, y: number): Of | undefined {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.getBoundingClientRect().top ?? Infinity) <= y) low = middle + 1;
    else high = middle;
  }
  return elements[low - 1];
}
