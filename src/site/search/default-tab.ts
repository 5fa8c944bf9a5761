import { expressionIn } from './expression-in.ts';
import type { SearchTab } from './search-state.ts';

const operators = /[(){}[\];=<>&|!*+]|::|->/;
const quoted = /^(["'`])(.+)\1$/s;

/** Returns what a text is most likely to be searched for in: code if it has signs of code, names if it is one word, or else pages. */
export function defaultTab(query: string): SearchTab {
  const text = query.trim();
  if (quoted.test(text) || operators.test(text) || expressionIn(text) !== undefined) return 'code';
  return /\s/.test(text) ? 'pages' : 'names';
}

/** Returns the text between quotation marks, or the whole text. */
export function withoutQuotes(query: string): string {
  return quoted.exec(query.trim())?.[2] ?? query;
}
