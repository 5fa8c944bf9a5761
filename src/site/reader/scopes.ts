/** The lines of a piece of code that belongs together: a header, from 1, and the last line that it contains. */
export interface Scope {
  first: number;
  last: number;
  /** The scope around it. */
  parent: Scope | undefined;
}

/** Indentation of a line in columns; undefined if the line says nothing about scopes: empty, or within a comment or string. */
export type Indents = readonly (number | undefined)[];

const TAB = 4;
/** Continues the scope that the line above opened at the same indentation: `}`, `} else {`, `): void {`. */
const continues = /^\s*(?:[)\]}]|end\b|else\b|elif\b|except\b|finally\b|catch\b)/;

/** Measures the indentation of a line of code. */
export function indentOf(line: string): number | undefined {
  // Directives of a preprocessor and comments of scripts stand at the left edge within any scope.
  if (line.startsWith('#')) return undefined;
  const [space = ''] = /^[ \t]*/.exec(line) ?? [];
  if (line.trim() === '') return undefined;
  let columns = 0;
  for (const character of space) columns += character === '\t' ? TAB - (columns % TAB) : 1;
  return columns;
}

/**
 * Finds scopes by indentation, as editors fold files of any language. It needs no syntax tree, which is no part of a page. `lines`
 * are texts; `indents` are those of the same lines. In the order of their headers.
 */
export function findScopes(lines: readonly string[], indents: Indents = lines.map(indentOf)): Scope[] {
  const scopes: Scope[] = [];
  const open: { scope: Scope; indent: number }[] = [];
  let lastText = 0;
  for (const [at, text] of lines.entries()) {
    const indent = indents[at];
    if (indent === undefined) continue;
    const isContinued = continues.test(text);
    for (let top = open.at(-1); top && ends(top.indent, indent, isContinued); top = open.at(-1)) {
      top.scope.last = lastText;
      open.pop();
    }
    lastText = at + 1;
    if (open.at(-1)?.indent === indent) continue;
    const scope: Scope = { first: at + 1, last: at + 1, parent: open.at(-1)?.scope };
    scopes.push(scope);
    open.push({ scope, indent });
  }
  for (const { scope } of open) scope.last = lastText;
  return scopes.filter(({ first, last }) => last > first);
}

function ends(scope: number, indent: number, isContinued: boolean): boolean {
  return indent < scope || (indent === scope && !isContinued);
}

/** The innermost scope that contains a line, its header included. */
export function scopeAt(scopes: readonly Scope[], line: number): Scope | undefined {
  let low = 0;
  let high = scopes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((scopes[middle]?.first ?? Infinity) <= line) low = middle + 1;
    else high = middle;
  }
  for (let scope = scopes[low - 1]; scope; scope = scope.parent) if (scope.last >= line) return scope;
  return undefined;
}
