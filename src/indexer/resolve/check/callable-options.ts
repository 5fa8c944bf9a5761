import { callableKinds, contractKinds, typeKinds } from '../../../model/kinds.ts';
import { isNone, type DefinitionNumber, type LinkEnd, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../../facts/tables.ts';
import { dottedName } from '../bind/dotted-name.ts';
import { variableKinds, type ProgramFile } from '../bind/program.ts';
import { bindingCell, expressionCell, rowOperand, underlyingRow } from '../bind/tables.ts';
import type { Denotation } from '../infer/algebra/denotation.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { Signature } from '../infer/members/signatures.ts';
import type { LinkTable } from '../link/link-table.ts';
import { definitionNumberOf, tagOf, toValue, unknownValue, ValueTag, type Value } from '../types/values.ts';
import { instanceOfSelf } from './self-type.ts';

/** One way in which a call may be taken. */
export interface CallableOption {
  to: LinkEnd;
  /** Undefined for a constructor that nobody wrote, which takes no arguments. */
  signature: Signature | undefined;
  /** How many arguments come before those of parameters: the instance, if a method is called on its type. */
  skipped: number;
}

/** The receiver of a member. `parameter`: a value whose type is a type parameter, or that of the instance. */
type Receiver = 'instance' | 'type' | 'parameter' | 'unknown';

/** Finds all signatures that a call may lead to. */
export class CallableOptions {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
  }

  /** Returns the signatures of what a callee denotes; undefined if one of them is not known. */
  of(row: RowIndex, found: readonly Denotation[]): readonly CallableOption[] | undefined {
    const receiver = this.#receiver(row);
    if (receiver === 'unknown') return undefined;
    const all: CallableOption[] = [];
    for (const { value, overloads } of found) {
      const options = overloads
        ? this.#ofAll(overloads.map((each) => this.#ofDefinition(each, receiver)))
        : this.#ofValue(value, receiver);
      if (!options || options.length === 0) return undefined;
      all.push(...options);
    }
    return all;
  }

  /** Whether a callee is a member of an instance or of a type. */
  #receiver(row: RowIndex): Receiver {
    const { facts } = this.#file;
    if (expressionCell(facts, row, E.Op) !== Op.Member) return 'instance';
    const object = rowOperand(facts, row, E.A);
    const { program, space } = this.#evaluator;
    const tags = new Set<Receiver>();
    const values = this.#evaluator.evaluate(this.#file, object);
    for (const value of values) {
      // No member of an unknown alternative is known.
      if (value === unknownValue && values.length > 1) continue;
      const bare = instanceOfSelf(space, space.unbind(value).value);
      const isType =
        tagOf(bare) === ValueTag.Definition &&
        typeKinds.has(program.definition(definitionNumberOf(bare)).kind);
      const isUnknown = value === unknownValue || tagOf(bare) === ValueTag.External;
      const isParameter = tagOf(bare) === ValueTag.Parameter;
      tags.add(
        isUnknown ? 'unknown' : isParameter ? this.#ofParameter(object) : isType ? 'type' : 'instance',
      );
    }
    const [only = 'instance', ...others] = tags;
    return others.length > 0 ? 'unknown' : only;
  }

  /** Whether something whose type is a type parameter is an instance of that, or the type. */
  #ofParameter(object: RowIndex): Receiver {
    const { facts } = this.#file;
    const at = underlyingRow(facts, object);
    if (isNone(at)) return 'parameter';
    if (expressionCell(facts, at, E.Op) === Op.Self) return 'instance';
    if (expressionCell(facts, at, E.Op) !== Op.Name) return 'parameter';
    const binding = this.#evaluator.names.bindingOf(this.#file, at);
    const kind = isNone(binding) ? undefined : bindingCell(facts, binding, B.Kind);
    return kind === BindingKind.Receiver
      ? 'instance'
      : kind === BindingKind.ReceiverType
        ? 'type'
        : 'parameter';
  }

  #ofAll(lists: readonly (readonly CallableOption[] | undefined)[]): readonly CallableOption[] | undefined {
    const all: CallableOption[] = [];
    for (const each of lists) {
      if (!each) return undefined;
      all.push(...each);
    }
    return all;
  }

  #ofValue(value: Value, receiver: Receiver): readonly CallableOption[] | undefined {
    if (tagOf(value) !== ValueTag.Definition) return undefined;
    const number = definitionNumberOf(value);
    const { overloads, program } = this.#evaluator;
    if (program.rivalsOf(number).length > 0) return undefined;
    const { kind } = program.definition(number);
    if (typeKinds.has(kind)) return this.#ofType(number);
    if (callableKinds.has(kind))
      return this.#ofAll(overloads.of(number).map((each) => this.#ofDefinition(each, receiver)));
    return variableKinds.has(kind) ? this.#ofHeld(value) : undefined;
  }

  /** Returns the signatures of the functions that a variable holds. */
  #ofHeld(variable: Value): readonly CallableOption[] | undefined {
    const { signatures, space } = this.#evaluator;
    const to = this.#table.numberOf(variable);
    // A type of functions may list parameters without names.
    if (to === null || this.#file.grammar.manifest.scoping.argumentChecks !== 'strict') return undefined;
    return this.#ofAll(
      this.#evaluator.valuesOf(variable).map((value) => {
        const isFunction = tagOf(space.unbind(value).value) === ValueTag.Closure;
        const signature = isFunction ? signatures.of(value) : undefined;
        // The parameters of a type of functions are listed without their defaults.
        return signature && !signature.types ? [{ to, signature, skipped: 0 }] : undefined;
      }),
    );
  }

  /** Returns the constructors of a type. */
  #ofType(type: DefinitionNumber): readonly CallableOption[] | undefined {
    const { creation, metatypes, overloads, program, signatures } = this.#evaluator;
    const { kind, decorators, modifiers } = program.definition(type);
    const { scoping } = program.fileOf(type).grammar.manifest;
    if (kind !== 'class' || scoping.callsConvert || program.isLibrary(type)) return undefined;
    if (!this.#keepsSignature(type)) return undefined;
    if (modifiers.includes('anonymous') || metatypes.of(type).length > 0) return undefined;
    const to = this.#table.numberOf(toValue(ValueTag.Definition, type));
    if (to === null) return undefined;
    const constructors = overloads.constructorsOf(type);
    if (constructors.length > 0)
      return this.#ofAll(constructors.map((each) => this.#ofDefinition(each, 'instance')));
    if (scoping.overloads)
      return decorators.length === 0 ? [{ to, signature: undefined, skipped: 0 }] : undefined;
    const maker = creation.makerOf(type);
    if (typeof maker === 'string') return undefined;
    if (maker !== undefined) return this.#ofDefinition(maker, 'instance');
    const signature = signatures.of(toValue(ValueTag.Definition, type));
    if (signature) return undefined;
    return this.#isAlone(type) ? [{ to, signature: undefined, skipped: 0 }] : undefined;
  }

  /** Whether a type and those that it is made from are of the repository. */
  #isAlone(type: DefinitionNumber, level = 0): boolean {
    const { heritage, program, recursion, space } = this.#evaluator;
    const { decorators, extends: named } = program.definition(type);
    if (decorators.length > 0 || !recursion.mayClimb(level)) return false;
    const bases = heritage.basesOf(type);
    if (bases.length < named.length) return false;
    return bases.every((base) => {
      const { value } = space.unbind(base);
      if (tagOf(value) !== ValueTag.Instance) return false;
      const number = definitionNumberOf(value);
      return (
        contractKinds.has(program.definition(number).kind) ||
        (!program.isLibrary(number) && this.#isAlone(number, level + 1))
      );
    });
  }

  #ofDefinition(number: DefinitionNumber, receiver: Receiver): readonly CallableOption[] | undefined {
    const { program } = this.#evaluator;
    const file = program.fileOf(number);
    const { scoping } = file.grammar.manifest;
    if (scoping.argumentChecks === 'none' || program.isLibrary(number)) return undefined;
    const { modifiers, overloads, scope, whole } = program.definition(number);
    if (!isNone(whole) || !this.#keepsSignature(number)) return undefined;
    const to = this.#table.numberOf(toValue(ValueTag.Definition, number));
    const declaring = modifiers.includes('compact')
      ? program.definition(program.parentOf(number)).scope
      : scope;
    const scopes = overloads.length > 0 ? overloads.map((each) => each.scope) : [declaring];
    const isOfInstance =
      this.#evaluator.numbered(file).receivers.has(scope) &&
      !modifiers.includes('static') &&
      !modifiers.includes('class');
    if (receiver === 'parameter' && isOfInstance) return undefined;
    const skipped = receiver === 'type' && isOfInstance ? 1 : 0;
    if (to === null || scopes.some(isNone)) return undefined;
    return scopes.map((each) => ({ to, signature: { file, scope: each, types: undefined }, skipped }));
  }

  /** Whether the decorators of a callable leave its parameters as they are. */
  #keepsSignature(number: DefinitionNumber): boolean {
    const { program } = this.#evaluator;
    const { facts, grammar } = program.fileOf(number);
    const { annotations, plainDecorators } = grammar.manifest.scoping;
    const { decorators } = program.definition(number);
    if (annotations || decorators.length === 0) return true;
    if (plainDecorators === undefined) return false;
    const isPlain = new RegExp(plainDecorators);
    return decorators.every((row) => isPlain.test(dottedName(facts, row)));
  }
}
