import { expressionIn } from './expression-in.ts';
import type { SearchState, SearchTab } from './search-state.ts';

const quoted = /^(["'`])(.+)\1$/s;
/** A question in words, which may name a call: `how does total() add?`. */
const question = /^(?:are|can|do|does|how|is|should|what|when|where|which|who|why)\s.*\s.*[^()]\?$/is;
const beginsQuestion = /^(?:are|can|do|does|how|is|should|what|when|where|which|who|why)\s/i;
const operators = /[(){}[\];=<>&|!*+]|::|->/;
/** Words that begin a line of code. Many are also words of English, so a name must follow, and nothing but code may begin with them. */
const beginsCode =
  /^(?:[@#]\w|(?:(?:pub|export|async|abstract|static|final|public|private|protected)\s+)*(?:def|class|import|from|func|fn|const|struct|enum|impl|elif|void|throw|raise|return|await|extends|implements|package|namespace|trait)\s+[\w"'.@$*{])/;

/** Rules in their order: the first that applies decides. */
const rules: readonly [tab: SearchTab, applies: (text: string) => boolean][] = [
  ['code', (text) => quoted.test(text)],
  ['pages', (text) => question.test(text)],
  ['code', (text) => operators.test(text) || beginsCode.test(text) || expressionIn(text) !== undefined],
  ['pages', (text) => /\s/.test(text)],
];

/**
 * Returns what a text is most likely to be searched for in: code if it is quoted, has operators or begins as a line of code does, pages if it is several words or
 * a question, or else names.
 */
export function defaultTab(query: string): SearchTab {
  const text = query.trim();
  return rules.find(([, applies]) => applies(text))?.[0] ?? 'names';
}

/**
 * Whether lines of code with a text are shown above the pages with its words: if none of the texts of these pages has it as it is written. A reader who
 * chose a tab asked for nothing else.
 */
export function addsCode(
  { query, tab }: Pick<SearchState, 'query' | 'tab'>,
  texts: readonly string[],
): boolean {
  const wanted = query.trim().toLowerCase();
  return tab === undefined && !texts.some((text) => text.toLowerCase().includes(wanted));
}

/** Whether a text may be a phrase of code as it is written. Questions are not, so nothing is read for them. */
export function mayBePhrase(text: string): boolean {
  return !beginsQuestion.test(text.trim());
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
