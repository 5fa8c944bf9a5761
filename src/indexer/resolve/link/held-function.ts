import { callableKinds, typeKinds } from '../../../model/kinds.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Op } from '../../facts.ts';
import { variableKinds, type ProgramFile } from '../bind/program.ts';
import { bindingCell, bindingKey, expressionCell, text } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { indexOf, tagOf, ValueTag, type Value } from '../types/values.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { containerOf, spanOfRow } from './use.ts';

/** Through how many names a function is followed. */
const MAX_STEPS = 8;

const RESULT = linkRules.indexOf('result');

/** Links a call to the function that its callee holds under another name. Returns whether that is known. */
export function linkHeldFunction(
  file: ProgramFile,
  row: number,
  evaluator: Evaluator,
  table: LinkTable,
): boolean {
  const to = new HeldFunction(evaluator).at(file, row, MAX_STEPS);
  if (to === undefined) return false;
  table.push(containerOf(file, row), to, 'CALLS', 'member', spanOfRow(file.facts, row), RESULT);
  return true;
}

/**
 * Finds the function of the repository that a name or member holds: `const { run } = lib`, `api.fb` of `{ fb: other }`. None if it can
 * hold anything else: names that are assigned twice or have a default, members of types, which others set.
 */
class HeldFunction {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  at(file: ProgramFile, row: number, steps: number): number | undefined {
    if (row < 0 || steps === 0) return undefined;
    const { facts } = file;
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Same:
        return this.at(file, expressionCell(facts, row, E.A), steps - 1);
      case Op.Name:
        return this.#ofName(file, row, steps);
      case Op.Member:
        return this.#ofMember(file, row, steps);
      default:
        return undefined;
    }
  }

  #ofName(file: ProgramFile, row: number, steps: number): number | undefined {
    const { names, modules } = this.#evaluator;
    const binding = names.bindingOf(file, row);
    if (binding < 0) return undefined;
    const target = bindingCell(file.facts, binding, B.Target);
    switch (bindingCell(file.facts, binding, B.Kind)) {
      case BindingKind.Import:
        return this.#ofOnly(modules.importTargets(file, target), steps);
      case BindingKind.Definition:
        return this.#ofDefinition(file.base + target, steps);
      case BindingKind.Variable:
        return this.#ofBinding(file, binding, steps);
      default:
        return undefined;
    }
  }

  #ofMember(file: ProgramFile, row: number, steps: number): number | undefined {
    const { facts } = file;
    const { denotations, members } = this.#evaluator;
    const found = denotations.of(file, row);
    if (found.length > 0)
      return this.#ofOnly(
        found.map(({ value }) => value),
        steps,
      );
    const name = text(facts, expressionCell(facts, row, E.B));
    const [value, ...others] = this.#evaluator.evaluate(file, expressionCell(facts, row, E.A));
    if (value === undefined || others.length > 0) return undefined;
    const [member, ...more] = members.of(value, name);
    return member && more.length === 0 ? this.#ofOnly(member.values, steps) : undefined;
  }

  #ofOnly(values: readonly Value[], steps: number): number | undefined {
    const [value, ...others] = values;
    if (value === undefined || others.length > 0 || tagOf(value) !== ValueTag.Definition) return undefined;
    return this.#ofDefinition(indexOf(value), steps);
  }

  #ofDefinition(number: number, steps: number): number | undefined {
    const { program } = this.#evaluator;
    if (program.isLibrary(number)) return undefined;
    const { kind, name, values } = program.definition(number);
    if (callableKinds.has(kind)) return kind === 'constructor' ? undefined : number;
    const owner = program.parentOf(number);
    const isOfType = owner >= 0 && typeKinds.has(program.definition(owner).kind);
    const file = program.fileOf(number);
    // Other files of a unit assign to its variables by their names alone.
    if (!variableKinds.has(kind) || isOfType || program.unitOf(file)) return undefined;
    const binding = this.#bindingOf(file, name, number - file.base);
    if (binding !== undefined) return this.#ofBinding(file, binding, steps);
    return values.length === 1 ? this.at(file, values[0] ?? -1, steps - 1) : undefined;
  }

  #ofBinding(file: ProgramFile, binding: number, steps: number): number | undefined {
    if (isReassigned(file, binding)) return undefined;
    return this.at(file, bindingCell(file.facts, binding, B.Value), steps - 1);
  }

  #bindingOf(file: ProgramFile, name: string, index: number): number | undefined {
    const wanted = this.#evaluator.program.nameIn(file, name);
    const first = wanted === undefined ? -1 : (file.firstBinding.get(wanted) ?? -1);
    for (let at = first; at >= 0; at = file.nextBinding[at] ?? -1) {
      const isOfDefinition = bindingCell(file.facts, at, B.Kind) === BindingKind.Definition;
      if (isOfDefinition && bindingCell(file.facts, at, B.Target) === index) return at;
    }
    return undefined;
  }
}

/** Whether a name is bound to another value than by its declaration. */
function isReassigned(file: ProgramFile, binding: number): boolean {
  const key = bindingKey(file.facts, binding);
  return (file.firstBinding.get(key) ?? -1) !== binding || (file.nextBinding[binding] ?? -1) >= 0;
}
