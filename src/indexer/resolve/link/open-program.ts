import type { Grammar } from '../../../grammar/load-grammars.ts';
import { createTablesReader } from '../../files/tables-reader.ts';
import type { FileWithFacts } from '../../files/indexed-file.ts';
import type { Library } from '../../library.ts';
import { createModuleResolver } from '../modules/create-module-resolver.ts';
import type { ModuleResolver } from '../modules/module-resolver.ts';
import { withDataFiles } from '../modules/data-files.ts';
import { ModuleRecipe } from '../modules/recipe.ts';
import { buildNameIndex, type NameIndex } from '../bind/name-index.ts';
import { MacroNames } from '../bind/macro-namespaces.ts';
import { buildProgram } from '../bind/build-program.ts';
import type { Program } from '../bind/program.ts';
import type { Journal } from './reuse/journal.ts';

/** Everything that links depend on, as plain data that threads can exchange. */
export interface ProgramInput {
  /** Sorted by path. */
  records: readonly FileWithFacts[];
  /** The folder of the facts cache; undefined if nothing is cached. */
  factsFolder: string | undefined;
  libraries: readonly Library[];
  /** The grammars of records and libraries, by name. */
  grammars: ReadonlyMap<string, Grammar>;
  /** All paths that have a page. */
  paths: readonly string[];
  /** Configuration files that module resolvers read, by path. */
  texts: ReadonlyMap<string, string>;
}

export interface OpenProgram {
  program: Program;
  /** The names of namespaces that macros begin. */
  macros: MacroNames;
  /** The namespaces that the files of each language family declare. */
  namespaces: ReadonlyMap<string, ReadonlySet<string>>;
  names: NameIndex;
  /** By path of a file of the repository or of a library. */
  modulesAt(path: string): ModuleResolver | undefined;
  /** Resolvers that languages share are in it once. */
  resolvers: readonly ModuleResolver[];
}

/** Builds the tables in which references are looked up. With a journal, what resolvers are asked is recorded. */
export function openProgram(input: ProgramInput, journal: Journal | undefined): OpenProgram {
  const { libraries, grammars, paths, texts, factsFolder } = input;
  const macros = new MacroNames(input.records);
  const records = macros.inRecords(input.records);
  const namespaces = namespacesByFamily(records, grammars);
  const resolvers = new Map<string, ModuleResolver>();
  const byGrammar = new Map<string, ModuleResolver>();
  for (const { name, manifest, modules } of grammars.values()) {
    const key = JSON.stringify([modules, manifest.family]);
    const resolver =
      resolvers.get(key) ??
      withDataFiles(
        createModuleResolver(ModuleRecipe.parse(modules), {
          paths,
          readText: (path) => texts.get(path),
          namespaces: namespaces.get(manifest.family) ?? new Set(),
        }),
        paths,
      );
    resolvers.set(key, resolver);
    byGrammar.set(name, resolver);
  }
  const program = buildProgram(
    { records, libraries, reader: createTablesReader(factsFolder), macros },
    ({ language }) => required(grammars.get(language ?? ''), language),
    ({ name }) => {
      const found = required(byGrammar.get(name), name);
      return journal ? journal.watchModules(found) : found;
    },
  );
  const languages = new Map(
    [...records, ...libraries.map(({ record }) => record)].map(({ path, language }) => [
      path,
      language ?? '',
    ]),
  );
  return {
    program,
    macros,
    namespaces,
    names: buildNameIndex(program),
    modulesAt: (path) => byGrammar.get(languages.get(path) ?? ''),
    resolvers: [...resolvers.values()],
  };
}

/** The namespaces that the files of each language family declare. */
function namespacesByFamily(
  records: readonly FileWithFacts[],
  grammars: ReadonlyMap<string, Grammar>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { language, declarations } of records) {
    const family = grammars.get(language ?? '')?.manifest.family;
    if (family === undefined) continue;
    for (const name of [declarations.namespace, ...declarations.blockNamespaces])
      if (name !== '') found.set(family, (found.get(family) ?? new Set()).add(name));
  }
  return found;
}

function required<T>(found: T | undefined, name: string | null): T {
  if (found === undefined) throw new Error(`no grammar of the language ${name ?? 'null'}`);
  return found;
}
