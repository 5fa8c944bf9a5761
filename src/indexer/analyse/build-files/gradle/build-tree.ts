import { baseName, parentPath } from '../../../../model/path.ts';
import { isNamed } from '../../is-named.ts';
import type { GradleFiles } from '../../package-recipe.ts';
import type { Reach } from './blocks.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import type { ScriptText } from './expression.ts';
import { readProperties } from './properties.ts';
import { readScript, type Script } from './script.ts';

/** A folder of a build, with the folders around it up to that of the settings, innermost first. */
export interface ProjectFolder {
  path: string;
  around: readonly string[];
  root: string;
}

interface ScriptFile {
  file: string;
  script: Script;
}

/** The files of builds by their folders. */
export class BuildTree {
  readonly #rule: GradleFiles;
  readonly #scripts = new Map<string, ScriptFile>();
  readonly #settings = new Map<string, Script>();
  readonly #properties = new Map<string, ReadonlyMap<string, string>>();
  /** Catalogs by the folder of their build and the name that scripts use. */
  readonly #catalogs = new Map<string, Map<string, Catalog>>();

  constructor(rule: GradleFiles) {
    this.#rule = rule;
  }

  add(file: string, text: string): void {
    const [name, folder] = [baseName(file), parentPath(file)];
    const { settings, properties, catalogs, scripts } = this.#rule;
    const isKts = name.endsWith('.kts');
    if (name === properties) this.#properties.set(folder, readProperties(text));
    else if (isNamed(name, catalogs)) this.#addCatalog(file, text);
    else if (settings.includes(name)) {
      if (!this.#settings.has(folder)) this.#settings.set(folder, readScript(text, isKts));
    } else if (scripts.includes(name) || name.replace(/\.gradle(?:\.kts)?$/, '') === baseName(folder)) {
      if (!this.#scripts.has(folder)) this.#scripts.set(folder, { file, script: readScript(text, isKts) });
    }
  }

  /** Returns the scripts of projects by their folders. */
  get scripts(): ReadonlyMap<string, ScriptFile> {
    return this.#scripts;
  }

  folder(path: string): ProjectFolder {
    const around = [path];
    for (let folder = path; !this.#settings.has(folder);) {
      if (folder === '') return { path, around: [path], root: path };
      folder = parentPath(folder);
      around.push(folder);
    }
    return { path, around, root: around.at(-1) ?? path };
  }

  settings(root: string): Script | undefined {
    return this.#settings.get(root);
  }

  /** Returns the properties in the folder itself. */
  properties(folder: string): ReadonlyMap<string, string> | undefined {
    return this.#properties.get(folder);
  }

  property({ around }: ProjectFolder, name: string): string | undefined {
    for (const folder of around) {
      const value = this.#properties.get(folder)?.get(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Returns the value that the innermost script or file of properties gives. */
  value({ around }: ProjectFolder, name: string): ScriptText | undefined {
    for (const folder of around) {
      const text = this.#scripts.get(folder)?.script.values.get(name);
      if (text) return text;
      const property = this.#properties.get(folder)?.get(name);
      if (property !== undefined) return [property];
    }
    return undefined;
  }

  catalog({ around }: ProjectFolder, name: string): Catalog | undefined {
    for (const folder of around) {
      const catalog = this.#catalogs.get(folder)?.get(name);
      if (catalog) return catalog;
    }
    return undefined;
  }

  /** Returns statements of the own script and of those around it that are about a project. Reads at most `limit` statements. */
  reaching<One extends { reach: Reach }>(
    project: ProjectFolder,
    listOf: (script: Script) => readonly One[],
    limit: number,
  ): One[] {
    const found: One[] = [];
    let left = limit;
    for (const folder of project.around) {
      const script = this.#scripts.get(folder)?.script;
      const other = folder === project.path ? 'own' : 'below';
      for (const one of script ? listOf(script) : []) {
        if (--left < 0) return found;
        if (one.reach === 'all' || one.reach === other) found.push(one);
      }
    }
    return found;
  }

  #addCatalog(file: string, text: string): void {
    const root = parentPath(parentPath(file));
    const catalogs = this.#catalogs.get(root) ?? new Map<string, Catalog>();
    catalogs.set(baseName(file).replace(/\..*$/, ''), readCatalog(file, text));
    this.#catalogs.set(root, catalogs);
  }
}
