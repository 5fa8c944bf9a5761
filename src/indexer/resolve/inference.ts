import { ExpressionColumn as E, Op } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from './program.ts';
import type { CallSite, Signature } from './signatures.ts';
import type { Environment } from './space.ts';
import { expressionCell, isFunction, list } from './tables.ts';
import type { Value, Values } from './values.ts';

/** Infers type parameters from the arguments of calls. */
export class Inference {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Binds the type parameters that the result of a call leaves open. */
  result(
    values: Values,
    signature: Signature | undefined,
    site: CallSite | undefined,
    known: Environment | undefined,
  ): Values {
    const { generics, space } = this.#evaluator;
    if (!site || !signature || !generics.isOpen(values)) return values;
    return space.substitute(values, this.#completed(signature, this.unified(signature, site), known));
  }

  /** Type parameters of a signature that no argument tells of are their defaults. */
  #completed({ file, scope }: Signature, found: Map<Value, Values>, known?: Environment): Map<Value, Values> {
    const { generics, space } = this.#evaluator;
    for (const binding of this.#evaluator.numbered(file).typeParameters.get(scope) ?? []) {
      const parameter = space.parameter({ of: 'binding', file: file.index, binding });
      if (!found.has(parameter) && !known?.has(parameter))
        found.set(parameter, space.substitute(generics.defaultOf(parameter), found));
    }
    return found;
  }

  /** What the arguments of a call make of the type parameters in the signature. */
  unified(signature: Signature | undefined, site: CallSite, except = -1): Map<Value, Values> {
    const found = new Map<Value, Values>();
    if (!signature) return found;
    const items = list(site.file.facts, site.arguments);
    if (!this.#evaluator.steps.take(items.length)) return found;
    items.forEach((item, position) => {
      if (item < 0 || item === except) return;
      const type = this.#evaluator.signatures.parameterType(signature, site.file, item, position);
      if (type < 0) return;
      const isNamed = expressionCell(site.file.facts, item, E.Op) === Op.Named;
      const given = isNamed ? expressionCell(site.file.facts, item, E.A) : item;
      if (except >= 0 && this.#waits(site.file, given)) return;
      const passed = this.#passedArray(signature, site, given, position, items.length);
      if (passed) {
        this.#evaluator.unification.unify(signature.file, type, passed, found);
        return;
      }
      const values = this.#evaluator.computed.keyFor(signature.file, type, site.file, given);
      this.#evaluator.unification.unify(
        signature.file,
        type,
        values ?? this.#evaluator.ordered.asked(site.file, given, signature.file, type),
        found,
      );
    });
    return found;
  }

  /** The elements of an array that is given for all parameters at the end, where the language has no sign for that. */
  #passedArray(
    { file, scope }: Signature,
    site: CallSite,
    item: number,
    position: number,
    count: number,
  ): Values | undefined {
    const { conversions, signatures } = this.#evaluator;
    const isLast =
      position === count - 1 && this.#evaluator.numbered(file).parameters.get(scope)?.length === count;
    if (!file.grammar.manifest.scoping.overloads || !isLast) return undefined;
    if (!signatures.takesAll(file.facts, signatures.parameterAt({ file, scope, types: undefined }, position)))
      return undefined;
    const elements = this.#evaluator
      .evaluate(site.file, item)
      .map((value) => conversions.elementsOf(site.file, value));
    return elements.length > 0 && elements.every((each) => each !== undefined) ? elements.flat() : undefined;
  }

  /** What the arguments beside one make of type parameters. Functions wait until their own parameters are known. */
  beside(
    signature: Signature,
    site: CallSite,
    item: number,
    known: Environment | undefined,
  ): Map<Value, Values> {
    return this.#completed(signature, this.unified(signature, site, item), known);
  }

  /** Whether a function needs to know what it is given before it tells what it returns. */
  #waits(file: ProgramFile, row: number): boolean {
    if (!isFunction(file.facts, row)) return false;
    const scope = expressionCell(file.facts, row, E.A);
    return (this.#evaluator.numbered(file).parameters.get(scope)?.length ?? 0) > 0;
  }
}
