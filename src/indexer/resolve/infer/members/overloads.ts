import { callableKinds, contractKinds, typeKinds } from '../../../../model/kinds.ts';
import type { FileFacts } from '../../../facts/facts.ts';
import { type BindingIndex, type DefinitionNumber, isNone, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { dottedName } from '../../bind/dotted-name.ts';
import { bindingCell, expressionCell, rowOperand } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import type { Environment } from '../../types/space.ts';
import {
  nothing,
  tagOf,
  toValue,
  unknownValue,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { Conversions } from '../algebra/conversions.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Extensions } from './extensions.ts';
import type { Heritage } from './heritage.ts';
import type { Linkage } from './linkage.ts';
import type { Signatures } from './signatures.ts';

/** How the parameters of two callables compare. `Alike`: some are unknown of both. */
const Likeness = { Other: 0, Unknown: 1, Alike: 2, Same: 3 } as const;
type Likeness = (typeof Likeness)[keyof typeof Likeness];

/** A callable with the types of its parameters as its heir sees them. */
interface Overload {
  number: DefinitionNumber;
  parameters: readonly Values[];
}

/** What `Overloads` uses. */
export interface OverloadsContext extends Pick<
  InferenceState,
  'numbered' | 'program' | 'recursion' | 'space'
> {
  readonly conversions: Pick<Conversions, 'elementsOf' | 'erased'>;
  readonly expressions: ExpressionEvaluator;
  readonly extensions: Pick<Extensions, 'isExtension'>;
  readonly heritage: Pick<Heritage, 'basesIn' | 'declarationsOf'>;
  readonly library: Pick<LibraryTypes, 'type'>;
  readonly linkage: Pick<Linkage, 'inNamespace'>;
  readonly signatures: Pick<Signatures, 'of' | 'parametersOfCallable'>;
}

/** Finds which of several callables of one name a call runs. */
export class Overloads {
  readonly #context: OverloadsContext;
  readonly #sets = new Answers<DefinitionNumber, readonly DefinitionNumber[]>();
  readonly #parameters = new Answers<number, readonly Values[]>();

  constructor(context: OverloadsContext) {
    this.#context = context;
  }

  /** The callables that a call of one of them may run: itself, those beside it, and inherited ones. */
  of(number: DefinitionNumber): readonly DefinitionNumber[] {
    return this.#context.recursion.ask(this.#sets, number, [number], () => this.#find(number));
  }

  #find(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const { overloads } = program.fileOf(number).grammar.manifest.scoping;
    const { kind, name, nested } = program.definition(number);
    const owner = program.parentOf(number);
    const isOverloaded =
      overloads &&
      !nested &&
      callableKinds.has(kind) &&
      !isNone(owner) &&
      !this.#context.extensions.isExtension(number);
    if (!isOverloaded) return [number];
    const isConstructor = kind === 'constructor';
    const beside = this.#inNamespace(number, owner);
    return this.#named(owner, name, isConstructor, undefined, 0, beside).map((each) => each.number);
  }

  /** The callables of the name of one in its namespace, where files see those of others; undefined for members. */
  #inNamespace(number: DefinitionNumber, owner: DefinitionNumber): readonly DefinitionNumber[] | undefined {
    const { program, linkage } = this.#context;
    const file = program.fileOf(number);
    const isShared = file.grammar.manifest.scoping.includes && owner === file.base;
    return isShared ? linkage.inNamespace(number) : undefined;
  }

  /** The extension methods that a call of one of them by the name of its type may run. */
  extensionsBeside(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program, extensions } = this.#context;
    const parent = program.parentOf(number);
    if (isNone(parent)) return [number];
    return [parent, ...this.#context.heritage.declarationsOf(parent)]
      .flatMap((each) => program.membersNamed(each, program.definition(number).name))
      .filter((each) => extensions.isExtension(each));
  }

  /** The constructors that a type declares. */
  constructorsOf(type: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const { overloads } = program.fileOf(type).grammar.manifest.scoping;
    if (!overloads || !typeKinds.has(program.definition(type).kind)) return [];
    const { name } = program.definition(type);
    return [type, ...this.#context.heritage.declarationsOf(type)]
      .flatMap((each) => program.membersNamed(each, name))
      .filter((each) => program.definition(each).kind === 'constructor');
  }

  /** Those of several callables that have as many type parameters as a call gives; all if none has. */
  withTypeArguments(numbers: readonly DefinitionNumber[], count: number): readonly DefinitionNumber[] {
    const { signatures } = this.#context;
    if (count === 0) return numbers;
    const found = numbers.filter((each) => {
      const { length } = signatures.parametersOfCallable(toValue(ValueTag.Definition, each));
      // The rest may follow from the arguments.
      const { includes } = this.#context.program.fileOf(each).grammar.manifest.scoping;
      return includes ? length >= count : length === count;
    });
    return found.length > 0 ? found : numbers;
  }

  #named(
    owner: DefinitionNumber,
    name: string,
    isConstructor: boolean,
    seen = new Set<DefinitionNumber>(),
    level = 0,
    beside?: readonly DefinitionNumber[],
  ): readonly Overload[] {
    if (seen.has(owner) || !this.#context.recursion.mayClimb(level)) return [];
    seen.add(owner);
    const { program, heritage, library, recursion, space } = this.#context;
    const own = (
      beside ?? [owner, ...heritage.declarationsOf(owner)].flatMap((each) => program.membersNamed(each, name))
    )
      .filter((each) => {
        const { kind, modifiers } = program.definition(each);
        const isHidden = modifiers.includes('explicit');
        return callableKinds.has(kind) && (kind === 'constructor') === isConstructor && !isHidden;
      })
      .map((number) => ({ number, parameters: this.#parametersOf(number) }));
    if (isConstructor || !recursion.take(own.length)) return own;
    // A name in a type hides those of the types above.
    if (own.length > 0 && program.fileOf(owner).grammar.manifest.scoping.hidesInherited) return own;
    const found: Overload[] = [...own];
    const { root, interfaceMembers } = program.fileOf(owner).grammar.manifest.scoping;
    const isClass = !contractKinds.has(program.definition(owner).kind);
    const bases = [...heritage.basesIn(owner, undefined)];
    // Only the outermost call adds what every type has.
    const rootType =
      seen.size > 1 || root === undefined ? undefined : library.type(program.fileOf(owner), root);
    if (rootType !== undefined) bases.push(toValue(ValueTag.Instance, rootType));
    for (const base of bases) {
      const { value, environment } = space.unbind(base);
      if (tagOf(value) !== ValueTag.Instance) continue;
      if (
        isClass &&
        !interfaceMembers &&
        contractKinds.has(program.definition(definitionNumberOf(value)).kind)
      )
        continue;
      for (const { number, parameters } of this.#named(
        definitionNumberOf(value),
        name,
        false,
        seen,
        level + 1,
      )) {
        const inherited = parameters.map((types) => space.substitute(types, environment));
        const isKnown = found.some(
          (mine) =>
            mine.number === number ||
            this.#likeness(owner, mine, { number, parameters: inherited }) === Likeness.Same,
        );
        if (!isKnown) found.push({ number, parameters: inherited });
      }
    }
    return found;
  }

  /**
   * The callables of a base type that a callable of an heir overrides: of those of its name, the one that takes the same. Where unknown types hide
   * which one that is, each that may take the same.
   */
  overridden(number: DefinitionNumber, base: Value): readonly DefinitionNumber[] {
    const { program, space } = this.#context;
    const { value, environment } = space.unbind(base);
    const owner = program.parentOf(number);
    if (tagOf(value) !== ValueTag.Instance || isNone(owner)) return [];
    const { modifiers, name } = program.definition(number);
    const own = this.#parametersOf(number);
    const taking = this.#named(definitionNumberOf(value), name, false).filter(
      (each) => each.parameters.length === own.length,
    );
    const beside = program.membersNamed(owner, name).filter((each) => each !== number);
    const likenessOf = (mine: DefinitionNumber, base: Overload): Likeness =>
      this.#likeness(
        owner,
        { number: mine, parameters: this.#parametersOf(mine) },
        base,
        environment ?? new Map(),
      );
    const alike = taking
      .map((each) => ({ each, likeness: likenessOf(number, each) }))
      .filter(({ likeness }) => likeness !== Likeness.Other);
    const most = Math.max(...alike.map(({ likeness }) => likeness));
    const found = alike.filter(
      ({ each, likeness }) =>
        likeness === most &&
        (likeness === Likeness.Same || !beside.some((other) => likenessOf(other, each) > likeness)),
    );
    if (found.length > 0) return found.map(({ each }) => each.number);
    // A modifier says that something is overridden, and there is nothing else.
    const { overrideModifier } = program.fileOf(number).grammar.manifest.scoping;
    const isMarked = overrideModifier !== undefined && modifiers.includes(overrideModifier);
    return isMarked && taking.length === 1 ? taking.map((each) => each.number) : [];
  }

  /** How the parameters of a callable are like those of another one, for which an heir substitutes types. */
  #likeness(owner: DefinitionNumber, first: Overload, second: Overload, environment?: Environment): Likeness {
    if (first.parameters.length !== second.parameters.length) return Likeness.Other;
    const { program, space } = this.#context;
    const file = program.fileOf(owner);
    const written = [this.#writtenTypes(first.number), this.#writtenTypes(second.number)] as const;
    let least: Likeness = Likeness.Same;
    for (const [index, types] of first.parameters.entries()) {
      const given = second.parameters[index] ?? nothing;
      const inherited = environment === undefined ? given : space.substitute(given, environment);
      const [mine, other] = [this.#erasure(file, types), this.#erasure(file, inherited)];
      if (mine === other && mine !== undefined) continue;
      const isOpen = environment !== undefined && this.#isLeftOpen(second.number, given, inherited);
      if (mine !== undefined && other !== undefined && !isOpen) return Likeness.Other;
      // Types that are not known differ if their names do; a type parameter may be any.
      const [name, otherName] = [written[0][index], written[1][index]];
      const isNamed = name !== undefined && otherName !== undefined;
      if (isNamed && name !== otherName) return Likeness.Other;
      if (!isNamed) least = mine === undefined && least >= Likeness.Alike ? Likeness.Alike : Likeness.Unknown;
    }
    return least;
  }

  /** Whether an heir gives the type parameter of its base no argument that is written. */
  #isLeftOpen(number: DefinitionNumber, types: Values, substituted: Values): boolean {
    const parameters = types.filter((value) => tagOf(value) === ValueTag.Parameter);
    const own = this.#context.signatures.parametersOfCallable(toValue(ValueTag.Definition, number));
    return parameters.some((value) => substituted.includes(value) && !own.includes(value));
  }

  /** A key of the type that a parameter has at run time; undefined if that is not known. */
  #erasure(file: ProgramFile, types: Values): string | undefined {
    const { conversions } = this.#context;
    if (types.length === 0 || types.includes(unknownValue)) return undefined;
    const isArray = types.map((value) => conversions.elementsOf(file, value));
    if (isArray.some((elements) => elements?.length === 0)) return undefined;
    return types.map((value) => conversions.erased(file, value)).join();
  }

  /** The simple names of the types of parameters as they are written; undefined where one is a type parameter or has no name. */
  #writtenTypes(number: DefinitionNumber): readonly (string | undefined)[] {
    const known = this.#parametersOf(number);
    const { file, bindings } = this.#bindingsOf(number);
    return bindings.map((binding, index) => {
      const types = known[index] ?? nothing;
      if (types.some((value) => tagOf(value) === ValueTag.Parameter)) return undefined;
      const [type = unknownValue] = types;
      const { value } = this.#context.space.unbind(type);
      return (
        simpleName(file.facts, bindingCell(file.facts, binding, B.Type)) ??
        (tagOf(value) === ValueTag.Instance
          ? this.#context.program.definition(definitionNumberOf(value)).name
          : undefined)
      );
    });
  }

  #parametersOf(number: DefinitionNumber): readonly Values[] {
    return this.#context.recursion.ask(this.#parameters, number, [], () => this.#findParameters(number));
  }

  #findParameters(number: DefinitionNumber): readonly Values[] {
    const { file, bindings } = this.#bindingsOf(number);
    // A parameter of a form that is not read leaves a gap.
    return Array.from(bindings, (binding: BindingIndex | undefined) =>
      binding === undefined
        ? nothing
        : this.#context.expressions.evaluateType(file, bindingCell(file.facts, binding, B.Type)),
    );
  }

  #bindingsOf(number: DefinitionNumber): { file: ProgramFile; bindings: readonly BindingIndex[] } {
    const { program, signatures } = this.#context;
    const signature = signatures.of(toValue(ValueTag.Definition, number));
    const file = signature?.file ?? program.fileOf(number);
    const bindings = signature && this.#context.numbered(file).parameters.get(signature.scope);
    return { file, bindings: bindings ?? [] };
  }
}

/** The last part of the name of a type, after which an array has brackets; undefined if it has none. */
function simpleName(facts: FileFacts, row: RowIndex): string | undefined {
  let [at, brackets] = [row, ''];
  while (!isNone(at) && expressionCell(facts, at, E.Op) === Op.Array) {
    at = rowOperand(facts, at, E.A);
    brackets += '[]';
  }
  const name = dottedName(facts, at).split('.').at(-1);
  return name === undefined || name === '?' ? undefined : name + brackets;
}
