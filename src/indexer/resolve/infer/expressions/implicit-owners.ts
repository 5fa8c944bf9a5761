import {
  type BindingIndex,
  definitionNumber,
  isNone,
  NONE,
  type RowIndex,
  type ScopeIndex,
} from '../../../facts/ids.ts';
import {
  BindingColumn as B,
  ExpressionColumn as E,
  ScopeColumn as S,
  ScopeKind,
} from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, scopeAt, scopeCell, text } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import { tagOf, toValue, ValueTag, type Value } from '../../types/values.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { FreeNames } from '../members/free-names.ts';
import type { Member, MemberUse } from '../members/member.ts';
import type { Members } from '../members/members.ts';
import { isHeadParameter } from './head-parameters.ts';
import type { Names } from './names.ts';
import type { NestedNames } from './nested-names.ts';
import type { Receivers } from './receivers.ts';

/** The services of `ImplicitOwners`. */
export interface ImplicitOwnersContext extends Pick<InferenceState, 'program' | 'recursion'> {
  readonly freeNames: Pick<FreeNames, 'denotationsOf'>;
  readonly members: Pick<Members, 'of'>;
  readonly names: Pick<Names, 'useOf'>;
  readonly nestedNames: Pick<NestedNames, 'ownerOf'>;
  readonly receivers: Pick<Receivers, 'anonymousBases' | 'implicitIn' | 'outsideOf'>;
}

/** Whether an instance has a member: `Outside` if the repository does not tell, as its type is from outside. */
const Has = { No: 0, Outside: 1, Yes: 2 } as const;
type Has = (typeof Has)[keyof typeof Has];

/** Finds the types and instances whose members need no receiver. */
export class ImplicitOwners {
  readonly #context: ImplicitOwnersContext;
  readonly #has = new Answers<string, Has>();

  constructor(context: ImplicitOwnersContext) {
    this.#context = context;
  }

  /**
   * The type around a row whose member the name there means without a receiver. Undefined if the language has no such
   * members, or a nearer declaration has the name.
   */
  of(file: ProgramFile, row: RowIndex, binding: BindingIndex): Value | undefined {
    const { facts, grammar, base } = file;
    const { names, nestedNames, receivers } = this.#context;
    if (grammar.manifest.scoping.constantNames !== undefined) return nestedNames.ownerOf(file, row, binding);
    const { implicitReceiver, receiverParameter } = grammar.manifest.scoping;
    if (!implicitReceiver) return undefined;
    const outer = isNone(binding) ? NONE : bindingCell(facts, binding, B.Scope);
    const name = text(facts, expressionCell(facts, row, E.A));
    const use = names.useOf(file, row);
    // A name that the head of a type declares is a parameter, and may be a member of the type too.
    const head = isHeadParameter(facts, binding) ? scopeCell(facts, outer, S.Definition) : NONE;
    let outside: Value | undefined;
    for (let at = scopeAt(facts, row); !isNone(at) && at !== outer; at = scopeCell(facts, at, S.Parent)) {
      const definition = scopeCell(facts, at, S.Definition);
      const isType = scopeCell(facts, at, S.Kind) === ScopeKind.Type;
      const owners = !isType
        ? [...receivers.implicitIn(file, at), ...receivers.outsideOf(file, at)]
        : isNone(definition)
          ? receivers.anonymousBases(file, at)
          : [toValue(ValueTag.Instance, definitionNumber(base, definition))];
      for (const owner of owners) {
        const has = this.#hasMember(owner, name, use);
        if (has === Has.Yes) return owner;
        if (has === Has.Outside) outside ??= owner;
      }
      // A function that the file sees is meant rather than a member that may be there, if functions need no type around them.
      if (outside !== undefined && receiverParameter === undefined) return outside;
    }
    const scope = expressionCell(facts, row, E.Scope);
    const isSeen = !isNone(binding) || (outside !== undefined && this.#isSeen(file, name, scope));
    if (outside !== undefined && !isSeen) return outside;
    if (isNone(head)) return undefined;
    const type = definitionNumber(base, head);
    const isDeclared = this.#context.program.membersNamed(type, name).length > 0;
    return isDeclared ? toValue(ValueTag.Instance, type) : undefined;
  }

  #hasMember(owner: Value, name: string, use: MemberUse): Has {
    return this.#context.recursion.ask(this.#has, `${owner} ${use} ${name}`, Has.No, () => {
      const found = this.#context.members.of(owner, name, use);
      if (found.length === 0) return Has.No;
      return found.every(isOutside) ? Has.Outside : Has.Yes;
    });
  }

  /** Whether the file sees a name that the repository or the library declares. */
  #isSeen(file: ProgramFile, name: string, scope: ScopeIndex): boolean {
    const found = this.#context.freeNames.denotationsOf(file, name, scope);
    return found.some(({ value }) => tagOf(value) === ValueTag.Definition);
  }
}

function isOutside({ target }: Member): boolean {
  return target !== undefined && tagOf(target) === ValueTag.External;
}
