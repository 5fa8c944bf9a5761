import { callableKinds, typeKinds, type NodeKind } from '../../../src/model/kinds.ts';
import type { AtlasEdge, AtlasGraph, AtlasSymbol } from './atlas.ts';
import type { ObservedCall, RunFunction } from './observed-call.ts';

export type Verdict = 'certain' | 'possible' | 'missing';

/** Observed calls of one symbol by another. */
export interface JudgedPair {
  caller: AtlasSymbol;
  callee: AtlasSymbol;
  verdict: Verdict;
  isConstructor: boolean;
  /** Whether the callee is a symbol of its own. If not, it is a function inside of that symbol. */
  isNamed: boolean;
  /** Every call of the pair came through a library or the run-time. */
  viaLibrary: boolean;
  /** Other names by which the calls name the callee. */
  aliases: string[];
  /** Lines of the calls in the file of the caller, as far as they are known. */
  lines: number[];
}

export interface Judgement {
  pairs: JudgedPair[];
  /** Pairs of functions of which one lies in a file that the atlas did not analyse. */
  outside: number;
  /** Pairs that are one symbol on both sides, such as a function and a lambda in it. */
  folded: number;
}

/** Compares observed calls with an atlas, once for each pair of symbols. */
export function judgeCalls(graph: AtlasGraph, calls: Iterable<ObservedCall>): Judgement {
  const pairs = new Map<string, JudgedPair>();
  const outside = new Set<string>();
  const folded = new Set<string>();
  for (const { caller: from, callee: to, at, viaLibrary = false } of calls) {
    const caller = symbolOf(graph, from);
    const callee = symbolOf(graph, to);
    const ends = `${keyOf(from)} ${keyOf(to)}`;
    if (!caller || !callee) outside.add(ends);
    else if (caller === callee) folded.add(ends);
    else {
      const key = `${caller.id} ${callee.id}`;
      const pair: JudgedPair = pairs.get(key) ?? {
        ...{ caller, callee, verdict: 'missing', viaLibrary: true, aliases: [], lines: [] },
        isNamed: false,
        isConstructor: to.kind === 'constructor' || isConstructorSymbol(callee),
      };
      if (at !== undefined && !pair.lines.includes(at)) pair.lines.push(at);
      if (to.calledAs !== undefined && !pair.aliases.includes(to.calledAs)) pair.aliases.push(to.calledAs);
      // A pair with a direct call is judged as one: its other calls say nothing more.
      pair.viaLibrary &&= viaLibrary;
      pair.isNamed ||= isSymbol(callee, to);
      pairs.set(key, pair);
    }
  }
  for (const pair of pairs.values()) pair.verdict = verdictOf(graph, pair);
  return { pairs: [...pairs.values()], outside: outside.size, folded: folded.size };
}

function keyOf({ path, line, name, kind }: RunFunction): string {
  return `${path}:${line}:${name}:${kind ?? ''}`;
}

/** The innermost symbol that covers a function of a run, by its name if it has one. Undefined outside of the atlas. */
export function symbolOf(
  { files }: AtlasGraph,
  { path, line, name, kind }: RunFunction,
): AtlasSymbol | undefined {
  const all = files.get(path);
  const file = all?.find((symbol) => symbol.parent === undefined);
  if (!all || !file || kind === 'module') return file;
  const covering = all.filter(({ first, last }) => first <= line && line <= last);
  if (kind === 'constructor') {
    const type = covering.findLast((symbol) => typeKinds.has(symbol.kind as NodeKind)) ?? covering.at(-1);
    const isItsOwn = (symbol: AtlasSymbol): boolean =>
      isConstructorSymbol(symbol) && symbol.parent === type?.id;
    // A run may know only the line of the class; of several constructors it knows the line of the one.
    return covering.findLast(isItsOwn) ?? all.find(isItsOwn) ?? type;
  }
  const named = name === '' ? undefined : covering.findLast((symbol) => symbol.name === name);
  return named ?? covering.at(-1);
}

/** Whether a function is the symbol that it counts as, or the value of that. */
function isSymbol(symbol: AtlasSymbol, { line, name, kind }: RunFunction): boolean {
  if (symbol.parent === undefined) return false;
  return kind === 'constructor' || symbol.name === name || symbol.first === line;
}

function isConstructorSymbol({ kind, name }: AtlasSymbol): boolean {
  return kind === 'constructor' || name === '__init__' || name === '__new__';
}

function verdictOf(graph: AtlasGraph, { caller, callee, aliases, lines }: JudgedPair): Verdict {
  const isOfPair = (edge: AtlasEdge) => isInside(graph, edge.from, caller) || isAt(edge, caller, lines);
  const targets = [callee.id, ...aliasesOf(graph, callee.id, aliases)];
  const direct = targets.flatMap((id) => graph.incoming.get(id) ?? []).filter(isOfPair);
  if (direct.some(({ certain }) => certain)) return 'certain';
  if (direct.length > 0) return 'possible';
  const viaBase = basesOf(graph, callee.id).some((base) => graph.incoming.get(base)?.some(isOfPair));
  return viaBase ? 'possible' : 'missing';
}

/** Symbols of these names that refer to a symbol with certainty, as an alias does. */
function aliasesOf({ symbols, incoming }: AtlasGraph, id: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const referring = (incoming.get(id) ?? []).filter(({ certain }) => certain).map(({ from }) => from);
  return referring.filter((from) => names.includes(symbols.get(from)?.name ?? ''));
}

/** The code of a file or class at load is not that of the functions in it. */
function isInside({ symbols }: AtlasGraph, from: string, caller: AtlasSymbol): boolean {
  const isCallable = callableKinds.has(caller.kind as NodeKind);
  for (let symbol = symbols.get(from); symbol; symbol = symbols.get(symbol.parent ?? '')) {
    if (symbol.id === caller.id) return true;
    if (!isCallable && callableKinds.has(symbol.kind as NodeKind)) return false;
  }
  return false;
}

/** Decorators and default values run in the code around the symbol that an atlas counts them to. */
function isAt(edge: AtlasEdge, caller: AtlasSymbol, lines: readonly number[]): boolean {
  return edge.path === caller.path && edge.lines.some((line) => lines.includes(line));
}

/** All members that a member overrides or implements, at any distance. */
function basesOf({ bases }: AtlasGraph, id: string): string[] {
  const found = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const base of bases.get(next) ?? []) {
      if (!found.has(base)) open.push(base);
      found.add(base);
    }
  return [...found];
}
