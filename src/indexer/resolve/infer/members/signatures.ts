import {
  type BindingIndex,
  isNone,
  NONE,
  type ScopeIndex,
  noRows,
  type RowIndex,
  type RowTable,
} from '../../../facts/ids.ts';
import { typeKinds } from '../../../../model/kinds.ts';
import type { FileFacts } from '../../../facts/facts.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E, NAMED, REST } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, list, scopeOperand, text, rowOperand } from '../../bind/tables.ts';
import type { Environment } from '../../types/space.ts';
import { indexOf, tagOf, toValue, ValueTag, definitionNumberOf, type Value } from '../../types/values.ts';
import type { CallSite } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Callables } from './callables.ts';
import type { MemberFinder } from './member.ts';

/** Where the parameters of something that can be called are, by scope. */
export interface Signature {
  file: ProgramFile;
  scope: ScopeIndex;
  /** Row of the type of a function whose parameters have no scope: its first argument lists them. */
  types: RowTable | undefined;
  /** What type parameters are where it is declared, if it is inherited. */
  environment?: Environment | undefined;
}

/** What `Signatures` uses. */
export interface SignaturesContext extends Pick<
  InferenceState,
  'numbered' | 'program' | 'recursion' | 'space'
> {
  readonly callables: Pick<Callables, 'of'>;
  readonly generics: Pick<Generics, 'parametersOf'>;
  readonly members: MemberFinder;
}

/** Answers what callables declare of their parameters, and which of several signatures a call means. */
export class Signatures {
  readonly #context: SignaturesContext;

  constructor(context: SignaturesContext) {
    this.#context = context;
  }

  /** Where the parameters of a callable are declared. */
  of(value: Value): Signature | undefined {
    const { space, program } = this.#context;
    const { value: bare } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Definition) {
      const number = definitionNumberOf(bare);
      const { kind, modifiers } = program.definition(number);
      // A compact constructor has the parameters of the head of its type.
      const declaring = modifiers.includes('compact') ? program.parentOf(number) : number;
      const { scope } = program.definition(declaring);
      if (!typeKinds.has(kind))
        return isNone(scope) ? undefined : { file: program.fileOf(number), scope, types: undefined };
      const [constructor] = program
        .fileOf(number)
        .grammar.manifest.scoping.constructors.flatMap((name) =>
          this.#context.members.of(toValue(ValueTag.Instance, number), name),
        );
      if (constructor?.target === undefined || constructor.target === bare) return undefined;
      const signature = this.of(constructor.target);
      return signature && { ...signature, environment: constructor.environment };
    }
    if (tagOf(bare) === ValueTag.Instance || tagOf(bare) === ValueTag.Shape) {
      const [callable] = this.#context.callables.of(bare, 'called');
      const signature = callable === undefined ? undefined : this.of(callable);
      return signature && { ...signature, environment: space.unbind(callable ?? bare).environment };
    }
    if (tagOf(bare) !== ValueTag.Closure) return undefined;
    const { file: from, row } = space.closures.get(indexOf(bare));
    const file = program.file(from);
    const { facts } = file;
    if (expressionCell(facts, row, E.Op) === Op.Function)
      return { file, scope: scopeOperand(facts, row), types: undefined };
    const [parameters = NONE] = list(facts, expressionCell(facts, row, E.B));
    return { file, scope: NONE, types: isNone(parameters) ? undefined : this.#listed(file, parameters) };
  }

  /** The type parameters of something that can be called: a definition, or an anonymous function. */
  parametersOfCallable(value: Value): readonly Value[] {
    const { space } = this.#context;
    if (tagOf(value) === ValueTag.Definition) {
      const own = this.#context.generics.parametersOf(definitionNumberOf(value));
      if (own.length > 0) return own;
    }
    const signature = this.of(value);
    if (!signature || isNone(signature.scope)) return [];
    const { file, scope } = signature;
    const bindings = this.#context.numbered(file).typeParameters.get(scope) ?? [];
    return bindings.map((binding) => space.parameter({ of: 'binding', file: file.index, binding }));
  }

  #listed({ facts }: ProgramFile, row: RowIndex): RowTable {
    let at = row;
    while (!isNone(at) && expressionCell(facts, at, E.Op) === Op.Same) at = rowOperand(facts, at, E.A);
    return isNone(at) ? noRows(0) : list(facts, expressionCell(facts, at, E.B));
  }

  /** Row of the declared type of the parameter that an argument is given for; -1 when it declares none. */
  parameterType(signature: Signature, file: ProgramFile, item: RowIndex, position: number): RowIndex {
    const { facts } = file;
    const isNamed = expressionCell(facts, item, E.Op) === Op.Named;
    if (signature.types) return isNamed ? NONE : (signature.types[position] ?? NONE);
    const binding = this.parameterOf(signature, file, item, position);
    if (isNone(binding)) return NONE;
    const own = signature.file.facts;
    const type = bindingCell(own, binding, B.Type);
    if (!this.takesAll(own, binding)) return type;
    const items = this.#itemsOfRest(own, binding);
    if (items) return items[position - this.#indexOf(signature, binding)] ?? NONE;
    return this.#typeOfEach(own, type);
  }

  /** Rows of the types of what a parameter takes that takes so many arguments; undefined if it takes any number. */
  #itemsOfRest(facts: FileFacts, binding: BindingIndex): RowTable | undefined {
    let type = bindingCell(facts, binding, B.Type);
    while (!isNone(type) && expressionCell(facts, type, E.Op) === Op.Same)
      type = rowOperand(facts, type, E.A);
    if (isNone(type) || expressionCell(facts, type, E.Op) !== Op.Tuple) return undefined;
    const items = list(facts, expressionCell(facts, type, E.B));
    return items.every((item) => !isNone(item) && expressionCell(facts, item, E.Op) !== Op.Spread)
      ? items
      : undefined;
  }

  #indexOf({ file, scope }: Signature, binding: BindingIndex): number {
    return this.#context.numbered(file).parameters.get(scope)?.indexOf(binding) ?? 0;
  }

  /** Of what takes all that follow, each is one element. */
  #typeOfEach(facts: FileFacts, declared: RowIndex): RowIndex {
    const type = underlyingType(facts, declared);
    if (isNone(type)) return declared;
    const op = expressionCell(facts, type, E.Op);
    if (op === Op.Array) return rowOperand(facts, type, E.A);
    if (op !== Op.Literal) return declared;
    const [item = NONE] = list(facts, expressionCell(facts, type, E.B));
    const isPair = expressionCell(facts, item, E.Op) === Op.Tuple;
    const held = isPair ? (list(facts, expressionCell(facts, item, E.B))[1] ?? NONE) : item;
    return expressionCell(facts, held, E.Op) === Op.Cast ? rowOperand(facts, held, E.A) : NONE;
  }

  /** Whether a parameter takes all arguments from its position on. */
  takesAll(facts: FileFacts, binding: BindingIndex): boolean {
    return (bindingCell(facts, binding, B.Position) & REST) !== 0;
  }

  /** The parameter that an argument is given for, or -1. */
  parameterOf(signature: Signature, { facts }: ProgramFile, item: RowIndex, position: number): BindingIndex {
    return expressionCell(facts, item, E.Op) === Op.Named
      ? this.#parameterNamed(signature, text(facts, expressionCell(facts, item, E.B)))
      : this.parameterAt(signature, position);
  }

  parameterAt({ file, scope }: Signature, position: number): BindingIndex {
    const parameters = this.#context.numbered(file).parameters.get(scope);
    if (!parameters) return NONE;
    const found = parameters[position];
    if (found !== undefined) return found;
    const last = parameters.at(-1) ?? NONE;
    if (isNone(last) || !this.takesAll(file.facts, last)) return NONE;
    const items = this.#itemsOfRest(file.facts, last);
    return items && position >= parameters.length - 1 + items.length ? NONE : last;
  }

  /** How many arguments the parameter that takes all that follow asks for, and those before it. */
  leastCount({ file, scope }: Signature): number {
    const parameters = this.#context.numbered(file).parameters.get(scope) ?? [];
    const last = parameters.at(-1) ?? NONE;
    const items =
      !isNone(last) && this.takesAll(file.facts, last) ? this.#itemsOfRest(file.facts, last) : undefined;
    return items ? parameters.length - 1 + items.length : 0;
  }

  #parameterNamed({ file, scope }: Signature, name: string): BindingIndex {
    const { facts } = file;
    const { parameters, named } = this.#context.numbered(file);
    const all = [...(parameters.get(scope) ?? []), ...(named.get(scope) ?? [])];
    if (!this.#context.recursion.take(all.length)) return NONE;
    const takesNames = (binding: BindingIndex): boolean =>
      this.takesAll(facts, binding) && bindingCell(facts, binding, B.Position) >= NAMED;
    return (
      all.find(
        (binding) =>
          text(facts, bindingCell(facts, binding, B.Name)) === name && !this.takesAll(facts, binding),
      ) ??
      all.find(takesNames) ??
      NONE
    );
  }

  /** How many parameters a signature has. */
  count({ file, scope }: Signature): number {
    return this.#context.numbered(file).parameters.get(scope)?.length ?? 0;
  }

  /** Whether a call gives as many arguments as there are parameters; `isVariable` if the last takes any number. */
  takesCount(signature: Signature, site: CallSite, given: RowTable, isVariable: boolean): boolean {
    const { facts } = signature.file;
    const parameters = this.#context.numbered(signature.file).parameters.get(signature.scope) ?? [];
    const takesAll = parameters.some((binding) => this.takesAll(facts, binding));
    if (isVariable ? !takesAll : given.length > parameters.length) return false;
    const bindings = new Set(
      given.map((item, position) => this.parameterOf(signature, site.file, item, position)),
    );
    return (
      !bindings.has(-1) &&
      parameters.every(
        (binding) =>
          bindings.has(binding) ||
          !isNone(bindingCell(facts, binding, B.Value)) ||
          (isVariable && this.takesAll(facts, binding)),
      )
    );
  }
}

/** The row of a type without parentheses and marks that it may not be changed. */
function underlyingType(facts: FileFacts, type: RowIndex): RowIndex {
  let at = type;
  while (!isNone(at) && expressionCell(facts, at, E.Op) === Op.Same) at = rowOperand(facts, at, E.A);
  return at;
}
