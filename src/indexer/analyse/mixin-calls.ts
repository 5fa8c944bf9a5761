import { type DefinitionNumber, isDefinition, isNone } from '../facts/ids.ts';
import { linkRules, LinkColumn as L, typeCode } from '../resolve/link/links.ts';
import { isCandidateRow, linkCell, type FileEdges } from '../resolve/link/edges.ts';
import type { Program } from '../resolve/bind/program.ts';
import type { Linked } from '../resolve/resolve.ts';
import { typeKinds } from '../../model/kinds.ts';

const [SUPER, MIXIN] = [linkRules.indexOf('super'), linkRules.indexOf('mixin')];
const EXTENDS = typeCode('EXTENDS');

/**
 * Returns the edges with the rule `mixin` in place of `super` where a subtype has other parents with a member of that name: where `super` is the next
 * type in the order of the parents of the instance, that member may run. Only all files together tell of subtypes.
 */
export function markMixinCalls({ program }: Linked, edges: readonly FileEdges[]): FileEdges[] {
  const isOpen = edges.map(
    (_, index) => program.files[index]?.grammar.manifest.scoping.superOfInstance === true,
  );
  const heritage = new Heritage();
  edges.forEach(({ rows, runs }, index) => {
    if (isOpen[index]) for (const { start } of runs) heritage.add(rows, start);
  });
  if (!heritage.hasMixins) return [...edges];
  return edges.map((each, index) => {
    if (!isOpen[index]) return each;
    const open = [...each.runs].filter(({ start }) => isMixinCall(each.rows, start, program, heritage));
    if (open.length === 0) return each;
    // The rows may be kept in a cache.
    const rows = each.rows.slice();
    for (const { start, end } of open)
      for (let row = start; row < end; row++) rows[row * L.Width + L.Rule] = MIXIN;
    return { rows, runs: each.runs };
  });
}

function isMixinCall(rows: Int32Array, row: number, program: Program, heritage: Heritage): boolean {
  const to = linkCell(rows, row, L.To);
  if (linkCell(rows, row, L.Rule) !== SUPER || isCandidateRow(rows, row) || !isDefinition(to)) return false;
  let type = linkCell(rows, row, L.From);
  while (!isNone(type) && !typeKinds.has(program.definition(type).kind)) type = program.parentOf(type);
  const { name } = program.definition(to);
  return heritage.beside(type).some((each) => program.membersNamed(each, name).length > 0);
}

/** The types that others extend. */
class Heritage {
  readonly #parents = new Map<number, DefinitionNumber[]>();
  readonly #children = new Map<number, DefinitionNumber[]>();
  readonly #beside = new Map<number, readonly DefinitionNumber[]>();
  hasMixins = false;

  add(rows: Int32Array, row: number): void {
    const [from, to] = [linkCell(rows, row, L.From), linkCell(rows, row, L.To)];
    if (linkCell(rows, row, L.Type) !== EXTENDS || isCandidateRow(rows, row) || !isDefinition(to)) return;
    const parents = push(this.#parents, from, to);
    this.hasMixins ||= parents > 1;
    push(this.#children, to, from);
  }

  /** Returns the types that subtypes of a type have beside it and its parents. */
  beside(type: DefinitionNumber): readonly DefinitionNumber[] {
    const known = this.#beside.get(type);
    if (known) return known;
    const below = reach([type], this.#children);
    const own = reach([type], this.#parents);
    const found = [...reach(below, this.#parents)].filter((each) => !below.has(each) && !own.has(each));
    this.#beside.set(type, found);
    return found;
  }
}

/** Adds a value to a list, and returns how many it has. */
function push(lists: Map<number, DefinitionNumber[]>, key: number, value: DefinitionNumber): number {
  const known = lists.get(key);
  if (known) return known.push(value);
  lists.set(key, [value]);
  return 1;
}

function reach(
  start: Iterable<DefinitionNumber>,
  next: ReadonlyMap<number, readonly DefinitionNumber[]>,
): Set<DefinitionNumber> {
  const reached = new Set(start);
  for (const each of reached) for (const further of next.get(each) ?? []) reached.add(further);
  return reached;
}
