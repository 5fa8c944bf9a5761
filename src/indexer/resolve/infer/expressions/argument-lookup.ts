import { callableKinds, ownerKinds } from '../../../../model/kinds.ts';
import { type DefinitionNumber, isNone, type RowIndex } from '../../../facts/ids.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import { namespaceAt, namespacesAround } from '../../bind/namespaces.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { callOf, expressionCell, list, text } from '../../bind/tables.ts';
import {
  definitionNumberOf,
  tagOf,
  toValue,
  union,
  ValueTag,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { Denotation } from '../algebra/denotation.ts';
import type { CallSite, ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Linkage } from '../members/linkage.ts';
import type { Members } from '../members/members.ts';
import type { Overloads } from '../members/overloads.ts';
import type { OverloadChoice } from './overload-choice.ts';
import type { Results } from './results.ts';

/** The parts of inference that `ArgumentLookup` uses. */
export interface ArgumentLookupContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly linkage: Pick<Linkage, 'definitionsOf' | 'named'>;
  readonly members: Pick<Members, 'of'>;
  readonly overloadChoice: Pick<OverloadChoice, 'fitting'>;
  readonly overloads: Pick<Overloads, 'of'>;
  readonly results: Pick<Results, 'of'>;
}

/** Finds functions by the types of their arguments: in the namespaces of these types, where files see names by what they include. */
export class ArgumentLookup {
  readonly #context: ArgumentLookupContext;

  constructor(context: ArgumentLookupContext) {
    this.#context = context;
  }

  /** The functions that the name in a row means, which is called and that its file sees nowhere else. */
  named(file: ProgramFile, row: RowIndex): readonly Denotation[] {
    const { facts } = file;
    const call = callOf(facts, row);
    if (!file.grammar.manifest.scoping.includes || isNone(call)) return [];
    const name = text(facts, expressionCell(facts, row, E.A));
    const given = [...list(facts, expressionCell(facts, call, E.B))];
    if (!this.#context.recursion.take(given.length)) return [];
    const values = union(given.map((item) => this.#context.expressions.evaluate(file, item)));
    for (const namespace of this.#namespacesOf(values)) {
      const [found] = this.#context.linkage.named(file, namespace, name);
      if (found !== undefined && callableKinds.has(this.#context.program.definition(found).kind))
        return [{ value: toValue(ValueTag.Definition, found), how: 'import' }];
    }
    return [];
  }

  /** Returns the result of an operator that runs a function which is no member of its left operand. */
  operatorResult(file: ProgramFile, row: RowIndex): Values {
    if (!file.grammar.manifest.scoping.includes) return [];
    const [only, ...others] = this.operators(file, row);
    return only === undefined || others.length > 0 ? [] : this.#context.results.of(only);
  }

  /** The definitions that an operator may run: members of its left operand, or functions for the types of its operands. */
  operators(file: ProgramFile, row: RowIndex): readonly DefinitionNumber[] {
    return this.#context.recursion.deeper<readonly DefinitionNumber[]>([], () => this.#operators(file, row));
  }

  #operators(file: ProgramFile, row: RowIndex): readonly DefinitionNumber[] {
    const { facts } = file;
    const { expressions, linkage, overloadChoice, overloads, program } = this.#context;
    const operands = expressionCell(facts, row, E.A);
    const name = text(facts, expressionCell(facts, row, E.B));
    const given = [...list(facts, operands)].filter((each) => !isNone(each));
    const values = given.map((each) => expressions.evaluate(file, each));
    const [left = []] = values;
    // Operators of values that are no objects are those of the language.
    if (values.some((each) => each.length === 0) || !values.flat().some((each) => this.#isOurs(each)))
      return [];
    const site = (skipped: number): CallSite => ({ file, arguments: operands, skipped });
    const members = left.flatMap((value) =>
      this.#context.members
        .of(value, name)
        .flatMap(({ target }) =>
          target !== undefined && tagOf(target) === ValueTag.Definition ? [definitionNumberOf(target)] : [],
        ),
    );
    const own = overloadChoice.fitting([...new Set(members.flatMap((each) => overloads.of(each)))], site(1));
    const { scoping } = file.grammar.manifest;
    const isForMembers =
      own.some((each) => program.isLibrary(each)) || scoping.protocols.element.flat().includes(name);
    const around = namespacesAround(namespaceAt(facts, expressionCell(facts, row, E.Scope)));
    const free = [...new Set([...this.#namespacesOf(values.flat()), ...around])].flatMap((namespace) => {
      const [found] = isForMembers ? [] : linkage.named(file, namespace, name);
      return found === undefined ? [] : overloads.of(found);
    });
    const beside = overloadChoice.fitting([...new Set(free)], site(0), true);
    const all = [...new Set([...own, ...beside])].flatMap((each) => linkage.definitionsOf(each));
    return all.filter((each) => !program.isLibrary(each));
  }

  /** Whether a value is an object of the repository. */
  #isOurs(value: Value): boolean {
    const { program, space } = this.#context;
    const { value: bare } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Parameter) return true;
    if (tagOf(bare) !== ValueTag.Instance) return false;
    const number = definitionNumberOf(bare);
    return !program.isLibrary(number) && ownerKinds.has(program.definition(number).kind);
  }

  /** The namespaces of the types of values. */
  #namespacesOf(values: Values): readonly string[] {
    const { program, space } = this.#context;
    const found = new Set<string>();
    for (const each of values) {
      const { value } = space.unbind(each);
      if (tagOf(value) !== ValueTag.Instance) continue;
      let number = definitionNumberOf(value);
      if (program.isLibrary(number)) continue;
      for (let owner = program.parentOf(number); !isNone(owner) && owner !== program.fileOf(owner).base;) {
        number = owner;
        owner = program.parentOf(owner);
      }
      found.add(program.namespaceOf(number));
    }
    return [...found];
  }
}
