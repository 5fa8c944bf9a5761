import { baseName, parentPath } from '../../../../model/path.ts';
import type { Finding } from '../../../../model/coverage.ts';
import { isFinding, readConfig } from '../../../config-file/read-config.ts';
import { matchesWildcard } from '../glob.ts';
import type { ModuleContext } from '../module-resolver.ts';
import { indexPaths, joinPath, type PathIndex } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';
import { createAliasConfig, type AliasConfig } from './alias-config.ts';
import { readAliasSettings, type AliasFileContent, type AliasSettings } from './alias-settings.ts';
import { parsePackageSpecifier } from './package-name.ts';
import type { Packages } from './packages.ts';

export interface AliasFiles {
  /** Those of a directory, in the order in which they are asked. */
  inDirectory(directory: string): readonly AliasConfig[];
  /** Those that one refers to, and those to which these refer. */
  referredBy(config: AliasConfig): readonly AliasConfig[];
}

/** A longer chain is a mistake, or meant to be one. */
const MAX_CHAIN = 50;
/** Each of them may be asked for each file. */
const MAX_REFERRED = 200;

/** Reads every alias file of the repository with all that these extend and refer to. */
export function readAliasFiles(
  recipe: RelativePathRecipe,
  context: ModuleContext,
  packages: Packages,
  findings: Finding[],
): AliasFiles {
  const index = indexPaths(context.paths);
  const contents = new Map<string, AliasFileContent | undefined>();
  const merged = new Map<string, AliasSettings>();
  const configs = new Map<string, AliasConfig>();
  const byDirectory = new Map<string, AliasConfig[]>();
  const report = (path: string, code: string, message: string, severity: Finding['severity'] = 'warning') =>
    void findings.push({ code, severity, message, path });

  const load = (path: string): AliasFileContent | undefined => {
    if (contents.has(path)) return contents.get(path);
    const text = context.readText(path);
    const content =
      text === undefined
        ? undefined
        : readConfig({ path, text, format: 'json', consequence: 'the path aliases in it are ignored' });
    if (content !== undefined && isFinding(content)) findings.push(content);
    const read =
      content === undefined || isFinding(content)
        ? undefined
        : readAliasSettings(path, parentPath(path), content, findings);
    contents.set(path, read);
    return read;
  };

  const merge = (path: string, chain: readonly string[]): AliasSettings => {
    const known = merged.get(path);
    if (known) return known;
    const content = load(path);
    if (!content) return {};
    const settings: AliasSettings = {};
    for (const name of content.extends) {
      const base = findExtended(path, name, index, packages, recipe);
      if (base === undefined) {
        const message = `${path} extends ${name}, which is not in the repository: the settings of that file are ignored.`;
        // Most often a framework generates it.
        if (name.startsWith('.')) report(path, 'config-extends-missing', message, 'info');
      } else if (base === path || chain.includes(base)) {
        report(
          path,
          'config-extends-cycle',
          `${path} extends ${base}, which extends it in turn: this step is ignored.`,
        );
      } else if (chain.length >= MAX_CHAIN) {
        report(
          path,
          'config-extends-long',
          `${path} is the end of a chain of ${MAX_CHAIN} files that extend each other: the rest is ignored.`,
        );
      } else Object.assign(settings, merge(base, [...chain, path]));
    }
    Object.assign(settings, content.settings);
    merged.set(path, settings);
    return settings;
  };

  const configAt = (path: string): AliasConfig => {
    const known = configs.get(path);
    if (known) return known;
    const references = (load(path)?.references ?? []).flatMap(
      (text) => joinPath(parentPath(path), text) ?? [],
    );
    const config = createAliasConfig(path, merge(path, []), references);
    configs.set(path, config);
    return config;
  };

  const directoryConfigs = (directory: string) => byDirectory.get(directory) ?? [];

  const direct = (config: AliasConfig): readonly AliasConfig[] =>
    config.references.flatMap((path) =>
      index.files.has(path) ? configAt(path) : directoryConfigs(path).slice(0, 1),
    );

  for (const pattern of recipe.aliasFiles) {
    for (const path of context.paths) {
      if (configs.has(path) || !matchesWildcard(pattern, baseName(path))) continue;
      const directory = parentPath(path);
      byDirectory.set(directory, [...directoryConfigs(directory), configAt(path)]);
    }
  }
  // Those of other names are only found by reference; the set grows while it is walked.
  for (const config of configs.values()) direct(config);

  const referred = new Map<AliasConfig, readonly AliasConfig[]>();
  return {
    inDirectory: directoryConfigs,
    referredBy(config) {
      const known = referred.get(config);
      if (known) return known;
      const found = new Set([config]);
      for (const next of found) {
        for (const other of direct(next)) if (found.size <= MAX_REFERRED) found.add(other);
      }
      const others = [...found].slice(1);
      referred.set(config, others);
      return others;
    },
  };
}

/** The file that a name in `extends` means: a path, or a file of a package of the repository. */
function findExtended(
  path: string,
  name: string,
  { files }: PathIndex,
  packages: Packages,
  recipe: RelativePathRecipe,
): string | undefined {
  const directory = parentPath(path);
  const first = (candidates: readonly (string | undefined)[]) =>
    candidates.find((candidate) => candidate !== undefined && files.has(candidate));
  if (name.startsWith('.')) return first([joinPath(directory, name), joinPath(directory, `${name}.json`)]);
  const specifier = parsePackageSpecifier(name);
  const found = specifier && packages.find(directory, specifier.name);
  if (!specifier || !found || 'elsewhere' in found) return undefined;
  const within = (text: string) => joinPath(found.directory, text);
  const standard = recipe.aliasFiles.filter((file) => !file.includes('*'));
  if (specifier.subpath === '')
    return first([...(found.aliasFile ? [within(found.aliasFile)] : []), ...standard.map(within)]);
  const exported = found.exports?.(`./${specifier.subpath}`, () => true) ?? [];
  return first([
    ...exported.map((target) => (target === null ? undefined : within(target))),
    within(specifier.subpath),
    within(`${specifier.subpath}.json`),
    ...standard.map((file) => within(`${specifier.subpath}/${file}`)),
  ]);
}
