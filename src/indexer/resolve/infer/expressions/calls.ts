import { typeKinds } from '../../../../model/kinds.ts';
import { type DefinitionNumber, isNone, NONE } from '../../../facts/ids.ts';
import { BindingColumn as B } from '../../../facts/tables.ts';
import { bindingCell } from '../../bind/tables.ts';
import type { Environment } from '../../types/space.ts';
import {
  ValueTag,
  indexOf,
  nothing,
  tagOf,
  toValue,
  union,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { CallSite, ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Unification } from '../algebra/unification.ts';
import type { Callables } from '../members/callables.ts';
import type { MemberValues } from '../members/member.ts';
import type { Members } from '../members/members.ts';
import type { Metatypes } from '../members/metatypes.ts';
import type { Overloads } from '../members/overloads.ts';
import type { Protocols } from '../members/protocols.ts';
import type { Signatures } from '../members/signatures.ts';
import type { Construction } from './construction.ts';
import type { DenotedTypes } from './denoted-types.ts';
import type { Inference } from './inference.ts';
import type { OverloadChoice } from './overload-choice.ts';
import type { Results } from './results.ts';
import type { SignatureChoice } from './signature-choice.ts';

/** What `Calls` uses. */
export interface CallsContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly access: MemberValues;
  readonly callables: Pick<Callables, 'of'>;
  readonly construction: Pick<Construction, 'called'>;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'constraintOf'>;
  readonly inference: Pick<Inference, 'result'>;
  readonly members: Pick<Members, 'of'>;
  readonly metatypes: Pick<Metatypes, 'isInstance' | 'isMetatype' | 'membersOf'>;
  readonly overloadChoice: Pick<OverloadChoice, 'chosen'>;
  readonly overloads: Pick<Overloads, 'of'>;
  readonly protocols: Pick<Protocols, 'ask'>;
  readonly results: Pick<Results, 'of' | 'ofClosure'>;
  readonly signatureChoice: Pick<SignatureChoice, 'chosen' | 'ofCallables'>;
  readonly signatures: Pick<Signatures, 'of' | 'parameterAt'>;
  readonly types: DenotedTypes;
  readonly unification: Pick<Unification, 'unify'>;
}

/** Answers what calls give. */
export class Calls {
  readonly #context: CallsContext;

  constructor(context: CallsContext) {
    this.#context = context;
  }

  /** What a call of a value gives. Arguments tell what type parameters are. */
  result(value: Value, site?: CallSite, known?: Environment): Values {
    return this.#context.recursion.deeper(nothing, () => this.#result(value, site, known));
  }

  #result(value: Value, site: CallSite | undefined, known: Environment | undefined): Values {
    const { inference, results, signatures, space, program } = this.#context;
    const index = indexOf(value);
    switch (tagOf(value)) {
      case ValueTag.Bound: {
        const { value: inner, environment } = space.bounds.get(index);
        return space.substitute(this.result(inner, site, environment), environment);
      }
      case ValueTag.Definition: {
        const number = definitionNumberOf(value);
        const { kind } = program.definition(number);
        if (typeKinds.has(kind)) return this.#context.construction.called(number, site);
        if (kind === 'type_alias') return this.#context.types.instancesOf(value);
        const asDeclared = this.#asDeclared(number, site, known);
        if (asDeclared.length > 0) return asDeclared;
        const overloads = this.#context.overloads.of(number);
        if (site && overloads.length > 1)
          return union(
            this.#context.overloadChoice
              .chosen(overloads, site)
              .map((each) =>
                inference.result(
                  results.of(each),
                  signatures.of(toValue(ValueTag.Definition, each)),
                  site,
                  known,
                ),
              ),
          );
        const chosen = site ? this.#context.signatureChoice.chosen(number, site) : [];
        if (chosen.length > 0)
          return union(
            chosen.map(({ returns, signature }) => inference.result(returns, signature, site, known)),
          );
        return inference.result(results.of(number), signatures.of(value), site, known);
      }
      case ValueTag.Closure:
        return inference.result(results.ofClosure(index), signatures.of(value), site, known);
      case ValueTag.Instance: {
        const found = this.#context.protocols.ask(program.fileOf(definitionNumberOf(value)), value, 'call');
        if (found.length > 0) return found;
        // A member of an enumeration that takes values is called to make an instance.
        if (program.definition(definitionNumberOf(value)).kind === 'enum') return [value];
        return this.ofCallables(value, 'called', site, known);
      }
      case ValueTag.Shape:
        return this.ofCallables(value, 'called', site, known);
      case ValueTag.Parameter: {
        const parameter = space.parameters.get(index);
        if (parameter.of === 'type') return [parameter.parameter];
        if (parameter.of === 'self' && this.#context.metatypes.isMetatype(parameter.number))
          return [space.parameter({ of: 'made', parameter: value })];
        return union(this.#context.generics.constraintOf(value).map((each) => this.result(each, site)));
      }
      default:
        return nothing;
    }
  }

  /** What calling a value gives by the functions that its type declares: by the first of them that takes what is given. */
  ofCallables(
    value: Value,
    how: 'called' | 'constructed',
    site: CallSite | undefined,
    known: Environment | undefined,
  ): Values {
    const all = this.#context.callables.of(value, how);
    const fitting = site ? this.#context.signatureChoice.ofCallables(all, site) : all;
    return fitting[0] === undefined ? nothing : this.result(fitting[0], site, known);
  }

  /** What a function returns by the type that is declared of what holds it. */
  #asDeclared(number: DefinitionNumber, site: CallSite | undefined, known: Environment | undefined): Values {
    const { program, expressions } = this.#context;
    const { whole } = program.definition(number);
    if (isNone(whole)) return nothing;
    const callables = expressions.evaluateType(program.fileOf(number), whole);
    return union(callables.map((value) => this.result(value, site, known)));
  }

  /** What a decorator makes of the values that it stands before. */
  decorated(decorator: Value, values: Values): Values {
    const { space } = this.#context;
    const signature = this.#context.signatures.of(decorator);
    if (!signature) return nothing;
    const results = this.result(decorator);
    const binding = this.#context.signatures.parameterAt(signature, 0);
    const type = signature.types
      ? (signature.types[0] ?? NONE)
      : isNone(binding)
        ? NONE
        : bindingCell(signature.file.facts, binding, B.Type);
    const found = new Map<Value, Values>();
    this.#context.unification.unify(signature.file, type, values, found);
    return space.substitute(results, found).filter((value) => tagOf(value) !== ValueTag.Parameter);
  }

  /** Whether a value can be called. */
  isCallable(value: Value): boolean {
    const { value: bare } = this.#context.space.unbind(value);
    if (tagOf(bare) === ValueTag.Definition || tagOf(bare) === ValueTag.Closure) return true;
    if (tagOf(bare) !== ValueTag.Instance) return false;
    const { call } = this.#context.program.fileOf(definitionNumberOf(bare)).grammar.manifest.scoping
      .protocols;
    return call.some(([name = '']) => this.#context.members.of(bare, name).length > 0);
  }

  /** What the language gets that calls a member of a value by itself: of a type, one that it has as an instance. */
  asked(value: Value, name: string): Values {
    const { metatypes } = this.#context;
    if (!metatypes.isInstance(value)) return this.method(value, name);
    return union(
      metatypes
        .membersOf(definitionNumberOf(value), name)
        .flatMap((member) => this.#context.access.value(member, value))
        .map((each) => this.result(each)),
    );
  }

  /** What a call of a member of a value gives. */
  method(value: Value, name: string, site?: CallSite): Values {
    const { members } = this.#context;
    return union(
      members.of(value, name).map((member) => {
        const values = this.#context.access.value(member, value);
        return union(values.map((each) => this.result(each, site)));
      }),
    );
  }
}
