import { callableKinds } from '../../../../model/kinds.ts';
import type { FileFacts } from '../../../facts/facts.ts';
import {
  type BindingIndex,
  definitionNumber,
  type DefinitionNumber,
  isNone,
  NONE,
  FIRST_ROW,
  type RowIndex,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import {
  argumentCount,
  bindingCell,
  callablesByScope,
  expressionCell,
  hasRole,
  list,
  nameOfRow,
  oncePerFile,
  underlyingRow,
  rowOperand,
} from '../../bind/tables.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf } from '../../types/values.ts';
import type { GivenRow, ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Heritage } from '../members/heritage.ts';
import type { Overloads } from '../members/overloads.ts';
import type { Signatures } from '../members/signatures.ts';
import type { OverloadChoice } from './overload-choice.ts';
import type { Receivers } from './receivers.ts';

/** A function that more calls name is given too many different functions to tell anything. */
const MAX_CALLS = 200;

/** A parameter of a function. */
export interface ParameterOfFile {
  file: ProgramFile;
  binding: BindingIndex;
}

/** What `GivenArguments` uses. */
export interface GivenArgumentsContext extends Pick<InferenceState, 'nameIndex' | 'program' | 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly heritage: Pick<Heritage, 'parentsOf'>;
  readonly overloadChoice: Pick<OverloadChoice, 'chosen'>;
  readonly overloads: Pick<Overloads, 'constructorsOf' | 'of' | 'withTypeArguments'>;
  readonly receivers: Pick<Receivers, 'types'>;
  readonly signatures: Pick<Signatures, 'of' | 'parameterOf'>;
}

/** Answers which arguments calls give to a parameter, if they can be functions, and which parameter takes an argument. */
export class GivenArguments {
  readonly #context: GivenArgumentsContext;

  constructor(context: GivenArgumentsContext) {
    this.#context = context;
  }

  /** Returns the arguments for a parameter of a function that has a symbol. */
  to(file: ProgramFile, binding: BindingIndex): readonly GivenRow[] {
    const { nameIndex, program } = this.#context;
    const index = callablesByScope(file.facts).get(bindingCell(file.facts, binding, B.Scope));
    if (index === undefined) return [];
    const number = definitionNumber(file.base, index);
    const { kind, name } = program.definition(number);
    const isConstructor = kind === 'constructor';
    // A constructor is called by the name of its type, or without one.
    const called = isConstructor ? program.definition(program.parentOf(number)).name : name;
    const found: GivenRow[] = [];
    let calls = 0;
    for (const key of isConstructor ? [called, ''] : [called])
      for (const giving of nameIndex.additions(file.grammar.manifest.family, key)) {
        const other = program.file(giving);
        for (const call of callsWithFunctions(other.facts).get(key) ?? []) {
          if (++calls > MAX_CALLS) return [];
          if (!this.calledBy(other, call).includes(number)) continue;
          for (const row of this.#argumentsFor(other, call, number, binding))
            found.push({ file: other, row });
        }
      }
    return found;
  }

  /** Returns the parameters that take an argument of a call. */
  takenBy(file: ProgramFile, call: RowIndex, argument: RowIndex): readonly ParameterOfFile[] {
    const { program, signatures } = this.#context;
    const position = list(file.facts, expressionCell(file.facts, call, E.B)).indexOf(argument);
    return this.calledBy(file, call).flatMap((number) => {
      const signature = signatures.of(toValue(ValueTag.Definition, number));
      const binding = signature ? signatures.parameterOf(signature, file, argument, position) : NONE;
      return isNone(binding) ? [] : [{ file: program.fileOf(number), binding }];
    });
  }

  /** Returns the callables that a call may run; of a type, its constructors. */
  calledBy(file: ProgramFile, call: RowIndex): readonly DefinitionNumber[] {
    const { facts } = file;
    const callee = underlyingRow(facts, rowOperand(facts, call, E.A));
    const site = { file, arguments: expressionCell(facts, call, E.B) };
    const { overloads, program, overloadChoice, expressions } = this.#context;
    const op = isNone(callee) ? -1 : expressionCell(facts, callee, E.Op);
    if (op === -1 || op === Op.Super || op === Op.Self)
      return this.#createdBy(file, isNone(callee) ? call : callee).flatMap((type) =>
        overloadChoice.chosen(overloads.constructorsOf(type), site),
      );
    return expressions.denotationsAt(file, callee).flatMap(({ value, overloads: narrowed }) => {
      if (tagOf(value) !== ValueTag.Definition || program.isLibrary(definitionNumberOf(value))) return [];
      const number = definitionNumberOf(value);
      const constructors = overloads.constructorsOf(number);
      if (!callableKinds.has(program.definition(number).kind) && constructors.length === 0) return [];
      const all = narrowed ?? (constructors.length > 0 ? constructors : overloads.of(number));
      if (all.length < 2) return all.length > 0 ? all : [number];
      return overloadChoice.chosen(overloads.withTypeArguments(all, argumentCount(facts, callee)), site);
    });
  }

  /** The types that are constructed without a name: by another constructor, as the context expects, or by the constant of an enumeration. */
  #createdBy(file: ProgramFile, row: RowIndex): readonly DefinitionNumber[] {
    const { heritage, program, receivers, space } = this.#context;
    const op = expressionCell(file.facts, row, E.Op);
    const values =
      op === Op.Self
        ? receivers.types(file, expressionCell(file.facts, row, E.Scope))
        : this.#context.expressions.evaluate(file, row);
    const created =
      op === Op.Super ? values.flatMap((value) => heritage.parentsOf(definitionNumberOf(value))) : values;
    const types = created.flatMap((value) => {
      const { value: bare } = space.unbind(value);
      return tagOf(bare) === ValueTag.Instance && !program.isLibrary(definitionNumberOf(bare))
        ? [definitionNumberOf(bare)]
        : [];
    });
    if (types.length > 0) return types;
    const around = definitionNumber(file.base, expressionCell(file.facts, row, E.Container));
    return program.definition(around).kind === 'enum' ? [around] : [];
  }

  #argumentsFor(
    file: ProgramFile,
    call: RowIndex,
    number: DefinitionNumber,
    binding: BindingIndex,
  ): RowIndex[] {
    const { signatures } = this.#context;
    const signature = signatures.of(toValue(ValueTag.Definition, number));
    if (!signature) return [];
    const items = [...list(file.facts, expressionCell(file.facts, call, E.B))];
    return items.filter(
      (item, position) => signatures.parameterOf(signature, file, item, position) === binding,
    );
  }
}

/** The calls with arguments that can be functions, by the name of what they call; of what has no name, by the empty one. */
const callsWithFunctions = oncePerFile((facts: FileFacts): ReadonlyMap<string, readonly RowIndex[]> => {
  const found = new Map<string, RowIndex[]>();
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    const op = expressionCell(facts, row, E.Op);
    if (op !== Op.Call && op !== Op.New) continue;
    const callee = underlyingRow(facts, rowOperand(facts, row, E.A));
    if (!hasRole(facts, isNone(callee) ? row : callee, Role.Added)) continue;
    const name = isNone(callee) ? '' : nameOfRow(facts, callee);
    const known = found.get(name);
    if (known) known.push(row);
    else found.set(name, [row]);
  }
  return found;
});
