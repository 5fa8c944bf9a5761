/** What the reader searches for, as the address of the search page has it. */
export interface SearchState {
  query: string;
  tab: SearchTab;
  /** The query is a regular expression. */
  expression: boolean;
  matchCase: boolean;
  word: boolean;
  /** A glob; empty for all files. */
  path: string;
  /** A language, or `text` for files without one; empty for all. */
  language: string;
  /** Whether test files are searched too. */
  tests: boolean;
}

export type SearchTab = 'symbols' | 'code';

/** The search for nothing in the code of all files. */
export const anyCode: SearchState = { ...parseState(new URLSearchParams()), tab: 'code' };

export function parseState(parameters: URLSearchParams): SearchState {
  const text = (name: string) => parameters.get(name) ?? '';
  return {
    query: text('q'),
    tab: text('in') === 'code' ? 'code' : 'symbols',
    expression: text('re') === '1',
    matchCase: text('case') === '1',
    word: text('word') === '1',
    path: text('path'),
    language: text('lang'),
    tests: text('tests') !== '0',
  };
}

/** Returns the query string of a state, without what is usual; empty, or with its question mark. */
export function formatState(state: SearchState): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: string) => value !== '' && parameters.set(name, value);
  add('q', state.query);
  add('in', state.tab === 'code' ? 'code' : '');
  add('re', state.expression ? '1' : '');
  add('case', state.matchCase ? '1' : '');
  add('word', state.word ? '1' : '');
  add('path', state.path);
  add('lang', state.language);
  add('tests', state.tests ? '' : '0');
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}
