import { typeKinds, type NodeKind } from '../../../model/kinds.ts';
import type { DefinitionFact } from '../../facts/facts.ts';
import {
  definitionNumber,
  definitionIndex,
  NONE,
  fileIndexIn,
  isNone,
  type DefinitionNumber,
  type FileIndex,
} from '../../facts/ids.ts';
import { DeclarationColumn as D, declaredParent, declaredText } from '../../files/declarations.ts';
import type { OpenFiles } from '../../files/open-files.ts';
import type { Adoption } from './adoption.ts';
import type { IncludeGraph } from './include-graph.ts';
import { linkedDeclarations } from './linked-declarations.ts';
import { isNameOfUnit } from './member-names.ts';
import type { MemberTables } from './member-tables.ts';
import type { ProgramFile } from './program-file.ts';
import { namesInProgram, pathInProgram } from './program-names.ts';
import { declarationsOfSameType } from './same-type.ts';
import type { Watcher } from './watcher.ts';
import type { Unit } from './unit.ts';
import { nearestIn, viewFrom } from './unit-views.ts';
import { augmentationKey, GLOBAL_UNIT, LINKAGE_UNIT, type Units } from './units.ts';

export type { ProgramFile };

/** What all views of a program share. */
export interface Tables {
  files: readonly ProgramFile[];
  definitionCount: number;
  all: readonly ProgramFile[];
  libraries: ReadonlyMap<string, ProgramFile>;
  byFamily: ReadonlyMap<string, readonly ProgramFile[]>;
  byPath: ReadonlyMap<string, ProgramFile>;
  fileOf: Int32Array;
  openFiles: OpenFiles;
  members: MemberTables;
  units: Units;
  includes: IncludeGraph;
  defaultExports: ReadonlySet<string>;
  unitMembers: (ReadonlyMap<string, readonly DefinitionNumber[]> | undefined)[];
  adoption: Adoption;
}

/** All files of a repository, then the libraries of its languages: definition `d` of file `f` has the number `f.base + d`. */
export class Program {
  /** Of the repository. */
  readonly files: readonly ProgramFile[];
  /** Of the repository. */
  readonly definitionCount: number;
  /** Names under which languages of the repository import the value that a module exports without a name. */
  readonly defaultExports: ReadonlySet<string>;
  readonly #tables: Tables;
  readonly #watcher: Watcher | undefined;

  constructor(tables: Tables, watcher?: Watcher) {
    this.files = tables.files;
    this.definitionCount = tables.definitionCount;
    this.defaultExports = tables.defaultExports;
    this.#tables = tables;
    this.#watcher = watcher;
  }

  /** The same program for one who is watched: whatever of a file is asked, the watcher is told of the file first. */
  seenBy(watcher: Watcher | undefined): Program {
    return new Program(this.#tables, watcher);
  }

  /** Closes files that were not used lately, between pieces of work. */
  trim(): void {
    this.#tables.openFiles.trim();
    this.#tables.members.trim();
  }

  fileAt(path: string): ProgramFile | undefined {
    const found = this.#tables.byPath.get(path);
    if (found) this.#watcher?.file(found);
    else this.#watcher?.missing(path);
    return found;
  }

  file(index: FileIndex): ProgramFile {
    const file = this.#tables.all[index];
    if (!file) throw new RangeError(`no file ${index}`);
    if (file.library === undefined) this.#watcher?.file(file);
    return file;
  }

  /** What a family's library declares for a module; the empty one is in scope of every file. */
  library(family: string, module: string): ProgramFile | undefined {
    return this.#tables.libraries.get(`${family}\n${module}`);
  }

  /** All that a family's library declares, what every file sees first. */
  libraries(family: string): readonly ProgramFile[] {
    return this.#tables.byFamily.get(family) ?? [];
  }

  /** Whether a family's library declares a module of that dotted name, or one below it. */
  hasLibraryUnder(family: string, name: string): boolean {
    return this.libraries(family).some(
      ({ library }) => library === name || library?.startsWith(`${name}.`) === true,
    );
  }

  isLibrary(number: DefinitionNumber): boolean {
    return number >= this.definitionCount;
  }

  fileOf(definition: DefinitionNumber): ProgramFile {
    return this.file(fileIndexIn(this.#tables.fileOf, definition));
  }

  definition(number: DefinitionNumber): DefinitionFact {
    const file = this.fileOf(number);
    if (file.library === undefined) this.#watcher?.definition(file, number);
    const fact = file.facts.definitions[definitionIndex(number, file.base)];
    if (!fact) throw new RangeError(`no definition ${number}`);
    return fact;
  }

  /** The unit of a file; undefined if the file shares its names with no other. */
  unitOf(file: ProgramFile): Unit | undefined {
    return this.#seen(viewFrom(file, this.#tables.units.of(file)));
  }

  /** Whether definitions of a file can have members in other files. */
  sharesMembers(file: ProgramFile): boolean {
    return this.#tables.adoption.files.has(file) || this.unitOf(file) !== undefined;
  }

  /** The unit with a key, such as a module resolver names, as a file sees it. */
  unitFrom(file: ProgramFile, key: string): Unit | undefined {
    const unit = this.#tables.units.named(file.grammar.manifest.family, key);
    if (unit?.views) this.#seen(unit);
    return this.#seen(viewFrom(file, unit));
  }

  /** The unit of a family with a key, or the view of a project. */
  unitNamed(family: string, key: string): Unit | undefined {
    return this.#seen(this.#tables.units.named(family, key));
  }

  /** The project that declares a definition, if others declare the same names. */
  projectOf(number: DefinitionNumber): string | undefined {
    return this.#tables.units.projectOf(this.fileOf(number));
  }

  /** The indexes of the files that a file includes, directly or not, and of the file itself. */
  includedFrom(file: ProgramFile): ReadonlySet<FileIndex> {
    this.#watchIncludes(file);
    return this.#tables.includes.reachedFrom(file.index);
  }

  /** The same for all files that include the file, directly or not. */
  includedAround(file: ProgramFile): ReadonlySet<FileIndex> {
    this.#watchIncludes(file);
    return this.#tables.includes.surroundings(file.index);
  }

  /** A text that changes with any include of a file of a family. */
  includesDigest(family: string): string {
    return this.#tables.includes.digest(family);
  }

  #watchIncludes({ grammar }: ProgramFile): void {
    const unit = this.#tables.units.named(grammar.manifest.family, LINKAGE_UNIT);
    if (unit) this.#watcher?.unit(unit);
  }

  unit(index: number): Unit {
    const unit = this.#seen(this.#tables.units.list[index]);
    if (!unit) throw new RangeError(`no unit ${index}`);
    return unit;
  }

  #seen(unit: Unit | undefined): Unit | undefined {
    if (unit) this.#watcher?.unit(unit);
    return unit;
  }

  /** The definitions of a name at the top of the files of a unit, and in the blocks that declare names for it. */
  membersOfUnit(unit: Unit, name: string): readonly DefinitionNumber[] {
    return this.membersOfUnitNamed(unit.family, unit.key, name);
  }

  /** The same for the unit of a family with a key. A unit that does not exist is a dependency too: a new file may declare the name there. */
  membersOfUnitNamed(family: string, key: string, name: string): readonly DefinitionNumber[] {
    this.#watcher?.unitName({ family, key }, name);
    const unit = this.#tables.units.named(family, key);
    return (unit && this.#membersInUnit(unit).get(name)) ?? [];
  }

  #membersInUnit(unit: Unit): ReadonlyMap<string, readonly DefinitionNumber[]> {
    const known = this.#tables.unitMembers[unit.index];
    if (known) return known;
    const isProgram = unit.files[0]?.grammar.manifest.scoping.unit === 'program';
    const names = isProgram ? namesInProgram(unit.files) : this.#namesAtTop(unit);
    this.#tables.unitMembers[unit.index] = names;
    return names;
  }

  #namesAtTop(unit: Unit): ReadonlyMap<string, readonly DefinitionNumber[]> {
    const members = new Map<string, DefinitionNumber[]>();
    for (const root of unit.roots) {
      const file = this.#tables.all[this.#tables.fileOf[root] ?? -1];
      if (!file) continue;
      for (const [each, numbers] of this.#tables.members.of(file, root)) {
        const own = numbers.filter((number) => isNameOfUnit(file, definitionIndex(number, file.base), unit));
        if (own.length > 0) members.set(each, [...(members.get(each) ?? []), ...own]);
      }
    }
    const { all, fileOf, units } = this.#tables;
    return nearestIn(unit, members, (number) => units.projectOf(all[fileOf[number] ?? -1]));
  }

  /**
   * The declarations that several files make of one thing: those of a name in the module that a definition is or adds to, or among the
   * global names if it declares such.
   */
  mergedDeclarations(number: DefinitionNumber, name: string): readonly DefinitionNumber[] {
    const file = this.fileOf(number);
    const { family } = file.grammar.manifest;
    const own = this.#seen(this.#tables.units.ofRoot(number));
    if (own && (own.augments !== undefined || own.key === GLOBAL_UNIT)) {
      const target = own.augments === undefined ? this.library(family, '') : this.fileAt(own.augments);
      const declared = target ? this.membersNamed(target.base, name) : [];
      return [...declared, ...this.membersOfUnit(own, name)];
    }
    if (number !== file.base) return [];
    const key = file.library === '' ? GLOBAL_UNIT : augmentationKey(file.path);
    return this.membersOfUnitNamed(family, key, name);
  }

  /** The index of a name in the strings of a file, for those who look it up among the bindings or exports of the file. */
  nameIn(file: ProgramFile, name: string): number | undefined {
    if (file.library === undefined) this.#watcher?.name(file, name);
    return file.stringIndex.get(name);
  }

  /** Whether all code of a family adds to the same types, those of its library too. */
  isOpen(family: string): boolean {
    return this.unitNamed(family, GLOBAL_UNIT)?.files[0]?.grammar.manifest.scoping.unit === 'program';
  }

  /** The declarations of a type that the code of an open program and the library of the language make, those of the code first. */
  declarationsInProgram(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { family, declarations, base } = this.fileOf(number);
    const path = pathInProgram(declarations, definitionIndex(number, base));
    const declared = this.libraries(family).flatMap((file) =>
      path
        .split('.')
        .reduce<readonly DefinitionNumber[]>(
          (owners, name) => owners.flatMap((owner) => this.membersNamed(owner, name)),
          [file.base],
        ),
    );
    return [...this.membersOfUnitNamed(family, GLOBAL_UNIT, path), ...declared];
  }

  /** The definitions that share the name and the owner of one: across files where its namespace does. */
  beside(number: DefinitionNumber): readonly DefinitionNumber[] {
    const file = this.fileOf(number);
    const index = definitionIndex(number, file.base);
    const { name, parent, kind } = this.definition(number);
    const isInProgram = file.grammar.manifest.scoping.unit === 'program' && typeKinds.has(kind);
    if (isInProgram && file.library === undefined)
      return this.membersOfUnitNamed(
        file.grammar.manifest.family,
        GLOBAL_UNIT,
        pathInProgram(file.declarations, index),
      );
    const isInNamespace = parent === 0 && file.grammar.manifest.scoping.unit === 'namespace';
    const unit =
      isInNamespace && file.library === undefined
        ? this.unitFrom(file, declaredText(file.declarations, index, D.Namespace))
        : undefined;
    if (unit) return this.membersOfUnit(unit, name);
    const owner = this.parentOf(number);
    return isNone(owner) ? [] : this.membersNamed(owner, name);
  }

  /** The namespace of a definition that is no member. */
  namespaceOf(number: DefinitionNumber): string {
    const { base, declarations } = this.fileOf(number);
    return declaredText(declarations, definitionIndex(number, base), D.Namespace);
  }

  /** Number of the definition around one, or of the type in another file that it is a member of; -1 for a file. */
  parentOf(number: DefinitionNumber): DefinitionNumber {
    const file = this.fileOf(number);
    const index = definitionIndex(number, file.base);
    if (declaredText(file.declarations, index, D.Owner) !== '') this.#watcher?.owner(file, number);
    const owner = this.#tables.adoption.owners.get(number);
    if (owner !== undefined) return owner;
    const parent = declaredParent(file.declarations, index);
    return isNone(parent) ? NONE : definitionNumber(file.base, parent);
  }

  /** The type in another file that a definition is a member of. */
  outsideOwner(number: DefinitionNumber): DefinitionNumber | undefined {
    const file = this.fileOf(number);
    if (declaredText(file.declarations, definitionIndex(number, file.base), D.Owner) !== '')
      this.#watcher?.owner(file, number);
    return this.#tables.adoption.owners.get(number);
  }

  /** The members of a type in other files. */
  outsideMembers(number: DefinitionNumber): readonly DefinitionNumber[] {
    this.#watcher?.members(this.fileOf(number), number);
    return (this.#tables.adoption.adopted.get(number) ?? []).map((member) => member.number);
  }

  /**
   * The members that several files put on the type of a member under its name, itself included; empty if only one file does. They follow
   * from the members of the type that have the name, so they are no dependency of their own.
   */
  rivalsOf(number: DefinitionNumber): readonly DefinitionNumber[] {
    return this.#tables.adoption.rivals.get(number) ?? [];
  }

  /** Groups the declarations of types that have several, by the number of each: see `declarationsOfSameType`. */
  sameTypes(): ReadonlyMap<number, readonly DefinitionNumber[]> {
    return new Map([
      ...declarationsOfSameType(this.files, this.#tables.units),
      ...linkedDeclarations(this.#tables.units, this.#tables.includes),
    ]);
  }

  /** Whether what is put on it, or what it is made from, shows that a function makes instances. */
  isMaker(number: DefinitionNumber): boolean {
    const { extends: parents, mixins } = this.definition(number);
    return this.hasMembers(number) || parents.length > 0 || mixins.length > 0;
  }

  /**
   * The members of a definition, by name. What the body of a function declares is none. Prefer `membersNamed`: who reads
   * all depends on all.
   */
  membersOf(number: DefinitionNumber): ReadonlyMap<string, readonly DefinitionNumber[]> {
    const file = this.fileOf(number);
    if (file.library === undefined) this.#watcher?.members(file, number);
    return this.#tables.members.of(file, number);
  }

  /** What a definition defines directly under a name. */
  membersNamed(number: DefinitionNumber, name: string): readonly DefinitionNumber[] {
    const file = this.fileOf(number);
    if (file.library === undefined) this.#watcher?.member(file, number, name);
    return this.#tables.members.of(file, number).get(name) ?? [];
  }

  hasMembers(number: DefinitionNumber): boolean {
    const file = this.fileOf(number);
    if (file.library === undefined) this.#watcher?.hasMembers(file, number);
    return this.#tables.members.of(file, number).size > 0;
  }
}

export const variableKinds: ReadonlySet<NodeKind> = new Set(['variable', 'constant', 'property', 'field']);
