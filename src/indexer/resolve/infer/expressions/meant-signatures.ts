import { tagOf, toValue, ValueTag, definitionNumberOf, type Value } from '../../types/values.ts';
import type { CallSite } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Callables } from '../members/callables.ts';
import type { Overloads } from '../members/overloads.ts';
import type { Signature, Signatures } from '../members/signatures.ts';
import type { OverloadChoice } from './overload-choice.ts';
import type { SignatureChoice } from './signature-choice.ts';

/** What `MeantSignatures` uses. */
export interface MeantSignaturesContext extends Pick<InferenceState, 'space'> {
  readonly callables: Pick<Callables, 'of'>;
  readonly overloadChoice: Pick<OverloadChoice, 'chosen'>;
  readonly overloads: Pick<Overloads, 'constructorsOf' | 'of'>;
  readonly signatureChoice: Pick<SignatureChoice, 'chosen' | 'ofCallables'>;
  readonly signatures: Pick<Signatures, 'of'>;
}

/** Answers which signatures a call of a value may mean. */
export class MeantSignatures {
  readonly #context: MeantSignaturesContext;

  constructor(context: MeantSignaturesContext) {
    this.#context = context;
  }

  /** The signatures that a call may mean. */
  of(callable: Value, site: CallSite): readonly Signature[] {
    const { space, overloads, overloadChoice } = this.#context;
    const { value: bare } = space.unbind(callable);
    if (tagOf(bare) === ValueTag.Definition) {
      const chosen = this.#context.signatureChoice.chosen(definitionNumberOf(bare), site);
      if (chosen.length > 0) return chosen.map(({ signature }) => signature);
      const all = overloads.of(definitionNumberOf(bare));
      const several = all.length > 1 ? all : overloads.constructorsOf(definitionNumberOf(bare));
      if (several.length > 0)
        return overloadChoice
          .chosen(several, site)
          .flatMap((number) => this.#context.signatures.of(toValue(ValueTag.Definition, number)) ?? []);
    }
    if (tagOf(bare) === ValueTag.Instance || tagOf(bare) === ValueTag.Shape) {
      const callables = this.#context.callables.of(callable, 'called');
      const chosen = this.#context.signatureChoice.ofCallables(callables, site);
      return chosen.flatMap((each) => {
        const signature = this.#context.signatures.of(each);
        return signature ? [{ ...signature, environment: space.unbind(each).environment }] : [];
      });
    }
    const only = this.#context.signatures.of(callable);
    return only ? [only] : [];
  }
}
