import { callableKinds } from '../../../../model/kinds.ts';
import { isNone, NONE } from '../../../facts/ids.ts';
import {
  indexOf,
  tagOf,
  union,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { OutsideValues } from '../algebra/outside-values.ts';
import type { Member, MemberFinder, MemberUse, MemberValues } from './member.ts';
import type { Protocols } from './protocols.ts';
import type { ReceiverBinding } from './receiver-binding.ts';

/** What `MemberAccess` uses. */
export interface MemberAccessContext extends Pick<InferenceState, 'program' | 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'isOpen' | 'withSelf'>;
  readonly members: MemberFinder;
  readonly outside: Pick<OutsideValues, 'held'>;
  readonly protocols: Pick<Protocols, 'described'>;
  readonly receiverBinding: Pick<ReceiverBinding, 'infer' | 'selfOf'>;
}

/** Answers what members are as seen from the values that have them: bound to their receivers. */
export class MemberAccess implements MemberValues {
  readonly #context: MemberAccessContext;

  constructor(context: MemberAccessContext) {
    this.#context = context;
  }

  /** Values of the member of that name that values have. */
  values(values: Values, name: string, use: MemberUse = 'any'): Values {
    const { members } = this.#context;
    return union(
      values.flatMap((value) => members.of(value, name, use).map((member) => this.value(member, value))),
    );
  }

  /** What is called where a member is called by its name: a property itself, and not its value. */
  callable(member: Member, receiver: Value): Values {
    const { program, space } = this.#context;
    const { environment, target } = member;
    const isDefinition = target !== undefined && tagOf(target) === ValueTag.Definition;
    // Where functions are values that are called, a property is called by its value.
    const isAccessor =
      isDefinition &&
      program.definition(definitionNumberOf(target)).kind === 'property' &&
      program.fileOf(definitionNumberOf(target)).grammar.manifest.scoping.callMember === undefined;
    return isAccessor
      ? [environment ? space.bound(target, environment) : target]
      : this.value(member, receiver);
  }

  /** The values of a member as seen from the value that has it. */
  value(member: Member, receiver: Value): Values {
    const { program, space, receiverBinding, generics } = this.#context;
    const { owner, environment, target } = member;
    const held = target === undefined ? undefined : this.#context.outside.held(target, receiver);
    if (held !== undefined) return [held];
    const values = target === undefined ? member.values : this.#context.expressions.valuesOf(target);
    if (isNone(owner)) return space.substitute(values, environment);
    // What a method returns may be the instance itself, and so of the type of the receiver.
    const methods = values.flatMap((value) => {
      const fact =
        tagOf(value) === ValueTag.Definition ? program.definition(definitionNumberOf(value)) : undefined;
      return fact && callableKinds.has(fact.kind) ? [{ value, modifiers: fact.modifiers }] : [];
    });
    const isOfType = methods.some(
      ({ modifiers }) => modifiers.includes('class') || modifiers.includes('static'),
    );
    const self = receiverBinding.selfOf(receiver, isOfType, owner);
    const known = self === undefined ? environment : generics.withSelf(environment, owner, self);
    if (methods.length === 0) {
      const seen = generics.isOpen(values) || environment ? space.substitute(values, known) : values;
      return this.isOfType(target) ? this.#context.protocols.described(seen, this.isType(receiver)) : seen;
    }
    if (!known) return values;
    const told = new Map(known);
    if (self !== undefined)
      for (const { value } of methods)
        receiverBinding.infer(value, isOfType ? space.typeOf(self) : self, told);
    return values.map((value) => space.bound(value, told));
  }

  /** Whether a member is declared in the body of its type, and not put on its instances. */
  isOfType(target: Value | undefined): boolean {
    if (target === undefined || tagOf(target) !== ValueTag.Definition) return false;
    const { program } = this.#context;
    const number = definitionNumberOf(target);
    const file = program.fileOf(number);
    if (file.grammar.manifest.scoping.protocols.describe.length === 0) return false;
    const { name } = program.definition(number);
    const parent = program.parentOf(number);
    const at = program.nameIn(file, name);
    const scope = isNone(parent) ? NONE : program.definition(parent).scope;
    if (at === undefined || isNone(scope)) return false;
    return file.firstBinding.has(scope * file.facts.strings.length + at);
  }

  /** Whether a value is a type itself. */
  isType(value: Value): boolean {
    const { space } = this.#context;
    const { value: bare } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Definition) return true;
    return tagOf(bare) === ValueTag.Parameter && space.parameters.get(indexOf(bare)).of === 'type';
  }
}
