import type { Grammar } from '../../grammar/load-grammars.ts';
import type { Finding } from '../../model/coverage.ts';
import type { FileFacts, FileRecord } from '../facts.ts';
import type { Library } from '../library.ts';
import { createYielder } from '../../base/create-yielder.ts';
import { inferenceLimitFinding } from './given-up.ts';
import { linkProgram } from './link-program.ts';
import type { FileLinks } from './links.ts';
import { createModuleResolver } from './modules/create-module-resolver.ts';
import { loadConfigTexts } from './modules/load-config-texts.ts';
import type { ModuleResolver } from './modules/module-resolver.ts';
import { ModuleRecipe } from './modules/recipe.ts';
import { buildNameIndex } from './name-index.ts';
import { buildProgram, type Program } from './program.ts';
import { Journal } from './reuse/journal.ts';
import { Keeper, modulesDigest, type Keep } from './reuse/keeper.ts';
import type { SavedLinks } from './reuse/saved-links.ts';
import type { External } from './values.ts';

/** A repository with every use of a name led to where it leads. */
export interface Linked {
  program: Program;
  /** By index of the file in the program. */
  links: FileLinks[];
  externals: readonly External[];
  findings: Finding[];
  /** How many files had to be linked. */
  linkedCount: number;
  /** What to keep for the next run; undefined when nothing is kept, or what is kept is up to date. */
  toKeep: SavedLinks | undefined;
}

export interface ResolveInput {
  /** Sorted by path; those without facts are passed over. */
  records: readonly FileRecord[];
  /** What the languages of the records come with. */
  libraries?: readonly Library[];
  grammars: ReadonlyMap<string, Grammar>;
  /** All paths that have a page. */
  paths: readonly string[];
  /** Text of a small configuration file, or undefined. */
  readText(path: string): Promise<string | undefined>;
  onProgress?(done: number, total: number): void;
  signal?: AbortSignal | undefined;
  /** Undefined: all is linked, and nothing is kept. */
  keep?: Keep | undefined;
}

/** Links the facts of all files. */
export async function resolve(input: ResolveInput): Promise<Linked> {
  const { records, grammars, paths } = input;
  const withFacts = records.filter(
    (record): record is FileRecord & { facts: FileFacts } => record.facts !== null,
  );
  const libraries = input.libraries ?? [];
  const languages = [...withFacts, ...libraries.map(({ record }) => record)];
  const used = [...new Set(languages.map(({ language }) => language ?? ''))].flatMap(
    (name) => grammars.get(name) ?? [],
  );
  const recipes = new Map(used.map((grammar) => [grammar.name, ModuleRecipe.parse(grammar.modules)]));
  const texts = await loadConfigTexts([...recipes.values()], paths, input.readText);
  const journal = input.keep && new Journal();
  const namespacesOf = namespacesByFamily(withFacts, grammars);
  // Languages whose recipes are alike share one resolver and what it remembers.
  const resolvers = new Map<string, ModuleResolver>();
  const modulesOf = ({ name, manifest }: Grammar): ModuleResolver => {
    const recipe = recipes.get(name);
    if (!recipe) throw new Error(`no recipe for modules of ${name}`);
    const key = JSON.stringify([recipe, manifest.family]);
    const namespaces = namespacesOf.get(manifest.family) ?? new Set<string>();
    const known =
      resolvers.get(key) ??
      createModuleResolver(recipe, { paths, readText: (path) => texts.get(path), namespaces });
    resolvers.set(key, known);
    return known;
  };
  const modules = new Map(used.map((grammar) => [grammar.name, modulesOf(grammar)]));
  const program = buildProgram(
    withFacts,
    libraries,
    ({ language }) => required(grammars.get(language ?? ''), language),
    ({ name }) => {
      const found = required(modules.get(name), name);
      return journal ? journal.watchModules(found) : found;
    },
  );
  const pause = createYielder(input.signal);
  await pause();
  const names = buildNameIndex(program);
  await pause();
  const languageAt = new Map(languages.map(({ path, language }) => [path, language ?? '']));
  const keeper =
    input.keep &&
    new Keeper(input.keep, modulesDigest(paths, texts, namespacesOf), {
      program,
      names,
      modulesAt: (path) => modules.get(languageAt.get(path) ?? ''),
      factsKeys: new Map(withFacts.map(({ path, language, hash }) => [path, `${language ?? ''} ${hash}`])),
    });
  const linked = await linkProgram({
    program,
    names,
    journal,
    reuse: keeper?.reuse,
    onProgress: (done, total) => input.onProgress?.(done, total),
    signal: input.signal,
  });
  const givenUp = program.files.flatMap((file) =>
    (linked.links[file.index]?.givenUp ?? []).map((each) => inferenceLimitFinding(file, each)),
  );
  const findings = [
    ...givenUp,
    ...new Map(
      [...resolvers.values()].flatMap((each) => each.findings.map((f) => [`${f.path}\n${f.message}`, f])),
    ).values(),
  ];
  const { links, externals, linkedCount } = linked;
  return {
    program,
    links,
    externals,
    findings,
    linkedCount,
    toKeep: journal && keeper?.toKeep(linked, journal),
  };
}

/** The namespaces that the files of each language family declare. */
function namespacesByFamily(
  records: readonly (FileRecord & { facts: FileFacts })[],
  grammars: ReadonlyMap<string, Grammar>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { language, facts } of records) {
    const family = grammars.get(language ?? '')?.manifest.family;
    if (family === undefined) continue;
    for (const { name } of [{ name: facts.namespace }, ...facts.namespaces])
      if (name !== '') found.set(family, (found.get(family) ?? new Set()).add(name));
  }
  return found;
}

function required<T>(found: T | undefined, name: string | null): T {
  if (found === undefined) throw new Error(`no grammar of the language ${name ?? 'null'}`);
  return found;
}
