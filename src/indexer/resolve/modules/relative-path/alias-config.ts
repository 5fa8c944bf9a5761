import { isWithin, parentPath } from '../../../../model/path.ts';
import { matchesGlob, type Glob } from '../glob.ts';
import { joinPath, namesDirectory } from '../path-index.ts';
import { resolveWritten, type AliasSettings, type WrittenPath } from './alias-settings.ts';
import type { Place } from './place.ts';
import { createPatternTable, type PatternTable } from './pattern-table.ts';

/** An alias file with all that it extends worked in. Paths are those of the repository. */
export interface AliasConfig {
  path: string;
  directory: string;
  aliases: { patterns: PatternTable; targets(pattern: string, star: string): Place[] } | undefined;
  baseUrl: string | undefined;
  rootDirs: readonly string[];
  /** Directories that its build writes to, with those in which the source of it may be, most likely first. */
  outputs: readonly { output: string; sources: readonly string[] }[];
  conditions: readonly string[];
  suffixes: readonly string[] | undefined;
  /** Paths of the alias files that it refers to, as they may be: of the file, or of its directory. */
  references: readonly string[];
  includes(path: string): boolean;
}

/** Where what is written was installed, not written; `**` passes it by. */
const installed = new Set(['node_modules', 'bower_components', 'jspm_packages']);

export function createAliasConfig(
  path: string,
  settings: AliasSettings,
  references: readonly string[],
): AliasConfig {
  const directory = parentPath(path);
  const at = (written: WrittenPath | undefined) => written && resolveWritten(written, directory);
  const all = (list: readonly WrittenPath[] = []) => list.map(at).filter((item) => item !== undefined);
  const baseUrl = at(settings.baseUrl);
  const outputs = [...new Set([at(settings.outDir), at(settings.declarationDir)])].filter(
    (item) => item !== undefined,
  );
  return {
    path,
    directory,
    baseUrl,
    aliases: settings.paths && createAliases(settings.paths, baseUrl, directory),
    rootDirs: all(settings.rootDirs),
    outputs: outputs.map((output) => ({ output, sources: sourceDirectories(settings, directory) })),
    conditions: settings.conditions ?? [],
    suffixes: settings.suffixes,
    references,
    includes: createFilter(settings, directory, outputs),
  };
}

function createAliases(
  { base, targets }: NonNullable<AliasSettings['paths']>,
  baseUrl: string | undefined,
  leaf: string,
): AliasConfig['aliases'] {
  return {
    patterns: createPatternTable([...targets.keys()], 'first'),
    targets: (pattern, star) =>
      (targets.get(pattern) ?? []).flatMap((target) => {
        const text = target.replace('*', () => star);
        const path = resolveWritten({ base: baseUrl ?? base, text }, leaf);
        return path === undefined ? [] : [{ path, isDirectory: namesDirectory(text) }];
      }),
  };
}

/** `rootDir`, else where the globs begin, else the directory of the file. */
function sourceDirectories(settings: AliasSettings, directory: string): string[] {
  const written = [settings.rootDir, ...(settings.include ?? [])].filter((item) => item !== undefined);
  const found = written.flatMap((item) => {
    const path = resolveWritten(item, directory);
    if (path === undefined) return [];
    const wild = path.split('/').findIndex((segment) => /[*?]/.test(segment));
    return wild < 0 ? path : path.split('/').slice(0, wild).join('/');
  });
  return [...new Set([...found, directory])];
}

function createFilter(settings: AliasSettings, directory: string, outputs: readonly string[]) {
  const globs = (list: readonly WrittenPath[]): Glob[] =>
    list.flatMap((item) => {
      const path = resolveWritten(item, directory);
      return path === undefined ? [] : [path.split('/')];
    });
  const files = new Set(settings.files?.map((file) => resolveWritten(file, directory)));
  // What is written beside its source takes nothing away.
  const below = outputs.filter((output) => !isWithin(output, directory));
  const everything = settings.files ? [] : [{ base: directory, text: '**/*' }];
  const include = globs(settings.include ?? everything).map(withContents);
  const exclude = settings.exclude
    ? globs(settings.exclude)
    : [...installed]
        .map((name) => joinPath(directory, name) ?? name)
        .concat(below)
        .map((path) => path.split('/'));
  const crosses = (segment: string) => !segment.startsWith('.') && !installed.has(segment);

  return (path: string): boolean => {
    if (files.has(path)) return true;
    const segments = path.split('/');
    if (!include.some((glob) => matchesGlob(glob, segments, { crosses }))) return false;
    // A directory that is excluded takes all below with it.
    return !exclude.some((glob) => matchesGlob(glob, segments, { prefix: true }));
  };
}

/** A glob that ends in the name of a directory means what is in it. */
function withContents(glob: Glob): Glob {
  const last = glob.at(-1) ?? '';
  if (last === '**') return [...glob, '*'];
  return /[*?.]/.test(last) ? glob : [...glob.filter((segment) => segment !== ''), '**', '*'];
}
