import type { ForeignUse } from '../../../../grammar/foreign.ts';
import type { FileFacts } from '../../../facts/facts.ts';
import type { ImportFact } from '../../../facts/module-facts.ts';
import { FIRST_ROW, isDefinition, type RowIndex, externalIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import { dottedName } from '../../bind/dotted-name.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell, nameOfRow, rowOperand } from '../../bind/tables.ts';
import type { External } from '../../types/values.ts';
import { isCandidateRow, linkCell } from '../edges.ts';
import { LinkColumn as L, type FileLinks } from '../links.ts';
import { spanOfRow } from '../use.ts';
import { lastPart } from './foreign-names.ts';

/** A name of an expression that leads to nothing in its own language family. */
export interface OpenReference {
  row: RowIndex;
  name: string;
  /** Dotted name of what it is a member of; empty for a plain name. */
  receiver: string;
  isCall: boolean;
}

/** Returns the names that a file uses and that its own language family does not have, each once. */
export function openNames({ rows, unresolved }: FileLinks, externals: readonly External[]): Set<string> {
  const names = new Set(unresolved.keys());
  for (let row = 0; row < rows.length / L.Width; row++) {
    const external = outsideOf(rows, row, externals);
    if (external) names.add(lastPart(external.symbol));
  }
  return names;
}

/** Returns the places where a file uses some of these names, without those that lead to a definition of the repository. */
export function openReferences(
  { facts }: ProgramFile,
  { rows }: FileLinks,
  names: ReadonlySet<string>,
  externals: readonly External[],
): OpenReference[] {
  const known = new Set<string>();
  for (let row = 0; row < rows.length / L.Width; row++)
    if (!outsideOf(rows, row, externals))
      known.add(`${linkCell(rows, row, L.Line)}:${linkCell(rows, row, L.Column)}`);
  const found: OpenReference[] = [];
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    const op = expressionCell(facts, row, E.Op);
    if (op !== Op.Name && op !== Op.Member) continue;
    const role = expressionCell(facts, row, E.Role);
    const name = nameOfRow(facts, row);
    if (role & Role.Defining || !names.has(name)) continue;
    const [line, column] = spanOfRow(facts, row);
    if (known.has(`${line}:${column}`)) continue;
    const receiver = op === Op.Member ? dottedName(facts, rowOperand(facts, row, E.A)) : '';
    found.push({ row, name, receiver, isCall: (role & Role.Callee) !== 0 });
  }
  return found;
}

/** Returns the target of a link outside of the repository, unless it is a builtin of the language. */
function outsideOf(rows: Int32Array, row: number, externals: readonly External[]): External | undefined {
  const to = linkCell(rows, row, L.To);
  if (isCandidateRow(rows, row) || isDefinition(to)) return undefined;
  const external = externals[externalIndex(to)];
  return external?.symbol === '' || external?.package === 'builtin' ? undefined : external;
}

/** Whether a place has the form that an interface asks for. */
export function fits(use: ForeignUse, { receiver, isCall }: OpenReference, { imports }: FileFacts): boolean {
  if (!isCall && !use.fromModule) return false;
  if (!new RegExp(use.receiver).test(receiver)) return false;
  const asked = use.imports === undefined ? undefined : new RegExp(use.imports);
  return !asked || imports.some(({ source }) => asked.test(source));
}

/** Returns the last part of the names of the modules of which a file may have taken a name, or its receiver. */
export function modulesBehind(
  { name, receiver }: OpenReference,
  { imports }: FileFacts,
): ReadonlySet<string> {
  const [first = ''] = receiver.split('.');
  if (receiver === '')
    return new Set(
      imports
        .filter(({ local, imported }) => local === name && imported !== '')
        .map(({ source }) => lastPart(source)),
    );
  const bound = imports.filter(({ local }) => local === first);
  return new Set(bound.flatMap((fact) => [...modulesOf(fact), lastPart(receiver)]));
}

/** A statement may import a module, or take one from a package. */
export function modulesOf({ source, imported }: Pick<ImportFact, 'source' | 'imported'>): string[] {
  return imported === '' || imported === '*' ? [lastPart(source)] : [lastPart(source), imported];
}
