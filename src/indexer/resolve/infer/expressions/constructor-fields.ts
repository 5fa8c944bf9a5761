import { typeKinds } from '../../../../model/kinds.ts';
import {
  type DefinitionNumber,
  type ScopeIndex,
  isNone,
  NONE,
  type RowIndex,
  toRow,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E, NAMED } from '../../../facts/tables.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, list, text, rowOperand } from '../../bind/tables.ts';
import {
  indexOf,
  joinSymbol,
  nothing,
  tagOf,
  toValue,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Members } from '../members/members.ts';
import type { Signatures } from '../members/signatures.ts';
import type { Callees } from './callees.ts';
import type { InstanceCreation } from './instance-creation.ts';

/** Fields that a named argument gives a value. */
export interface GivenFields {
  targets: Values;
  isCertain: boolean;
}

const none: GivenFields = { targets: nothing, isCertain: true };
/** How deep a field may stand in what is made of an argument: `self.x = int(x or 0)`. */
const MAX_DEPTH = 4;

/** What `ConstructorFields` uses. */
export interface ConstructorFieldsContext extends Pick<
  InferenceState,
  'externals' | 'numbered' | 'program' | 'space'
> {
  readonly callees: Pick<Callees, 'of'>;
  readonly creation: Pick<InstanceCreation, 'makerOf'>;
  readonly expressions: ExpressionEvaluator;
  readonly members: Pick<Members, 'of'>;
  readonly signatures: Pick<Signatures, 'takesAll'>;
}

/** Answers which fields of an instance the named arguments of a call give a value: where it is made, or copied with changes. */
export class ConstructorFields {
  readonly #context: ConstructorFieldsContext;

  constructor(context: ConstructorFieldsContext) {
    this.#context = context;
  }

  /** The fields that an argument of a call gives a value by its name. */
  of(file: ProgramFile, call: RowIndex, name: string): GivenFields {
    const { callees, program, space } = this.#context;
    const copied = this.ofCopy(file, call, name);
    if (copied) return copied;
    const found = callees.of(file, call).map((callee) => {
      const { value } = space.unbind(callee);
      if (tagOf(value) !== ValueTag.Definition) return none;
      const number = definitionNumberOf(value);
      const isOurs = typeKinds.has(program.definition(number).kind) && !program.isLibrary(number);
      return isOurs ? this.#ofType(number, name) : none;
    });
    const targets = [...new Set(found.flatMap((each) => each.targets))];
    return { targets, isCertain: targets.length < 2 && found.every(({ isCertain }) => isCertain) };
  }

  /** The fields that a call changes in the copy that it makes; undefined if it makes none. */
  ofCopy(file: ProgramFile, call: RowIndex, name: string): GivenFields | undefined {
    const copied = this.#copied(file, call);
    // It takes the fields, and is none.
    if (name === file.grammar.manifest.scoping.creation.changes) return copied && none;
    return copied && { targets: this.#fields(copied, name), isCertain: copied.length < 2 };
  }

  #ofType(type: DefinitionNumber, name: string): GivenFields {
    const { creation, program } = this.#context;
    const maker = creation.makerOf(type);
    if (maker === undefined) return none;
    const fields = this.#fields([toValue(ValueTag.Instance, type)], name);
    if (fields.length === 0 || maker === 'generated') return { targets: fields, isCertain: true };
    if (maker === 'unknown') return { targets: fields, isCertain: false };
    const file = program.fileOf(maker);
    const { scope } = program.definition(maker);
    const { parameters, named } = this.#context.numbered(file);
    const all = [...(parameters.get(scope) ?? []), ...(named.get(scope) ?? [])];
    const isNamed = all.some((each) => text(file.facts, bindingCell(file.facts, each, B.Name)) === name);
    if (isNamed)
      return {
        targets: fields.filter((field) => this.#isFrom(file, scope, definitionNumberOf(field), name)),
        isCertain: true,
      };
    const { signatures } = this.#context;
    const isOpen = all.some(
      (each) => signatures.takesAll(file.facts, each) && bindingCell(file.facts, each, B.Position) >= NAMED,
    );
    return isOpen ? { targets: fields, isCertain: false } : none;
  }

  /** Whether a field gets its value from a parameter of its name. */
  #isFrom(file: ProgramFile, scope: ScopeIndex, field: DefinitionNumber, name: string): boolean {
    const { program } = this.#context;
    if (program.fileOf(field) !== file) return false;
    return program.definition(field).values.some((row) => mentions(file, row, scope, name, MAX_DEPTH));
  }

  #fields(values: Values, name: string): Values {
    const { members, program } = this.#context;
    const found = values.flatMap((value) =>
      members.of(value, name, 'value').flatMap(({ target }) => target ?? []),
    );
    return [...new Set(found)].filter(
      (target) =>
        tagOf(target) === ValueTag.Definition &&
        variableKinds.has(program.definition(definitionNumberOf(target)).kind) &&
        !program.isLibrary(definitionNumberOf(target)),
    );
  }

  /** What a call copies with changes; undefined if it does not. */
  #copied(file: ProgramFile, call: RowIndex): Values | undefined {
    const { facts, grammar } = file;
    const { copies } = grammar.manifest.scoping.creation;
    if (copies === undefined) return undefined;
    const callee = rowOperand(facts, call, E.A);
    const expression = new RegExp(copies, 'u');
    const called = this.#context.callees.of(file, call);
    // A method of the repository says by its parameters what it takes.
    if (called.some((value) => this.#isOurs(value))) return undefined;
    if (!isNone(callee) && expressionCell(facts, callee, E.Op) === Op.Member) {
      const method = text(facts, expressionCell(facts, callee, E.B));
      if (expression.test(method))
        return this.#context.expressions.evaluate(file, rowOperand(facts, callee, E.A));
    }
    const isCopy = this.#context.callees.of(file, call).some((value) => expression.test(this.#nameOf(value)));
    const [item = NONE] = list(facts, expressionCell(facts, call, E.B));
    return isCopy && !isNone(item) ? this.#context.expressions.evaluate(file, item) : undefined;
  }

  #isOurs(value: Value): boolean {
    const { value: bare } = this.#context.space.unbind(value);
    return tagOf(bare) === ValueTag.Definition && !this.#context.program.isLibrary(definitionNumberOf(bare));
  }

  /** The name of a function outside of the repository, with its package. */
  #nameOf(value: Value): string {
    const { externals, program } = this.#context;
    if (tagOf(value) === ValueTag.External || tagOf(value) === ValueTag.Held) {
      const { package: from, symbol } = externals.get(indexOf(value));
      return joinSymbol(from, symbol);
    }
    if (tagOf(value) !== ValueTag.Definition || !program.isLibrary(definitionNumberOf(value))) return '';
    const { library = '' } = program.fileOf(definitionNumberOf(value));
    return joinSymbol(library, program.definition(definitionNumberOf(value)).symbol);
  }
}

function mentions(file: ProgramFile, row: RowIndex, scope: ScopeIndex, name: string, depth: number): boolean {
  if (isNone(row) || depth === 0) return false;
  const { facts } = file;
  const a = expressionCell(facts, row, E.A);
  const b = expressionCell(facts, row, E.B);
  const next = (each: RowIndex): boolean => mentions(file, each, scope, name, depth - 1);
  switch (expressionCell(facts, row, E.Op)) {
    case Op.Name:
      return text(facts, a) === name && expressionCell(facts, row, E.Scope) === scope;
    case Op.Same:
      return next(toRow(a));
    case Op.Either:
    case Op.And:
    case Op.Or:
      return next(toRow(a)) || next(toRow(b));
    case Op.Call:
    case Op.Literal:
      return [...list(facts, b)].some(next);
    default:
      return false;
  }
}
