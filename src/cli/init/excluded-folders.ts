import { GlobError } from '../../base/glob-expression.ts';
import { createGlobMatcher, escapeGlob } from '../../base/globs.ts';

/** A pattern that is worth excluding. */
export interface Exclusion {
  glob: string;
  files: number;
  /** For people. */
  why: string;
}

/** A configuration with more patterns is better written by hand. */
const MAX_EXCLUSIONS = 20;

const installed =
  /^(?:node_modules|bower_components|jspm_packages|Pods|Carthage|third_party|third-party|site-packages|\.terraform)$/;
/** Files of a folder that a package manager fills. The name alone would also fit a folder of one's own. */
const vendorMarks = ['modules.txt', 'composer/installed.json', 'bundle', 'cache'];
const yarnFolders = ['.yarn/cache', '.yarn/releases', '.yarn/plugins', '.yarn/unplugged'];

/** Returns the folders of installed and copied packages, and what `.gitattributes` marks as vendored or generated. Sorted by pattern. */
export function findExclusions(paths: readonly string[], gitAttributes: string | undefined): Exclusion[] {
  const all = new Set(paths);
  const folders = new Map<string, number>();
  for (const path of paths) {
    const folder = installedFolder(path, all);
    if (folder !== undefined) folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const ofFolders = [...folders].map(([folder, files]) => ({
    glob: `${escapeGlob(folder)}/**`,
    files,
    why: 'installed or copied packages',
  }));
  const covered = matcherOf(ofFolders.map(({ glob }) => glob));
  const rest = paths.filter((path) => !covered?.(path));
  const ofAttributes = linguistPatterns(gitAttributes ?? '').flatMap(({ glob, why }): Exclusion[] => {
    const matches = matcherOf([glob]);
    const files = matches ? rest.filter((path) => matches(path)).length : 0;
    return files === 0 ? [] : [{ glob, files, why }];
  });
  return [...ofFolders, ...ofAttributes].sort((a, b) => (a.glob < b.glob ? -1 : 1)).slice(0, MAX_EXCLUSIONS);
}

/** The outermost folder of a path that holds packages of others. */
function installedFolder(path: string, all: ReadonlySet<string>): string | undefined {
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    const folder = path.slice(0, slash);
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    if (installed.test(name) || yarnFolders.some((each) => folder === each || folder.endsWith(`/${each}`)))
      return folder;
    if (name === 'vendor' && vendorMarks.some((mark) => all.has(`${folder}/${mark}`))) return folder;
  }
  return undefined;
}

/** The patterns of `.gitattributes` that GitHub leaves out of its statistics. */
function linguistPatterns(text: string): { glob: string; why: string }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [pattern = '', ...attributes] = line.trim().split(/\s+/);
    const mark = /^linguist-(vendored|generated)(?:=true)?$/;
    const kind = attributes.map((each) => mark.exec(each)?.[1]).find((each) => each !== undefined);
    if (kind === undefined || pattern === '' || /^[#"!]|\\/.test(pattern)) return [];
    return [{ glob: pattern, why: `.gitattributes marks it as ${kind}` }];
  });
}

function matcherOf(globs: readonly string[]): ((path: string) => boolean) | undefined {
  try {
    return createGlobMatcher(globs);
  } catch (error) {
    if (error instanceof GlobError) return undefined;
    throw error;
  }
}
