import type { Evaluator } from './evaluator.ts';
import type { Member } from './members.ts';
import { Answers } from '../types/recursion.ts';
import { indexOf, nothing, tagOf, toValue, ValueTag, type Value, type Values } from '../types/values.ts';

/** Answers what types are themselves instances of. */
export class Metatypes {
  readonly #evaluator: Evaluator;
  readonly #of = new Answers<number, Values>();
  readonly #makers = new Answers<number, boolean>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** The types that a type is an instance of, as it says or as one of those that it is made from. */
  of(number: number): Values {
    return this.#evaluator.recursion.ask(this.#of, number, nothing, () => this.#find(number));
  }

  #find(number: number): Values {
    const { program, types, heritage, space } = this.#evaluator;
    const file = program.fileOf(number);
    let found: Values = program.definition(number).metatypes.flatMap((row) => types.ofParent(file, row));
    for (const base of found.length > 0 ? [] : heritage.basesOf(number)) {
      const { value } = space.unbind(base);
      if (tagOf(value) === ValueTag.Instance) found = this.of(indexOf(value));
      if (found.length > 0) break;
    }
    return found;
  }

  /** What a type has as an instance. */
  membersOf(number: number, name: string): readonly Member[] {
    for (const metatype of this.of(number)) {
      const found = this.#evaluator.members.of(metatype, name);
      if (found.length > 0 && tagOf(metatype) !== ValueTag.External) return found;
    }
    return [];
  }

  /** Whether the instances of a type are types. */
  isMetatype(number: number): boolean {
    const { program, library, recursion } = this.#evaluator;
    const { classes } = program.fileOf(number).grammar.manifest.scoping.generics;
    return recursion.ask(this.#makers, number, false, () => library.isOneOf(number, classes));
  }

  /** What calling a type gives, where what it is an instance of declares that. */
  called(number: number): Values {
    const { program, calls } = this.#evaluator;
    const { call } = program.fileOf(number).grammar.manifest.scoping.protocols;
    const type = toValue(ValueTag.Definition, number);
    for (const [name = ''] of call)
      for (const member of this.membersOf(number, name)) {
        if (member.target === undefined || tagOf(member.target) !== ValueTag.Definition) continue;
        const method = indexOf(member.target);
        if (program.isLibrary(method) || program.definition(method).type < 0) continue;
        return this.#evaluator.access.value(member, type).flatMap((value) => calls.result(value));
      }
    return [];
  }

  /** Whether a value is a type of a language in which types are instances of others. */
  isInstance(value: Value): boolean {
    return tagOf(value) === ValueTag.Definition && this.of(indexOf(value)).length > 0;
  }
}
