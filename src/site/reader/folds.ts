import { type CodeView, numberOf } from './code-view.ts';
import { type Scope, scopeAt } from './scopes.ts';

/** Folds scopes of the code. Folded lines are still found by the search of the browser, which unfolds them. */
export class Folds {
  readonly #view: CodeView;
  readonly #folded = new Set<Scope>();
  /** Called after any change. */
  onChange: (() => void) | undefined;

  constructor(view: CodeView) {
    this.#view = view;
    view.frame.addEventListener('beforematch', ({ target }) => {
      if (target instanceof Element) this.reveal(numberOf(target));
    });
  }

  isFolded(scope: Scope): boolean {
    return this.#folded.has(scope);
  }

  get areAny(): boolean {
    return this.#folded.size > 0;
  }

  toggle(scope: Scope): void {
    if (!this.#folded.delete(scope)) this.#folded.add(scope);
    this.#show(scope);
  }

  /** Folds the outermost scopes that have more than a few lines, which leaves a table of contents. */
  foldAll(): void {
    for (const scope of this.#view.scopes) {
      if (scope.parent) continue;
      this.#folded.add(scope);
      this.#show(scope);
    }
  }

  unfoldAll(): void {
    const all = [...this.#folded];
    this.#folded.clear();
    for (const scope of all) this.#show(scope);
  }

  /** Unfolds whatever hides a line. */
  reveal(line: number): void {
    for (let scope = scopeAt(this.#view.scopes, line); scope; scope = scope.parent)
      if (scope.first !== line && this.#folded.delete(scope)) this.#show(scope);
  }

  /** Hides and shows the lines of a scope, those of folded scopes within it stay hidden. */
  #show({ first, last }: Scope): void {
    const hiddenUntil = new Map([...this.#folded].map((scope) => [scope.first, scope.last]));
    let hidden = this.#folded.size === 0 ? 0 : this.#hiddenBy(first);
    const blocks = new Set<Element>();
    for (let number = first; number <= last + 1; number++) {
      const line = this.#view.line(number);
      if (!line) break;
      if (line.parentElement) blocks.add(line.parentElement);
      const isHidden = number <= hidden;
      // Each write is compared with what is there: a class has thousands of lines.
      if (isHidden !== line.hasAttribute('hidden')) {
        if (isHidden) line.setAttribute('hidden', 'until-found');
        else line.removeAttribute('hidden');
      }
      // Hidden lines do not count: what is inside of them is scoped.
      const isAfterHidden = !isHidden && number - 1 <= hidden;
      if (isAfterHidden || line.hasAttribute('style'))
        line.style.counterSet = isAfterHidden ? `l ${number}` : '';
      const until = hiddenUntil.get(number);
      if (until !== undefined) {
        line.classList.add('folded');
        hideLineFeed(line);
        line.dataset['folded'] = ` … ${until - number} lines`;
      } else if (line.dataset['folded'] !== undefined) {
        line.classList.remove('folded');
        delete line.dataset['folded'];
      }
      hidden = Math.max(hidden, until ?? 0);
    }
    // The browser remembers the height of a block with hidden lines. It must forget it when they are shown, or all blocks seem to be in view.
    for (const block of blocks) block.classList.toggle('cut', block.querySelector('u[hidden]') !== null);
    this.onChange?.();
  }

  /** The last line that is hidden together with a line, by a scope around it; 0 if none hides it. */
  #hiddenBy(line: number): number {
    let hidden = 0;
    for (const { first, last } of this.#folded)
      if (first < line && line <= last) hidden = Math.max(hidden, last);
    return hidden;
  }
}

/** Hides the line feed, below which CSS would put what it adds to a line. The text of the line stays as it is. */
function hideLineFeed(line: Element): void {
  const last = line.lastChild;
  if (!(last instanceof Text) || !last.data.endsWith('\n')) return;
  const feed = document.createElement('span');
  feed.hidden = true;
  last.replaceWith(last.data.slice(0, -1), feed);
  feed.textContent = '\n';
}
