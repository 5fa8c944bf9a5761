import { posix } from 'node:path';
import type { ModuleInfo } from './read-module.ts';
import { impureFolders, impureGlobals, packageRules, pureFolders, rules, type Rule } from './rules.ts';

const TESTS_REASON = 'the program does not depend on its tests and benchmarks';

/** Returns a line per violation, with place and reason. `module.path` is relative to the root: `src/query/read.ts`. */
export function checkDirections(module: ModuleInfo): string[] {
  const from = folderOf(module.path);
  const place = module.path.slice('src/'.length);
  const rule = ruleOf(place);
  if (!rule)
    return [`${module.path}: there is no rule for src/${from}; add one to test/architecture/rules.ts`];
  return module.imports.flatMap(({ specifier, line }) => {
    const at = `${module.path}:${line}`;
    if (!specifier.startsWith('.')) return packageViolations(at, module.path, specifier);
    const target = posix.normalize(posix.join(posix.dirname(module.path), specifier));
    if (target.startsWith('test/')) return [`${at}: src must not import ${target}: ${TESTS_REASON}`];
    if (!target.startsWith('src/')) return [];
    const to = target.slice('src/'.length);
    const isOwn = hasOwnFolder(rule) ? isIn(to, rule.from) : folderOf(target) === from;
    const allowed = isOwn || rule.may.some((part) => isIn(to, part));
    return allowed ? [] : [`${at}: src/${rule.from} must not import ${target}: ${rule.reason}`];
  });
}

/** The path of a relative import, relative to `src`; empty for other imports. */
function targetOf(path: string, specifier: string): string {
  const target = posix.normalize(posix.join(posix.dirname(path), specifier));
  return specifier.startsWith('.') && target.startsWith('src/') ? target.slice('src/'.length) : '';
}

/** The rule with the longest `from` that contains a file. */
function ruleOf(place: string): Rule | undefined {
  const own = rules.filter(({ from }) => isIn(place, from));
  return own.sort((a, b) => b.from.length - a.from.length)[0];
}

/** Whether a rule is about a stage inside of a folder of `src`, whose neighbours are imported by its list only. */
function hasOwnFolder({ from }: Rule): boolean {
  return from.startsWith('indexer/');
}

export function checkPurity(module: ModuleInfo): string[] {
  const place = module.path.slice('src/'.length);
  const folder = pureFolders.find((each) => isIn(place, each));
  if (folder === undefined || impureFolders.some((each) => isIn(place, each))) return [];
  const why = `src/${folder} must run everywhere with the same result`;
  return [
    ...module.imports
      .filter(({ specifier }) => impureFolders.some((each) => isIn(targetOf(module.path, specifier), each)))
      .map(({ specifier, line }) => `${module.path}:${line}: imports ${specifier}: ${why}`),
    ...module.imports
      .filter(({ specifier }) => specifier.startsWith('node:'))
      .map(({ specifier, line }) => `${module.path}:${line}: imports ${specifier}: ${why}`),
    ...module.globals
      .filter(({ name }) => impureGlobals.has(name))
      .map(({ name, line }) => `${module.path}:${line}: uses ${name}: ${why}`),
  ];
}

export function checkAny(module: ModuleInfo): string[] {
  return module.anyLines.map((line) => `${module.path}:${line}: the type any switches type checking off`);
}

/** Circular imports as lists of paths, type imports included. A dynamic import is not part of a circle. */
export function findCycles(modules: readonly ModuleInfo[]): string[][] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string): void => {
    const module = byPath.get(path);
    if (!module || state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path]);
      return;
    }
    state.set(path, 'open');
    trail.push(path);
    for (const { specifier, isLate } of module.imports) {
      if (!isLate && specifier.startsWith('.'))
        visit(posix.normalize(posix.join(posix.dirname(path), specifier)));
    }
    trail.pop();
    state.set(path, 'done');
  };
  for (const { path } of modules) visit(path);
  return cycles;
}

/**
 * Lines that name a language, compared as whole words in any case; hyphens and underscores end a word.
 * `allowed` phrases are about the browser or the tools, not about a language that is analysed.
 */
export function findLanguageNames(
  module: Pick<ModuleInfo, 'path' | 'text'>,
  names: readonly string[],
  allowed: readonly RegExp[] = [],
): string[] {
  // A name of one letter is a word of any code.
  const escaped = names
    .filter((name) => name.length > 1)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![a-z0-9])(?:${escaped.join('|')})(?![a-z0-9])`, 'gi');
  return module.text.split('\n').flatMap((text, index) => {
    const rest = allowed.reduce((line, phrase) => line.replace(phrase, ''), text);
    return [...rest.matchAll(pattern)].map(
      ([name]) =>
        `${module.path}:${index + 1}: names ${name}: knowledge about a language belongs in grammars/`,
    );
  });
}

function packageViolations(at: string, path: string, specifier: string): string[] {
  const place = path.slice('src/'.length);
  return packageRules
    .filter(({ name, only }) => name.test(specifier) && !only.some((part) => isIn(place, part)))
    .map(({ only, reason }) => `${at}: only ${only.join(' and ')} may import ${specifier}: ${reason}`);
}

function isIn(place: string, part: string): boolean {
  if (part === '.') return !place.includes('/');
  return place === part || place.startsWith(`${part}/`) || place.startsWith(`${part}.`);
}

/** `query` for `src/query/read.ts`, `features/x` for `src/features/x/y.ts`, `.` for a file directly in `src`. */
function folderOf(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  if (folder === 'features') return `features/${rest[0] ?? ''}`;
  return rest.length > 0 ? folder : '.';
}
