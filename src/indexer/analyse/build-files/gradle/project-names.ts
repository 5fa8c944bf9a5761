import { baseName } from '../../../../model/path.ts';
import type { ScriptText } from './expression.ts';
import type { Script } from './script.ts';
import { TextResolver } from './text-resolver.ts';

/** The names of the projects of a build: those that its settings write, or those of folders. */
export class ProjectNames {
  readonly #root: string;
  readonly #settings: Script | undefined;
  readonly #properties: ReadonlyMap<string, string> | undefined;
  readonly #rootName: string | undefined;
  readonly #resolver: TextResolver;
  /** Paths of projects by the folders that settings give them. */
  readonly #paths = new Map<string, string>();

  /** The properties are those in the folder of the settings. */
  constructor(
    root: string,
    settings: Script | undefined,
    properties: ReadonlyMap<string, string> | undefined,
  ) {
    this.#root = root;
    this.#settings = settings;
    this.#properties = properties;
    // The name of the root is that of its folder until the settings give it another, which may contain the first.
    const folderName = baseName(root) || undefined;
    const written = settings?.rootName;
    this.#rootName = written ? this.#resolverWith(folderName).resolve(written) : folderName;
    this.#resolver = this.#resolverWith(this.#rootName);
    for (const [path, text] of settings?.folders ?? []) {
      const folder = this.#resolver.resolve(text);
      if (folder !== undefined && !this.#paths.has(folder)) this.#paths.set(folder, path);
    }
  }

  /** Returns the name of the project in a folder of the build. Undefined if the settings write one that is not known. */
  nameOf(folder: string): string | undefined {
    if (folder === this.#root) return this.#rootName;
    const below = this.#root === '' ? folder : folder.slice(this.#root.length + 1);
    const path = this.#paths.get(below) ?? `:${below.replaceAll('/', ':')}`;
    const written = this.#settings?.names.get(path);
    return written ? this.#resolver.resolve(written) : path.slice(path.lastIndexOf(':') + 1);
  }

  #resolverWith(rootName: string | undefined): TextResolver {
    return new TextResolver((name): ScriptText | undefined => {
      const value = name === 'rootProject.name' ? rootName : this.#properties?.get(name);
      return this.#settings?.values.get(name) ?? (value === undefined ? undefined : [value]);
    });
  }
}
