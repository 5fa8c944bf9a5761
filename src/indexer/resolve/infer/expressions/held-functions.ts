import { callableKinds, contractKinds, typeKinds } from '../../../../model/kinds.ts';
import {
  type BindingIndex,
  definitionIndex,
  type DefinitionIndex,
  definitionNumber,
  type DefinitionNumber,
  isNone,
  NONE,
  type ScopeIndex,
  toScope,
  type RowIndex,
  toRow,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../../../facts/tables.ts';
import { remembered } from '../../bind/binding-memo.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import {
  underlyingRow,
  bindingCell,
  bindingKey,
  callablesByScope,
  expressionCell,
  list,
  text,
  targetDefinition,
  rowOperand,
} from '../../bind/tables.ts';
import { limits } from '../../types/limits.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf, type Value } from '../../types/values.ts';
import type { Denotation } from '../algebra/denotation.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Callables } from '../members/callables.ts';
import type { Members } from '../members/members.ts';
import { AddedFunctions, type AddedFunctionsContext } from './added-functions.ts';
import { ContainedFunctions, type ContainedFunctionsContext } from './contained-functions.ts';
import type { Names } from './names.ts';

/** The functions and classes that a value may be. */
export interface Held {
  /** Numbers of definitions. */
  functions: ReadonlySet<DefinitionNumber>;
  /** Whether it may be another one, too. */
  isOpen: boolean;
  /** Whether it may be several at once, because code adds functions to it. */
  isAddedTo?: boolean;
}

/** The same for the callee of a call. */
export interface HeldByCallee extends Held {
  /** Whether definitions of the atlas hold the value. */
  isDefined: boolean;
}

const open: Held = { functions: new Set(), isOpen: true };

/** No function of the repository. */
const outside: Held = { functions: new Set(), isOpen: false };

/** Through how many names and calls a value is followed. */
const MAX_STEPS = 6;
/** A value that may be one of more is taken from a table. */
const MAX_FUNCTIONS = 8;
/** A member to which more functions are added tells nothing. */
const MAX_ADDED = 40;

/** What `HeldFunctions` uses. */
export interface HeldFunctionsContext
  extends Pick<InferenceState, 'program' | 'space'>, AddedFunctionsContext, ContainedFunctionsContext {
  readonly callables: Pick<Callables, 'of'>;
  readonly expressions: ExpressionEvaluator;
  readonly members: Pick<Members, 'of'>;
  readonly names: Pick<Names, 'bindingOf'>;
}

/**
 * Answers which functions a value is, by what is assigned and returned. Unlike inference, this looks through declared types: they say what
 * functions take, not which function it is.
 */
export class HeldFunctions {
  readonly #context: HeldFunctionsContext;
  readonly #added: AddedFunctions;
  readonly #contained: ContainedFunctions;
  /** Answers by binding or value and steps: a name may be given many values, and called as often. Each step inwards has fewer left. */
  readonly #bindings: (Map<number, Held> | undefined)[] = [];
  readonly #definitions = new Map<number, Held>();

  constructor(context: HeldFunctionsContext) {
    this.#context = context;
    this.#added = new AddedFunctions(context);
    this.#contained = new ContainedFunctions(context, this.#added);
  }

  /**
   * Finds what a call may run whose callee is a row. The name of a function is no value, and has no answer. `denote` answers what a row of the
   * file stands for.
   */
  of(file: ProgramFile, callee: RowIndex, denote: (row: RowIndex) => readonly Denotation[]): HeldByCallee {
    const row = underlyingRow(file.facts, callee);
    const op = isNone(row) ? -1 : expressionCell(file.facts, row, E.Op);
    if (op !== Op.Name && op !== Op.Member)
      return { ...this.#follow(file, row, MAX_STEPS), isDefined: false };
    const denoted = denote(row);
    const called = op === Op.Member ? this.#ofCallMember(file, row, denoted) : undefined;
    if (called) return { ...called, isDefined: denoted.length > 0 };
    const isNamed = denoted.some(({ value }) => this.#variable(value) === undefined);
    const held = isNamed ? open : this.#ofName(file, row, MAX_STEPS - 1, denoted);
    return { ...held, isDefined: denoted.length > 0 };
  }

  /** The functions of a value of which the method is called that calls it; undefined if it is another method. */
  #ofCallMember(file: ProgramFile, row: RowIndex, denoted: readonly Denotation[]): Held | undefined {
    const { facts, grammar } = file;
    const { callMember, functionalInterfaces } = grammar.manifest.scoping;
    const isCall = functionalInterfaces
      ? denoted.length > 0 && denoted.every(({ value }) => this.#isOnlyMethod(value))
      : callMember !== undefined &&
        text(facts, expressionCell(facts, row, E.B)) === callMember &&
        !denoted.some(({ value }) => this.#isOwnCallable(value));
    return isCall ? this.#follow(file, rowOperand(facts, row, E.A), MAX_STEPS - 1) : undefined;
  }

  /** Whether a method is the one of an interface that is the type of a function. */
  #isOnlyMethod(value: Value): boolean {
    if (tagOf(value) !== ValueTag.Definition) return false;
    const { callables, program, space } = this.#context;
    const owner = program.parentOf(definitionNumberOf(value));
    if (isNone(owner) || !contractKinds.has(program.definition(owner).kind)) return false;
    return callables
      .of(toValue(ValueTag.Instance, owner), 'called')
      .some((each) => space.unbind(each).value === value);
  }

  #isOwnCallable(value: Value): boolean {
    const { program } = this.#context;
    return (
      tagOf(value) === ValueTag.Definition &&
      !program.isLibrary(definitionNumberOf(value)) &&
      callableKinds.has(program.definition(definitionNumberOf(value)).kind)
    );
  }

  #follow(file: ProgramFile, row: RowIndex, steps: number): Held {
    if (isNone(row) || steps === 0) return open;
    const { facts } = file;
    const [a, b] = [expressionCell(facts, row, E.A), expressionCell(facts, row, E.B)];
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Same:
      case Op.Generic:
        return this.#follow(file, toRow(a), steps);
      case Op.Cast:
        return this.#follow(file, toRow(b), steps);
      case Op.Either:
      case Op.Or:
        return joined([this.#follow(file, toRow(a), steps - 1), this.#follow(file, toRow(b), steps - 1)]);
      case Op.AnyOf:
        if (list(facts, b).length > MAX_FUNCTIONS) return open;
        return joined([...list(facts, b)].map((each) => this.#follow(file, each, steps - 1)));
      case Op.And:
        return this.#follow(file, toRow(b), steps - 1);
      case Op.Function:
        return this.#ofFunction(file, toScope(a));
      case Op.Call: {
        const contained = this.#contained.ofResult(file, toRow(a));
        return contained.size > 0 ? addedTo(contained) : this.#ofResult(file, toRow(a), steps - 1);
      }
      case Op.Iterated:
      case Op.Element:
      case Op.At:
      case Op.New:
      case Op.Literal:
        return addedTo(this.#contained.of(file, row));
      case Op.Name:
      case Op.Member:
        return this.#ofName(file, row, steps - 1);
      default:
        return open;
    }
  }

  #ofName(
    file: ProgramFile,
    row: RowIndex,
    steps: number,
    denoted = this.#context.expressions.denotationsAt(file, row),
  ): Held {
    if (denoted.length > 0) return joined(denoted.map(({ value }) => this.#ofDefinition(value, steps)));
    if (expressionCell(file.facts, row, E.Op) === Op.Member) return this.#ofAnonymous(file, row, steps);
    const binding = this.#context.names.bindingOf(file, row);
    return isNone(binding) ? open : this.#ofBindings(file, binding, steps);
  }

  /** Finds what a member of an object without a type is. */
  #ofAnonymous(file: ProgramFile, row: RowIndex, steps: number): Held {
    const { facts } = file;
    const name = text(facts, expressionCell(facts, row, E.B));
    const values = this.#context.expressions.evaluate(file, rowOperand(facts, row, E.A));
    const found = values.flatMap((value) => this.#context.members.of(value, name));
    const held = found.flatMap((member) => member.values.map((value) => this.#ofDefinition(value, steps)));
    return joined(held, values.length > 1 || found.length !== 1);
  }

  /** All that a local name is given: which of it is there at the call is not asked. */
  #ofBindings(file: ProgramFile, binding: BindingIndex, steps: number): Held {
    const first = file.firstBinding.get(bindingKey(file.facts, binding)) ?? binding;
    const known = (this.#bindings[file.index] ??= new Map<number, Held>());
    return remembered(known, first * MAX_STEPS + steps, () => this.#findOfBindings(file, first, steps));
  }

  #findOfBindings(file: ProgramFile, first: BindingIndex, steps: number): Held {
    const { facts, nextBinding } = file;
    const held: Held[] = [];
    for (let at = first; !isNone(at); at = nextBinding[at] ?? NONE) {
      const kind = bindingCell(facts, at, B.Kind);
      if (held.length > limits.assignments) return open;
      if (kind === BindingKind.Parameter) {
        held.push(addedTo(this.#contained.ofParameter(file, at)));
        held.push(addedTo(this.#added.toParameter(file, at)));
      }
      held.push(this.#follow(file, bindingCell(facts, at, B.Value), steps));
    }
    return joined(held);
  }

  #ofDefinition(value: Value, steps: number): Held {
    return remembered(this.#definitions, value * MAX_STEPS + steps, () =>
      this.#findOfDefinition(value, steps),
    );
  }

  #findOfDefinition(value: Value, steps: number): Held {
    const variable = this.#variable(value);
    if (variable === undefined) return this.#itself(value);
    const added = this.#added.to(variable);
    const held = this.#findOfVariable(variable, steps);
    return added.size === 0 ? held : joined([held, addedTo(added)]);
  }

  #findOfVariable(variable: DefinitionNumber, steps: number): Held {
    const { program } = this.#context;
    const { name, values, returns } = program.definition(variable);
    const file = program.fileOf(variable);
    const binding = this.#bindingOf(file, name, definitionIndex(variable, file.base));
    if (binding === undefined && (values.length === 0 || returns.length > 0)) return open;
    if (values.length > limits.assignments) return open;
    const owner = program.parentOf(variable);
    // Others set the members of types, and other files of a unit its variables.
    const isOfType = !isNone(owner) && typeKinds.has(program.definition(owner).kind);
    return joined(
      binding === undefined
        ? values.map((row) => this.#follow(file, row, steps))
        : [this.#ofBindings(file, binding, steps)],
      isOfType || program.unitOf(file) !== undefined,
    );
  }

  /** The binding of a definition at the top of a file. */
  #bindingOf(file: ProgramFile, name: string, index: DefinitionIndex): BindingIndex | undefined {
    const wanted = this.#context.program.nameIn(file, name);
    const first = wanted === undefined ? NONE : (file.firstBinding.get(wanted) ?? NONE);
    for (let at = first; !isNone(at); at = file.nextBinding[at] ?? NONE) {
      const isOfDefinition = bindingCell(file.facts, at, B.Kind) === BindingKind.Definition;
      if (isOfDefinition && targetDefinition(file.facts, at) === index) return at;
    }
    return undefined;
  }

  #itself(value: Value): Held {
    const { program, space } = this.#context;
    const { value: bare } = space.unbind(value);
    // Code of others runs there.
    if (tagOf(bare) === ValueTag.External) return outside;
    if (tagOf(bare) !== ValueTag.Definition) return open;
    if (program.isLibrary(definitionNumberOf(bare))) return outside;
    const { kind } = program.definition(definitionNumberOf(bare));
    return callableKinds.has(kind) || kind === 'class'
      ? { functions: new Set([definitionNumberOf(bare)]), isOpen: false }
      : open;
  }

  /** Finds what the functions return that are called. */
  #ofResult(file: ProgramFile, callee: RowIndex, steps: number): Held {
    const { program } = this.#context;
    const names = this.#namesOf(file, callee);
    const called = names.length > 0 ? open : this.#follow(file, callee, steps);
    const functions = names.length > 0 ? names : [...called.functions];
    if (functions.length === 0) return open;
    return joined(
      functions.map((number) => {
        const maker = program.fileOf(number);
        const { returns, modifiers } = program.definition(number);
        // The result of a generator or of what must be awaited is not what its body returns.
        if (returns.length === 0 || returns.length > MAX_FUNCTIONS || modifiers.includes('async'))
          return open;
        return joined(returns.map((each) => this.#follow(maker, each, steps)));
      }),
      names.length === 0 && called.isOpen,
    );
  }

  /** The functions that a callee names. */
  #namesOf(file: ProgramFile, callee: RowIndex): DefinitionNumber[] {
    const { program, expressions } = this.#context;
    return expressions.denotationsAt(file, callee).flatMap(({ value }) => {
      if (tagOf(value) !== ValueTag.Definition) return [];
      return callableKinds.has(program.definition(definitionNumberOf(value)).kind)
        ? [definitionNumberOf(value)]
        : [];
    });
  }

  /** The number of a variable or field; undefined for what is none. */
  #variable(value: Value): DefinitionNumber | undefined {
    if (tagOf(value) !== ValueTag.Definition) return undefined;
    return variableKinds.has(this.#context.program.definition(definitionNumberOf(value)).kind)
      ? definitionNumberOf(value)
      : undefined;
  }

  /** A function without a name is known, but no symbol. */
  #ofFunction({ facts, base }: ProgramFile, scope: ScopeIndex): Held {
    const index = callablesByScope(facts).get(scope);
    return { functions: new Set(index === undefined ? [] : [definitionNumber(base, index)]), isOpen: false };
  }
}

/** Code may add other functions, too. */
function addedTo(functions: ReadonlySet<DefinitionNumber>): Held {
  return functions.size === 0 ? open : { functions, isOpen: true, isAddedTo: true };
}

function joined(all: readonly Held[], isOpen = false): Held {
  const functions = new Set(all.flatMap((each) => [...each.functions]));
  const isAddedTo = all.some((each) => each.isAddedTo);
  if (functions.size > (isAddedTo ? MAX_ADDED : MAX_FUNCTIONS)) return open;
  return { functions, isOpen: isOpen || all.some((each) => each.isOpen), isAddedTo };
}
