import type { Grammar } from '../../grammar/load-grammars.ts';
import type { Finding } from '../../model/coverage.ts';
import { hasFacts, type IndexedFile } from '../files/indexed-file.ts';
import type { Library } from '../library.ts';
import { createYielder } from '../../base/create-yielder.ts';
import { givenUpFinding } from './link/given-up.ts';
import { linkForeign } from './link/foreign/link-foreign.ts';
import { linkOnly, linkProgram, type LinkProgramInput, type UnrecordedLinks } from './link/link-program.ts';
import type { FileLinks } from './link/links.ts';
import { loadConfigTexts } from './modules/load-config-texts.ts';
import type { ModuleResolver } from './modules/module-resolver.ts';
import { ModuleRecipe } from './modules/recipe.ts';
import { openProgram } from './link/open-program.ts';
import type { Program } from './bind/program.ts';
import { Journal } from './link/reuse/journal.ts';
import { forgetDeclarationKeys } from './link/reuse/definition-keys.ts';
import { Keeper, modulesDigest, type Keep } from './link/reuse/keeper.ts';
import type { SavedLinks } from './link/reuse/saved-links.ts';
import type { External } from './types/values.ts';

/** A repository with every use of a name led to where it leads. */
export interface Linked {
  program: Program;
  /** By index of the file in the program. */
  links: FileLinks[];
  externals: readonly External[];
  /** The interfaces between languages that rules of links name, behind those of `linkRules`. */
  interfaces: readonly string[];
  findings: Finding[];
  /** How many files had to be linked. */
  linkedCount: number;
}

export interface Resolved {
  linked: Linked;
  /** The links to save for the next run; undefined if there is no cache, or if it is up to date. They take more memory than the links themselves. */
  toKeep: SavedLinks | undefined;
}

export interface ResolveInput {
  /** Sorted by path; those without facts are passed over. */
  records: readonly IndexedFile[];
  /** The folder of the facts cache; undefined if nothing is cached. */
  factsFolder: string | undefined;
  /** What the languages of the records come with. */
  libraries?: readonly Library[];
  grammars: ReadonlyMap<string, Grammar>;
  /** All paths that have a page. */
  paths: readonly string[];
  /** Text of a small configuration file, or undefined. */
  readText(path: string): Promise<string | undefined>;
  /** The maximum number of threads; default 1. */
  workers?: number;
  onProgress?(done: number, total: number): void;
  signal?: AbortSignal | undefined;
  /** Undefined: all is linked, and nothing is kept. */
  keep?: Keep | undefined;
  /** Links that other jobs found, by path, of all files. */
  given?: ReadonlyMap<string, UnrecordedLinks> | undefined;
}

/** Links the facts of all files. */
export async function resolve(options: ResolveInput): Promise<Resolved> {
  const { input, keeper } = await openLinking(options);
  const { open, journal } = input;
  const { program, resolvers } = open;
  const found = await linkProgram(input);
  const { externals, linkedCount } = found;
  const linked = {
    program,
    ...linkForeign(program, found.links, externals),
    externals,
    findings: findingsOf(program, found.links, resolvers),
    linkedCount,
  };
  const toKeep = journal && keeper?.toKeep(found, journal);
  journal?.end();
  forgetDeclarationKeys();
  return { linked, toKeep };
}

/** Links the facts of some files, by their paths. The others are read to find what names mean. */
export async function resolveSome(
  options: ResolveInput,
  paths: ReadonlySet<string>,
): Promise<Map<string, UnrecordedLinks>> {
  const { input } = await openLinking(options);
  return linkOnly(input, paths);
}

async function openLinking(
  options: ResolveInput,
): Promise<{ input: LinkProgramInput; keeper: Keeper | undefined }> {
  const { records, factsFolder, paths, keep, given, signal } = options;
  const withFacts = records.filter(hasFacts);
  const libraries = options.libraries ?? [];
  const languages = new Set(
    [...withFacts, ...libraries.map(({ record }) => record)].map(({ language }) => language),
  );
  const grammars = new Map([...options.grammars].filter(([name]) => languages.has(name)));
  // Languages of one family have the same recipe.
  const recipes = new Map(
    [...grammars.values()].map(({ modules }) => [JSON.stringify(modules), ModuleRecipe.parse(modules)]),
  );
  const texts = await loadConfigTexts([...recipes.values()], paths, options.readText);
  const input = { records: withFacts, factsFolder, libraries, grammars, paths, texts };
  const journal = keep && new Journal();
  const pause = createYielder(signal);
  await pause();
  const open = openProgram(input, journal);
  await pause();
  const { program, macros, namespaces, names, modulesAt } = open;
  const keeper =
    keep &&
    new Keeper(keep, modulesDigest(paths, texts, namespaces, macros), {
      program,
      names,
      modulesAt,
      factsKeys: new Map(withFacts.map(({ path, language, hash }) => [path, `${language ?? ''} ${hash}`])),
    });
  return {
    keeper,
    input: {
      open,
      input,
      journal,
      reuse: keeper?.reuse,
      given,
      workers: options.workers ?? 1,
      onProgress: (done, total) => options.onProgress?.(done, total),
      signal,
    },
  };
}

function findingsOf(
  program: Program,
  links: readonly FileLinks[],
  resolvers: readonly ModuleResolver[],
): Finding[] {
  const givenUp = program.files.flatMap((file) =>
    (links[file.index]?.givenUp ?? []).map((each) => givenUpFinding(file, each)),
  );
  const ofModules = resolvers.flatMap(({ findings }) => findings);
  return [...givenUp, ...new Map(ofModules.map((each) => [`${each.path}\n${each.message}`, each])).values()];
}
