import { callableKinds, type CertainHow } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import type { Analysis } from '../analyse/analyse.ts';
import { declaredKind } from '../files/declarations.ts';
import { isCandidateRow, linkCell, ruleOf, sitesOf, type EdgeRun } from '../resolve/link/edges.ts';
import { LinkColumn as L, linkHows, typeCode } from '../resolve/link/links.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';
import { roundCount } from './unresolved-references.ts';

const MAX_CALLS = 6;
/**
 * Most overridden members listed per member. Without a limit, the lists of a chain of classes would be
 * quadratic.
 */
const MAX_ABOVE = 20;
/** Maximum number of sites listed per caller, because every implementation repeats them. */
const MAX_SITES = 4;
const calls = typeCode('CALLS');
const upward: ReadonlySet<number> = new Set([typeCode('IMPLEMENTS'), typeCode('OVERRIDES')]);

/** A `ShardDispatch` with numbers of definitions instead of indexes. */
export interface NumberedDispatch {
  to: number;
  via: number;
  total: number;
  calls: { from: number; how: CertainHow; rule?: string; sites: Span[] }[];
}

interface Run {
  rows: Int32Array;
  run: EdgeRun;
}

/** Finds the calls via an interface or override that may reach a member. */
export class DispatchedCalls {
  readonly #analysis: Analysis;
  /** By file: resolved calls by callee, and the members that its members implement or override. */
  readonly #callsInto = new Map<number, ReadonlyMap<number, Run[]>>();
  readonly #above = new Map<number, ReadonlyMap<number, number[]>>();

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
  }

  /** Returns the calls, sorted by `to`, nearest `via` first. */
  ofFile(file: ProgramFile): NumberedDispatch[] {
    return [...this.#aboveIn(file)].sort(([a], [b]) => a - b).flatMap(([to]) => this.#dispatchesTo(to));
  }

  #dispatchesTo(to: number): NumberedDispatch[] {
    const found: NumberedDispatch[] = [];
    for (const via of this.#allAbove(to)) {
      const through = this.#dispatch(to, via);
      if (through) found.push(through);
      if (found.length === MAX_ABOVE) break;
    }
    return found;
  }

  #dispatch(to: number, via: number): NumberedDispatch | undefined {
    const callers = this.#callsOf(via);
    if (callers.length === 0) return undefined;
    return {
      to,
      via,
      total: roundCount(callers.length),
      calls: callers.slice(0, MAX_CALLS).map(({ rows, run }) => ({
        from: linkCell(rows, run.start, L.From),
        how: linkHows[linkCell(rows, run.start, L.How)] as CertainHow,
        ...ruleOf(rows, run),
        sites: sitesOf(rows, run).slice(0, MAX_SITES),
      })),
    };
  }

  /** Returns the members that a member implements or overrides, directly or transitively. */
  #allAbove(member: number): number[] {
    const found = new Set([member]);
    for (const each of found) {
      const file = this.#analysis.linked.program.fileOf(each);
      for (const above of this.#aboveIn(file).get(each) ?? []) found.add(above);
    }
    found.delete(member);
    return [...found];
  }

  #aboveIn(file: ProgramFile): ReadonlyMap<number, number[]> {
    const { index } = file;
    const known = this.#above.get(index);
    if (known) return known;
    const above = new Map<number, number[]>();
    for (const { rows, run } of this.#runsOf(index)) {
      const [from, to] = [linkCell(rows, run.start, L.From), linkCell(rows, run.start, L.To)];
      if (!upward.has(linkCell(rows, run.start, L.Type)) || to < 0) continue;
      if (!callableKinds.has(declaredKind(file.declarations, from - file.base))) continue;
      above.set(from, [...(above.get(from) ?? []), to]);
    }
    this.#above.set(index, above);
    return above;
  }

  #callsOf(callee: number): Run[] {
    const { index } = this.#analysis.linked.program.fileOf(callee);
    let into = this.#callsInto.get(index);
    if (!into) {
      into = this.#collectCalls(index);
      this.#callsInto.set(index, into);
    }
    return into.get(callee) ?? [];
  }

  #collectCalls(file: number): ReadonlyMap<number, Run[]> {
    const { edges, incoming } = this.#analysis;
    const into = new Map<number, Run[]>();
    const add = ({ rows, run }: Run): void => {
      if (isCandidateRow(rows, run.start) || linkCell(rows, run.start, L.Type) !== calls) return;
      const to = linkCell(rows, run.start, L.To);
      const known = into.get(to);
      if (known) known.push({ rows, run });
      else into.set(to, [{ rows, run }]);
    };
    this.#runsOf(file).forEach(add);
    const pairs = incoming[file] ?? [];
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const owner = edges[pairs[at] ?? -1];
      const run = owner?.runs[pairs[at + 1] ?? -1];
      if (owner && run) add({ rows: owner.rows, run });
    }
    return into;
  }

  #runsOf(file: number): Run[] {
    const own = this.#analysis.edges[file];
    return (own?.runs ?? []).map((run) => ({ rows: own?.rows ?? new Int32Array(), run }));
  }
}
