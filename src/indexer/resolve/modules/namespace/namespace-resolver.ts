import { normalize } from 'node:path/posix';
import { parentPath } from '../../../../model/path.ts';
import {
  directoryTarget,
  fileTarget,
  packageTarget,
  unitTarget,
  unresolved,
  type ModuleContext,
  type ModuleResolver,
  type ModuleTarget,
} from '../module-resolver.ts';
import type { NamespaceRecipe } from '../recipe.ts';
import { readImpliedImports } from './implied-imports.ts';
import { findProjects } from './projects.ts';

/** Resolves dotted names of namespaces, and of types in them, wherever the files that declare them are. */
export function createNamespaceResolver(recipe: NamespaceRecipe, context: ModuleContext): ModuleResolver {
  const namespaces: ReadonlySet<string> = context.namespaces ?? new Set();
  const prefixes = new Set<string>();
  for (const namespace of namespaces)
    for (let end = namespace.length; end > 0; end = namespace.lastIndexOf('.', end - 1))
      prefixes.add(namespace.slice(0, end));
  const typeName = new RegExp(recipe.typeName, 'u');

  const resolve = (specifier: string): ModuleTarget => {
    const parts = specifier.split(recipe.separator).filter((part) => part !== '');
    for (let count = parts.length; count > 0; count--) {
      const name = parts.slice(0, count).join('.');
      const members = parts.slice(count);
      const isMembers = members.length === 0 || typeName.test(members[0] ?? '');
      if (!namespaces.has(name) || !isMembers) continue;
      // The rest may name a namespace that others declare, if types and namespaces are named alike.
      const isOpen = members.length > 0 && parts.every((part) => typeName.test(part));
      return unitTarget(name, members, isOpen ? parts.join('.') : undefined);
    }
    const whole = parts.join('.');
    if (prefixes.has(whole)) return directoryTarget(whole);
    const first = parts.findIndex((part) => typeName.test(part));
    const length = first > 0 ? first : parts.length;
    return packageTarget(parts.slice(0, length).join('.'), parts.slice(length).join('/'));
  };

  const projects = recipe.projects && findProjects(recipe.projects, context);
  const inProject = (target: ModuleTarget, fromPath: string): ModuleTarget => {
    if (!projects || target.kind !== 'unit') return target;
    const project = projects.of(fromPath);
    return { ...target, project, references: projects.referencesOf(project) };
  };

  const isPath = recipe.files === undefined ? undefined : new RegExp(recipe.files, 'u');
  const paths = new Set(isPath ? context.paths : []);
  const fileAt = (fromPath: string, specifier: string): ModuleTarget => {
    const path = normalize(`${parentPath(fromPath)}/${specifier}`).replace(/^\/+/, '');
    return paths.has(path) ? fileTarget(path) : unresolved;
  };

  const always = recipe.always.map((source) => ({ source, alias: undefined }));
  const known = new Map<string, ModuleTarget>();
  return {
    ...(recipe.implied ? { implied: readImpliedImports(recipe.implied, context) } : {}),
    ...(recipe.always.length > 0 ? { implied: () => always } : {}),
    findings: [],
    resolve: (fromPath, specifier) => {
      if (isPath?.test(specifier)) return fileAt(fromPath, specifier);
      // The namespace without a name.
      const found = known.get(specifier) ?? (specifier === '' ? unitTarget('') : resolve(specifier));
      known.set(specifier, found);
      return inProject(found, fromPath);
    },
  };
}
