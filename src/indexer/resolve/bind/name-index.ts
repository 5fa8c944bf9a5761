import { addToList } from '../../../model/group-by.ts';
import { callableKinds, contractKinds, typeKinds } from '../../../model/kinds.ts';
import {
  definitionNumber,
  FIRST_DEFINITION,
  FILE_DEFINITION,
  isNone,
  type DefinitionNumber,
  type FileIndex,
} from '../../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
} from '../../files/declarations.ts';
import type { Program, ProgramFile } from './program.ts';

/** More definitions of one name than this tell a reader nothing. */
const MAX_CANDIDATES = 8;

/** Definitions by name: where to look when there is no evidence but the name. */
export interface NameIndex {
  /** Callable members of that name in files of a family; empty when there are too many to tell. */
  members(family: string, name: string): readonly DefinitionNumber[];
  /** Callables and types at the top of files. */
  globals(family: string, name: string): readonly DefinitionNumber[];
  /** Any definitions of that name in files whose references are known by name only; empty when there are too many to tell. */
  named(family: string, name: string): readonly DefinitionNumber[];
  /** Methods of that name that interfaces declare, and properties in languages where types implement interfaces by having those. */
  interfaceMethods(family: string, name: string): readonly DefinitionNumber[];
  /** Fields of that name by which types embed a type of the name. */
  embeddings(family: string, name: string): readonly DefinitionNumber[];
  /** Methods of that name that are called on values of types which others declare, those of the library included. */
  extensions(family: string, name: string): readonly DefinitionNumber[];
  /** Indexes of files with imports that hold for all files of a family. */
  sharedImports(family: string): readonly FileIndex[];
  /** Indexes of files that add functions to a member of that name. */
  additions(family: string, name: string): readonly FileIndex[];
  /** Whether anything in files of a family is defined by that name. */
  isDefined(family: string, name: string): boolean;
}

export function buildNameIndex(program: Program): NameIndex {
  const members = new NamesOfFamilies<DefinitionNumber>();
  const globals = new NamesOfFamilies<DefinitionNumber>();
  const interfaceMethods = new NamesOfFamilies<DefinitionNumber>();
  const named = new NamesOfFamilies<DefinitionNumber>();
  const embeddings = new NamesOfFamilies<DefinitionNumber>();
  const extensions = new NamesOfFamilies<DefinitionNumber>();
  const sharedImports = new Map<string, FileIndex[]>();
  const additions = new NamesOfFamilies<FileIndex>();
  const defined = new Map<string, Set<string>>();
  const addExtensions = ({ declarations, base, grammar }: ProgramFile): void => {
    for (let index = FILE_DEFINITION; index < declarationCount(declarations); index++) {
      if (!hasDeclarationFlag(declarations, index, DeclarationFlag.Extension)) continue;
      const name = declaredText(declarations, index, D.Name);
      extensions.add(grammar.manifest.family, name, definitionNumber(base, index));
    }
  };
  for (const file of program.files) {
    const { family } = file.grammar.manifest;
    const { declarations } = file;
    addExtensions(file);
    for (const name of declarations.additions) additions.add(family, name, file.index);
    if (declarations.hasSharedImports) addToList(sharedImports, family, file.index);
    const definedHere = defined.get(family) ?? new Set<string>();
    defined.set(family, definedHere);
    for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
      // What a function declares in its body is visible only there.
      const kind = declaredKind(declarations, index);
      // A method in a block belongs to what the block runs for.
      if (hasDeclarationFlag(declarations, index, DeclarationFlag.Nested) && kind !== 'method') continue;
      // A constructor is called by the name of its type.
      if (kind === 'constructor') continue;
      const name = declaredText(declarations, index, D.Name);
      definedHere.add(name);
      if (file.grammar.isByName) named.add(family, name, definitionNumber(file.base, index));
      const parent = declaredParent(declarations, index);
      const isOfInterface = !isNone(parent) && contractKinds.has(declaredKind(declarations, parent));
      if (kind === 'property' && isOfInterface && hasStructuralProperties(file))
        interfaceMethods.add(family, name, definitionNumber(file.base, index));
      if (hasDeclarationFlag(declarations, index, DeclarationFlag.Embedded))
        embeddings.add(family, name, definitionNumber(file.base, index));
      if (!callableKinds.has(kind) && !typeKinds.has(kind)) continue;
      const isGlobal = parent === 0 && declaredText(declarations, index, D.Owner) === '';
      (isGlobal ? globals : members).add(family, name, definitionNumber(file.base, index));
      if (isOfInterface) interfaceMethods.add(family, name, definitionNumber(file.base, index));
    }
  }
  for (const family of new Set(program.files.map(({ grammar }) => grammar.manifest.family)))
    program.libraries(family).forEach(addExtensions);
  const few = (found: readonly DefinitionNumber[] | undefined): readonly DefinitionNumber[] =>
    found && found.length <= MAX_CANDIDATES ? found : [];
  return {
    members: (family, name) => few(members.get(family, name)),
    globals: (family, name) => few(globals.get(family, name)),
    named: (family, name) => few(named.get(family, name)),
    interfaceMethods: (family, name) => interfaceMethods.get(family, name) ?? [],
    embeddings: (family, name) => embeddings.get(family, name) ?? [],
    extensions: (family, name) => extensions.get(family, name) ?? [],
    sharedImports: (family) => sharedImports.get(family) ?? [],
    additions: (family, name) => additions.get(family, name) ?? [],
    isDefined: (family, name) => defined.get(family)?.has(name) === true,
  };
}

/** Whether types of the file's language implement interfaces by having their properties too. */
export function hasStructuralProperties({ grammar }: ProgramFile): boolean {
  return grammar.manifest.scoping.structuralInterfaces === 'calls';
}

/** Lists by family and name. A key of both would be a string of its own for each name. */
class NamesOfFamilies<T> {
  readonly #families = new Map<string, Map<string, T[]>>();

  add(family: string, name: string, each: T): void {
    const names = this.#families.get(family) ?? new Map<string, T[]>();
    this.#families.set(family, names);
    addToList(names, name, each);
  }

  get(family: string, name: string): readonly T[] | undefined {
    return this.#families.get(family)?.get(name);
  }
}
