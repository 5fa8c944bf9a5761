import type { GradleFiles } from '../../package-recipe.ts';
import type { BuildTree, ProjectFolder } from './build-tree.ts';
import type { ScriptText } from './expression.ts';
import type { ProjectNames } from './project-names.ts';
import type { Script } from './script.ts';
import { TextResolver } from './text-resolver.ts';

/** Statements about groups and versions that are read for a project. */
const MAX_STATEMENTS = 1000;

/** The values that the scripts, settings and properties of a build give to one of its projects. */
export class ProjectValues {
  readonly project: ProjectFolder;
  readonly resolver: TextResolver;
  readonly #rule: GradleFiles;
  readonly #tree: BuildTree;
  readonly #names: ProjectNames;
  /** Those of the root project; undefined for itself. */
  readonly #root: ProjectValues | undefined;
  readonly #coordinates: Script['coordinates'];

  constructor(
    rule: GradleFiles,
    tree: BuildTree,
    project: ProjectFolder,
    names: ProjectNames,
    root: ProjectValues | undefined,
  ) {
    this.project = project;
    this.#rule = rule;
    this.#tree = tree;
    this.#names = names;
    this.#root = root;
    this.#coordinates = tree.reaching(project, (script) => script.coordinates, MAX_STATEMENTS);
    this.resolver = new TextResolver((name) => this.#textOf(name));
  }

  /** Returns a value by its name; undefined if it is not known. */
  value(name: string): string | undefined {
    return this.resolver.resolve([{ name }]);
  }

  /** Returns the name under which the project is published. */
  artifact(): string | undefined {
    const texts = this.#ownScript?.artifactIds ?? [];
    const [published, ...others] = new Set(texts.map((text) => this.resolver.resolve(text)));
    if (published && others.length === 0) return published;
    const own = this.#tree.properties(this.project.path);
    return this.#rule.artifactProperties.map((key) => own?.get(key)).find(Boolean) ?? this.value('name');
  }

  get #ownScript(): Script | undefined {
    return this.#tree.scripts.get(this.project.path)?.script;
  }

  #textOf(name: string): ScriptText | undefined {
    if (name.startsWith('rootProject.')) {
      const own = name.slice('rootProject.'.length);
      return this.#root ? wrapped(this.#root.value(own)) : [{ name: own }];
    }
    if (name === 'group' || name === 'version') return wrapped(this.#coordinate(name));
    if (name === 'name') return wrapped(this.#names.nameOf(this.project.path));
    const value = this.#tree.value(this.project, name);
    if (value) return value;
    const [catalog, section, ...rest] = name.split('.');
    if (section !== 'versions') return undefined;
    return wrapped(this.#tree.catalog(this.project, catalog ?? '')?.versions.get(rest.join('.')));
  }

  /** Returns the group or the version that the project has by its properties, by its script or by one around it. */
  #coordinate(key: 'group' | 'version'): string | undefined {
    const keys = key === 'group' ? this.#rule.groupProperties : this.#rule.versionProperties;
    for (const name of keys) {
      const value = this.#tree.property(this.project, name);
      if (value) return value;
    }
    const published = key === 'group' ? (this.#ownScript?.groupIds ?? []) : [];
    const written = this.#coordinates.filter((one) => one.key === key).map(({ text }) => text);
    for (const text of published.length === 1 ? [...published, ...written] : written) {
      const value = this.resolver.resolve(text);
      if (value) return value;
    }
    return this.#tree.property(this.project, key);
  }
}

function wrapped(value: string | undefined): ScriptText | undefined {
  return value === undefined ? undefined : [value];
}
