import { hierarchyKinds, type HierarchyKind } from './hierarchy-kinds.ts';

/** The choices of the reader, as in the address of the page. */
export interface ExploreState {
  view: ExploreView;
  /** The directory that fills the map; undefined for the one of the first look. */
  directory: string | undefined;
  /** Keys of the open boxes of the map; undefined for those of the first look. */
  open: readonly string[] | undefined;
  color: MapColor;
  arrangement: MapArrangement;
  /** Whether test files are shown; undefined for what is usual: see `showsTests`. */
  tests: boolean | undefined;
  /** The largest number of lines that are drawn. */
  lines: number;
  /** The box or symbol that is marked; empty if none is. */
  marked: string;
  /** The symbol whose graph or hierarchy is shown; empty if none is chosen. */
  symbol: string;
  /** The end of a path from the symbol; empty if only neighbours are shown. */
  to: string;
  /** Ids of the symbols whose neighbours are shown, too. */
  expanded: readonly string[];
  /** Groups of edges that are not shown. */
  hidden: readonly string[];
  /** Whether possible references are shown. */
  possible: boolean;
  /** Undefined for that which fits the kind of the symbol. */
  hierarchy: HierarchyKind | undefined;
}

export const exploreViews = ['map', 'symbols', 'hierarchy'] as const;
export type ExploreView = (typeof exploreViews)[number];
export const mapColors = ['directory', 'language', 'tests', 'churn', 'complexity'] as const;
export type MapColor = (typeof mapColors)[number];
/** By references, boxes are left of those that they refer to; by size, the area of a box is its lines. */
export const mapArrangements = ['references', 'size'] as const;
export type MapArrangement = (typeof mapArrangements)[number];

export const USUAL_LINES = 80;
export const FEW_LINES = 40;
/** Each file that uses a symbol imports it, too. */
const usualHidden: readonly string[] = ['imports'];

export function parseExplore(parameters: URLSearchParams): ExploreState {
  const text = (name: string) => parameters.get(name) ?? '';
  const all = (name: string) => parameters.getAll(name).filter((value) => value !== '');
  const symbol = text('symbol');
  return {
    view: oneOf(exploreViews, text('view')) ?? (symbol === '' ? 'map' : 'symbols'),
    directory: parameters.get('dir') ?? undefined,
    open: parameters.has('open') ? all('open') : undefined,
    color: oneOf(mapColors, text('color')) ?? 'directory',
    arrangement: oneOf(mapArrangements, text('by')) ?? 'references',
    tests: text('tests') === '' ? undefined : text('tests') !== '0',
    lines: Math.max(0, Number.parseInt(text('lines'), 10) || USUAL_LINES),
    marked: text('at'),
    symbol,
    to: text('to'),
    expanded: all('and'),
    hidden: parameters.has('without') ? all('without') : usualHidden,
    possible: text('possible') === '1',
    hierarchy: oneOf(hierarchyKinds, text('kind')),
  };
}

/** Tests would fill half of the map. Among the users of a symbol they are shown. */
export function showsTests({ view, tests }: Pick<ExploreState, 'view' | 'tests'>): boolean {
  return tests ?? view !== 'map';
}

/** Returns the query string of a state, without what is usual; empty, or with its question mark. */
export function formatExplore(state: ExploreState): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: string, usual = '') => value !== usual && parameters.append(name, value);
  const usualView = state.symbol === '' ? 'map' : 'symbols';
  add('view', state.view, usualView);
  if (state.view === 'map') {
    if (state.directory !== undefined) parameters.append('dir', state.directory);
    for (const key of state.open ?? []) add('open', key);
    // Nothing open is not the first look.
    if (state.open?.length === 0) parameters.append('open', '');
    add('by', state.arrangement, 'references');
    add('color', state.color, 'directory');
    add('lines', String(state.lines), String(USUAL_LINES));
  }
  add('at', state.marked);
  const tests = showsTests(state);
  if (tests !== showsTests({ ...state, tests: undefined })) add('tests', tests ? '1' : '0');
  add('symbol', state.symbol);
  if (state.view === 'symbols') {
    add('to', state.to);
    for (const id of state.expanded) add('and', id);
    if (state.hidden.join() !== usualHidden.join())
      for (const group of state.hidden.length > 0 ? state.hidden : ['']) parameters.append('without', group);
  }
  if (state.view === 'hierarchy') add('kind', state.hierarchy ?? '');
  if (state.view !== 'map') add('possible', state.possible ? '1' : '');
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}
