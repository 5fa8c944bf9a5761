import { typeKinds } from '../../../../model/kinds.ts';
import { type DefinitionNumber, isNone, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell } from '../../bind/tables.ts';
import {
  tagOf,
  unknownValue,
  ValueTag,
  definitionNumberOf,
  toValue,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { Generics } from './generics.ts';
import type { Declarations, InferenceState } from './inference-state.ts';
import type { MemberLookup } from './member-lookup.ts';

/** Answers which texts types allow. */
interface TextKeys {
  keys(file: ProgramFile, row: RowIndex): Values | undefined;
}

/** What `Assignability` uses. */
export interface AssignabilityContext extends Pick<InferenceState, 'recursion' | 'space'> {
  readonly program: Declarations;
  readonly computed: TextKeys;
  readonly generics: Pick<Generics, 'isA'>;
  readonly memberLookup: MemberLookup;
}

/** Answers whether a value can be given where a type is asked for, by declaration and by what the two have. */
export class Assignability {
  readonly #context: AssignabilityContext;

  constructor(context: AssignabilityContext) {
    this.#context = context;
  }

  /** Undefined when nothing speaks for it or against it. */
  of(value: Value, type: Value): boolean | undefined {
    if (value === unknownValue || type === unknownValue) return undefined;
    if (value === type) return true;
    const { space, generics } = this.#context;
    const given = space.unbind(value).value;
    const wanted = space.unbind(type).value;
    if (tagOf(wanted) === ValueTag.Definition) return this.#isSubtype(given, wanted);
    if (tagOf(wanted) === ValueTag.Key) return tagOf(given) === ValueTag.Key ? given === wanted : undefined;
    if (tagOf(wanted) === ValueTag.Closure) return this.#cannotBeCalled(given) ? false : undefined;
    if (tagOf(wanted) !== ValueTag.Instance) return undefined;
    if (generics.isA(value, type)) return true;
    return this.#lacks(value, definitionNumberOf(wanted)) ? false : undefined;
  }

  /** Whether a value is known to be of a type that declares no function. */
  #cannotBeCalled(value: Value): boolean {
    const { memberLookup } = this.#context;
    const isInstance = tagOf(value) === ValueTag.Instance;
    if (!isInstance) return tagOf(value) === ValueTag.Key || tagOf(value) === ValueTag.Tuple;
    const { scoping } = this.#context.program.fileOf(definitionNumberOf(value)).grammar.manifest;
    const isCallable = scoping.protocols.call.some(([name = '']) => memberLookup.hasMember(value, name));
    return (
      !isCallable &&
      memberLookup.areMembersKnown(value) &&
      memberLookup.functionsOf(value, 'called').length === 0
    );
  }

  /** Whether a text in one row is the one that another asks for; undefined when one of them is none. */
  ofTexts(from: ProgramFile, given: RowIndex, file: ProgramFile, type: RowIndex): boolean | undefined {
    const { computed } = this.#context;
    if (isNone(given) || expressionCell(from.facts, given, E.Op) !== Op.Text) return undefined;
    const wanted = computed.keys(file, type);
    const [key] = computed.keys(from, given) ?? [];
    return wanted && key !== undefined ? wanted.includes(key) : undefined;
  }

  /** Whether a type itself is another, or made from it. */
  #isSubtype(given: Value, wanted: Value): boolean | undefined {
    if (given === wanted) return true;
    if (tagOf(given) === ValueTag.Instance) return false;
    const { generics, program } = this.#context;
    const isType =
      tagOf(given) === ValueTag.Definition &&
      typeKinds.has(program.definition(definitionNumberOf(given)).kind);
    if (!isType) return undefined;
    if (tagOf(wanted) !== ValueTag.Definition) return false;
    return generics.isA(
      toValue(ValueTag.Instance, definitionNumberOf(given)),
      toValue(ValueTag.Instance, definitionNumberOf(wanted)),
    );
  }

  /** Whether a value has not all that a class gives its instances: what interfaces ask for may be left out. */
  #lacks(value: Value, wanted: DefinitionNumber): boolean {
    const { program, memberLookup } = this.#context;
    if (program.definition(wanted).kind !== 'class' || !memberLookup.areMembersKnown(value)) return false;
    if (!this.#context.recursion.take(program.membersOf(wanted).size)) return false;
    const { constructors } = program.fileOf(wanted).grammar.manifest.scoping;
    for (const [name, numbers] of program.membersOf(wanted)) {
      const isAsked = numbers.some((number) => !program.definition(number).modifiers.includes('static'));
      if (!isAsked || constructors.includes(name)) continue;
      if (!memberLookup.hasMember(value, name)) return true;
    }
    return false;
  }
}
