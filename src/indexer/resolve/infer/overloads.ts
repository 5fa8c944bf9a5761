import { callableKinds, typeKinds } from '../../../model/kinds.ts';
import { BindingColumn as B } from '../../facts/tables.ts';
import type { Evaluator } from './evaluator.ts';
import { OverloadChoice } from './overload-choice.ts';
import type { CallSite } from './signatures.ts';
import { Answers } from '../types/recursion.ts';
import { bindingCell } from '../bind/tables.ts';
import { indexOf, tagOf, toValue, ValueTag, type Value, type Values } from '../types/values.ts';

/** A callable with the types of its parameters as its heir sees them. */
interface Overload {
  number: number;
  parameters: readonly Values[];
}

/** Finds which of several callables of one name a call runs. */
export class Overloads {
  readonly #evaluator: Evaluator;
  readonly #choice: OverloadChoice;
  readonly #sets = new Answers<number, readonly number[]>();
  readonly #parameters = new Answers<number, readonly Values[]>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#choice = new OverloadChoice(evaluator);
  }

  /** The callables that a call of one of them may run: itself, those beside it, and inherited ones. */
  of(number: number): readonly number[] {
    return this.#evaluator.recursion.ask(this.#sets, number, [number], () => this.#find(number));
  }

  #find(number: number): readonly number[] {
    const { program } = this.#evaluator;
    const { overloads } = program.fileOf(number).grammar.manifest.scoping;
    const { kind, name, nested } = program.definition(number);
    const owner = program.parentOf(number);
    const isOverloaded =
      overloads &&
      !nested &&
      callableKinds.has(kind) &&
      owner >= 0 &&
      !this.#evaluator.extensions.isExtension(number);
    return isOverloaded
      ? this.#named(owner, name, kind === 'constructor').map((each) => each.number)
      : [number];
  }

  /** The extension methods that a call of one of them by the name of its type may run. */
  extensionsBeside(number: number): readonly number[] {
    const { program, extensions } = this.#evaluator;
    const parent = program.parentOf(number);
    if (parent < 0) return [number];
    return [parent, ...this.#evaluator.heritage.declarationsOf(parent)]
      .flatMap((each) => program.membersNamed(each, program.definition(number).name))
      .filter((each) => extensions.isExtension(each));
  }

  /** The constructors that a type declares. */
  constructorsOf(type: number): readonly number[] {
    const { program } = this.#evaluator;
    const { overloads } = program.fileOf(type).grammar.manifest.scoping;
    if (!overloads || !typeKinds.has(program.definition(type).kind)) return [];
    const { name } = program.definition(type);
    return [type, ...this.#evaluator.heritage.declarationsOf(type)]
      .flatMap((each) => program.membersNamed(each, name))
      .filter((each) => program.definition(each).kind === 'constructor');
  }

  /** Those of several callables that a call may run: one where its arguments tell. */
  chosen(numbers: readonly number[], site: CallSite): readonly number[] {
    if (numbers.length < 2) return numbers;
    return this.#choice.of(numbers, site);
  }

  /** Whether a call of a callable, or of one beside it, may take the arguments. */
  takes(numbers: readonly number[], site: CallSite): boolean {
    return this.#choice.takes(
      numbers.flatMap((number) => this.of(number)),
      site,
    );
  }

  /** Those of several callables that have as many type parameters as a call gives; all if none has. */
  withTypeArguments(numbers: readonly number[], count: number): readonly number[] {
    if (count === 0) return numbers;
    const { generics } = this.#evaluator;
    const found = numbers.filter(
      (each) => generics.parametersOfCallable(toValue(ValueTag.Definition, each)).length === count,
    );
    return found.length > 0 ? found : numbers;
  }

  #named(
    owner: number,
    name: string,
    isConstructor: boolean,
    seen = new Set<number>(),
    level = 0,
  ): readonly Overload[] {
    if (seen.has(owner) || !this.#evaluator.recursion.mayClimb(level)) return [];
    seen.add(owner);
    const { program, heritage, library, recursion, space } = this.#evaluator;
    const own = [owner, ...heritage.declarationsOf(owner)]
      .flatMap((each) => program.membersNamed(each, name))
      .filter((each) => {
        const { kind, modifiers } = program.definition(each);
        const isHidden = modifiers.includes('explicit');
        return callableKinds.has(kind) && (kind === 'constructor') === isConstructor && !isHidden;
      })
      .map((number) => ({ number, parameters: this.#parametersOf(number) }));
    if (isConstructor || !recursion.take(own.length)) return own;
    const found: Overload[] = [...own];
    const { root, interfaceMembers } = program.fileOf(owner).grammar.manifest.scoping;
    const isClass = program.definition(owner).kind !== 'interface';
    const bases = [...heritage.basesIn(owner, undefined)];
    // Only the outermost call adds what every type has.
    const rootType =
      seen.size > 1 || root === undefined ? undefined : library.type(program.fileOf(owner), root);
    if (rootType !== undefined) bases.push(toValue(ValueTag.Instance, rootType));
    for (const base of bases) {
      const { value, environment } = space.unbind(base);
      if (tagOf(value) !== ValueTag.Instance) continue;
      if (isClass && !interfaceMembers && program.definition(indexOf(value)).kind === 'interface') continue;
      for (const { number, parameters } of this.#named(indexOf(value), name, false, seen, level + 1)) {
        const inherited = parameters.map((types) => space.substitute(types, environment));
        const isKnown = found.some(
          (mine) => mine.number === number || this.#areSame(owner, mine.parameters, inherited),
        );
        if (!isKnown) found.push({ number, parameters: inherited });
      }
    }
    return found;
  }

  /**
   * The callables of a base type that a callable of an heir overrides: of those of its name, the one that takes the same. Where types from outside
   * hide which one that is, each that takes as many.
   */
  overridden(number: number, base: Value): readonly number[] {
    const { program, space } = this.#evaluator;
    const { value, environment } = space.unbind(base);
    const owner = program.parentOf(number);
    if (tagOf(value) !== ValueTag.Instance || owner < 0) return [];
    const own = this.#parametersOf(number);
    const taking = this.#named(indexOf(value), program.definition(number).name, false).filter(
      ({ parameters }) => parameters.length === own.length,
    );
    const same = taking.filter(({ parameters }) =>
      this.#areSame(
        owner,
        own,
        parameters.map((types) => space.substitute(types, environment)),
      ),
    );
    return (same.length > 0 ? same : taking).map((each) => each.number);
  }

  /** Whether two callables take the same, so that one overrides the other. */
  #areSame(owner: number, first: readonly Values[], second: readonly Values[]): boolean {
    const { conversions, program } = this.#evaluator;
    const file = program.fileOf(owner);
    const erased = (values: Values = []): string =>
      values.map((value) => conversions.erased(file, value)).join();
    return (
      first.length === second.length && first.every((types, index) => erased(types) === erased(second[index]))
    );
  }

  #parametersOf(number: number): readonly Values[] {
    return this.#evaluator.recursion.ask(this.#parameters, number, [], () => this.#findParameters(number));
  }

  #findParameters(number: number): readonly Values[] {
    const { signatures, types, numbered } = this.#evaluator;
    const signature = signatures.of(toValue(ValueTag.Definition, number));
    const bindings = signature
      ? (numbered.call(this.#evaluator, signature.file).parameters.get(signature.scope) ?? [])
      : [];
    return bindings.map((binding) =>
      signature ? types.evaluate(signature.file, bindingCell(signature.file.facts, binding, B.Type)) : [],
    );
  }
}
