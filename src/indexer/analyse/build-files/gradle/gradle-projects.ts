import type { Dependency } from '../../../../model/packages.ts';
import { baseName, parentPath } from '../../../../model/path.ts';
import { firstMentions } from '../../inherited-project.ts';
import { isNamed } from '../../is-named.ts';
import { literalVersion, MAX_DEPENDENCIES } from '../../package-limits.ts';
import type { GradleFiles } from '../../package-recipe.ts';
import type { BuildReader, ReadProject } from '../build-reader.ts';
import type { Reach } from './blocks.ts';
import { readCatalog, readCoordinates, type Catalog } from './catalog.ts';
import type { ScriptText } from './expression.ts';
import type { Notation } from './notations.ts';
import { readProperties } from './properties.ts';
import { readScript, type Script } from './script.ts';
import { TextResolver } from './text-resolver.ts';

/** A folder of a build, with the folders around it up to that of the settings, innermost first. */
interface Folder {
  path: string;
  around: readonly string[];
  root: string;
}

/**
 * Reads builds of several projects: scripts, settings, properties and version catalogs.
 *
 * Build scripts are programs, and only their literal notation is read. Not followed are plugins and scripts that others apply,
 * constants in classes of the build, loops over projects, `project(":x") { … }` in the script of another project, and the names of
 * projects that a program computes. A script is named as the rule says, or as its folder.
 */
export class GradleProjects implements BuildReader {
  readonly #rule: GradleFiles;
  readonly #scripts = new Map<string, { path: string; script: Script }>();
  readonly #settings = new Map<string, Script>();
  readonly #properties = new Map<string, ReadonlyMap<string, string>>();
  /** Catalogs by the folder of their build and the name that scripts use. */
  readonly #catalogs = new Map<string, Map<string, Catalog>>();

  constructor(rule: GradleFiles) {
    this.#rule = rule;
  }

  addFile(path: string, text: string): void {
    const [name, folder] = [baseName(path), parentPath(path)];
    const { settings, properties, catalogs, scripts } = this.#rule;
    const isKts = name.endsWith('.kts');
    if (name === properties) this.#properties.set(folder, readProperties(text));
    else if (isNamed(name, catalogs)) this.#addCatalog(path, text);
    else if (settings.includes(name)) {
      if (!this.#settings.has(folder)) this.#settings.set(folder, readScript(text, isKts));
    } else if (scripts.includes(name) || name.replace(/\.gradle(?:\.kts)?$/, '') === baseName(folder)) {
      if (!this.#scripts.has(folder)) this.#scripts.set(folder, { path, script: readScript(text, isKts) });
    }
  }

  projects(): ReadProject[] {
    return [...this.#scripts].flatMap(([folder, { path }]) => {
      const project = this.#folder(folder);
      const artifact = this.#artifact(project);
      if (artifact === undefined) return [];
      const group = this.#coordinate(project, 'group');
      const version = literalVersion(this.#coordinate(project, 'version') ?? '') || null;
      const dependencies = firstMentions(this.#dependencies(project)).slice(0, MAX_DEPENDENCIES);
      return [{ file: path, name: group ? `${group}:${artifact}` : artifact, version, dependencies }];
    });
  }

  #addCatalog(path: string, text: string): void {
    const root = parentPath(parentPath(path));
    const catalogs = this.#catalogs.get(root) ?? new Map<string, Catalog>();
    catalogs.set(baseName(path).replace(/\..*$/, ''), readCatalog(path, text));
    this.#catalogs.set(root, catalogs);
  }

  #folder(path: string): Folder {
    const around = [path];
    for (let folder = path; !this.#settings.has(folder);) {
      if (folder === '') return { path, around: [path], root: path };
      folder = parentPath(folder);
      around.push(folder);
    }
    return { path, around, root: around.at(-1) ?? path };
  }

  /** Returns the name under which a project is published. */
  #artifact(project: Folder): string | undefined {
    const published = this.#onlyText(project, this.#scripts.get(project.path)?.script.artifactIds);
    if (published !== undefined) return published;
    const own = this.#properties.get(project.path);
    const named = this.#rule.artifactProperties.map((key) => own?.get(key)).find(Boolean);
    return named ?? this.#projectName(project);
  }

  #projectName(project: Folder): string | undefined {
    const settings = this.#settings.get(project.root);
    const resolve = (text: ScriptText | undefined): string | undefined =>
      text && this.#resolver(this.#folder(project.root)).resolve(text);
    if (project.path === project.root)
      return resolve(settings?.rootName) ?? (baseName(project.path) || undefined);
    const below = project.root === '' ? project.path : project.path.slice(project.root.length + 1);
    const placed = [...(settings?.folders ?? [])].find(([, text]) => resolve(text) === below)?.[0];
    const path = placed ?? `:${below.replaceAll('/', ':')}`;
    return resolve(settings?.names.get(path)) ?? path.slice(path.lastIndexOf(':') + 1);
  }

  /** Returns the text if all are the same. */
  #onlyText(project: Folder, texts: readonly ScriptText[] = []): string | undefined {
    const found = new Set(texts.map((text) => this.#resolver(project).resolve(text)));
    const [only] = found;
    return found.size === 1 && only ? only : undefined;
  }

  /** Returns the group or the version that a project has by its properties, by its script or by one around it. */
  #coordinate(
    project: Folder,
    key: 'group' | 'version',
    resolver = this.#resolver(project),
  ): string | undefined {
    const own = this.#scripts.get(project.path)?.script;
    const published = key === 'group' ? own?.groupIds : undefined;
    const keys = key === 'group' ? this.#rule.groupProperties : this.#rule.versionProperties;
    const texts = [
      ...(published?.length === 1 ? published : []),
      ...this.#reaching(project, (script) => script.coordinates).flatMap((one) =>
        one.key === key ? [one.text] : [],
      ),
    ];
    for (const name of keys) {
      const value = this.#property(project, name);
      if (value) return value;
    }
    for (const text of texts) {
      const value = resolver.resolve(text);
      if (value) return value;
    }
    return this.#property(project, key);
  }

  /** Returns statements of the own script and of those around it that are about a project. */
  #reaching<One extends { reach: Reach }>(
    project: Folder,
    listOf: (script: Script) => readonly One[],
  ): One[] {
    return project.around.flatMap((folder) => {
      const script = this.#scripts.get(folder)?.script;
      const other = folder === project.path ? 'own' : 'below';
      return script ? listOf(script).filter(({ reach }) => reach === 'all' || reach === other) : [];
    });
  }

  /** Returns required packages, those for tests last. */
  #dependencies(project: Folder): Dependency[] {
    const resolver = this.#resolver(project);
    const all = this.#reaching(project, (script) => script.dependencies);
    return [...all.filter(({ isTest }) => !isTest), ...all.filter(({ isTest }) => isTest)].flatMap(
      ({ notation }) => this.#dependencyOf(notation, project, resolver),
    );
  }

  #dependencyOf(notation: Notation, project: Folder, resolver: TextResolver): Dependency[] {
    switch (notation.kind) {
      case 'coordinates':
        return coordinatesOf(resolver.resolveParts(notation.text));
      case 'parts': {
        const [group, name] = [resolver.resolve(notation.group), resolver.resolve(notation.name)];
        if (!group || !name) return [];
        return coordinatesOf(`${group}:${name}:${resolver.resolve(notation.version) ?? ''}`);
      }
      case 'shorthand': {
        const [beginning] = Object.hasOwn(this.#rule.shorthands, notation.call)
          ? [this.#rule.shorthands[notation.call]]
          : [];
        const name = resolver.resolve(notation.name);
        if (beginning === undefined || !name) return [];
        return coordinatesOf(`${beginning}${name}:${resolver.resolve(notation.version) ?? ''}`);
      }
      case 'accessor':
        return (
          this.#librariesOf(notation.path, project) ??
          coordinatesOf(resolver.resolve([{ name: notation.path }]))
        );
    }
  }

  /** Returns the libraries of a catalog, one or those of a bundle. */
  #librariesOf(path: string, project: Folder): Dependency[] | undefined {
    const dot = path.indexOf('.');
    const catalog = this.#catalog(path.slice(0, Math.max(dot, 0)), project);
    if (!catalog) return undefined;
    const name = path.slice(dot + 1);
    const names = name.startsWith('bundles.') ? (catalog.bundles.get(name.slice(8)) ?? []) : [name];
    return names.flatMap((one) => catalog.libraries.get(one) ?? []);
  }

  #catalog(name: string, { around }: Folder): Catalog | undefined {
    return around.map((folder) => this.#catalogs.get(folder)?.get(name)).find(Boolean);
  }

  #property({ around }: Folder, name: string): string | undefined {
    return around
      .map((folder) => this.#properties.get(folder)?.get(name))
      .find((value) => value !== undefined);
  }

  #resolver(project: Folder): TextResolver {
    const valueOf = (name: string, resolver: TextResolver, from = project): ScriptText | undefined => {
      if (name.startsWith('rootProject.'))
        return valueOf(name.slice('rootProject.'.length), resolver, this.#folder(project.root));
      if (name === 'group' || name === 'version') return wrapped(this.#coordinate(from, name, resolver));
      if (name === 'name') return wrapped(this.#projectName(from));
      for (const folder of from.around) {
        const value =
          this.#scripts.get(folder)?.script.values.get(name) ??
          wrapped(this.#properties.get(folder)?.get(name));
        if (value) return value;
      }
      const [catalog, section, ...rest] = name.split('.');
      if (section !== 'versions') return undefined;
      return wrapped(this.#catalog(catalog ?? '', from)?.versions.get(rest.join('.')));
    };
    return new TextResolver(valueOf);
  }
}

function wrapped(value: string | undefined): ScriptText | undefined {
  return value === undefined ? undefined : [value];
}

function coordinatesOf(text: string | undefined): Dependency[] {
  const found = text === undefined ? undefined : readCoordinates(text);
  return found ? [found] : [];
}
