import { referenceLines, atlasCall, type AskAtlas } from './atlas-answers.ts';
import { callersAmong, callersByText } from './grep-strategy.ts';
import type { Target } from './call-site.ts';
import { headersAround } from './headers.ts';
import { Ledger, TextTools, type TextFiles } from './text-tools.ts';

/** A place at which only one of the two names a caller. */
export interface Difference {
  path: string;
  line: number;
  text: string;
  by: 'grep and reads' | 'Treeatlas';
}

export interface Cost {
  calls: number;
  tokens: number;
}

/** The callers of a symbol, found in two ways. */
export interface Comparison {
  symbol: string;
  path: string;
  line: number;
  grep: Cost;
  treeatlas: Cost;
  /** Callers that both name. */
  agreed: number;
  differences: readonly Difference[];
}

/** Finds the callers of a symbol by text, then with the atlas, and compares both. The budget is in tokens, for the text. */
export async function compareCallers(
  files: TextFiles,
  target: Target,
  ask: AskAtlas,
  budget: number,
): Promise<Comparison> {
  const text = new TextTools(files, new Ledger(budget));
  const byText = callersByText(text, target);
  const withAtlas = new TextTools(files, new Ledger(budget));
  const input = { id: `${target.path}:${target.line}`, limit: 200 };
  const { lines, references } = referenceLines(await ask('find_references', input));
  withAtlas.ledger.add(atlasCall('find_references', input, lines));
  const calls = references.filter(({ type }) => type === 'CALLS');
  const byAtlas = [
    ...calls.filter(({ section }) => section === 'resolved'),
    ...callersAmong(
      withAtlas,
      target,
      calls.filter(({ section }) => section === 'possible'),
    ),
  ];
  const [left, right] = [functionsOf(files, byText), functionsOf(files, byAtlas)];
  const differences = [
    ...differencesOf(files, left, right, 'grep and reads'),
    ...differencesOf(files, right, left, 'Treeatlas'),
  ];
  return {
    symbol: target.owner === undefined ? target.name : `${target.owner}.${target.name}`,
    path: target.path,
    line: target.line,
    grep: costOf(text),
    treeatlas: costOf(withAtlas),
    agreed: [...left.keys()].filter((key) => right.has(key)).length,
    differences,
  };
}

interface Place {
  path: string;
  line: number;
}

/** The outermost functions around some places, so that a nested function counts as the one around it. */
function functionsOf(files: TextFiles, places: readonly Place[]): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const { path, line } of places) {
    const header = headersAround(files.lines(path), line).findLast(({ kind }) => kind === 'function');
    const key = `${path}:${header?.line ?? 0}`;
    if (!found.has(key)) found.set(key, { path, line });
  }
  return found;
}

function differencesOf(
  files: TextFiles,
  some: ReadonlyMap<string, Place>,
  others: ReadonlyMap<string, Place>,
  by: Difference['by'],
): Difference[] {
  return [...some]
    .filter(([key]) => !others.has(key))
    .map(([, { path, line }]) => ({ path, line, text: (files.lines(path)[line - 1] ?? '').trim(), by }));
}

function costOf({ ledger }: TextTools): Cost {
  return { calls: ledger.calls.length, tokens: ledger.tokens };
}

/** As many items as wanted, the same for the same seed, in an order that depends on it. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const rest = [...items];
  const chosen: Item[] = [];
  let state = seed >>> 0;
  while (chosen.length < count && rest.length > 0) {
    // The generator of Numerical Recipes; its upper bits are the random ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    chosen.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return chosen;
}
