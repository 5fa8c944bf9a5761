/** The query of the reader, as the address of the search page has it. */
export interface SearchState {
  query: string;
  /** Undefined if the reader chose none: it then follows from the query. */
  tab: SearchTab | undefined;
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
  /** Values that pages must have; empty for all. */
  facets: Record<FacetName, string>;
  /** Whether pages about tests are found too. Usually not: their names are like those of what they test. */
  inTests: boolean;
}

export const searchTabs = ['names', 'code', 'pages'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** The filters of pages in the address. `of` is the language, because `lang` is that of code. */
export const facetNames = ['kind', 'of', 'directory'] as const;
export type FacetName = (typeof facetNames)[number];

/** The search for nothing in the code of all files. */
export const anyCode: SearchState = { ...parseState(new URLSearchParams()), tab: 'code' };

export function parseState(parameters: URLSearchParams): SearchState {
  const text = (name: string) => parameters.get(name) ?? '';
  return {
    query: text('q'),
    tab: searchTabs.find((tab) => tab === text('in')),
    expression: text('re') === '1',
    matchCase: text('case') === '1',
    word: text('word') === '1',
    path: text('path'),
    language: text('lang'),
    tests: text('tests') !== '0',
    facets: Object.fromEntries(facetNames.map((name) => [name, text(name)])) as SearchState['facets'],
    inTests: text('intests') === '1',
  };
}

/** Returns the query string of a state, without what is usual; empty, or with its question mark. */
export function formatState(state: SearchState): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: string) => value !== '' && parameters.set(name, value);
  add('q', state.query);
  add('in', state.tab ?? '');
  add('re', state.expression ? '1' : '');
  add('case', state.matchCase ? '1' : '');
  add('word', state.word ? '1' : '');
  add('path', state.path);
  add('lang', state.language);
  add('tests', state.tests ? '' : '0');
  add('intests', state.inTests ? '1' : '');
  for (const name of facetNames) add(name, state.facets[name]);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}
