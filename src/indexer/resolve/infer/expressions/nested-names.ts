import { callableKinds } from '../../../../model/kinds.ts';
import {
  type BindingIndex,
  definitionNumber,
  type DefinitionNumber,
  isInnerScope,
  isNone,
  type RowIndex,
  type ScopeIndex,
} from '../../../facts/ids.ts';
import {
  BindingColumn as B,
  BindingKind,
  ExpressionColumn as E,
  ScopeColumn as S,
  ScopeKind,
} from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, scopeAt, scopeCell, text } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import { definitionNumberOf, tagOf, toValue, ValueTag, type Value } from '../../types/values.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Heritage } from '../members/heritage.ts';
import type { Members } from '../members/members.ts';
import type { Receivers } from './receivers.ts';

/** What `NestedNames` uses. */
export interface NestedNamesContext extends Pick<InferenceState, 'program' | 'recursion'> {
  readonly heritage: Pick<Heritage, 'declarationsOf'>;
  readonly members: Pick<Members, 'of'>;
  readonly receivers: Pick<Receivers, 'types'>;
}

/** Resolves names in languages where the form of a name tells constants from members of the instance: see `scoping.constantNames`. */
export class NestedNames {
  readonly #context: NestedNamesContext;
  readonly #expressions = new Map<string, RegExp>();
  readonly #has = new Answers<string, boolean>();

  constructor(context: NestedNamesContext) {
    this.#context = context;
  }

  /** Whether a name is that of a constant. */
  isConstant({ grammar }: ProgramFile, name: string): boolean {
    const { constantNames = '' } = grammar.manifest.scoping;
    let expression = this.#expressions.get(constantNames);
    if (!expression) this.#expressions.set(constantNames, (expression = new RegExp(constantNames, 'u')));
    return expression.test(name);
  }

  /** The type or instance whose member the name in a row means; undefined if it is local, or a name of the program. */
  ownerOf(file: ProgramFile, row: RowIndex, binding: BindingIndex): Value | undefined {
    const { facts } = file;
    const name = text(facts, expressionCell(facts, row, E.A));
    const scope = scopeAt(facts, row);
    if (this.isConstant(file, name)) return this.#typeOfConstant(file, scope, name);
    // Only names of the file stand behind members.
    const isLocal =
      !isNone(binding) &&
      (bindingCell(facts, binding, B.Scope) !== 0 ||
        bindingCell(facts, binding, B.Kind) !== BindingKind.Definition);
    if (isLocal) return undefined;
    return this.#context.receivers.types(file, scope).find((value) => this.#hasMember(value, name));
  }

  /** The type around a scope that declares a constant, or the innermost one if one of its parents does. */
  #typeOfConstant(file: ProgramFile, scope: ScopeIndex, name: string): Value | undefined {
    const { program, heritage, recursion } = this.#context;
    let innermost: DefinitionNumber | undefined;
    for (let at = scope; isInnerScope(at); at = scopeCell(file.facts, at, S.Parent)) {
      const index = scopeCell(file.facts, at, S.Definition);
      if (scopeCell(file.facts, at, S.Kind) !== ScopeKind.Type || isNone(index)) continue;
      const number = definitionNumber(file.base, index);
      innermost ??= number;
      const declarations = [number, ...heritage.declarationsOf(number)];
      if (!recursion.take(declarations.length)) return undefined;
      const isDeclared = declarations.some((each) =>
        program
          .membersNamed(each, name)
          .some((member) => !callableKinds.has(program.definition(member).kind)),
      );
      if (isDeclared) return toValue(ValueTag.Definition, number);
    }
    if (innermost === undefined) return undefined;
    const type = toValue(ValueTag.Definition, innermost);
    return this.#hasMember(type, name) ? type : undefined;
  }

  #hasMember(value: Value, name: string): boolean {
    return this.#context.recursion.ask(this.#has, `${value} ${name}`, false, () =>
      this.#context.members.of(value, name).some(({ target }) => this.#isOfRepository(target)),
    );
  }

  /** What stands outside of the repository has every name. */
  #isOfRepository(target: Value | undefined): boolean {
    return target !== undefined && tagOf(target) === ValueTag.Definition && definitionNumberOf(target) >= 0;
  }
}
