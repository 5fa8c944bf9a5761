import { callableKinds, typeKinds } from '../../../../model/kinds.ts';
import {
  definitionIndex,
  definitionNumber,
  type DefinitionNumber,
  FILE_DEFINITION,
  isInnerScope,
  isNone,
  NONE,
  type ScopeIndex,
  type RowIndex,
} from '../../../facts/ids.ts';
import { BindingColumn as B, ScopeColumn as S } from '../../../facts/tables.ts';
import { namespaceAt, namespaceOf, namespacesAround } from '../../bind/namespaces.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, scopeCell } from '../../bind/tables.ts';
import {
  indexOf,
  tagOf,
  toValue,
  union,
  ValueTag,
  definitionNumberOf,
  fileIndexOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import { Conversion, type Conversions } from '../algebra/conversions.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Unification } from '../algebra/unification.ts';
import type { FreeNames } from './free-names.ts';
import type { ModuleExports } from './module-exports.ts';

/** An extension method that a value can be called with, and the values of its type parameters. */
export interface Extension {
  number: DefinitionNumber;
  environment: ReadonlyMap<Value, Values>;
}

const receiverTags: ReadonlySet<number> = new Set([
  ValueTag.Instance,
  ValueTag.Bound,
  ValueTag.Parameter,
  ValueTag.Tuple,
  ValueTag.Closure,
]);

/** What `Extensions` uses. */
export interface ExtensionsContext extends Pick<
  InferenceState,
  'nameIndex' | 'numbered' | 'program' | 'recursion' | 'space'
> {
  readonly conversions: Pick<Conversions, 'erased' | 'ofAll'>;
  readonly expressions: ExpressionEvaluator;
  readonly freeNames: Pick<FreeNames, 'starsOf'>;
  readonly modules: Pick<ModuleExports, 'importTargets'>;
  readonly unification: Pick<Unification, 'unify'>;
}

/** Finds methods that are declared outside of a type and called like its own. */
export class Extensions {
  readonly #context: ExtensionsContext;

  constructor(context: ExtensionsContext) {
    this.#context = context;
  }

  /** The extension methods of a name that the code in a scope can call on a value, without those for wider types. */
  of(file: ProgramFile, scope: ScopeIndex, receiver: Value, name: string): readonly Extension[] {
    const { space, recursion, conversions, nameIndex } = this.#context;
    const named = nameIndex.extensions(file.grammar.manifest.family, name);
    if (
      named.length === 0 ||
      !receiverTags.has(tagOf(space.unbind(receiver).value)) ||
      !recursion.take(named.length)
    )
      return [];
    const visible = this.#visibleFrom(file, scope);
    const imported = this.#importedAs(file, name);
    const fitting = named.flatMap((number) => {
      if (!imported.has(number) && !visible.has(this.#namespaceOf(number))) return [];
      if (!this.#isAround(file, scope, number)) return [];
      const types = this.receiverTypes(number);
      return conversions.ofAll(file, [receiver], types) >= Conversion.Boxed ? [{ number, types }] : [];
    });
    const isWider = (mine: Values, others: Values): boolean =>
      conversions.ofAll(file, others, mine) >= Conversion.Subtype &&
      conversions.ofAll(file, mine, others) < Conversion.Subtype;
    return fitting
      .filter(({ types }) => !fitting.some((other) => isWider(types, other.types)))
      .map(({ number }) => ({ number, environment: this.#environmentOf(number, receiver) }));
  }

  /**
   * The same for a value whose type is outside of the repository, so that its members and parents are not known: a type of the repository is
   * none of them. Empty where types from outside may have members of the name that come first.
   */
  ofOutside(file: ProgramFile, scope: ScopeIndex, receiver: Value, name: string): readonly Extension[] {
    const { conversions, nameIndex, program, recursion, space } = this.#context;
    const { family, scoping } = file.grammar.manifest;
    const bare = space.unbind(receiver).value;
    const isOutside = tagOf(bare) === ValueTag.External || tagOf(bare) === ValueTag.Held;
    if (!isOutside || scoping.receiverParameter === undefined) return [];
    const named = nameIndex.extensions(family, name);
    if (named.length === 0 || !recursion.take(named.length)) return [];
    const visible = this.#visibleFrom(file, scope);
    const imported = this.#importedAs(file, name);
    const fitting = named.flatMap((number) => {
      if (program.isLibrary(number) || !callableKinds.has(program.definition(number).kind)) return [];
      if (!imported.has(number) && !visible.has(this.#namespaceOf(number))) return [];
      if (!this.#isAround(file, scope, number)) return [];
      const types = this.receiverTypes(number);
      const isSame = types.some((type) => space.unbind(type).value === bare);
      return isSame || types.some((type) => this.#mayBeOutside(type)) ? [{ number, types, isSame }] : [];
    });
    const same = fitting.filter(({ isSame }) => isSame);
    const isOne =
      new Set(fitting.map(({ types }) => conversions.erased(file, types[0] ?? receiver))).size < 2;
    const chosen = same.length > 0 ? same : isOne ? fitting : [];
    return chosen.map(({ number }) => ({ number, environment: this.#environmentOf(number, receiver) }));
  }

  /** Whether values of types from outside may be of a type: one from outside, a type parameter, or an open type of the library. */
  #mayBeOutside(type: Value): boolean {
    const { program, space } = this.#context;
    const bare = space.unbind(type).value;
    const tag = tagOf(bare);
    if (tag === ValueTag.External || tag === ValueTag.Parameter) return true;
    if (tag !== ValueTag.Instance || !program.isLibrary(definitionNumberOf(bare))) return false;
    const { kind, name } = program.definition(definitionNumberOf(bare));
    return (
      kind === 'interface' || name === program.fileOf(definitionNumberOf(bare)).grammar.manifest.scoping.root
    );
  }

  /** Whether a definition is a method that is called on values of a type which another one declares. */
  isExtension(number: DefinitionNumber): boolean {
    return this.#context.program.definition(number).modifiers.includes('extension');
  }

  /** The declared types of values that an extension method can be called on. */
  receiverTypes(number: DefinitionNumber): Values {
    const { program, expressions } = this.#context;
    return expressions.evaluateType(program.fileOf(number), this.#receiverType(number));
  }

  #receiverType(number: DefinitionNumber): RowIndex {
    const { program } = this.#context;
    const file = program.fileOf(number);
    const binding = this.#context.numbered(file).receivers.get(program.definition(number).scope) ?? NONE;
    return isNone(binding) ? NONE : bindingCell(file.facts, binding, B.Type);
  }

  #environmentOf(number: DefinitionNumber, receiver: Value): ReadonlyMap<Value, Values> {
    const found = new Map<Value, Values>();
    const { program, unification } = this.#context;
    unification.unify(program.fileOf(number), this.#receiverType(number), [receiver], found);
    return found;
  }

  #namespaceOf(number: DefinitionNumber): string {
    const { program } = this.#context;
    const { facts, base, library } = program.fileOf(number);
    if (library !== undefined) return library;
    let at = definitionIndex(number, base);
    for (let parent = at; parent > 0; parent = facts.definitions[parent]?.parent ?? FILE_DEFINITION)
      at = parent;
    return namespaceOf(facts, at);
  }

  /** The functions that a file imports by their names. */
  #importedAs(file: ProgramFile, name: string): ReadonlySet<DefinitionNumber> {
    const { modules, program } = this.#context;
    const targets = file.facts.imports.flatMap(({ kind, local, imported }, index) =>
      kind === 'named' && local === name && imported === name ? modules.importTargets(file, index) : [],
    );
    const numbers = targets.filter((value) => tagOf(value) === ValueTag.Definition).map(definitionNumberOf);
    return new Set(numbers.flatMap((number) => [number, ...program.beside(number)]));
  }

  /** Whether code sees a method that needs an instance of the type that declares it: only inside of that type. */
  #isAround(file: ProgramFile, scope: ScopeIndex, number: DefinitionNumber): boolean {
    const { program } = this.#context;
    const { kind, modifiers } = program.definition(number);
    const parent = program.parentOf(number);
    const isMember = kind !== 'function' && !isNone(parent) && typeKinds.has(program.definition(parent).kind);
    if (!isMember || modifiers.includes('static')) return true;
    for (let at = scope; isInnerScope(at); at = scopeCell(file.facts, at, S.Parent)) {
      const definition = scopeCell(file.facts, at, S.Definition);
      if (!isNone(definition) && definitionNumber(file.base, definition) === parent) return true;
    }
    return false;
  }

  #visibleFrom(file: ProgramFile, scope: ScopeIndex): ReadonlySet<string> {
    const { program, freeNames } = this.#context;
    const stars = freeNames.starsOf(file).flatMap((values) =>
      values.flatMap((value) => {
        if (tagOf(value) === ValueTag.Unit) return [program.unit(indexOf(value)).name];
        return tagOf(value) === ValueTag.Module ? [program.file(fileIndexOf(value)).library ?? ''] : [];
      }),
    );
    return new Set([...namespacesAround(namespaceAt(file.facts, scope)), ...stars]);
  }

  /** The values of the extension properties of a name that the code in a scope can read from values. */
  values(file: ProgramFile, scope: ScopeIndex, receivers: Values, name: string): Values {
    const { expressions, program, space } = this.#context;
    return union(
      receivers.flatMap((receiver) =>
        this.of(file, scope, receiver, name).flatMap(({ number, environment }) => {
          if (callableKinds.has(program.definition(number).kind)) return [];
          return [space.substitute(expressions.valuesOf(toValue(ValueTag.Definition, number)), environment)];
        }),
      ),
    );
  }

  /** What calling an extension method on a value means. */
  bound({ number, environment }: Extension): Value {
    return this.#context.space.bound(toValue(ValueTag.Definition, number), environment);
  }
}
