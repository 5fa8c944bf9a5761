import type { Grammar } from '../../grammar/load-grammars.ts';
import type { Finding } from '../../model/coverage.ts';
import type { FileFacts, FileRecord } from '../facts.ts';
import type { Library } from '../library.ts';
import { Evaluator } from './evaluator.ts';
import { linkFile } from './link-file.ts';
import type { FileLinks } from './links.ts';
import { createModuleResolver } from './modules/create-module-resolver.ts';
import { loadConfigTexts } from './modules/load-config-texts.ts';
import type { ModuleResolver } from './modules/module-resolver.ts';
import { ModuleRecipe } from './modules/recipe.ts';
import { buildNameIndex } from './name-index.ts';
import { Program } from './program.ts';
import type { External } from './values.ts';

/** A repository with every use of a name led to where it leads. */
export interface Linked {
  program: Program;
  /** By index of the file in the program. */
  links: FileLinks[];
  externals: readonly External[];
  findings: Finding[];
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
  // Languages whose recipes are alike share one resolver and what it remembers.
  const resolvers = new Map<string, ModuleResolver>();
  const modulesOf = ({ name }: Grammar): ModuleResolver => {
    const recipe = recipes.get(name);
    if (!recipe) throw new Error(`no recipe for modules of ${name}`);
    const key = JSON.stringify(recipe);
    const known =
      resolvers.get(key) ?? createModuleResolver(recipe, { paths, readText: (path) => texts.get(path) });
    resolvers.set(key, known);
    return known;
  };
  const modules = new Map(used.map((grammar) => [grammar.name, modulesOf(grammar)]));
  const program = new Program(
    withFacts,
    libraries,
    ({ language }) => required(grammars.get(language ?? ''), language),
    ({ name }) => required(modules.get(name), name),
  );
  const evaluator = new Evaluator(program);
  const names = buildNameIndex(program);
  const links: FileLinks[] = [];
  for (const file of program.files) {
    input.signal?.throwIfAborted();
    links.push(linkFile(file, evaluator, names));
    input.onProgress?.(links.length, program.files.length);
  }
  const findings = [
    ...new Map(
      [...resolvers.values()].flatMap((each) => each.findings.map((f) => [`${f.path}\n${f.message}`, f])),
    ).values(),
  ];
  return { program, links, externals: evaluator.externals.list, findings };
}

function required<T>(found: T | undefined, name: string | null): T {
  if (found === undefined) throw new Error(`no grammar of the language ${name ?? 'null'}`);
  return found;
}
