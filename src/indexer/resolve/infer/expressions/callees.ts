import { isNone, type RowIndex, type RowTable } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import { expressionCell, list, rowOperand, text, underlyingRow } from '../../bind/tables.ts';
import {
  definitionNumberOf,
  nothing,
  tagOf,
  union,
  ValueTag,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Extensions } from '../members/extensions.ts';
import type { MemberAccess } from '../members/member-access.ts';
import type { Members } from '../members/members.ts';
import type { Signatures } from '../members/signatures.ts';
import type { ExtensionCalls } from './extension-calls.ts';
import type { Names } from './names.ts';
import type { Receivers } from './receivers.ts';
import type { OverloadChoice } from './overload-choice.ts';

/** What `Callees` uses. */
export interface CalleesContext extends Pick<InferenceState, 'program' | 'space'> {
  readonly access: Pick<MemberAccess, 'callable' | 'value'>;
  readonly expressions: ExpressionEvaluator;
  readonly extensionCalls: Pick<ExtensionCalls, 'areInstead'>;
  readonly extensions: Pick<Extensions, 'bound' | 'isExtension' | 'of' | 'ofOutside'>;
  readonly members: Pick<Members, 'of'>;
  readonly names: Pick<Names, 'useOf'>;
  readonly overloadChoice: Pick<OverloadChoice, 'chosen'>;
  readonly receivers: Pick<Receivers, 'implicitAround'>;
  readonly signatures: Pick<Signatures, 'parametersOfCallable'>;
}

/** Answers what is called by calls. */
export class Callees {
  readonly #context: CalleesContext;

  constructor(context: CalleesContext) {
    this.#context = context;
  }

  /** What members hold that a call only reads, in languages where reading a member calls it. */
  held(file: ProgramFile, row: RowIndex): Values {
    const { facts } = file;
    const callee = underlyingRow(facts, rowOperand(facts, row, E.A));
    if (!file.grammar.manifest.scoping.bareCalls || isNone(callee)) return nothing;
    if (expressionCell(facts, callee, E.Op) !== Op.Member) return nothing;
    const { access, expressions, members } = this.#context;
    const name = text(facts, expressionCell(facts, callee, E.B));
    return union(
      expressions.evaluate(file, rowOperand(facts, callee, E.A)).flatMap((receiver) =>
        members
          .of(receiver, name)
          .filter((member) => this.#isField(member.target))
          .map((member) => access.value(member, receiver)),
      ),
    );
  }

  #isField(target: Value | undefined): boolean {
    if (target === undefined || tagOf(target) !== ValueTag.Definition) return false;
    return variableKinds.has(this.#context.program.definition(definitionNumberOf(target)).kind);
  }

  /** What is called by a call: with the type of the instance and its type parameters known, where there are any. */
  of(file: ProgramFile, row: RowIndex): Values {
    const { facts } = file;
    const { access, members, extensionCalls } = this.#context;
    let callee = rowOperand(facts, row, E.A);
    while (!isNone(callee) && expressionCell(facts, callee, E.Op) === Op.Same)
      callee = rowOperand(facts, callee, E.A);
    const given = !isNone(callee) && expressionCell(facts, callee, E.Op) === Op.Generic;
    if (given) {
      const items = list(facts, expressionCell(facts, callee, E.B));
      return this.withArguments(file, this.of(file, callee), items);
    }
    if (isNone(callee) || expressionCell(facts, callee, E.Op) !== Op.Member) {
      const called = this.#withoutReceiver(file, row, callee);
      return called.length > 0 ? called : this.#context.expressions.evaluate(file, callee);
    }
    const name = text(facts, expressionCell(facts, callee, E.B));
    if (name === file.grammar.manifest.scoping.typeMember)
      return this.#context.expressions.evaluate(file, callee);
    const use = this.#context.names.useOf(file, callee);
    const receivers = this.#context.expressions.evaluate(file, rowOperand(facts, callee, E.A));
    const { bareCalls } = file.grammar.manifest.scoping;
    const targets: Value[] = [];
    const found = receivers.flatMap((receiver) =>
      members.of(receiver, name, use).map((member) => {
        if (bareCalls && this.#isField(member.target)) return nothing;
        if (member.target !== undefined) targets.push(member.target);
        return use === 'call' ? access.callable(member, receiver) : access.value(member, receiver);
      }),
    );
    const isOutside = targets.length > 0 && targets.every((each) => tagOf(each) === ValueTag.External);
    const outside = isOutside ? this.#extensions(file, row, callee, receivers, name, 'ofOutside') : nothing;
    if (outside.length > 0) return outside;
    if (found.length > 0 && (targets.length === 0 || !extensionCalls.areInstead(file, callee, targets)))
      return union(found);
    const called = this.#extensions(file, row, callee, receivers, name);
    return called.length > 0 ? called : union(found);
  }

  /** The extension methods that a call of a name runs on the nearest instance around it. */
  #withoutReceiver(file: ProgramFile, row: RowIndex, callee: RowIndex): Values {
    const { expressions, extensions, receivers } = this.#context;
    if (isNone(callee) || expressionCell(file.facts, callee, E.Op) !== Op.Name) return nothing;
    const [found] = expressions.denotationsAt(file, callee);
    if (!found?.overloads || tagOf(found.value) !== ValueTag.Definition) return nothing;
    if (!extensions.isExtension(definitionNumberOf(found.value))) return nothing;
    const name = text(file.facts, expressionCell(file.facts, callee, E.A));
    const scope = expressionCell(file.facts, callee, E.Scope);
    for (const receiver of receivers.implicitAround(file, scope)) {
      const called = this.#extensions(file, row, callee, [receiver], name);
      if (called.length > 0) return called;
    }
    return nothing;
  }

  /** The extension methods that a call on values may run. */
  #extensions(
    file: ProgramFile,
    row: RowIndex,
    callee: RowIndex,
    receivers: Values,
    name: string,
    how: 'of' | 'ofOutside' = 'of',
  ): Values {
    const { extensions, overloadChoice } = this.#context;
    const scope = expressionCell(file.facts, callee, E.Scope);
    const isCall = expressionCell(file.facts, row, E.Op) === Op.Call;
    const site = { file, arguments: expressionCell(file.facts, row, E.B) };
    return receivers.flatMap((receiver) => {
      const found = extensions[how](file, scope, receiver, name);
      const numbers = found.map(({ number }) => number);
      const chosen = new Set(isCall ? overloadChoice.chosen(numbers, site) : numbers);
      return found.filter(({ number }) => chosen.has(number)).map((each) => extensions.bound(each));
    });
  }

  /** Values that are called with type arguments. */
  withArguments(file: ProgramFile, values: Values, items: RowTable): Values {
    const { space, expressions, signatures } = this.#context;
    return values.map((value) => {
      const { value: bare } = space.unbind(value);
      const given = [...items].map((item) => expressions.evaluateType(file, item));
      const parameters = signatures.parametersOfCallable(bare);
      const environment = new Map(
        parameters.flatMap((parameter, index) => {
          const each = given[index] ?? nothing;
          return each.length > 0 ? [[parameter, each] as const] : [];
        }),
      );
      return space.bound(value, environment);
    });
  }
}
