import { FILE_SCOPE, type ScopeIndex, isNone, NONE } from '../facts/ids.ts';
import { partitionPoint } from '../../base/partition-point.ts';
import { groupBy } from '../../model/group-by.ts';
import { Op } from '../facts/operations.ts';
import { BindingKind, ExpressionColumn } from '../facts/tables.ts';
import { unmatched, type BindingRow } from './binding-rows.ts';
import { tellingType, type DocAlias, type DocLocal, type Documented, type DocTypes } from './doc-types.ts';
import { assertType, type Expressions } from './expressions.ts';
import type { Structure } from './structure.ts';

/** A comment tells the type of a name that is bound within so many characters behind it. */
const MAX_DISTANCE = 2_000;

/** Gives the bindings of a file the types that comments declare, and returns those that comments add. */
export function applyDocTypes(
  rows: readonly BindingRow[],
  documented: Documented,
  { scopes, source }: Structure,
  expressions: Expressions,
): BindingRow[] {
  for (const row of rows) {
    const types = documented.types.get(scopes[row.scope]?.definition ?? -1);
    if (row.kind === BindingKind.Parameter && types) typeParameter(row, types, expressions);
  }
  return [
    ...typeParameterBindings(documented.types, scopes),
    ...typeLocals(rows, documented.locals, source),
    ...documented.aliases.map(aliasBinding),
  ];
}

/** Gives a parameter the type that the comment above its function declares. */
function typeParameter(row: BindingRow, documented: DocTypes, expressions: Expressions): void {
  const { rows } = expressions;
  const { ordered, parameters, subtypes } = documented;
  const given = row.name === '' ? ordered[row.position] : parameters.get(row.name);
  row.type = tellingType(expressions, row.type, given ?? NONE, subtypes);
  const isPattern = row.name === '' && !isNone(row.type) && !isNone(row.value);
  // The names of the pattern take their values from it.
  if (isPattern && rows.get(row.value, ExpressionColumn.Op) === Op.Parameter)
    assertType(rows, row.value, row.type, NONE);
}

/** The bindings of the type parameters that comments declare. */
function typeParameterBindings(
  docTypes: ReadonlyMap<number, DocTypes>,
  scopes: Structure['scopes'],
): BindingRow[] {
  const generic = [...docTypes].filter(([, { typeParameters }]) => typeParameters.size > 0);
  if (generic.length === 0) return [];
  const outermost = new Map<number, ScopeIndex>();
  scopes.forEach(({ definition }, index) => {
    if (!outermost.has(definition)) outermost.set(definition, index);
  });
  return generic.flatMap(([definition, { typeParameters }]) => {
    const scope = outermost.get(definition);
    if (scope === undefined) return [];
    const kind = BindingKind.TypeParameter;
    return [...typeParameters].map(([name, type], position): BindingRow => ({
      ...unmatched,
      type,
      position,
      scope,
      name,
      kind,
      target: -1,
      node: undefined,
    }));
  });
}

/** Gives local names the types that comments say. A name that the statement behind the comment does not bind is bound by the comment. */
function typeLocals(rows: readonly BindingRow[], locals: readonly DocLocal[], source: string): BindingRow[] {
  if (locals.length === 0) return [];
  const named = rows.filter(({ nameNode }) => nameNode).sort((a, b) => startOf(a) - startOf(b));
  const byStart = new Map(named.map((row) => [startOf(row), row]));
  const byName = groupBy(named, ({ name }) => name);
  const added: BindingRow[] = [];
  for (const { name, type, scope, end, behind } of locals) {
    const bound = name === '' ? byStart.get(behind) : nextInStatement(byName.get(name) ?? [], end, source);
    if (bound) bound.type = type;
    else if (name !== '') {
      const node = { startIndex: end, endIndex: end };
      added.push({ ...unmatched, type, scope, name, kind: BindingKind.Variable, target: -1, node });
    }
  }
  return added;
}

/** The first binding behind an offset, if it is in the same statement. `rows` are in source order. */
function nextInStatement(
  rows: readonly BindingRow[],
  offset: number,
  source: string,
): BindingRow | undefined {
  const next = rows[partitionPoint(rows.length, (index) => startOf(rows[index]) < offset)];
  const start = startOf(next);
  const isNear = next && start - offset <= MAX_DISTANCE && !/[;}]/.test(source.slice(offset, start));
  return isNear ? next : undefined;
}

function startOf(row: BindingRow | undefined): number {
  return row?.nameNode?.startIndex ?? -1;
}

function aliasBinding({ name, type, offset }: DocAlias): BindingRow {
  const node = { startIndex: offset, endIndex: offset };
  return { ...unmatched, type, scope: FILE_SCOPE, name, kind: BindingKind.Alias, target: -1, node };
}
