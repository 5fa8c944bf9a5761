import { isDefinition, isNone, type DefinitionNumber, FIRST_ROW } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { Program, ProgramFile } from '../bind/program.ts';
import { expressionCell, placeOf } from '../bind/tables.ts';
import { isCandidateRow, linkCell } from './edges.ts';
import { linkAccessors, LinkColumn as L } from './links.ts';

const codeOf = (accessor: (typeof linkAccessors)[number]): number => linkAccessors.indexOf(accessor);
const [ANY, GET, SET] = [codeOf(''), codeOf('get'), codeOf('set')];
const [DELETE, UPDATE, NONE] = [codeOf('delete'), codeOf('update'), codeOf('none')];
const [GET_OR_DELETE, SET_OR_DELETE] = [codeOf('get_or_delete'), codeOf('set_or_delete')];

/** Roles of all that stands in some code, names or not. */
const OF_PLACE = Role.InGetter | Role.InSetter | Role.InDeleter | Role.Unevaluated | Role.InheritsAccessors;
/** Beside roles: a name or member begins at the place. */
const NAMED = 1 << 30;

/**
 * Marks links from and to properties with the accessors that they stand in and run. The accessors of a property are one definition, but what
 * assigns the property runs only what its setter refers to. Returns the same rows.
 */
export function markAccessors(rows: Int32Array, file: ProgramFile, program: Program): Int32Array {
  let roles: ReadonlyMap<string, number> | undefined;
  for (let row = 0; row < rows.length / L.Width; row++) {
    if (isCandidateRow(rows, row)) continue;
    const [from, to] = [linkCell(rows, row, L.From), linkCell(rows, row, L.To)];
    const isFrom = hasAccessors(from, program);
    const isTo = isDefinition(to) && hasAccessors(to, program);
    if (!isFrom && !isTo) continue;
    roles ??= rolesByPlace(file);
    const role = roles.get(`${linkCell(rows, row, L.Line)}:${linkCell(rows, row, L.Column)}`);
    if (role === undefined) continue;
    const isInherited = isFrom && isTo && from !== to && (role & Role.InheritsAccessors) > 0;
    const inherited = isInherited ? accessorsBeside(role) : NONE;
    if (isFrom) rows[row * L.Width + L.Within] = inherited === NONE ? placeIn(role) : inherited;
    if (isTo) rows[row * L.Width + L.Runs] = inherited === NONE ? accessorRun(role, file) : inherited;
  }
  return rows;
}

/** The accessors that a property does not declare itself. */
function accessorsBeside(own: number): number {
  const [get, set, drop] = [Role.InGetter, Role.InSetter, Role.InDeleter].map((role) => (own & role) === 0);
  if (get && set) return drop ? ANY : UPDATE;
  if (drop) return get ? GET_OR_DELETE : set ? SET_OR_DELETE : DELETE;
  return get ? GET : set ? SET : NONE;
}

function hasAccessors(number: DefinitionNumber, program: Program): boolean {
  if (isNone(number)) return false;
  const { kind, modifiers } = program.definition(number);
  return kind === 'property' && modifiers.includes('accessor');
}

/** The roles of what begins at a place; how it is used is only taken of names. */
function rolesByPlace({ facts }: ProgramFile): ReadonlyMap<string, number> {
  const roles = new Map<string, number>();
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    const op = expressionCell(facts, row, E.Op);
    const isNamed = op === Op.Name || op === Op.Member;
    const role = expressionCell(facts, row, E.Role);
    const key = placeOf(facts, expressionCell(facts, row, E.Offset)).join(':');
    roles.set(key, (roles.get(key) ?? 0) | (isNamed ? NAMED | role : role & OF_PLACE));
  }
  return roles;
}

function placeIn(role: number): number {
  if (role & Role.InGetter) return GET;
  if (role & Role.InSetter) return SET;
  return role & Role.InDeleter ? DELETE : ANY;
}

function accessorRun(role: number, { grammar }: ProgramFile): number {
  if (role & (Role.Unevaluated | Role.Type)) return NONE;
  // The key of an object says nothing of what is done with the object.
  if (!(role & NAMED) || role & Role.Asked) return ANY;
  if (role & Role.Updated) return UPDATE;
  if (role & Role.Remove) return DELETE;
  if (role & Role.Write) return SET;
  // Markup may bind an expression in both directions.
  return grammar.container ? ANY : GET;
}
