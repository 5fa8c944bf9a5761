import { join, normalize } from 'node:path/posix';
import type { NamespaceRecipe } from '../recipe.ts';
import type { ModuleContext } from '../module-resolver.ts';

type ProjectsRecipe = NonNullable<NamespaceRecipe['projects']>;

/**
 * The projects of a repository: directories whose files are built together, by their paths. The path of the root is empty. A set of
 * sources that a project builds beside its main ones is a project of its own, which refers to the main one.
 */
export interface Projects {
  /** The project of a file: the innermost around it. */
  of(path: string): string;
  /** The projects that a project refers to, directly or not, without repetition; those of the first group come before the others. */
  referencesOf(project: string): readonly (readonly string[])[];
}

/** Finds projects by their files, and by directories of sources that lie in a project by convention. */
export function findProjects(
  recipe: ProjectsRecipe,
  { paths, readText }: Pick<ModuleContext, 'paths' | 'readText'>,
): Projects {
  const isProjectFile = new RegExp(recipe.file, 'u');
  const sources = recipe.sources === undefined ? undefined : new RegExp(recipe.sources, 'u');
  const files = paths.filter((path) => isProjectFile.test(path.slice(path.lastIndexOf('/') + 1)));
  const directories = new Set(files.map(directoryOf));
  const byDirectory = new Map<string, string>();
  const mainOf = new Map<string, string>();
  const around = (directory: string): string => {
    let at = directory;
    while (at !== '' && !directories.has(at)) at = directoryOf(at);
    return at;
  };
  const of = (path: string): string => {
    const directory = directoryOf(path);
    const known = byDirectory.get(directory);
    if (known !== undefined) return known;
    const source = sources?.exec(`${directory}/`);
    const conventional = source?.[1] ?? '';
    const declared = around(directory);
    // Both contain the file, so the longer one is the inner one.
    const main = conventional.length > declared.length ? conventional : declared;
    const set = source?.groups?.['set'];
    const found = set === undefined ? main : `${main}:${set}`;
    if (set !== undefined) mainOf.set(found, main);
    byDirectory.set(directory, found);
    return found;
  };
  const direct = directReferences(recipe, files, readText);
  const known = new Map<string, readonly (readonly string[])[]>();
  const referencesOf = (project: string): readonly (readonly string[])[] => {
    const before = known.get(project);
    if (before) return before;
    const main = mainOf.get(project);
    const closed = new Set(direct.get(main ?? project));
    for (const each of closed) for (const next of direct.get(each) ?? []) closed.add(next);
    const found = [...(main === undefined ? [] : [[main]]), [...closed].sort()];
    known.set(project, found);
    return found;
  };
  return { of, referencesOf };
}

function directReferences(
  { names, references }: ProjectsRecipe,
  files: readonly string[],
  readText: ModuleContext['readText'],
): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = files.map((path) => [path, readText(path) ?? ''] as const);
  const byName = new Map<string, string>();
  for (const [path, text] of texts) {
    const name = names === undefined ? undefined : new RegExp(names, 'u').exec(text)?.[1];
    if (name !== undefined) byName.set(name, directoryOf(path));
  }
  const direct = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    const project = directoryOf(path);
    const found = direct.get(project) ?? new Set<string>();
    direct.set(project, found);
    for (const { expression, leadsTo } of references)
      for (const [, written = ''] of text.matchAll(new RegExp(expression, 'gu'))) {
        const to =
          leadsTo === 'name'
            ? byName.get(written)
            : leadsTo === 'file'
              ? directoryOf(normalize(join(project, written.replaceAll('\\', '/'))))
              : written.replaceAll(':', '/').replace(/^\//, '');
        if (to !== undefined && to !== project) found.add(to);
      }
  }
  return direct;
}

/** A shorter path, also of one that begins with a slash. */
function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
