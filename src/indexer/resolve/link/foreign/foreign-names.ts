import type { ForeignUse } from '../../../../grammar/foreign.ts';
import { groupBy } from '../../../../model/group-by.ts';
import { callableKinds } from '../../../../model/kinds.ts';
import { parentPath } from '../../../../model/path.ts';
import type { ForeignFact } from '../../../facts/module-facts.ts';
import {
  type DefinitionIndex,
  type DefinitionNumber,
  definitionIndexes,
  definitionNumber,
  FILE_DEFINITION,
  isNone,
} from '../../../facts/ids.ts';
import {
  DeclarationColumn as D,
  declarationCount,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
} from '../../../files/declarations.ts';
import type { ProgramFile } from '../../bind/program.ts';

/** A function that other languages know by a name. */
export interface ForeignTarget {
  number: DefinitionNumber;
  family: string;
  /** Whether it only declares what another file, or a library, defines. */
  isForward: boolean;
  /** The modules from which other languages import it; empty if it is not imported. */
  modules: ReadonlySet<string>;
}

const noModules: ReadonlySet<string> = new Set();

/** The functions of a repository that languages of other families can call, by the names that these know. */
export class ForeignNames {
  /** By name, under each `@interface`; the empty one has what every language can call. */
  readonly #byInterface = new Map<string, Map<string, ForeignTarget[]>>();
  /** The definitions of each list of `#byInterface`. */
  readonly #listed = new Map<readonly ForeignTarget[], Set<DefinitionNumber>>();
  /** The files that name modules, by folder. */
  readonly #naming: ReadonlyMap<string, readonly ProgramFile[]>;
  /** By what begins the suffix of an overload: names with such a suffix, by the rest. */
  readonly #overloads = new Map<string, ReadonlyMap<string, readonly ForeignTarget[]>>();

  constructor(files: readonly ProgramFile[]) {
    const naming = files.filter(({ declarations }) =>
      declarations.foreign.some(({ role }) => role === 'module'),
    );
    this.#naming = groupBy(naming, ({ path }) => parentPath(path));
    for (const file of files) if (file.grammar.manifest.foreign.isCallable) this.#addCallable(file);
    for (const file of files) if (file.declarations.foreign.length > 0) this.#addExports(file);
  }

  /** Whether a file defines something that other languages may call. */
  static hasAny({ grammar, declarations }: ProgramFile): boolean {
    return grammar.manifest.foreign.isCallable || declarations.foreign.some(({ role }) => role === 'export');
  }

  /** Returns what a name may mean to code of a family: definitions, or else the declarations of what a library defines. */
  find(name: string, { exports, overloads }: ForeignUse, family: string): readonly ForeignTarget[] {
    const interfaces = exports.length > 0 ? exports : [''];
    const named = interfaces.flatMap((each) => this.#byInterface.get(each)?.get(name) ?? []);
    const all =
      named.length > 0 || overloads === undefined ? named : (this.#overloaded(overloads).get(name) ?? []);
    const foreign = all.filter((each) => each.family !== family);
    const defined = foreign.filter(({ isForward }) => !isForward);
    return defined.length > 0 ? defined : foreign;
  }

  /** Whether a family defines a function that others can call by a name. */
  isDefined(name: string, family: string): boolean {
    const named = this.#byInterface.get('')?.get(name) ?? [];
    return named.some((each) => each.family === family && !each.isForward);
  }

  #overloaded(mark: string): ReadonlyMap<string, readonly ForeignTarget[]> {
    const known = this.#overloads.get(mark);
    if (known) return known;
    const found = new Map<string, ForeignTarget[]>();
    const pattern = new RegExp(mark, 'u');
    for (const [name, targets] of this.#byInterface.get('') ?? []) {
      const end = name.search(pattern);
      if (end <= 0) continue;
      const overloads = found.get(name.slice(0, end)) ?? [];
      found.set(name.slice(0, end), overloads);
      for (const target of targets) overloads.push(target);
    }
    this.#overloads.set(mark, found);
    return found;
  }

  #addCallable(file: ProgramFile): void {
    const { declarations } = file;
    for (const index of definitionIndexes(declarationCount(declarations)))
      if (isCallable(file, index))
        this.#add('', declaredText(declarations, index, D.Name), this.#target(file, index, noModules));
  }

  #addExports(file: ProgramFile): void {
    const { foreign } = file.declarations;
    const exports = foreign.filter(({ role }) => role === 'export');
    if (exports.length === 0) return;
    const modules = this.#modulesOf(file);
    for (const fact of exports)
      for (const target of this.#exported(file, fact, modules)) {
        const name = fact.name || declaredText(file.declarations, fact.definition, D.Name);
        this.#add(fact.interface, name, target);
      }
  }

  /** Returns the function that a fact exports, or those of other files that have its name. */
  #exported(
    file: ProgramFile,
    { definition, local }: ForeignFact,
    modules: ReadonlySet<string>,
  ): ForeignTarget[] {
    if (local === '') return isNone(definition) ? [] : [this.#target(file, definition, modules)];
    const { declarations } = file;
    const here = definitionIndexes(declarationCount(declarations))
      .filter((index) => callableKinds.has(declaredKind(declarations, index)))
      .filter((index) => declaredText(declarations, index, D.Name) === local)
      .map((index) => this.#target(file, index, modules));
    const { family } = file.grammar.manifest;
    const others =
      this.#byInterface
        .get('')
        ?.get(local)
        ?.filter((each) => each.family === family) ?? [];
    const found = here.length > 0 ? here : others.map((each) => ({ ...each, modules }));
    const defined = found.filter(({ isForward }) => !isForward);
    return defined.length > 0 ? defined : found;
  }

  /** The modules that a file names, or else those that files beside it do. */
  #modulesOf(file: ProgramFile): ReadonlySet<string> {
    const named = (files: readonly ProgramFile[]): string[] =>
      files.flatMap(({ declarations }) =>
        declarations.foreign.flatMap(({ role, name }) => (role === 'module' ? [lastPart(name)] : [])),
      );
    const own = named([file]);
    if (own.length > 0) return new Set(own);
    return new Set(named(this.#naming.get(parentPath(file.path)) ?? []));
  }

  #target(file: ProgramFile, index: DefinitionIndex, modules: ReadonlySet<string>): ForeignTarget {
    return {
      number: definitionNumber(file.base, index),
      family: file.grammar.manifest.family,
      isForward: hasDeclarationFlag(file.declarations, index, DeclarationFlag.Forward),
      modules,
    };
  }

  #add(key: string, name: string, target: ForeignTarget): void {
    const names = this.#byInterface.get(key) ?? new Map<string, ForeignTarget[]>();
    this.#byInterface.set(key, names);
    const targets = names.get(name) ?? [];
    names.set(name, targets);
    const listed = this.#listed.get(targets) ?? new Set();
    this.#listed.set(targets, listed);
    if (listed.has(target.number)) return;
    listed.add(target.number);
    targets.push(target);
  }
}

/** Returns the last part of a dotted name, or of a path of a module. */
export function lastPart(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1);
}

/** Whether a definition is a function that other object files see. */
export function isCallable({ declarations }: ProgramFile, index: DefinitionIndex): boolean {
  return (
    declaredKind(declarations, index) === 'function' &&
    declaredParent(declarations, index) === FILE_DEFINITION &&
    declaredText(declarations, index, D.Namespace) === '' &&
    !hasDeclarationFlag(declarations, index, DeclarationFlag.Static) &&
    !hasDeclarationFlag(declarations, index, DeclarationFlag.Nested)
  );
}
