import { callableKinds, isExact, type CertainHow } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import type { Analysis } from '../analyse/analyse.ts';
import { edgesOfFile, type FileEdge } from '../analyse/file-edges.ts';
import { definitionIndex, isDefinition, type DefinitionNumber, type LinkEnd } from '../facts/ids.ts';
import { declaredKind } from '../files/declarations.ts';
import { isCandidateRow, linkCell, ruleOf, sitesOf, noEdges } from '../resolve/link/edges.ts';
import { linkAccessors, LinkColumn as L, linkHows, typeCode } from '../resolve/link/links.ts';
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
const references = typeCode('REFERENCES');
const upward: ReadonlySet<number> = new Set([typeCode('IMPLEMENTS'), typeCode('OVERRIDES')]);

/** A `ShardDispatch` with numbers of definitions instead of indexes. */
export interface NumberedDispatch {
  to: DefinitionNumber;
  via: DefinitionNumber;
  total: number;
  calls: { from: DefinitionNumber; how: CertainHow; rule?: string; sites: Span[] }[];
}

/** Finds the calls via an interface or override that may reach a member, and the references to properties that may mean one of a subtype. */
export class DispatchedCalls {
  readonly #analysis: Analysis;
  /** By file: resolved calls by callee, and the members that its members implement or override. */
  readonly #callsInto = new Map<number, ReadonlyMap<number, FileEdge[]>>();
  readonly #above = new Map<number, ReadonlyMap<DefinitionNumber, DefinitionNumber[]>>();

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
  }

  /** Returns the calls, sorted by `to`, nearest `via` first. */
  ofFile(file: ProgramFile): NumberedDispatch[] {
    return [...this.#aboveIn(file)].sort(([a], [b]) => a - b).flatMap(([to]) => this.#dispatchesTo(to));
  }

  #dispatchesTo(to: DefinitionNumber): NumberedDispatch[] {
    const found: NumberedDispatch[] = [];
    for (const via of this.#allAbove(to)) {
      const through = this.#dispatch(to, via);
      if (through) found.push(through);
      if (found.length === MAX_ABOVE) break;
    }
    return found;
  }

  #dispatch(to: DefinitionNumber, via: DefinitionNumber): NumberedDispatch | undefined {
    const callers = this.#callsOf(via);
    if (callers.length === 0) return undefined;
    return {
      to,
      via,
      total: roundCount(callers.length),
      calls: callers.slice(0, MAX_CALLS).map(({ rows, run, from }) => ({
        from,
        how: linkHows[linkCell(rows, run.start, L.How)] as CertainHow,
        ...ruleOf(rows, run),
        sites: sitesOf(rows, run).slice(0, MAX_SITES),
      })),
    };
  }

  /** Returns the members that a member implements or overrides, directly or transitively. */
  #allAbove(member: DefinitionNumber): DefinitionNumber[] {
    const found = new Set([member]);
    for (const each of found) {
      const file = this.#analysis.linked.program.fileOf(each);
      for (const above of this.#aboveIn(file).get(each) ?? []) found.add(above);
    }
    found.delete(member);
    return [...found];
  }

  #aboveIn(file: ProgramFile): ReadonlyMap<DefinitionNumber, DefinitionNumber[]> {
    const { index } = file;
    const known = this.#above.get(index);
    if (known) return known;
    const above = new Map<DefinitionNumber, DefinitionNumber[]>();
    const { rows, runs } = this.#analysis.edges[index] ?? noEdges;
    for (const run of runs) {
      const [from, to] = [linkCell(rows, run.start, L.From), linkCell(rows, run.start, L.To)];
      if (!upward.has(linkCell(rows, run.start, L.Type)) || !isDefinition(to)) continue;
      const isCallable = callableKinds.has(declaredKind(file.declarations, definitionIndex(from, file.base)));
      if (!isCallable && !this.#isProperty(from)) continue;
      above.set(from, [...(above.get(from) ?? []), to]);
    }
    this.#above.set(index, above);
    return above;
  }

  /** Whether a definition is a property, which those of other types may implement or override. */
  #isProperty(number: LinkEnd): boolean {
    if (!isDefinition(number)) return false;
    const { base, declarations } = this.#analysis.linked.program.fileOf(number);
    return declaredKind(declarations, definitionIndex(number, base)) === 'property';
  }

  #callsOf(callee: DefinitionNumber): FileEdge[] {
    const { index } = this.#analysis.linked.program.fileOf(callee);
    let into = this.#callsInto.get(index);
    if (!into) {
      into = this.#collectCalls(index);
      this.#callsInto.set(index, into);
    }
    return into.get(callee) ?? [];
  }

  #collectCalls(file: number): ReadonlyMap<number, FileEdge[]> {
    const into = new Map<number, FileEdge[]>();
    for (const edge of edgesOfFile(file, this.#analysis)) {
      const { rows, run, to } = edge;
      const type = linkCell(rows, run.start, L.Type);
      if (isCandidateRow(rows, run.start) || (type !== calls && type !== references)) continue;
      if (isExact(ruleOf(rows, run)) || linkAccessors[linkCell(rows, run.start, L.Runs)] === 'none') continue;
      for (const callee of to) {
        // Getting or setting a property may run code; the second accessor may name the first.
        if (type === references && (callee === edge.from || !this.#isProperty(callee))) continue;
        const known = into.get(callee);
        if (known) known.push(edge);
        else into.set(callee, [edge]);
      }
    }
    return into;
  }
}
