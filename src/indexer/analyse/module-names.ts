import { compareText } from '../../model/order.ts';
import type { ModuleRule } from './package-recipe.ts';

const MAX_MODULES = 500;

/** A file of the repository that is no test. */
export interface PackagedFile {
  path: string;
  /** The namespace that it declares itself part of; empty if it declares none. */
  namespace: string;
}

/** Returns the names by which imports name parts of a package, sorted. `files` are those of the package, with paths below its folder. */
export function moduleNames(rule: ModuleRule, packageName: string, files: readonly PackagedFile[]): string[] {
  return [...allNames(rule, packageName, files)].sort(compareText).slice(0, MAX_MODULES);
}

function allNames(
  rule: ModuleRule,
  packageName: string,
  files: readonly PackagedFile[],
): ReadonlySet<string> {
  if (typeof rule !== 'string' && 'paths' in rule)
    return outermost(namesIn(new RegExp(rule.paths, 'u'), files));
  const shared = rule === 'declared' ? undefined : new RegExp(rule.declaredExcept, 'u');
  const isOwn = (name: string): boolean => shared?.test(name) !== true || shared.test(packageName);
  return new Set(files.map(({ namespace }) => namespace).filter((name) => name !== '' && isOwn(name)));
}

function namesIn(pattern: RegExp, files: readonly PackagedFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ path }) => {
      const name = pattern.exec(path)?.slice(1).find(Boolean);
      return name === undefined ? [] : [name.replaceAll('/', '.')];
    }),
  );
}

/** A module in a module is imported by the name of that. */
function outermost(names: ReadonlySet<string>): Set<string> {
  const isInside = (name: string): boolean => {
    for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1))
      if (names.has(name.slice(0, end))) return true;
    return false;
  };
  return new Set([...names].filter((name) => !isInside(name)));
}
