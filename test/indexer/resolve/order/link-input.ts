import { analyseFiles } from '../../../../src/indexer/analyse-files.ts';
import { hasFacts } from '../../../../src/indexer/files/indexed-file.ts';
import { findFiles } from '../../../../src/indexer/find-files.ts';
import { createIndexRun } from '../../../../src/indexer/index-run.ts';
import { loadLibraries } from '../../../../src/indexer/library.ts';
import { loadConfigTexts } from '../../../../src/indexer/resolve/modules/load-config-texts.ts';
import { ModuleRecipe } from '../../../../src/indexer/resolve/modules/recipe.ts';
import type { ProgramInput } from '../../../../src/indexer/resolve/link/open-program.ts';
import type { Source } from '../../../../src/indexer/source/source.ts';

/** Parses the files of a source into what links depend on, without a cache. */
export async function linkInputOf(source: Source): Promise<ProgramInput> {
  const run = createIndexRun({ source, version: '0.0.0', cacheFolder: undefined, workers: 1 });
  const { records } = await analyseFiles(run, (await findFiles(run)).files);
  const used = run.grammars.filter(({ name }) => records.some(({ language }) => language === name));
  const libraries = await loadLibraries({
    used,
    grammars: run.grammarsByName,
    cacheFolder: undefined,
    pause: () => Promise.resolve(),
  });
  const paths = records.map(({ path }) => path);
  const languages = new Set(
    [...records, ...libraries.map(({ record }) => record)].map(({ language }) => language),
  );
  const grammars = run.grammars.filter(({ name }) => languages.has(name));
  const recipes = grammars.map(({ modules }) => ModuleRecipe.parse(modules));
  return {
    records: records.filter(hasFacts),
    factsFolder: undefined,
    libraries,
    grammars: new Map(grammars.map((grammar) => [grammar.name, grammar])),
    paths,
    texts: await loadConfigTexts(recipes, paths, async (path) =>
      new TextDecoder().decode(await source.read(path)),
    ),
  };
}

/** Returns the part of an input below a folder, as a repository of its own. Parsing samples one by one takes far longer. */
export function inputBelow(input: ProgramInput, folder: string): ProgramInput {
  const prefix = `${folder}/`;
  const below = (path: string): string[] => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []);
  const records = input.records.flatMap((record) => below(record.path).map((path) => ({ ...record, path })));
  const families = new Set(
    records.map(({ language }) => input.grammars.get(language ?? '')?.manifest.family),
  );
  return {
    ...input,
    records,
    libraries: input.libraries.filter(({ family }) => families.has(family)),
    paths: input.paths.flatMap(below),
    texts: new Map([...input.texts].flatMap(([path, text]) => below(path).map((short) => [short, text]))),
  };
}
