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
  /** Its place in the order of precedence. */
  rank: number;
}

/** The files of builds by their folders. */
export class BuildTree {
  readonly #rule: GradleFiles;
  readonly #scripts = new Map<string, ScriptFile>();
  readonly #settings = new Map<string, ScriptFile>();
  readonly #properties = new Map<string, ReadonlyMap<string, string>>();
  /** Catalogs by the folder of their build and the name that scripts use. */
  readonly #catalogs = new Map<string, Map<string, Catalog>>();

  constructor(rule: GradleFiles) {
    this.#rule = rule;
  }

  add(file: string, text: string): void {
    const [name, folder] = [baseName(file), parentPath(file)];
    const { settings, properties, catalogs } = this.#rule;
    if (name === properties) this.#properties.set(folder, readProperties(text));
    else if (isNamed(name, catalogs)) this.#addCatalog(file, text);
    else if (settings.includes(name)) addScript(this.#settings, settings, file, text);
    else addScript(this.#scripts, this.#scriptsIn(folder), file, text);
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
    return this.#settings.get(root)?.script;
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

  /** Returns the names of the scripts of a project, the preferred first. */
  #scriptsIn(folder: string): string[] {
    const { scripts, otherScripts } = this.#rule;
    const named = baseName(folder);
    return [...scripts, ...(named === '' ? [] : otherScripts.map((each) => `${named}${each.slice(1)}`))];
  }

  #addCatalog(file: string, text: string): void {
    const root = parentPath(parentPath(file));
    const catalogs = this.#catalogs.get(root) ?? new Map<string, Catalog>();
    catalogs.set(baseName(file).replace(/\..*$/, ''), readCatalog(file, text));
    this.#catalogs.set(root, catalogs);
  }
}

/** Reads a script that has one of these names if it precedes the one of its folder. */
function addScript(
  scripts: Map<string, ScriptFile>,
  names: readonly string[],
  file: string,
  text: string,
): void {
  const [folder, rank] = [parentPath(file), names.indexOf(baseName(file))];
  if (rank < 0 || rank >= (scripts.get(folder)?.rank ?? names.length)) return;
  scripts.set(folder, { file, script: readScript(text, file.endsWith('.kts')), rank });
}
