import { parentPath } from '../../../../model/path.ts';
import type { ModuleTarget } from '../module-resolver.ts';
import type { AliasConfig } from './alias-config.ts';
import type { Conditions } from './package-exports.ts';

/** Whose files see a specifier in the same way: those of one directory under one alias file. */
export interface Scope {
  directory: string;
  project: AliasConfig | undefined;
  conditions: Conditions;
  /** What specifiers were found to lead to. */
  answers: Map<string, ModuleTarget>;
}

/** Gives the scope of a file, the same for files that share one. */
export function createScopes(
  projectOf: (path: string) => AliasConfig | undefined,
  usual: Conditions,
): (path: string) => Scope {
  const ofFile = new Map<string, Scope>();
  const ofProject = new Map<AliasConfig | undefined, Map<string, Scope>>();

  const create = (directory: string, project: AliasConfig | undefined): Scope => {
    const own = project?.conditions ?? [];
    const conditions = own.length === 0 ? usual : usual.map((names) => new Set([...names, ...own]));
    return { directory, project, conditions, answers: new Map() };
  };

  return (path) => {
    const known = ofFile.get(path);
    if (known) return known;
    const project = projectOf(path);
    const directory = parentPath(path);
    const siblings = ofProject.get(project) ?? new Map<string, Scope>();
    ofProject.set(project, siblings);
    const scope = siblings.get(directory) ?? create(directory, project);
    siblings.set(directory, scope);
    ofFile.set(path, scope);
    return scope;
  };
}
