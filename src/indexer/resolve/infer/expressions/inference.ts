import { isNone, NONE, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E, ScopeColumn as S } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell, isFunction, list, scopeCell, scopeOperand, rowOperand } from '../../bind/tables.ts';
import type { Environment } from '../../types/space.ts';
import { tagOf, ValueTag, type Value, type Values } from '../../types/values.ts';
import type { ComputedTypes } from '../algebra/computed-types.ts';
import type { Conversions } from '../algebra/conversions.ts';
import type { CallSite, ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Unification } from '../algebra/unification.ts';
import type { Mixins } from '../members/mixins.ts';
import type { Signature, Signatures } from '../members/signatures.ts';
import type { ContextualTypes } from './contextual-types.ts';
import type { Ordered } from './ordered.ts';

/** What `Inference` uses. */
export interface InferenceContext extends Pick<InferenceState, 'numbered' | 'recursion' | 'space'> {
  readonly callbacks: Pick<ContextualTypes, 'expected'>;
  readonly computed: Pick<ComputedTypes, 'keyFor'>;
  readonly conversions: Pick<Conversions, 'elementsOf'>;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'defaultOf' | 'isOpen'>;
  readonly mixins: Pick<Mixins, 'boundBy'>;
  readonly ordered: Pick<Ordered, 'asked'>;
  readonly signatures: Pick<Signatures, 'parameterAt' | 'parameterType' | 'takesAll'>;
  readonly unification: Pick<Unification, 'unify'>;
}

/** Infers type parameters from the arguments of calls. */
export class Inference {
  readonly #context: InferenceContext;

  constructor(context: InferenceContext) {
    this.#context = context;
  }

  /** Binds the type parameters that the result of a call leaves open. */
  result(
    values: Values,
    signature: Signature | undefined,
    site: CallSite | undefined,
    known: Environment | undefined,
  ): Values {
    const { generics, mixins, space } = this.#context;
    if (!site || !signature) return values;
    const mixed = mixins.boundBy(values, signature, site);
    const given = space.substitute(values, mixed);
    if (!generics.isOpen(values)) return given;
    return space.substitute(given, this.#completed(signature, this.unified(signature, site), site, known));
  }

  /**
   * Type parameters of a signature that no argument tells of are what the place of the call asks for, or else their
   * defaults.
   */
  #completed(
    signature: Signature,
    found: Map<Value, Values>,
    site: CallSite,
    known?: Environment,
  ): Map<Value, Values> {
    const { file, scope } = signature;
    const { generics, space } = this.#context;
    const declared = this.#context.numbered(file).typeParameters.get(scope) ?? [];
    const parameters = declared.map((binding) =>
      space.parameter({ of: 'binding', file: file.index, binding }),
    );
    const isLeft = (parameter: Value): boolean => !found.has(parameter) && !known?.has(parameter);
    const left = parameters.filter(isLeft);
    if (left.length === 0) return found;
    const asked = this.#fromPlace(signature, site);
    for (const parameter of left) {
      const values = asked.get(parameter) ?? space.substitute(generics.defaultOf(parameter), found);
      found.set(parameter, values);
    }
    return found;
  }

  /** What the type that is asked for where a call stands makes of the type parameters in its declared result. */
  #fromPlace({ file, scope, types }: Signature, { file: caller, call }: CallSite): Map<Value, Values> {
    const found = new Map<Value, Values>();
    if (types || isNone(scope) || call === undefined) return found;
    const definition = file.facts.definitions[scopeCell(file.facts, scope, S.Definition)];
    const type = definition?.type ?? NONE;
    if (isNone(type) || !definition || definition.overloads.length > 0) return found;
    const asked = this.#context.callbacks.expected(caller, call);
    const isOpen = asked.some((value) => tagOf(value) === ValueTag.Parameter);
    if (!isOpen) this.#context.unification.unify(file, type, asked, found);
    return found;
  }

  /** What the arguments of a call make of the type parameters in the signature. */
  unified(signature: Signature | undefined, site: CallSite, except: RowIndex = NONE): Map<Value, Values> {
    const found = new Map<Value, Values>();
    if (!signature) return found;
    const items = list(site.file.facts, site.arguments);
    if (!this.#context.recursion.take(items.length)) return found;
    items.forEach((item, position) => {
      if (isNone(item) || item === except) return;
      const type = this.#context.signatures.parameterType(signature, site.file, item, position);
      if (isNone(type)) return;
      const isNamed = expressionCell(site.file.facts, item, E.Op) === Op.Named;
      const given = isNamed ? rowOperand(site.file.facts, item, E.A) : item;
      if (!isNone(except) && this.#waits(site.file, given)) return;
      const passed = this.#passedArray(signature, site, given, position, items.length);
      if (passed) {
        this.#context.unification.unify(signature.file, type, passed, found);
        return;
      }
      const values = this.#context.computed.keyFor(signature.file, type, site.file, given);
      this.#context.unification.unify(
        signature.file,
        type,
        values ?? this.#context.ordered.asked(site.file, given, signature.file, type),
        found,
      );
    });
    return found;
  }

  /** The elements of an array that is given for all parameters at the end, where the language has no sign for that. */
  #passedArray(
    { file, scope }: Signature,
    site: CallSite,
    item: RowIndex,
    position: number,
    count: number,
  ): Values | undefined {
    const { conversions, signatures } = this.#context;
    const isLast =
      position === count - 1 && this.#context.numbered(file).parameters.get(scope)?.length === count;
    if (!file.grammar.manifest.scoping.overloads || !isLast) return undefined;
    if (!signatures.takesAll(file.facts, signatures.parameterAt({ file, scope, types: undefined }, position)))
      return undefined;
    const elements = this.#context.expressions
      .evaluate(site.file, item)
      .map((value) => conversions.elementsOf(site.file, value));
    return elements.length > 0 && elements.every((each) => each !== undefined) ? elements.flat() : undefined;
  }

  /** What the arguments beside one make of type parameters. Functions wait until their own parameters are known. */
  beside(
    signature: Signature,
    site: CallSite,
    item: RowIndex,
    known: Environment | undefined,
  ): Map<Value, Values> {
    return this.#completed(signature, this.unified(signature, site, item), site, known);
  }

  /** Whether a function needs to know what it is given before it tells what it returns. */
  #waits(file: ProgramFile, row: RowIndex): boolean {
    if (!isFunction(file.facts, row)) return false;
    const scope = scopeOperand(file.facts, row);
    return (this.#context.numbered(file).parameters.get(scope)?.length ?? 0) > 0;
  }
}
