import { expressionIn } from './expression-in.ts';
import type { SearchState, SearchTab } from './search-state.ts';

const operators = /[(){}[\];=<>&|!*+]|::|->/;
const quoted = /^(["'`])(.+)\1$/s;

/** Returns what a text is most likely to be searched for in: code if it has signs of code, names if it is one word, or else pages. */
export function defaultTab(query: string): SearchTab {
  const text = query.trim();
  if (quoted.test(text) || operators.test(text) || expressionIn(text) !== undefined) return 'code';
  return /\s/.test(text) ? 'pages' : 'names';
}

/** Hardly ever part of a text that is searched for as it is. */
const certainMark = /\\[wWdDsSbB]|\.[*+]/;

/**
 * Returns what a query asks of the code: the text between quotation marks, the regular expression between slashes or one with `\w` or
 * `.*`, or the whole text.
 */
export function codeIn(query: string): Pick<SearchState, 'query' | 'expression'> {
  const text = query.trim();
  const [, between] = /^\/(.+)\/$/s.exec(text) ?? [];
  if (between !== undefined && expressionIn(text) !== undefined) return { query: between, expression: true };
  if (certainMark.test(text) && !quoted.test(text)) return { query: text, expression: true };
  return { query: quoted.exec(text)?.[2] ?? query, expression: false };
}
