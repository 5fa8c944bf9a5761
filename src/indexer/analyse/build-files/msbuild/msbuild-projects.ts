import { compareText } from '../../../../model/order.ts';
import type { Dependency } from '../../../../model/packages.ts';
import { baseName, parentPath } from '../../../../model/path.ts';
import { joinPath } from '../../../resolve/modules/path-index.ts';
import { firstMentions } from '../../inherited-project.ts';
import { isNamed } from '../../is-named.ts';
import { literalVersion, MAX_DEPENDENCIES } from '../../package-limits.ts';
import type { MsbuildFiles } from '../../package-recipe.ts';
import type { BuildReader, ReadProject } from '../build-reader.ts';
import { Evaluation } from './evaluation.ts';
import { packagesIn, specificationIn, type Specification } from './package-lists.ts';
import { statementsIn, type ProjectStatement } from './project-file.ts';

/** Files that import each other, or that are more, are not read on. */
const MAX_IMPORTS = 50;
/** Statements that are evaluated for a project. Without a limit, many projects could share long files. */
const MAX_STATEMENTS = 20_000;
/** A variable at the beginning of a path that is the folder of the file itself. */
const OWN_FOLDER = /^\$\(MSBuildThisFileDirectory\)[\\/]?/i;

/** The evaluation of one project. */
interface Run {
  evaluation: Evaluation;
  imported: Set<string>;
  /** Statements that may still be evaluated. */
  left: number;
}

interface EvaluatedProject {
  project: ReadProject;
  hasPackageId: boolean;
  isNamedAsFolder: boolean;
}

/**
 * Reads project files with the properties and packages of the files that they import, implicitly or by a literal path, lists of
 * packages beside them, and specifications of packages. Conditions are not evaluated (see `Evaluation`). Functions in properties,
 * files of other packages, and versions in attributes of code are not read.
 */
export class MsbuildProjects implements BuildReader {
  readonly #rule: MsbuildFiles;
  readonly #statements = new Map<string, readonly ProjectStatement[]>();
  readonly #specifications = new Map<string, Specification>();
  readonly #lists = new Map<string, readonly Dependency[]>();

  constructor(rule: MsbuildFiles) {
    this.#rule = rule;
  }

  addFile(path: string, text: string): void {
    const name = baseName(path);
    if (this.#rule.specifications.some((each) => isNamed(name, each))) {
      const specification = specificationIn(text);
      if (specification) this.#specifications.set(path, specification);
    } else if (this.#rule.lists.includes(name)) this.#lists.set(parentPath(path), packagesIn(text));
    else this.#statements.set(path, statementsIn(text));
  }

  projects(): ReadProject[] {
    const isProject = (path: string): boolean =>
      this.#rule.projects.some((each) => isNamed(baseName(path), each));
    const paths = [...this.#statements.keys()].filter(isProject);
    const found = paths
      .map((path) => this.#project(path))
      .sort(byPrecedence)
      .map(({ project }) => project);
    const folders = new Set(paths.map((path) => parentPath(path)));
    for (const [path, { id, version, dependencies }] of this.#specifications) {
      if (folders.has(parentPath(path)) || id === '') continue;
      found.push(projectOf(path, id, version, dependencies));
    }
    return found;
  }

  #project(path: string): EvaluatedProject {
    const folder = parentPath(path);
    const fileName = baseName(path).replace(/\.[^.]*$/, '');
    const evaluation = new Evaluation();
    evaluation.set('MSBuildProjectName', fileName);
    const run: Run = { evaluation, imported: new Set(), left: MAX_STATEMENTS };
    for (const name of this.#rule.before) this.#run(run, this.#nearest(folder, name));
    if (evaluation.property('AssemblyName') === '') evaluation.set('AssemblyName', fileName);
    this.#run(run, path);
    for (const name of this.#rule.after) this.#run(run, this.#nearest(folder, name));
    const specification = this.#beside(folder);
    const property = (name: string): string => evaluation.property(name);
    const prefix = property('VersionPrefix');
    const suffix = property('VersionSuffix');
    const version =
      [specification?.version, property('PackageVersion'), property('Version')].find(Boolean) ??
      (prefix !== '' && suffix !== '' ? `${prefix}-${suffix}` : prefix);
    const names = [specification?.id, property('PackageId'), property('AssemblyName'), fileName];
    const project = projectOf(path, names.find(Boolean) ?? fileName, version, [
      ...evaluation.dependencies(),
      ...(specification?.dependencies ?? []),
      ...(this.#lists.get(folder) ?? []),
    ]);
    const isNamedAsFolder = fileName.toLowerCase() === baseName(folder).toLowerCase();
    return { project, hasPackageId: property('PackageId') !== '', isNamedAsFolder };
  }

  /** Runs the statements of a file and of those that it imports, each file once. */
  #run(run: Run, path: string | undefined): void {
    const { evaluation, imported } = run;
    const statements = path === undefined ? undefined : this.#statements.get(path);
    if (path === undefined || !statements || imported.has(path) || imported.size >= MAX_IMPORTS) return;
    imported.add(path);
    for (const statement of statements) {
      if (--run.left < 0) return;
      if (statement.kind !== 'import') evaluation.run(statement);
      else this.#run(run, this.#importedPath(statement.path, path, evaluation));
    }
  }

  #importedPath(written: string, from: string, evaluation: Evaluation): string | undefined {
    const target = evaluation.expand(written.replace(OWN_FOLDER, ''))?.replaceAll('\\', '/');
    return target === undefined ? undefined : joinPath(parentPath(from), target);
  }

  /** Returns the file of this name in the innermost folder that has one. */
  #nearest(from: string, name: string): string | undefined {
    for (let folder = from; ; folder = parentPath(folder)) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (this.#statements.has(path)) return path;
      if (folder === '') return undefined;
    }
  }

  #beside(folder: string): Specification | undefined {
    for (const [path, specification] of this.#specifications)
      if (parentPath(path) === folder) return specification;
    return undefined;
  }
}

/** Orders projects by folder. The first of a folder is most likely its package, and not its tests or examples. */
function byPrecedence(a: EvaluatedProject, b: EvaluatedProject): number {
  const [file, other] = [a.project.file, b.project.file];
  return (
    compareText(parentPath(file), parentPath(other)) ||
    Number(b.hasPackageId) - Number(a.hasPackageId) ||
    Number(b.isNamedAsFolder) - Number(a.isNamedAsFolder) ||
    file.length - other.length ||
    compareText(file, other)
  );
}

function projectOf(
  file: string,
  name: string,
  version: string,
  required: readonly Dependency[],
): ReadProject {
  const dependencies = firstMentions(required).slice(0, MAX_DEPENDENCIES);
  return { file, name, version: literalVersion(version) || null, dependencies };
}
