import {
  type BindingIndex,
  FIRST_BINDING,
  isNone,
  NONE,
  type ScopeIndex,
  type RowIndex,
  toRow,
} from '../../../facts/ids.ts';
import { callableKinds } from '../../../../model/kinds.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import {
  bindingCell,
  bindingKey,
  expressionCell,
  list,
  parentsOf,
  text,
  type Parents,
  rowOperand,
} from '../../bind/tables.ts';
import type { Environment } from '../../types/space.ts';
import { nothing, tagOf, union, ValueTag, type Values } from '../../types/values.ts';
import type { CallSite, ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Elements } from '../members/elements.ts';
import type { MemberValues } from '../members/member.ts';
import type { Protocols } from '../members/protocols.ts';
import type { ReceiverBinding } from '../members/receiver-binding.ts';
import type { Signature, Signatures } from '../members/signatures.ts';
import type { Callees } from './callees.ts';
import type { ContextualTypes } from './contextual-types.ts';
import type { DefinitionValues } from './definition-values.ts';
import type { Inference } from './inference.ts';
import type { MeantSignatures } from './meant-signatures.ts';
import { returningOf, type Returning } from './returning.ts';

/** What `Callbacks` uses. */
export interface CallbacksContext extends Pick<InferenceState, 'numbered' | 'recursion' | 'space'> {
  readonly access: MemberValues;
  readonly callees: Pick<Callees, 'of'>;
  readonly definitions: Pick<DefinitionValues, 'valuesOfBinding'>;
  readonly elements: Pick<Elements, 'attributes'>;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'argumentsAs'>;
  readonly inference: Pick<Inference, 'beside'>;
  readonly library: Pick<LibraryTypes, 'type'>;
  readonly meantSignatures: Pick<MeantSignatures, 'of'>;
  readonly protocols: Pick<Protocols, 'awaited' | 'elements' | 'item'>;
  readonly receiverBinding: Pick<ReceiverBinding, 'selfBinding'>;
  readonly signatures: Pick<Signatures, 'of' | 'parameterAt' | 'parameterType'>;
}

/** Answers what the parameters of an anonymous function are given, by where the function is given to. */
export class Callbacks implements ContextualTypes {
  readonly #context: CallbacksContext;
  readonly #parents: (Parents | undefined)[] = [];
  readonly #declared: (ReadonlyMap<RowIndex, RowIndex> | undefined)[] = [];

  constructor(context: CallbacksContext) {
    this.#context = context;
  }

  /** The values of a parameter of the function that is a scope. */
  parameter(file: ProgramFile, scope: ScopeIndex, position: number): Values {
    const row = this.#parentsOf(file).functions.get(scope);
    if (row === undefined) return nothing;
    const unpacks =
      file.grammar.manifest.scoping.unpacksArguments &&
      (this.#context.numbered(file).parameters.get(scope)?.length ?? 0) > 1;
    const found = this.expected(file, row).map((value) => {
      const signature = this.#context.signatures.of(value);
      if (!signature) return nothing;
      if (!signature.types && signature.file === file && signature.scope === scope) return nothing;
      const { environment } = this.#context.space.unbind(value);
      if (!unpacks || this.#takes(signature, 1)) return this.#passed(signature, position, environment);
      return this.#context.protocols.item(file, this.#passed(signature, 0, environment), position);
    });
    return this.#isArgument(file, row) ? union(found) : agreed(found);
  }

  /** Whether functions of a signature are given an argument at a position. */
  #takes(signature: Signature, position: number): boolean {
    if (signature.types) return signature.types[position] !== undefined;
    return !isNone(this.#context.signatures.parameterAt(signature, position));
  }

  /** The values that functions of a signature are given at a position. */
  #passed(signature: Signature, position: number, environment: Environment | undefined): Values {
    const { space, expressions, definitions } = this.#context;
    if (signature.types) {
      const type = signature.types[position] ?? NONE;
      return space.substitute(expressions.evaluateType(signature.file, type), environment);
    }
    const binding = this.#context.signatures.parameterAt(signature, position);
    if (isNone(binding)) return nothing;
    return space.substitute(definitions.valuesOfBinding(signature.file, binding), environment);
  }

  #isArgument(file: ProgramFile, row: RowIndex): boolean {
    const parent = this.#parentsOf(file).parents[row] ?? NONE;
    const op = isNone(parent) ? -1 : expressionCell(file.facts, parent, E.Op);
    return op === Op.Call || op === Op.New;
  }

  /** What the anonymous function that is a scope is called on, by where it is given to. */
  receiver(file: ProgramFile, scope: ScopeIndex): Values {
    const row = this.#parentsOf(file).functions.get(scope);
    if (row === undefined) return nothing;
    const found = this.#declaredReceiver(file, row);
    return found.length > 0 ? found : this.#objectOf(file, row);
  }

  /** Whether a method is given the anonymous function that is a scope to run it on another instance: see `scoping.evaluators`. */
  isEvaluated(file: ProgramFile, scope: ScopeIndex): boolean {
    const { evaluators } = file.grammar.manifest.scoping;
    if (evaluators.length === 0) return false;
    const { functions, parents } = this.#parentsOf(file);
    const call = parents[functions.get(scope) ?? NONE] ?? NONE;
    if (isNone(call) || expressionCell(file.facts, call, E.Op) !== Op.Call) return false;
    const callee = rowOperand(file.facts, call, E.A);
    const isMember = !isNone(callee) && expressionCell(file.facts, callee, E.Op) === Op.Member;
    return isMember && evaluators.includes(text(file.facts, expressionCell(file.facts, callee, E.B)));
  }

  /** What the type of the function that is asked for says that it is called on. */
  #declaredReceiver(file: ProgramFile, row: RowIndex): Values {
    const { space, expressions } = this.#context;
    return union(
      this.expected(file, row).map((value) => {
        const signature = this.#context.signatures.of(value);
        if (!signature || isNone(signature.scope)) return nothing;
        const binding = this.#context.receiverBinding.selfBinding(signature.file, signature.scope);
        if (isNone(binding)) return nothing;
        const type = bindingCell(signature.file.facts, binding, B.Type);
        return space.substitute(
          expressions.evaluateType(signature.file, type),
          space.unbind(value).environment,
        );
      }),
    );
  }

  /** The object whose method a function is: of the type that is asked for where it stands, or just that object. */
  #objectOf(file: ProgramFile, row: RowIndex): Values {
    const { parents } = this.#parentsOf(file);
    const named = parents[row] ?? NONE;
    const object = isNone(named) ? NONE : (parents[named] ?? NONE);
    const { facts } = file;
    if (isNone(object) || expressionCell(facts, named, E.Op) !== Op.Named) return nothing;
    if (expressionCell(facts, object, E.Op) !== Op.Object) return nothing;
    const asked = this.expected(file, object);
    const { receivers } = file.grammar.manifest.scoping.generics;
    const marked = asked.flatMap((value) =>
      receivers.flatMap((name) => {
        const type = this.#context.library.type(file, name);
        return type === undefined ? [] : (this.#context.generics.argumentsAs(value, type)?.[0] ?? []);
      }),
    );
    if (marked.length > 0) return marked;
    return asked.length > 0 ? asked : this.#context.expressions.evaluate(file, object);
  }

  #parentsOf(file: ProgramFile): Parents {
    return (this.#parents[file.index] ??= parentsOf(file.facts));
  }

  /** Values of the type that is asked for where a row stands. */
  expected(file: ProgramFile, row: RowIndex): Values {
    return this.#context.recursion.deeper(nothing, () => this.#findExpected(file, row));
  }

  #findExpected(file: ProgramFile, row: RowIndex): Values {
    const { facts } = file;
    const parent = this.#parentsOf(file).parents[row] ?? NONE;
    const type = this.#declaredTypes(file).get(row);
    if (type !== undefined) return this.#context.expressions.evaluateType(file, type);
    const maker = returningOf(facts).get(row);
    if (maker) return this.#ofResult(file, maker);
    if (isNone(parent)) return nothing;
    const a = rowOperand(facts, parent, E.A);
    const b = expressionCell(facts, parent, E.B);
    switch (expressionCell(facts, parent, E.Op)) {
      case Op.Call:
      case Op.New:
        return this.#asked(file, parent, row);
      case Op.Named: {
        const holder = this.#parentsOf(file).parents[parent] ?? NONE;
        if (isNone(holder)) return nothing;
        const op = expressionCell(facts, holder, E.Op);
        if (op === Op.Call || op === Op.New) return this.#asked(file, holder, parent);
        return this.#context.access.values(this.expected(file, holder), text(facts, b));
      }
      case Op.Literal: {
        const items = list(facts, b);
        if (!this.#context.recursion.take(items.length)) return nothing;
        const position = items.indexOf(row);
        return this.#context.protocols.item(file, this.expected(file, parent), position);
      }
      case Op.Host:
        return this.#context.elements.attributes(file, text(facts, b));
      case Op.Cast:
        return this.#context.expressions.evaluateType(file, a);
      case Op.Same: {
        if (b < 0) return this.expected(file, parent);
        const isType = (expressionCell(facts, toRow(b), E.Role) & Role.Type) !== 0;
        return isType
          ? this.#context.expressions.evaluateType(file, toRow(b))
          : this.#context.expressions.evaluate(file, toRow(b));
      }
      case Op.Either:
      case Op.Or: {
        const asked = this.expected(file, parent);
        // What stands for something that is missing is of its type.
        return asked.length > 0 || row !== toRow(b) ? asked : this.#context.expressions.evaluate(file, a);
      }
      default:
        return this.expected(file, parent);
    }
  }

  /** What a function is asked to return, or to yield, where it does. */
  #ofResult(file: ProgramFile, { type, row, isAsync, isYielded }: Returning): Values {
    const { protocols, expressions } = this.#context;
    const results = !isNone(type)
      ? expressions.evaluateType(file, type)
      : union(this.expected(file, row).map((value) => expressions.callResult(value)));
    if (isYielded) return protocols.elements(file, results);
    return isAsync ? protocols.awaited(file, results) : results;
  }

  /** What a call asks for in the place of one of its arguments. */
  #asked(file: ProgramFile, call: RowIndex, item: RowIndex): Values {
    const { inference, space, expressions } = this.#context;
    const { facts } = file;
    const place = expressionCell(facts, call, E.B);
    const items = list(facts, place);
    if (!this.#context.recursion.take(items.length)) return nothing;
    const position = items.indexOf(item);
    const site: CallSite = { file, arguments: place, call };
    const callees = this.#context.callees.of(file, call);
    // A type of functions that is made of one has no constructor.
    if (expressionCell(facts, call, E.Op) === Op.New && items.length === 1) {
      const functions = this.#context.expressions
        .evaluate(file, call)
        .filter((value) => tagOf(space.unbind(value).value) === ValueTag.Closure);
      if (functions.length > 0) return functions;
    }
    return union(
      callees.flatMap((callee) =>
        this.#context.meantSignatures.of(callee, site).map((signature) => {
          const type = this.#context.signatures.parameterType(signature, file, item, position);
          const outer = space.unbind(callee).environment;
          const inner = signature.environment;
          const environment = inner && outer ? space.compose(inner, outer) : (inner ?? outer);
          if (isNone(type)) {
            const binding = this.#context.signatures.parameterAt(signature, position);
            const values = isNone(binding)
              ? nothing
              : this.#context.definitions.valuesOfBinding(signature.file, binding);
            return space.substitute(values, environment);
          }
          const asked = expressions.evaluateType(signature.file, type);
          const inferred = inference.beside(signature, site, item, environment);
          return space.substitute(space.substitute(asked, inferred), environment);
        }),
      ),
    );
  }

  /** Rows of values to the rows of the types that are declared for them. */
  #declaredTypes(file: ProgramFile): ReadonlyMap<RowIndex, RowIndex> {
    const known = this.#declared[file.index];
    if (known) return known;
    const { facts } = file;
    const found = new Map<RowIndex, RowIndex>();
    for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++) {
      const isAssigned = bindingCell(facts, binding, B.Kind) === BindingKind.Assigned;
      const type = isAssigned ? typeOfName(file, binding) : bindingCell(facts, binding, B.Type);
      const value = bindingCell(facts, binding, B.Value);
      if (!isNone(type) && !isNone(value)) found.set(value, type);
    }
    for (const { kind, type, whole, values } of facts.definitions) {
      const declared = callableKinds.has(kind) ? whole : type;
      if (!isNone(declared)) for (const value of values) found.set(value, declared);
    }
    this.#declared[file.index] = found;
    return found;
  }
}

/** Row of the type that the name of a binding is declared to be of; -1 when it is of none. */
function typeOfName(file: ProgramFile, binding: BindingIndex): RowIndex {
  const { facts } = file;
  return bindingCell(facts, file.firstBinding.get(bindingKey(facts, binding)) ?? NONE, B.Type);
}

/** What several function types ask for, if they ask for the same: of another function of them nothing is known. */
function agreed(sets: readonly Values[]): Values {
  const [first, ...others] = sets.filter((values) => values.length > 0);
  return first && others.every((values) => values.join() === first.join()) ? first : nothing;
}
