import { typeKinds } from '../../../../model/kinds.ts';
import {
  type DefinitionIndex,
  definitionNumber,
  FILE_DEFINITION,
  isInnerScope,
  isNone,
  NONE,
  type ScopeIndex,
} from '../../../facts/ids.ts';
import { ScopeColumn as S, ScopeKind } from '../../../facts/tables.ts';
import { namespaceAt, namespacesAround } from '../../bind/namespaces.ts';
import { bestDefinition } from '../../bind/best-definition.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { scopeCell } from '../../bind/tables.ts';
import { GLOBAL_UNIT } from '../../bind/units.ts';
import { Answers } from '../../types/recursion.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf, type Value, type Values } from '../../types/values.ts';
import type { Denotation } from '../algebra/denotation.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Heritage } from './heritage.ts';
import type { Linkage } from './linkage.ts';
import type { ModuleExports } from './module-exports.ts';

/** Modules, and types whose members a file can import all at once. */
const starTags: ReadonlySet<number> = new Set([ValueTag.Module, ValueTag.Unit, ValueTag.Definition]);

/** What `FreeNames` uses. */
export interface FreeNamesContext extends Pick<
  InferenceState,
  'dotted' | 'external' | 'nameIndex' | 'program' | 'recursion'
> {
  readonly heritage: Pick<Heritage, 'declarationsOf'>;
  readonly library: Pick<LibraryTypes, 'definition'>;
  readonly linkage: Pick<Linkage, 'fromIncluders' | 'named'>;
  readonly modules: Pick<
    ModuleExports,
    'exported' | 'implied' | 'importTargets' | 'ofUnit' | 'packageNamed' | 'starMember' | 'valueOf'
  >;
}

/** Resolves names that their file does not bind. */
export class FreeNames {
  readonly #context: FreeNamesContext;
  readonly #stars = new Answers<number, readonly Values[]>();
  readonly #shared = new Answers<string, readonly Values[]>();

  constructor(context: FreeNamesContext) {
    this.#context = context;
  }

  /** The meanings of a name that the file does not bind: from an import, its unit, the library, the global names or the language. */
  denotationsOf(file: ProgramFile, name: string, scope: ScopeIndex): readonly Denotation[] {
    const named = this.#context.modules.packageNamed(file, name);
    if (named.length > 0) return named.map((value) => ({ value, how: 'import' }));
    const shared = this.#inUnit(file, name, scope);
    if (shared.length > 0)
      return shared.map((value) => ({ value, how: 'scope', isAlternative: this.#areOther(file, shared) }));
    const aliased = this.#context.modules.implied(file).byAlias.get(name) ?? [];
    if (aliased.length > 0) return aliased.map((value) => ({ value, how: 'import' }));
    for (const modules of this.starsOf(file)) {
      const found = this.#starMembers(file, modules, name);
      if (found.length > 0) return found.map((value) => ({ value, how: 'import' }));
    }
    const given = this.#given(file, name);
    const seen = this.#seenUnnamed(file, given, namespaceAt(file.facts, scope));
    const isOpen = file.grammar.manifest.scoping.unit === 'program';
    const global = isOpen || seen.length === 0 ? this.#global(file, name) : [];
    if (seen.length > 0 && global.length === 0) return seen.map((value) => ({ value, how: 'scope' }));
    const areOpen = global.length > 1 && isOpen;
    if (global.length > 0) return global.map((value) => ({ value, how: 'scope', isAlternative: areOpen }));
    const around = this.#fromIncluders(file, name);
    if (around.length > 0)
      return around.map((value) => ({ value, how: 'import', isAlternative: around.length > 1 }));
    const namespace = this.#namespaceNamed(file, name, scope);
    if (namespace !== undefined) return [{ value: namespace, how: 'import' }];
    const path = this.#pathStart(file, name, scope);
    if (path.length > 0) return path.map((value) => ({ value, how: 'import' }));
    return given.length > 0 ? [] : this.#builtin(file, name).map((value) => ({ value, how: 'scope' }));
  }

  /** Whether several types of one name are different types of which a file means one. */
  #areOther({ grammar }: ProgramFile, values: readonly Value[]): boolean {
    return grammar.manifest.scoping.includes && values.length > 1;
  }

  /** What the library or the language gives to all files under a name. */
  ofLanguage(file: ProgramFile, name: string): readonly Value[] {
    const given = this.#given(file, name);
    return given.length > 0 ? given : this.#builtin(file, name);
  }

  #given(file: ProgramFile, name: string): readonly Value[] {
    const known = this.#context.library.definition(file, name);
    if (known !== undefined) return [toValue(ValueTag.Definition, known)];
    const library = this.#context.program.library(file.grammar.manifest.family, '');
    return library ? this.#context.modules.exported(library, name) : [];
  }

  #builtin(file: ProgramFile, name: string): readonly Value[] {
    return file.grammar.builtins.has(name) ? [this.#context.external('builtin', name)] : [];
  }

  /** The members of a name in the modules that a file imports as a whole. */
  fromStars(file: ProgramFile, name: string): readonly Value[] {
    return this.starsOf(file).flatMap((each) => this.#starMembers(file, each, name));
  }

  /** The modules of which a file imports all names. The last is first, because its names replace those of earlier ones. */
  starsOf(file: ProgramFile): readonly Values[] {
    const { family } = file.grammar.manifest;
    const stars = this.#context.recursion.ask(this.#stars, file.index, [], () =>
      [...this.#impliedStars(file), ...this.#sharedStars(family), ...this.#ownStars(file)].reverse(),
    );
    return this.#context.recursion.take(stars.length) ? stars : [];
  }

  #ownStars(file: ProgramFile, isShared = false): readonly Values[] {
    return file.facts.imports.flatMap((fact, index) => {
      if (fact.kind !== 'star' || fact.reexport || (isShared && !fact.shared)) return [];
      const modules = this.#context.modules
        .importTargets(file, index)
        .filter((value) => starTags.has(tagOf(value)));
      return modules.length > 0 ? [modules] : [];
    });
  }

  #impliedStars(file: ProgramFile): readonly Values[] {
    return this.#context.modules.implied(file).stars.flatMap((values) => {
      const modules = values.filter((value) => starTags.has(tagOf(value)));
      return modules.length > 0 ? [modules] : [];
    });
  }

  /** The modules of which a file imports all names for every file of the family. */
  #sharedStars(family: string): readonly Values[] {
    const { program, nameIndex, recursion } = this.#context;
    return recursion.ask(this.#shared, family, [], () =>
      nameIndex.sharedImports(family).flatMap((index) => this.#ownStars(program.file(index), true)),
    );
  }

  /** The namespace whose dotted name begins with a name, where namespaces need no import. */
  #namespaceNamed(file: ProgramFile, name: string, scope: ScopeIndex): Value | undefined {
    const { includes, unit, nestedNamespaces } = file.grammar.manifest.scoping;
    if (unit !== 'namespace') return undefined;
    const own = nestedNamespaces ? namespacesAround(namespaceAt(file.facts, scope)) : [''];
    const around = includes ? [...own, ...this.#opened(file)] : own;
    for (const outer of around) {
      const whole = outer === '' ? name : `${outer}.${name}`;
      const target = file.modules.resolve(file.path, whole);
      const isNamespace =
        target.kind === 'directory' || (target.kind === 'unit' && target.members.length === 0);
      const isLibrary = this.#context.program.hasLibraryUnder(file.grammar.manifest.family, whole);
      if (isNamespace || (target.kind === 'unit' && outer === '') || isLibrary)
        return toValue(ValueTag.Dotted, this.#context.dotted.index({ file: file.index, name: whole }));
    }
    return undefined;
  }

  /** The namespaces of which a file imports all names. */
  #opened(file: ProgramFile): readonly string[] {
    return file.facts.imports.flatMap(({ kind, source }) => {
      const target = kind === 'star' ? file.modules.resolve(file.path, source) : undefined;
      return target?.kind === 'unit' && target.name !== '' ? [target.name] : [];
    });
  }

  /** The module or package with which a path begins that code writes without an import. */
  #pathStart(file: ProgramFile, name: string, scope: ScopeIndex): readonly Value[] {
    const { pathWords: words } = file.grammar.manifest.scoping;
    // The word for the own module is also that for an instance.
    if (!words || name === words.own) return [];
    const block = name === words.above ? this.#blockAround(file, scope) : NONE;
    if (!isNone(block)) {
      const parent = file.facts.definitions[block]?.parent ?? FILE_DEFINITION;
      return [
        parent > 0
          ? toValue(ValueTag.Definition, definitionNumber(file.base, parent))
          : toValue(ValueTag.Module, file.index),
      ];
    }
    const target = file.modules.resolve(file.path, name);
    const isMember = target.kind === 'file' && target.members !== undefined;
    return isMember ? [] : this.#context.modules.valueOf(file, target);
  }

  /** The definition of the block around a scope that is a module; `NONE` if there is none. */
  #blockAround({ facts }: ProgramFile, scope: ScopeIndex): DefinitionIndex {
    for (let at = scope; isInnerScope(at); at = scopeCell(facts, at, S.Parent))
      if (scopeCell(facts, at, S.Kind) === ScopeKind.Namespace) return scopeCell(facts, at, S.Definition);
    return NONE;
  }

  /** The definition of a name in other declarations of the namespaces around a scope, innermost first. */
  #inNamespace(file: ProgramFile, name: string, scope: ScopeIndex): readonly Value[] {
    const { program, heritage } = this.#context;
    for (let at = scope; isInnerScope(at); at = scopeCell(file.facts, at, S.Parent)) {
      const index = scopeCell(file.facts, at, S.Definition);
      if (isNone(index) || file.facts.definitions[index]?.kind !== 'namespace') continue;
      const number = definitionNumber(file.base, index);
      const twins = heritage.declarationsOf(number).filter((twin) => program.fileOf(twin) !== file);
      const found = [
        ...twins.flatMap((twin) => program.membersNamed(twin, name)),
        ...program.mergedDeclarations(number, name),
      ];
      const best = bestDefinition(program, found);
      if (best !== undefined) return [toValue(ValueTag.Definition, best)];
    }
    return [];
  }

  /** The global definitions of a name. Functions or variables of several files are different things, of which any may be meant. */
  #global(file: ProgramFile, name: string): readonly Value[] {
    const { program } = this.#context;
    const { family, scoping } = file.grammar.manifest;
    const isShared = scoping.unit === 'script' || scoping.unit === 'program';
    const found = isShared ? program.membersOfUnitNamed(family, GLOBAL_UNIT, name) : [];
    const values = found.filter((number) => {
      const { kind } = program.definition(number);
      return kind !== 'namespace' && !typeKinds.has(kind) && kind !== 'type_alias';
    });
    const files = new Set(values.map((number) => program.fileOf(number)));
    const best = bestDefinition(program, found);
    // A later function of a program takes the place of an earlier one.
    const areSeveral = files.size > 1 || (scoping.unit === 'program' && values.length > 1);
    const meant = areSeveral ? values : best === undefined ? [] : [best];
    return meant.map((number) => toValue(ValueTag.Definition, number));
  }

  #fromIncluders(file: ProgramFile, name: string): readonly Value[] {
    if (file.grammar.manifest.scoping.unit !== 'translation-unit') return [];
    const found = this.#context.linkage.fromIncluders(file, name);
    return found.map((number) => toValue(ValueTag.Definition, number));
  }

  /** The definitions of a name in the unit of the code in a scope, or in one around it. */
  #inUnit(file: ProgramFile, name: string, scope: ScopeIndex): readonly Value[] {
    const { program, modules } = this.#context;
    const { family, scoping } = file.grammar.manifest;
    if (scoping.unit === 'script') return this.#inNamespace(file, name, scope);
    if (scoping.unit === 'translation-unit' || scoping.unit === 'program') return [];
    if (scoping.includes) return this.#inIncluded(file, name, namespaceAt(file.facts, scope));
    if (scoping.unnamedKinds.length > 0)
      return this.#inOwnOrUnnamed(file, name, namespaceAt(file.facts, scope));
    if (!scoping.nestedNamespaces) {
      const unit = program.unitOf(file);
      return unit ? modules.ofUnit(unit, name) : [];
    }
    for (const namespace of namespacesAround(namespaceAt(file.facts, scope))) {
      const unit = program.unitFrom(file, namespace);
      const own = unit ? modules.ofUnit(unit, name) : [];
      if (own.length > 0) return own;
      const library = namespace === '' ? undefined : program.library(family, namespace);
      const given = library ? modules.exported(library, name) : [];
      if (given.length > 0) return given;
    }
    return [];
  }

  /** The definition of a name in the files that one includes: in a namespace, or in one around it. */
  #inIncluded(file: ProgramFile, name: string, inner: string): readonly Value[] {
    for (const namespace of namespacesAround(inner)) {
      const found = this.#context.linkage.named(file, namespace, name);
      if (found.length > 0) return found.map((each) => toValue(ValueTag.Definition, each));
    }
    return [];
  }

  /** The definitions of a name in a namespace, or else those of the namespace without a name that all others see. */
  #inOwnOrUnnamed(file: ProgramFile, name: string, namespace: string): readonly Value[] {
    const { program, modules } = this.#context;
    const ofUnit = (key: string): readonly Value[] => {
      const unit = program.unitFrom(file, key);
      return unit ? modules.ofUnit(unit, name) : [];
    };
    const own = ofUnit(namespace);
    if (own.length > 0 || namespace === '') return own;
    return this.#seenUnnamed(file, ofUnit(''), namespace);
  }

  /** The names without a namespace that code in a namespace sees without an import. */
  #seenUnnamed(file: ProgramFile, values: readonly Value[], namespace: string): readonly Value[] {
    const { unnamedKinds } = file.grammar.manifest.scoping;
    if (unnamedKinds.length === 0 || namespace === '') return values;
    return values.filter(
      (value) =>
        tagOf(value) === ValueTag.Definition &&
        unnamedKinds.includes(this.#context.program.definition(definitionNumberOf(value)).kind),
    );
  }

  #starMembers(file: ProgramFile, modules: Values, name: string): readonly Value[] {
    // What the repository adds to a namespace of the library comes before what the library has there.
    for (const module of modules) {
      const found = this.#context.modules.starMember(file, module, name);
      if (found.length > 0) return found;
    }
    return [];
  }
}
