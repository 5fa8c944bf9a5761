import type { Finding } from '../../../model/coverage.ts';
import { compareText } from '../../../model/order.ts';

/** All that a resolver knows of a repository. */
export interface ModuleContext {
  /** All files of the repository that have a page, sorted. */
  paths: readonly string[];
  /** Dotted names of all namespaces that files of the language declare; absent where no file has been read. */
  namespaces?: ReadonlySet<string>;
  /**
   * Text of a configuration file, or undefined. Asked only while a resolver is made and only for `paths`; see
   * `loadConfigTexts`, which reads beforehand what will be asked.
   */
  readText(path: string): string | undefined;
}

export type ModuleTarget =
  /** A file, or what `members` lead to from there: modules in its code, or types. */
  | { kind: 'file'; path: string; members?: readonly string[] }
  /**
   * Files that share a namespace (see `Units.named`), or what `members` lead to from there. `project` is the one of the importing
   * file, whose definitions come first, and `references` are those that it depends on, in groups of which the first comes first.
   * `outside` is the package that is meant if `members` lead nowhere: a namespace below this one, which others declare.
   */
  | {
      kind: 'unit';
      name: string;
      members: readonly string[];
      outside?: string;
      project?: string;
      references?: readonly (readonly string[])[];
    }
  /** A directory that is imported as a whole and has no file that stands for it. */
  | { kind: 'directory'; path: string }
  /**
   * Outside of the repository, what comes with the runtime included. `subpath` is empty for the whole. `library` is its name
   * in the library of the language, if that is another.
   */
  | { kind: 'package'; name: string; subpath: string; library?: string }
  /** Files that are read as data: see `dataSpecifier`. */
  | { kind: 'files'; paths: readonly string[] }
  | { kind: 'unresolved' };

/** An import that stands in no code: project files give it to all files of a project. */
export interface ImpliedImport {
  /** A namespace or type, whose names are imported. */
  source: string;
  /** The name under which it is imported itself; undefined if its names are. */
  alias: string | undefined;
}

export interface ModuleResolver {
  /** Where the specifier leads that stands in the file `fromPath`. Remembers its answers. */
  resolve(fromPath: string, specifier: string): ModuleTarget;
  /** What project files import for a file. */
  implied?(path: string): readonly ImpliedImport[];
  /** Configuration that could not be used, and what that costs. Sorted by path. */
  findings: readonly Finding[];
}

export const unresolved: ModuleTarget = { kind: 'unresolved' };

export function fileTarget(path: string): ModuleTarget {
  return { kind: 'file', path };
}

export function unitTarget(name: string, members: readonly string[] = [], outside?: string): ModuleTarget {
  return { kind: 'unit', name, members, ...(outside === undefined ? {} : { outside }) };
}

export function directoryTarget(path: string): ModuleTarget {
  return { kind: 'directory', path };
}

export function packageTarget(name: string, subpath = ''): ModuleTarget {
  return { kind: 'package', name, subpath };
}

/** The order of findings that depends on nothing but what they say. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message));
}
