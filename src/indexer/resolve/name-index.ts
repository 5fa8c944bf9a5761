import { callableKinds, typeKinds } from '../../model/kinds.ts';
import type { Program, ProgramFile } from './program.ts';

/** More definitions of one name than this tell a reader nothing. */
const MAX_CANDIDATES = 8;

/** Definitions by name: where to look when there is no evidence but the name. */
export interface NameIndex {
  /** Callable members of that name in files of a family; empty when there are too many to tell. */
  members(family: string, name: string): readonly number[];
  /** Callables and types at the top of files. */
  globals(family: string, name: string): readonly number[];
  /** Any definitions of that name in files whose references are known by name only; empty when there are too many to tell. */
  named(family: string, name: string): readonly number[];
  /** Methods of that name that interfaces declare. */
  interfaceMethods(family: string, name: string): readonly number[];
  /** Methods of that name that are called on values of types which others declare, those of the library included. */
  extensions(family: string, name: string): readonly number[];
  /** Indexes of files with imports that hold for all files of a family. */
  sharedImports(family: string): readonly number[];
  /** Whether anything in files of a family is defined by that name. */
  isDefined(family: string, name: string): boolean;
}

export function buildNameIndex(program: Program): NameIndex {
  const members = new Map<string, number[]>();
  const globals = new Map<string, number[]>();
  const interfaceMethods = new Map<string, number[]>();
  const named = new Map<string, number[]>();
  const extensions = new Map<string, number[]>();
  const sharedImports = new Map<string, number[]>();
  const defined = new Set<string>();
  const addExtensions = ({ facts, base, grammar }: ProgramFile): void => {
    facts.definitions.forEach(({ name, modifiers }, index) => {
      if (modifiers.includes('extension'))
        add(extensions, `${grammar.manifest.family}\n${name}`, base + index);
    });
  };
  for (const file of program.files) {
    const { family } = file.grammar.manifest;
    addExtensions(file);
    if (file.facts.imports.some((each) => each.shared)) add(sharedImports, family, file.index);
    file.facts.definitions.forEach((fact, index) => {
      // What a function declares in its body is visible only there.
      if (index === 0 || fact.nested) return;
      // A constructor is called by the name of its type.
      if (fact.kind === 'constructor') return;
      const key = `${family}\n${fact.name}`;
      defined.add(key);
      if (file.grammar.standardQueries.length > 0) add(named, key, file.base + index);
      if (!callableKinds.has(fact.kind) && !typeKinds.has(fact.kind)) return;
      add(fact.parent === 0 && fact.owner === '' ? globals : members, key, file.base + index);
      if (file.facts.definitions[fact.parent]?.kind === 'interface')
        add(interfaceMethods, key, file.base + index);
    });
  }
  for (const family of new Set(program.files.map(({ grammar }) => grammar.manifest.family)))
    program.libraries(family).forEach(addExtensions);
  const few = (found: readonly number[] | undefined): readonly number[] =>
    found && found.length <= MAX_CANDIDATES ? found : [];
  return {
    members: (family, name) => few(members.get(`${family}\n${name}`)),
    globals: (family, name) => few(globals.get(`${family}\n${name}`)),
    named: (family, name) => few(named.get(`${family}\n${name}`)),
    interfaceMethods: (family, name) => interfaceMethods.get(`${family}\n${name}`) ?? [],
    extensions: (family, name) => extensions.get(`${family}\n${name}`) ?? [],
    sharedImports: (family) => sharedImports.get(family) ?? [],
    isDefined: (family, name) => defined.has(`${family}\n${name}`),
  };
}

function add(groups: Map<string, number[]>, key: string, number: number): void {
  const known = groups.get(key);
  if (known) known.push(number);
  else groups.set(key, [number]);
}
