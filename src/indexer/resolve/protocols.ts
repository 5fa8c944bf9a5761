import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from './program.ts';
import { indexOf, tagOf, union, ValueTag, type Value, type Values } from './values.ts';

type Protocol = 'iterate' | 'await' | 'enter' | 'call' | 'element';

/** Answers what values give by what the language asks of them: members with names that it fixes. */
export class Protocols {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** What iterating over values gives, or what stands at a position of it. */
  elements(file: ProgramFile, values: Values, position = -1): Values {
    return union(
      values.map((value) => {
        if (tagOf(value) !== ValueTag.Tuple) return this.ask(file, value, 'iterate');
        const { items } = this.#evaluator.space.tuples.get(indexOf(value));
        return position >= 0 ? (items[position] ?? []) : union(items);
      }),
    );
  }

  /** What is left of values from a position on. */
  rest(values: Values, position: number): Values {
    return values.map((value) => {
      if (tagOf(value) !== ValueTag.Tuple) return value;
      const { items, type } = this.#evaluator.space.tuples.get(indexOf(value));
      return this.#evaluator.space.tuple(items.slice(position), type);
    });
  }

  /** What stands under a number that is written down. */
  at(file: ProgramFile, values: Values, position: number): Values {
    return union(
      values.map((value) => {
        if (tagOf(value) !== ValueTag.Tuple) return this.element(file, [value]);
        return this.#evaluator.space.tuples.get(indexOf(value)).items[position] ?? [];
      }),
    );
  }

  /** What stands under a key. */
  element(file: ProgramFile, values: Values): Values {
    return union(
      values.map((value) => {
        if (tagOf(value) === ValueTag.Tuple)
          return union(this.#evaluator.space.tuples.get(indexOf(value)).items);
        const found = this.#underAnyKey(value) ?? this.ask(file, value, 'element');
        return found.length > 0 ? found : this.ask(file, value, 'iterate');
      }),
    );
  }

  #underAnyKey(value: Value): Values | undefined {
    const { space, program, members } = this.#evaluator;
    const { value: bare } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Shape) return this.#evaluator.memberValues([value], '[');
    if (tagOf(bare) !== ValueTag.Instance || program.definition(indexOf(bare)).element < 0) return undefined;
    return union(members.of(value, '[').map((member) => this.#evaluator.memberValue(member, value)));
  }

  /** What is awaited: the value itself when it cannot be. */
  awaited(file: ProgramFile, values: Values): Values {
    return union(
      values.map((value) => {
        const found = this.ask(file, value, 'await');
        return found.length > 0 || this.#isAwaitable(file, value) ? found : [value];
      }),
    );
  }

  #isAwaitable(file: ProgramFile, value: Value): boolean {
    return file.grammar.manifest.scoping.protocols.await.some(
      ([first = '']) => this.#evaluator.members.of(value, first).length > 0,
    );
  }

  entered(file: ProgramFile, values: Values): Values {
    return union(values.map((value) => this.ask(file, value, 'enter')));
  }

  /** Follows the first chain of members that leads somewhere. */
  ask(file: ProgramFile, value: Value, protocol: Protocol): Values {
    for (const chain of file.grammar.manifest.scoping.protocols[protocol]) {
      let values: Values = [value];
      for (const name of chain)
        values = union(values.map((each) => this.#evaluator.calls.method(each, name)));
      if (values.length > 0) return values;
    }
    return [];
  }
}
