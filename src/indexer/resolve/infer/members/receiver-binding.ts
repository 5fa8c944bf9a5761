import { typeKinds } from '../../../../model/kinds.ts';
import {
  type BindingIndex,
  type DefinitionNumber,
  isNone,
  NONE,
  type ScopeIndex,
} from '../../../facts/ids.ts';
import { BindingColumn as B } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell } from '../../bind/tables.ts';
import {
  tagOf,
  toValue,
  ValueTag,
  definitionNumberOf,
  indexOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Unification } from '../algebra/unification.ts';
import type { Metatypes } from './metatypes.ts';
import type { Signatures } from './signatures.ts';

/** What `ReceiverBinding` uses. */
export interface ReceiverBindingContext extends Pick<InferenceState, 'numbered' | 'program' | 'space'> {
  readonly metatypes: Pick<Metatypes, 'isMetatype'>;
  readonly signatures: Pick<Signatures, 'of'>;
  readonly unification: Pick<Unification, 'unify'>;
}

/** Answers what methods see as their receiver when they are taken from a value. */
export class ReceiverBinding {
  readonly #context: ReceiverBindingContext;

  constructor(context: ReceiverBindingContext) {
    this.#context = context;
  }

  /** The instance whose methods a member of a value finds as its own; undefined where that is not known. */
  selfOf(receiver: Value, isOfType: boolean, owner: DefinitionNumber): Value | undefined {
    const { program, space, metatypes } = this.#context;
    const { value: bare, environment } = space.unbind(receiver);
    const number = definitionNumberOf(bare);
    switch (tagOf(bare)) {
      case ValueTag.Super:
        return typeKinds.has(program.definition(number).kind)
          ? space.parameter({ of: 'self', number })
          : undefined;
      case ValueTag.Definition: {
        if (!isOfType) return metatypes.isMetatype(owner) ? receiver : undefined;
        const instance = toValue(ValueTag.Instance, number);
        return environment ? space.bound(instance, environment) : instance;
      }
      case ValueTag.Parameter: {
        const parameter = space.parameters.get(indexOf(bare));
        if (parameter.of !== 'type') return receiver;
        if (isOfType) return parameter.parameter;
        return metatypes.isMetatype(owner) ? receiver : undefined;
      }
      default:
        return receiver;
    }
  }

  /** The binding with which a function names what it is called on, or -1. */
  selfBinding(file: ProgramFile, scope: ScopeIndex): BindingIndex {
    const { receiverParameter } = file.grammar.manifest.scoping;
    const name = receiverParameter === undefined ? undefined : file.stringIndex.get(receiverParameter);
    return name === undefined
      ? NONE
      : (file.firstBinding.get(scope * file.facts.strings.length + name) ?? NONE);
  }

  /** Finds the type parameters by which a method says what it is called on, told by what that is. */
  infer(method: Value, self: Value | undefined, found: Map<Value, Values>): void {
    const signature = this.#context.signatures.of(method);
    if (self === undefined || !signature || isNone(signature.scope)) return;
    const { file, scope } = signature;
    const named = this.selfBinding(file, scope);
    const binding = isNone(named) ? (this.#context.numbered(file).receivers.get(scope) ?? NONE) : named;
    const type = isNone(binding) ? NONE : bindingCell(file.facts, binding, B.Type);
    this.#context.unification.unify(file, type, [self], found);
  }
}
