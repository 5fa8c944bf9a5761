import { inNextFrame } from '../scripts/in-next-frame.ts';
import { type CodeView, numberOf } from './code-view.ts';
import { type Scope, scopeAt } from './scopes.ts';

/** More would cover the code. */
const MAX_HEADERS = 4;

/**
 * Shows the headers of the scopes around the first visible line above the code. Those of a file with an outline are of the
 * symbols in it, as a name says more than a branch.
 */
export function addStickyScopes(view: CodeView): void {
  const bar = document.createElement('div');
  bar.className = 'scopes';
  // The outline has the same links for keyboards and screen readers.
  bar.ariaHidden = 'true';
  const first = view.line(1);
  if (first) bar.style.setProperty('--numbers', getComputedStyle(first, '::before').width);
  const named = outlineLines();
  view.frame.before(bar);
  let shown: readonly Scope[] = [];
  const update = () => {
    const scopes = scopesAbove(view, bar, named);
    if (scopes.length === shown.length && scopes.every((scope, at) => scope === shown[at])) return;
    shown = scopes;
    bar.replaceChildren(...scopes.map((scope) => header(view, scope)));
  };
  const later = inNextFrame(update);
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later);
  view.frame.addEventListener('scroll', () => (bar.scrollLeft = view.frame.scrollLeft), { passive: true });
}

function scopesAbove(view: CodeView, bar: HTMLElement, named: ReadonlySet<number>): Scope[] {
  const { top, bottom } = view.frame.getBoundingClientRect();
  const edge = bar.getBoundingClientRect().top;
  if (top > edge || bottom < edge + 100) return [];
  // Each header covers one more line, whose scopes may be others.
  let found: Scope[] = [];
  for (let count = 0; count <= MAX_HEADERS; count++) {
    const height = lineHeight(view) * count;
    const line = view.lineAt(edge + height + 2);
    if (!line) return found;
    const next = headersOf(view, numberOf(line), named);
    if (next.length <= count) return next;
    found = next;
  }
  return found.slice(0, MAX_HEADERS);
}

function headersOf(view: CodeView, line: number, named: ReadonlySet<number>): Scope[] {
  const around: Scope[] = [];
  for (let scope = scopeAt(view.scopes, line); scope; scope = scope.parent) {
    if (scope.first < line && (named.size === 0 || named.has(scope.first))) around.unshift(scope);
  }
  return around.slice(0, MAX_HEADERS);
}

function lineHeight(view: CodeView): number {
  return parseFloat(getComputedStyle(view.frame).lineHeight) || 20;
}

function header(view: CodeView, { first }: Scope): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#L${first}`;
  link.tabIndex = -1;
  const number = document.createElement('span');
  number.textContent = String(first);
  link.append(number, view.line(first)?.textContent.trimEnd() ?? '');
  return link;
}

/** Lines on which the symbols of the outline begin. */
function outlineLines(): Set<number> {
  const lines = new Set<number>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.outline a[href^="#"]')) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const line = target?.closest('u[id]');
    if (line) lines.add(numberOf(line));
  }
  return lines;
}
