import { isNone } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { Answers } from '../../types/recursion.ts';
import { nothing, toValue, ValueTag, type Value, type Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { MemberFinder } from './member.ts';

/** What `Elements` uses. */
export interface ElementsContext extends Pick<InferenceState, 'nameIndex' | 'program' | 'recursion'> {
  readonly expressions: ExpressionEvaluator;
  readonly members: MemberFinder;
}

/** Answers which members declare the elements of the host, such as those of HTML, where a file has them by name only. */
export class Elements {
  readonly #context: ElementsContext;
  readonly #members = new Answers<string, Values>();

  constructor(context: ElementsContext) {
    this.#context = context;
  }

  /** The member that declares an element. Empty if the repository declares none, or several of which one is meant. */
  membersNamed(file: ProgramFile, name: string): Values {
    const key = `${file.grammar.manifest.family}\n${name}`;
    return this.#context.recursion.ask(this.#members, key, nothing, () => this.#find(file, name));
  }

  #find(file: ProgramFile, name: string): Values {
    const found = new Set<Value>();
    for (const type of this.#types(file))
      for (const { target } of this.#context.members.of(type, name))
        if (target !== undefined) found.add(target);
    return found.size === 1 ? [...found] : nothing;
  }

  /** The types of the object of the attributes of an element. */
  attributes(file: ProgramFile, name: string): Values {
    return this.membersNamed(file, name).flatMap((member) => this.#context.expressions.valuesOf(member));
  }

  #types(file: ProgramFile): Values {
    const { elements } = file.grammar.manifest.scoping;
    if (!elements) return nothing;
    const { program, nameIndex } = this.#context;
    return nameIndex
      .members(file.grammar.manifest.family, elements.type)
      .filter((number) => {
        const parent = program.parentOf(number);
        return !isNone(parent) && program.definition(parent).name === elements.namespace;
      })
      .map((number) => toValue(ValueTag.Instance, number));
  }
}
