/** The lines of code on a page, each an element. */
export function linesOf(code: HTMLElement): NodeListOf<HTMLElement> {
  return code.querySelectorAll<HTMLElement>('u[id]');
}

/** The text of the code, by offsets. Lines are elements, whose text nodes are looked up when they are needed. */
export class SourceText {
  readonly #code: HTMLElement;
  readonly #lines: NodeListOf<HTMLElement>;
  readonly #starts: number[] = [];

  constructor(code: HTMLElement) {
    this.#code = code;
    this.#lines = linesOf(code);
    let length = 0;
    for (const line of this.#lines) {
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
    const element = this.#lines[line - 1];
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
