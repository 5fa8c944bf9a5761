import { type DefinitionNumber, isNone, NONE, type RowIndex, type RowTable } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import {
  bindingCell,
  expressionCell,
  hasRole,
  isFunction,
  isNothing,
  list,
  rowOperand,
} from '../../bind/tables.ts';
import {
  indexOf,
  tagOf,
  toValue,
  ValueTag,
  unknownValue,
  type Value,
  type Values,
} from '../../types/values.ts';
import { Conversion, type Conversions } from '../algebra/conversions.ts';
import type { CallSite, ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Optionals } from '../algebra/optionals.ts';
import type { Callables } from '../members/callables.ts';
import type { Linkage } from '../members/linkage.ts';
import type { Overloads } from '../members/overloads.ts';
import type { Signature, Signatures } from '../members/signatures.ts';
import type { SignatureChoice } from './signature-choice.ts';

/** The kinds of conversion that a call needs, as compilers try them: each only if none before it fits. */
const Phase = { Subtypes: 0, Boxes: 1, Variable: 2 } as const;
type Phase = (typeof Phase)[keyof typeof Phase];

/** Expressions that can stand as statements, so that a function may do without their value. */
const statements: ReadonlySet<number> = new Set([Op.Call, Op.New, Op.Await, Op.Same]);

/** A callable that takes the arguments of a call. */
interface Candidate {
  number: DefinitionNumber;
  phase: Phase;
  /** By argument: the types of the parameter that takes it, and how. */
  types: readonly Values[];
  conversions: readonly Conversion[];
  /** How many parameters there are. */
  count: number;
}

/** What `OverloadChoice` uses. */
export interface OverloadChoiceContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly callables: Pick<Callables, 'asFunctions'>;
  readonly conversions: Pick<Conversions, 'boxed' | 'erased' | 'ofAll'>;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'constraintOf'>;
  readonly linkage: Pick<Linkage, 'choices'>;
  readonly optionals: Pick<Optionals, 'isValueType'>;
  readonly overloads: Pick<Overloads, 'of'>;
  readonly signatureChoice: Pick<SignatureChoice, 'mayBe'>;
  readonly signatures: Pick<
    Signatures,
    'count' | 'of' | 'parameterAt' | 'parameterOf' | 'parameterType' | 'parametersOfCallable' | 'takesCount'
  >;
}

/** Chooses among overloads by the arguments of a call. */
export class OverloadChoice {
  readonly #context: OverloadChoiceContext;

  constructor(context: OverloadChoiceContext) {
    this.#context = context;
  }

  /** Those of several callables that a call may run: one where its arguments tell. */
  chosen(numbers: readonly DefinitionNumber[], site: CallSite): readonly DefinitionNumber[] {
    if (numbers.length === 0) return numbers;
    const { includes } = site.file.grammar.manifest.scoping;
    const among = includes ? this.#context.linkage.choices(site.file, numbers) : numbers;
    if (includes && this.#copies(among, site)) return [];
    if (among.length > 1) return this.#choose(among, site);
    // What nobody declares copies a value.
    return includes && !this.#mayTake(among, site) ? [] : among;
  }

  /**
   * Those of several callables that take the arguments, of which a call runs one; none if they fit none. `isOfType`: an argument must be
   * of the type of its parameter.
   */
  fitting(
    numbers: readonly DefinitionNumber[],
    site: CallSite,
    isOfType = false,
  ): readonly DefinitionNumber[] {
    const among = this.#context.linkage.choices(site.file, numbers);
    const given = list(site.file.facts, site.arguments).subarray(site.skipped ?? 0);
    const candidates =
      this.#candidates(
        among,
        site,
        given.filter((item) => !isNone(item)),
      ) ?? [];
    const isFitting = ({ conversions, types }: Candidate): boolean =>
      !isOfType ||
      conversions.some(
        (each, position) =>
          each >= Conversion.Subtype || types[position]?.some((type) => tagOf(type) === ValueTag.Parameter),
      );
    const fitting = candidates.filter(isFitting).map(({ number }) => number);
    return fitting.length < 2 ? fitting : this.#choose(fitting, site);
  }

  /** Whether a constructor that nobody declared copies or moves the only argument, as no other takes just its type. */
  #copies(numbers: readonly DefinitionNumber[], site: CallSite): boolean {
    const { conversions, expressions, program, signatures } = this.#context;
    const [item = NONE, ...others] = list(site.file.facts, site.arguments).subarray(site.skipped ?? 0);
    const [first] = numbers;
    if (isNone(item) || others.length > 0 || first === undefined) return false;
    if (program.definition(first).kind !== 'constructor') return false;
    const given = expressions.evaluate(site.file, item);
    const type = toValue(ValueTag.Instance, program.parentOf(first));
    if (given.length === 0 || conversions.ofAll(site.file, given, [type]) < Conversion.Subtype) return false;
    return !numbers.some((each) => {
      const signature = signatures.of(toValue(ValueTag.Definition, each));
      const binding = signature ? signatures.parameterAt(signature, 0) : NONE;
      if (!signature || isNone(binding)) return false;
      const wanted = expressions.evaluateType(
        signature.file,
        bindingCell(signature.file.facts, binding, B.Type),
      );
      return conversions.ofAll(site.file, given, wanted) >= Conversion.Subtype;
    });
  }

  /** Whether a callable may take as many arguments as a call gives. */
  #mayTake([only]: readonly DefinitionNumber[], site: CallSite): boolean {
    if (only === undefined) return false;
    const { signatures } = this.#context;
    const signature = signatures.of(toValue(ValueTag.Definition, only));
    const given = list(site.file.facts, site.arguments).subarray(site.skipped ?? 0);
    if (!signature || this.#isOpen(site, given)) return true;
    return [false, true].some((isVariable) => signatures.takesCount(signature, site, given, isVariable));
  }

  /** Whether a call gives a number of arguments that is not known. */
  #isOpen({ file: { facts } }: CallSite, given: RowTable): boolean {
    return given.some((item) => !isNone(item) && expressionCell(facts, item, E.Op) === Op.Spread);
  }

  /**
   * Those of several callables that a call may run: of those that take its arguments with the least conversions the one
   * whose parameters are the narrowest. Several are left if the arguments do not determine one, all if they fit none.
   */
  #choose(numbers: readonly DefinitionNumber[], site: CallSite): readonly DefinitionNumber[] {
    const given = list(site.file.facts, site.arguments).subarray(site.skipped ?? 0);
    if (!this.#context.recursion.take(numbers.length * (1 + given.length))) return numbers;
    if (this.#isOpen(site, given)) return numbers;
    const candidates = this.#candidates(numbers, site, given);
    if (candidates === undefined || candidates.length === 0) return numbers;
    const isTogether = site.file.grammar.manifest.scoping.overloadChoice === 'together';
    const phase = Math.min(...candidates.map((each) => each.phase));
    const first = isTogether ? candidates : candidates.filter((each) => each.phase === phase);
    const isBetter = (a: Candidate, b: Candidate): boolean =>
      isTogether ? this.#isBetter(a, b, site, given) : this.#isNarrower(a, b, site, given);
    const narrowest = first.filter((each) => !first.some((other) => other !== each && isBetter(other, each)));
    return this.#leastGeneric(
      (narrowest.length > 0 ? narrowest : first).map(({ number }) => number),
      site,
    );
  }

  /** Whether a call of a callable, or of one beside it, may take the arguments. */
  takes(callables: readonly DefinitionNumber[], site: CallSite): boolean {
    const numbers = callables.flatMap((number) => this.#context.overloads.of(number));
    const given = list(site.file.facts, site.arguments).subarray(site.skipped ?? 0);
    if (!this.#context.recursion.take(numbers.length * (1 + given.length))) return true;
    return this.#candidates(numbers, site, given)?.length !== 0;
  }

  /** A callable without type parameters is better than one that has them, where the language tells types apart by them. */
  #leastGeneric(numbers: readonly DefinitionNumber[], { file }: CallSite): readonly DefinitionNumber[] {
    const { signatures } = this.#context;
    if (numbers.length < 2 || !file.grammar.manifest.scoping.genericArity) return numbers;
    const counts = numbers.map(
      (each) => signatures.parametersOfCallable(toValue(ValueTag.Definition, each)).length,
    );
    return numbers.filter((_, index) => counts[index] === Math.min(...counts));
  }

  /** Those of several callables that take the arguments; undefined if nothing is known about one. */
  #candidates(
    numbers: readonly DefinitionNumber[],
    site: CallSite,
    given: RowTable,
  ): Candidate[] | undefined {
    const candidates: Candidate[] = [];
    for (const number of numbers) {
      const signature = this.#context.signatures.of(toValue(ValueTag.Definition, number));
      // Without a list of parameters nothing is known about it.
      if (!signature) return undefined;
      for (const isVariable of [false, true]) {
        const found = this.#candidate(number, signature, site, given, isVariable);
        if (!found) continue;
        candidates.push(found);
        if (site.file.grammar.manifest.scoping.overloadChoice === 'together') break;
      }
    }
    return candidates;
  }

  /** A callable as it takes the arguments; undefined if it takes others. */
  #candidate(
    number: DefinitionNumber,
    signature: Signature,
    site: CallSite,
    given: RowTable,
    isVariable: boolean,
  ): Candidate | undefined {
    const { signatures, expressions } = this.#context;
    const { facts } = signature.file;
    if (!signatures.takesCount(signature, site, given, isVariable)) return undefined;
    const types: Values[] = [];
    const conversions: Conversion[] = [];
    for (const [position, item] of given.entries()) {
      const binding = signatures.parameterOf(signature, site.file, item, position);
      const row = isVariable
        ? signatures.parameterType(signature, site.file, item, position)
        : bindingCell(facts, binding, B.Type);
      const type = bindingCell(facts, binding, B.Type);
      if (!isNone(type) && hasRole(facts, type, Role.ByReference) !== this.#isByReference(site, item))
        return undefined;
      const wanted = expressions.evaluateType(signature.file, row);
      const conversion = this.#isInferred(number, wanted, site, item)
        ? Conversion.Same
        : this.#conversion(site, item, wanted);
      if (conversion === Conversion.None) return undefined;
      types.push(wanted);
      conversions.push(conversion);
    }
    const isBoxed = conversions.includes(Conversion.Boxed);
    const phase = isVariable ? Phase.Variable : isBoxed ? Phase.Boxes : Phase.Subtypes;
    return { number, phase, types, conversions, count: signatures.count(signature) };
  }

  #isByReference({ file: { facts } }: CallSite, item: RowIndex): boolean {
    const isNamed = !isNone(item) && expressionCell(facts, item, E.Op) === Op.Named;
    return hasRole(facts, isNamed ? rowOperand(facts, item, E.A) : item, Role.ByReference);
  }

  #conversion({ file }: CallSite, item: RowIndex, wanted: Values): Conversion {
    const { callables, conversions, optionals } = this.#context;
    const { facts } = file;
    if (isNone(item) || wanted.length === 0) return Conversion.Unknown;
    const isNamed = expressionCell(facts, item, E.Op) === Op.Named;
    const row = isNamed ? rowOperand(facts, item, E.A) : item;
    if (isNothing(facts, row)) {
      const isValue = wanted.some(
        (type) => conversions.boxed(file, type) !== type || optionals.isValueType(type),
      );
      return isValue ? Conversion.None : Conversion.Subtype;
    }
    const isNamedFunction = (expressionCell(facts, row, E.Role) & Role.Function) !== 0;
    if (!isNamedFunction && !isFunction(facts, row))
      return conversions.ofAll(file, this.#context.expressions.evaluate(file, row), wanted);
    if (wanted.some((type) => tagOf(type) === ValueTag.External)) return Conversion.Unknown;
    const functions = wanted.flatMap((type) => callables.asFunctions(type));
    return Math.max(
      Conversion.None,
      ...functions.map((one) => (isNamedFunction ? Conversion.Subtype : this.#ofFunction(one, file, row))),
    ) as Conversion;
  }

  /** Whether each parameter of the first takes only what that of the second takes, and one not the other way round. */
  #isNarrower(first: Candidate, second: Candidate, { file }: CallSite, given: RowTable): boolean {
    const { conversions } = this.#context;
    let isNarrower = false;
    for (const position of given.keys()) {
      const [mine, others] = [first.types[position] ?? [], second.types[position] ?? []];
      const erased = (types: Values): string => types.map((type) => conversions.erased(file, type)).join();
      if (erased(mine) === erased(others)) continue;
      const [how, how2] = [first.conversions[position], second.conversions[position]];
      if (how === Conversion.Unknown) return false;
      const isExact = how === Conversion.Same && how2 === Conversion.Unknown;
      if (!isExact && conversions.ofAll(file, mine, others) < Conversion.Subtype) return false;
      isNarrower ||= isExact || conversions.ofAll(file, others, mine) < Conversion.Subtype;
    }
    return isNarrower;
  }

  /**
   * How a function that is written out is taken as a type of functions. If overloads are tried together, one that gives
   * a value is rather of a type that asks for one.
   */
  #ofFunction(type: Value, file: ProgramFile, row: RowIndex): Conversion {
    const { program, signatureChoice, space } = this.#context;
    if (!signatureChoice.mayBe(type, file, row)) return Conversion.None;
    const { value } = space.unbind(type);
    const isTogether = file.grammar.manifest.scoping.overloadChoice === 'together';
    if (!isTogether || tagOf(value) !== ValueTag.Closure) return Conversion.Subtype;
    const closure = space.closures.get(indexOf(value));
    const { facts } = program.file(closure.file);
    const [declared = NONE] = list(facts, expressionCell(facts, closure.row, E.B));
    const returned = list(file.facts, expressionCell(file.facts, row, E.B)).slice(1);
    const isAsync = (expressionCell(file.facts, row, E.Role) & Role.Async) !== 0;
    if (!isNothing(facts, declared))
      return returned.length > 0 || isAsync ? Conversion.Same : Conversion.Unknown;
    if (returned.length === 0) return isAsync ? Conversion.Subtype : Conversion.Same;
    const isStatement = returned.every(
      (each) => !isNone(each) && statements.has(expressionCell(file.facts, each, E.Op)),
    );
    return isStatement ? Conversion.Subtype : Conversion.None;
  }

  /** Whether a parameter is of a type parameter of its callable, which becomes the type of an argument. */
  #isInferred(number: DefinitionNumber, wanted: Values, { file }: CallSite, item: RowIndex): boolean {
    const { scoping } = file.grammar.manifest;
    const [only] = wanted;
    if (scoping.overloadChoice !== 'together' || only === undefined || tagOf(only) !== ValueTag.Parameter)
      return false;
    const { generics, signatures } = this.#context;
    return (
      generics.constraintOf(only).length === 0 &&
      signatures.parametersOfCallable(toValue(ValueTag.Definition, number)).includes(only) &&
      !isNone(item) &&
      this.#context.expressions.evaluate(file, item).length > 0
    );
  }

  /** Whether the first converts no argument worse than the second, and one better; or else is the simpler one. */
  #isBetter(first: Candidate, second: Candidate, { file }: CallSite, given: RowTable): boolean {
    const { conversions } = this.#context;
    const typesAt = ({ types, conversions: all }: Candidate, position: number): Values => {
      const item = given[position] ?? NONE;
      const isInferred =
        all[position] === Conversion.Same &&
        tagOf(types[position]?.[0] ?? unknownValue) === ValueTag.Parameter;
      return isInferred ? this.#context.expressions.evaluate(file, item) : (types[position] ?? []);
    };
    const erased = (types: Values): string => types.map((type) => conversions.erased(file, type)).join();
    let isBetter = false;
    let areSame = true;
    for (const position of given.keys()) {
      const [mine, others] = [typesAt(first, position), typesAt(second, position)];
      if (erased(mine) === erased(others)) continue;
      areSame = false;
      const [how = 0, how2 = 0] = [first.conversions[position], second.conversions[position]];
      if (how === Conversion.Same && how2 !== Conversion.Same) {
        isBetter = true;
        continue;
      }
      if (how2 === Conversion.Same || how === Conversion.Unknown || how2 === Conversion.Unknown) return false;
      if (how !== how2 && file.grammar.manifest.scoping.convertsFreely) {
        if (how < how2) return false;
        isBetter = true;
        continue;
      }
      const isNarrower = conversions.ofAll(file, mine, others) >= Conversion.Subtype;
      const isWider = conversions.ofAll(file, others, mine) >= Conversion.Subtype;
      if (isWider && !isNarrower) return false;
      isBetter ||= isNarrower && !isWider;
    }
    if (!areSame) return isBetter;
    const [variable, variable2] = [first, second].map(({ phase }) => phase === Phase.Variable);
    if (variable !== variable2) return variable2 === true;
    return variable ? first.count > second.count : first.count < second.count;
  }
}
