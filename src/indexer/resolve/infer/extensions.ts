import { variableKinds, type ProgramFile } from '../bind/program.ts';
import { callableKinds } from '../../../model/kinds.ts';
import { BindingColumn as B, ExpressionColumn as E } from '../../facts/tables.ts';
import { Conversion } from './conversions.ts';
import type { Evaluator } from './evaluator.ts';
import { namespaceAt, namespaceOf, namespacesAround } from '../bind/namespaces.ts';
import { bindingCell, callOf, expressionCell } from '../bind/tables.ts';
import { indexOf, tagOf, toValue, ValueTag, type Value, type Values } from '../types/values.ts';

/** An extension method that a value can be called with, and the values of its type parameters. */
export interface Extension {
  number: number;
  environment: ReadonlyMap<Value, Values>;
}

const receiverTags: ReadonlySet<number> = new Set([
  ValueTag.Instance,
  ValueTag.Bound,
  ValueTag.Parameter,
  ValueTag.Tuple,
  ValueTag.Closure,
]);

/** Finds methods that are declared outside of a type and called like its own. */
export class Extensions {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** The extension methods of a name that the code in a scope can call on a value, without those for wider types. */
  of(file: ProgramFile, scope: number, receiver: Value, name: string): readonly Extension[] {
    const { space, recursion, conversions, nameIndex } = this.#evaluator;
    const named = nameIndex.extensions(file.grammar.manifest.family, name);
    if (
      named.length === 0 ||
      !receiverTags.has(tagOf(space.unbind(receiver).value)) ||
      !recursion.take(named.length)
    )
      return [];
    const visible = this.#visibleFrom(file, scope);
    const fitting = named.flatMap((number) => {
      if (!visible.has(this.#namespaceOf(number))) return [];
      const types = this.receiverTypes(number);
      return conversions.ofAll(file, [receiver], types) >= Conversion.Boxed ? [{ number, types }] : [];
    });
    const isWider = (mine: Values, others: Values): boolean =>
      conversions.ofAll(file, others, mine) >= Conversion.Subtype &&
      conversions.ofAll(file, mine, others) < Conversion.Subtype;
    return fitting
      .filter(({ types }) => !fitting.some((other) => isWider(types, other.types)))
      .map(({ number }) => ({ number, environment: this.#environmentOf(number, receiver) }));
  }

  /** Whether a definition is a method that is called on values of a type which another one declares. */
  isExtension(number: number): boolean {
    return this.#evaluator.program.definition(number).modifiers.includes('extension');
  }

  /** The declared types of values that an extension method can be called on. */
  receiverTypes(number: number): Values {
    const { program, types } = this.#evaluator;
    return types.evaluate(program.fileOf(number), this.#receiverType(number));
  }

  /** Whether a call must mean extension methods, because the members of its receiver cannot be called like that. */
  areInstead(file: ProgramFile, callee: number, members: readonly Value[]): boolean {
    const [first] = members;
    if (first === undefined || tagOf(first) !== ValueTag.Definition) return false;
    const { program, overloads, nameIndex } = this.#evaluator;
    const { name } = program.definition(indexOf(first));
    if (nameIndex.extensions(file.grammar.manifest.family, name).length === 0) return false;
    if (this.#areData(members)) return true;
    const call = callOf(file.facts, callee);
    const numbers = members
      .filter((each) => tagOf(each) === ValueTag.Definition)
      .map((each) => indexOf(each));
    if (call < 0 || !numbers.every((each) => callableKinds.has(program.definition(each).kind))) return false;
    return !overloads.takes(numbers, { file, arguments: expressionCell(file.facts, call, E.B) });
  }

  /** Whether values are held by fields or properties that cannot be called. */
  #areData(values: readonly Value[]): boolean {
    const { program } = this.#evaluator;
    return values.every((value) => {
      if (tagOf(value) !== ValueTag.Definition || !variableKinds.has(program.definition(indexOf(value)).kind))
        return false;
      const held = this.#evaluator.definitions.values(indexOf(value));
      return (
        held.length > 0 && held.every((each) => this.#evaluator.callables.of(each, 'called').length === 0)
      );
    });
  }

  #receiverType(number: number): number {
    const { program, numbered } = this.#evaluator;
    const file = program.fileOf(number);
    const binding =
      numbered.call(this.#evaluator, file).receivers.get(program.definition(number).scope) ?? -1;
    return binding < 0 ? -1 : bindingCell(file.facts, binding, B.Type);
  }

  #environmentOf(number: number, receiver: Value): ReadonlyMap<Value, Values> {
    const found = new Map<Value, Values>();
    const { program, unification } = this.#evaluator;
    unification.unify(program.fileOf(number), this.#receiverType(number), [receiver], found);
    return found;
  }

  #namespaceOf(number: number): string {
    const { program } = this.#evaluator;
    const { facts, base, library } = program.fileOf(number);
    if (library !== undefined) return library;
    let at = number - base;
    for (let parent = at; parent > 0; parent = facts.definitions[parent]?.parent ?? 0) at = parent;
    return namespaceOf(facts, at);
  }

  #visibleFrom(file: ProgramFile, scope: number): ReadonlySet<string> {
    const { program, freeNames } = this.#evaluator;
    const stars = freeNames.starsOf(file).flatMap((values) =>
      values.flatMap((value) => {
        if (tagOf(value) === ValueTag.Unit) return [program.unit(indexOf(value)).name];
        return tagOf(value) === ValueTag.Module ? [program.file(indexOf(value)).library ?? ''] : [];
      }),
    );
    return new Set([...namespacesAround(namespaceAt(file.facts, scope)), ...stars]);
  }

  /** What calling an extension method on a value means. */
  bound({ number, environment }: Extension): Value {
    return this.#evaluator.space.bound(toValue(ValueTag.Definition, number), environment);
  }
}
