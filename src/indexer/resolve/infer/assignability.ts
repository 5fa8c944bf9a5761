import { typeKinds } from '../../../model/kinds.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell } from '../bind/tables.ts';
import { indexOf, tagOf, unknownValue, ValueTag, type Value } from '../types/values.ts';

/** Answers whether a value can be given where a type is asked for, by declaration and by what the two have. */
export class Assignability {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Undefined when nothing speaks for it or against it. */
  of(value: Value, type: Value): boolean | undefined {
    if (value === unknownValue || type === unknownValue) return undefined;
    if (value === type) return true;
    const { space, generics } = this.#evaluator;
    const given = space.unbind(value).value;
    const wanted = space.unbind(type).value;
    if (tagOf(wanted) === ValueTag.Definition) return this.#isSubtype(given, wanted);
    if (tagOf(wanted) === ValueTag.Key) return tagOf(given) === ValueTag.Key ? given === wanted : undefined;
    if (tagOf(wanted) === ValueTag.Closure) return this.#cannotBeCalled(given) ? false : undefined;
    if (tagOf(wanted) !== ValueTag.Instance) return undefined;
    if (generics.isA(value, type)) return true;
    return this.#lacks(value, indexOf(wanted)) ? false : undefined;
  }

  /** Whether a value is known to be of a type that declares no function. */
  #cannotBeCalled(value: Value): boolean {
    const { callables, members } = this.#evaluator;
    const isInstance = tagOf(value) === ValueTag.Instance;
    if (!isInstance) return tagOf(value) === ValueTag.Key || tagOf(value) === ValueTag.Tuple;
    const { scoping } = this.#evaluator.program.fileOf(indexOf(value)).grammar.manifest;
    const isCallable = scoping.protocols.call.some(([name = '']) => members.of(value, name).length > 0);
    return !isCallable && members.areKnown(value) && callables.of(value, 'called').length === 0;
  }

  /** Whether a text in one row is the one that another asks for; undefined when one of them is none. */
  ofTexts(from: ProgramFile, given: number, file: ProgramFile, type: number): boolean | undefined {
    const { computed } = this.#evaluator;
    if (given < 0 || expressionCell(from.facts, given, E.Op) !== Op.Text) return undefined;
    const wanted = computed.keys(file, type);
    const [key] = computed.keys(from, given) ?? [];
    return wanted && key !== undefined ? wanted.includes(key) : undefined;
  }

  /** Whether a type itself is another, or made from it. */
  #isSubtype(given: Value, wanted: Value): boolean | undefined {
    if (given === wanted) return true;
    if (tagOf(given) === ValueTag.Instance) return false;
    const { generics, program } = this.#evaluator;
    const isType =
      tagOf(given) === ValueTag.Definition && typeKinds.has(program.definition(indexOf(given)).kind);
    if (!isType) return undefined;
    return generics.isA(
      given - ValueTag.Definition + ValueTag.Instance,
      wanted - ValueTag.Definition + ValueTag.Instance,
    );
  }

  /** Whether a value has not all that a class gives its instances: what interfaces ask for may be left out. */
  #lacks(value: Value, wanted: number): boolean {
    const { program, members } = this.#evaluator;
    if (program.definition(wanted).kind !== 'class' || !members.areKnown(value)) return false;
    if (!this.#evaluator.recursion.take(program.membersOf(wanted).size)) return false;
    const { constructors } = program.fileOf(wanted).grammar.manifest.scoping;
    for (const [name, numbers] of program.membersOf(wanted)) {
      const isAsked = numbers.some((number) => !program.definition(number).modifiers.includes('static'));
      if (!isAsked || constructors.includes(name)) continue;
      if (members.of(value, name).length === 0) return true;
    }
    return false;
  }
}
