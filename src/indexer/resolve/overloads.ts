import { callableKinds, typeKinds } from '../../model/kinds.ts';
import { BindingColumn as B } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import { MAX_PARENTS } from './heritage.ts';
import { OverloadChoice } from './overload-choice.ts';
import type { CallSite } from './signatures.ts';
import { bindingCell } from './tables.ts';
import { indexOf, tagOf, toValue, ValueTag, type Values } from './values.ts';

/** Finds which of several callables of one name a call runs. */
export class Overloads {
  readonly #evaluator: Evaluator;
  readonly #choice: OverloadChoice;
  readonly #sets = new Map<number, readonly number[]>();
  readonly #parameters = new Map<number, readonly Values[]>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#choice = new OverloadChoice(evaluator);
  }

  /** The callables that a call of one of them may run: itself, those beside it, and inherited ones. */
  of(number: number): readonly number[] {
    const known = this.#sets.get(number);
    if (known) return known;
    const { program } = this.#evaluator;
    const { overloads } = program.fileOf(number).grammar.manifest.scoping;
    const { kind, name } = program.definition(number);
    const owner = program.parentOf(number);
    const isOverloaded = overloads && callableKinds.has(kind) && owner >= 0;
    const found = isOverloaded ? this.#named(owner, name, kind === 'constructor', new Set()) : [number];
    for (const each of found) this.#sets.set(each, found);
    this.#sets.set(number, found);
    return found;
  }

  /** The constructors that a type declares. */
  constructorsOf(type: number): readonly number[] {
    const { program } = this.#evaluator;
    const { overloads } = program.fileOf(type).grammar.manifest.scoping;
    if (!overloads || !typeKinds.has(program.definition(type).kind)) return [];
    const { name } = program.definition(type);
    return (program.membersOf(type).get(name) ?? []).filter(
      (each) => program.definition(each).kind === 'constructor',
    );
  }

  /** Those of several callables that a call may run: one where its arguments tell. */
  chosen(numbers: readonly number[], site: CallSite): readonly number[] {
    if (numbers.length < 2) return numbers;
    return this.#choice.of(numbers, site);
  }

  #named(owner: number, name: string, isConstructor: boolean, seen: Set<number>): readonly number[] {
    if (seen.has(owner) || seen.size > MAX_PARENTS) return [];
    seen.add(owner);
    const { program, heritage, space, steps } = this.#evaluator;
    const declarations = [owner, ...heritage.declarationsOf(owner)];
    const own = declarations
      .flatMap((each) => program.membersOf(each).get(name) ?? [])
      .filter((each) => {
        const { kind } = program.definition(each);
        return callableKinds.has(kind) && (kind === 'constructor') === isConstructor;
      });
    if (isConstructor || !steps.take(own.length)) return own;
    const found = [...own];
    for (const base of heritage.basesOf(owner)) {
      const { value } = space.unbind(base);
      if (tagOf(value) !== ValueTag.Instance) continue;
      for (const each of this.#named(indexOf(value), name, false, seen))
        if (!found.some((mine) => mine === each || this.#takesTheSame(mine, each))) found.push(each);
    }
    return found;
  }

  /** Whether two callables have the same parameters, so that one overrides the other. */
  #takesTheSame(first: number, second: number): boolean {
    const [a, b] = [this.#parametersOf(first), this.#parametersOf(second)];
    return (
      a.length === b.length &&
      a.every((types, index) => {
        const others = b[index] ?? [];
        const isOpen = (values: Values): boolean =>
          values.some((value) => tagOf(value) === ValueTag.Parameter);
        if (isOpen(types) || isOpen(others)) return true;
        const { conversions, program } = this.#evaluator;
        const erased = (values: Values): string =>
          values.map((value) => conversions.erased(program.fileOf(first), value)).join();
        return erased(types) === erased(others);
      })
    );
  }

  #parametersOf(number: number): readonly Values[] {
    const known = this.#parameters.get(number);
    if (known) return known;
    const { signatures, types, numbered } = this.#evaluator;
    const signature = signatures.of(toValue(ValueTag.Definition, number));
    const bindings = signature
      ? (numbered.call(this.#evaluator, signature.file).parameters.get(signature.scope) ?? [])
      : [];
    const found = bindings.map((binding) =>
      signature ? types.evaluate(signature.file, bindingCell(signature.file.facts, binding, B.Type)) : [],
    );
    this.#parameters.set(number, found);
    return found;
  }
}
