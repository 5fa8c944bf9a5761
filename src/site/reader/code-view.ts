import { linesOf } from '../scripts/source-text.ts';
import { findScopes, indentOf, type Scope } from './scopes.ts';

/** The code of a file page and its lines, each an element. */
export class CodeView {
  /** Scrolls sideways. */
  readonly frame: HTMLElement;
  readonly lines: NodeListOf<HTMLElement>;
  #scopes: readonly Scope[] | undefined;

  constructor(frame: HTMLElement) {
    this.frame = frame;
    this.lines = linesOf(frame);
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
