import type { Finding } from '../../../../model/coverage.ts';
import {
  isList,
  tableAt,
  textAt,
  textsAt,
  valueAt,
  type ConfigValue,
} from '../../../config-file/config-value.ts';
import { joinPath } from '../path-index.ts';

/** A path as an alias file writes it, with the directory that it is relative to. */
export interface WrittenPath {
  base: string;
  text: string;
}

/** What one alias file says itself; a file that extends it takes what it does not say. */
export interface AliasSettings {
  paths?: { base: string; targets: ReadonlyMap<string, readonly string[]> };
  baseUrl?: WrittenPath;
  rootDirs?: readonly WrittenPath[];
  rootDir?: WrittenPath;
  outDir?: WrittenPath;
  declarationDir?: WrittenPath;
  conditions?: readonly string[];
  suffixes?: readonly string[];
  files?: readonly WrittenPath[];
  include?: readonly WrittenPath[];
  exclude?: readonly WrittenPath[];
}

/** Stands for the directory of the file that is extended last. */
const LEAF = '${configDir}';

/** More entries in one list than anybody writes. */
const MAX_ENTRIES = 1000;
/** More places for one alias than anybody writes: each is tried for each import. */
const MAX_TARGETS = 50;

export interface AliasFileContent {
  settings: AliasSettings;
  extends: string[];
  references: string[];
}

export function readAliasSettings(
  path: string,
  base: string,
  content: ConfigValue,
  findings: Finding[],
): AliasFileContent {
  const limit = <T>(list: T[], max: number, what: string): T[] => {
    if (list.length <= max) return list;
    const message = `${path} has ${list.length} entries in ${what}: those after the first ${max} are ignored.`;
    findings.push({ code: 'config-too-long', severity: 'warning', message, path });
    return list.slice(0, max);
  };
  const written = (text: string): WrittenPath => ({ base, text });
  const options = valueAt(content, 'compilerOptions');
  const settings: AliasSettings = {};

  const paths = tableAt(options, 'paths');
  if (paths) {
    const targets = new Map<string, readonly string[]>();
    for (const alias of paths.keys()) {
      if (isList(paths.get(alias)))
        targets.set(alias, limit(textsAt(paths, alias) ?? [], MAX_TARGETS, `paths["${alias}"]`));
    }
    settings.paths = { base, targets };
  }
  for (const key of ['baseUrl', 'rootDir', 'outDir', 'declarationDir'] as const) {
    const text = textAt(options, key);
    if (text !== undefined) settings[key] = written(text);
  }
  const rootDirs = textsAt(options, 'rootDirs');
  if (rootDirs) settings.rootDirs = limit(rootDirs, MAX_TARGETS, 'rootDirs').map(written);
  const conditions = textsAt(options, 'customConditions');
  if (conditions) settings.conditions = conditions;
  const suffixes = textsAt(options, 'moduleSuffixes');
  if (suffixes) settings.suffixes = limit(suffixes, MAX_TARGETS, 'moduleSuffixes');
  for (const key of ['files', 'include', 'exclude'] as const) {
    const list = textsAt(content, key);
    if (list) settings[key] = limit(list, key === 'files' ? Infinity : MAX_ENTRIES, key).map(written);
  }
  return {
    settings,
    extends: limit(textsAt(content, 'extends') ?? [], MAX_TARGETS, 'extends'),
    references: limit(referencePaths(valueAt(content, 'references')), MAX_ENTRIES, 'references'),
  };
}

/** The path that is meant when the file in `leaf` is in force; undefined when it is outside of the repository. */
export function resolveWritten({ base, text }: WrittenPath, leaf: string): string | undefined {
  if (text.startsWith(LEAF)) return joinPath(leaf, text.slice(LEAF.length));
  return text.startsWith('/') ? undefined : joinPath(base, text);
}

function referencePaths(references: ConfigValue | undefined): string[] {
  if (!isList(references)) return [];
  return references.map((reference) => textAt(reference, 'path')).filter((path) => path !== undefined);
}
