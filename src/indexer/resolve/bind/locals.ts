import { FIRST_BINDING, isNone, FIRST_ROW } from '../../facts/ids.ts';
import type { Local } from '../../../model/locals.ts';
import type { FileFacts } from '../../facts/facts.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Role } from '../../facts/tables.ts';
import { lookUpRow } from './lookup.ts';
import type { ProgramFile } from './program-file.ts';
import { bindingCell, bindingKey, expressionCell, text } from './tables.ts';

const localKinds: ReadonlySet<number> = new Set([
  BindingKind.Parameter,
  BindingKind.Variable,
  BindingKind.Receiver,
  BindingKind.ReceiverType,
  BindingKind.TypeParameter,
]);

const symbolKinds: ReadonlySet<number> = new Set([BindingKind.Definition, BindingKind.Import]);

/** Returns the names that are known in a part of a file only: parameters, variables of functions, type parameters. */
export function localsOf(file: ProgramFile): Local[] {
  const { facts } = file;
  const declarations = localDeclarations(facts);
  const occurrences = new Map([...declarations].map(([key, starts]) => [key, new Set(starts)]));
  const separateCalls = file.grammar.manifest.scoping.separateNames === 'all';
  const count = facts.expressions.length / E.Width;
  for (let row = FIRST_ROW; row < count; row++) {
    if (expressionCell(facts, row, E.Op) !== Op.Name) continue;
    const role = expressionCell(facts, row, E.Role);
    if (role & Role.NameOnly || (separateCalls && role & Role.Callee)) continue;
    const binding = lookUpRow(file, row, (role & (Role.Type | Role.Implements)) !== 0);
    if (!isNone(binding))
      occurrences.get(bindingKey(facts, binding))?.add(expressionCell(facts, row, E.Offset));
  }
  const locals = new Map<number, Local>();
  for (const [key, [declaration = 0]] of declarations) {
    const length = text(facts, key % facts.strings.length).length;
    // One declaration may bind its name in several scopes, such as the cases of a choice.
    const all = new Set([...(locals.get(declaration)?.occurrences ?? []), ...(occurrences.get(key) ?? [])]);
    locals.set(declaration, { length, declaration, occurrences: [...all].sort((a, b) => a - b) });
  }
  return [...locals.values()];
}

/** Offsets of the declarations of each local name in ascending order, by scope and name. */
function localDeclarations(facts: FileFacts): Map<number, number[]> {
  const declarations = new Map<number, number[]>();
  const symbols = new Set<number>();
  const count = facts.bindings.length / B.Width;
  for (let row = FIRST_BINDING; row < count; row++) {
    const start = bindingCell(facts, row, B.Start);
    const kind = bindingCell(facts, row, B.Kind);
    const key = bindingKey(facts, row);
    // A variable with a target holds a function that is a symbol.
    if (symbolKinds.has(kind) || bindingCell(facts, row, B.Target) >= 0) symbols.add(key);
    if (start < 0 || !localKinds.has(kind)) continue;
    const known = declarations.get(key);
    if (known) known.push(start);
    else declarations.set(key, [start]);
  }
  for (const key of symbols) declarations.delete(key);
  for (const starts of declarations.values()) starts.sort((a, b) => a - b);
  return declarations;
}
