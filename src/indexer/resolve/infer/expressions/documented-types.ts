import { type BindingIndex, isNone, type RowIndex, type ImportIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../../../facts/tables.ts';
import { lookUpRow, pickBinding } from '../../bind/lookup.ts';
import type { ProgramFile } from '../../bind/program.ts';
import {
  bindingCell,
  expressionCell,
  text,
  rowOperand,
  importOperand,
  targetImport,
} from '../../bind/tables.ts';
import { nothing, union, type Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { ModuleExports } from '../members/module-exports.ts';
import type { DenotedTypes } from './denoted-types.ts';

/** Modules that only pass a type on may do so in a circle. */
const MAX_STEPS = 10;

/** What `DocumentedTypes` uses. */
export interface DocumentedTypesContext extends Pick<InferenceState, 'program'> {
  readonly expressions: ExpressionEvaluator;
  readonly modules: Pick<ModuleExports, 'importTargets'>;
  readonly types: DenotedTypes;
}

/** Resolves the names that comments give to types. They are no symbols: only other comments know them. */
export class DocumentedTypes {
  readonly #context: DocumentedTypesContext;

  constructor(context: DocumentedTypesContext) {
    this.#context = context;
  }

  /** The values that a name for a type, or a member of a module, allows; none if no comment declares it. */
  of(file: ProgramFile, row: RowIndex): Values {
    const { facts } = file;
    const op = expressionCell(facts, row, E.Op);
    if (op === Op.Name) return this.#ofBinding(file, lookUpRow(file, row, true), 0);
    const module = rowOperand(facts, row, E.A);
    if (op !== Op.Member || isNone(module) || expressionCell(facts, module, E.Op) !== Op.Module)
      return nothing;
    const name = text(facts, expressionCell(facts, row, E.B));
    return this.#inModule(file, importOperand(facts, module), name, 0);
  }

  #ofBinding(file: ProgramFile, binding: BindingIndex, steps: number): Values {
    if (isNone(binding) || steps > MAX_STEPS) return nothing;
    const { modules, types, expressions } = this.#context;
    const kind = bindingCell(file.facts, binding, B.Kind);
    if (kind === BindingKind.Alias)
      return expressions.evaluateType(file, bindingCell(file.facts, binding, B.Type));
    if (kind !== BindingKind.Import) return nothing;
    const target = targetImport(file.facts, binding);
    const fact = file.facts.imports[target];
    if (fact?.kind !== 'doc') return nothing;
    const given = union(modules.importTargets(file, target).map((value) => types.instancesOf(value)));
    return given.length > 0 ? given : this.#inModule(file, target, fact.imported, steps + 1);
  }

  /** The type that the module behind an import declares under a name, or takes from another module to pass it on. */
  #inModule(file: ProgramFile, index: ImportIndex, name: string, steps: number): Values {
    const fact = file.facts.imports[index];
    if (!fact) return nothing;
    const target = file.modules.resolve(file.path, fact.source);
    const module = target.kind === 'file' ? this.#context.program.fileAt(target.path) : undefined;
    const key = module && this.#context.program.nameIn(module, name);
    if (!module || key === undefined) return nothing;
    return this.#ofBinding(module, pickBinding(module, key, true, true), steps);
  }
}
