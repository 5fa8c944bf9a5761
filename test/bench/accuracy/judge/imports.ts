import { dirname, join } from 'node:path/posix';
import type { FileSyntax, ModuleSite, Place } from '../syntax/file-syntax.ts';
import type { Tally } from './pairs.ts';
import type { Verdict, World } from './world.ts';

/** One file that imports another, as one side has it. */
export interface ImportClaim {
  path: string;
  place: Place;
  how: string;
  certain: boolean;
  to: string;
  verdict: Verdict;
}

export interface ImportExpectation {
  path: string;
  place: Place;
  to: string;
  found: boolean;
}

export interface JudgedImports {
  claims: ImportClaim[];
  expectations: ImportExpectation[];
  /** Imports of which the oracle does not say where they lead. */
  unjudged: number;
}

/** Where an import leads: files of the repository, or none because it leads out of it; undefined when unknown. */
type Truth = readonly { place: Place; to: string }[] | undefined;

export function judgeImports(world: World): JudgedImports {
  const truths = new Map<ModuleSite, Truth>();
  const expected = new Map<string, ImportExpectation>();
  let unjudged = 0;
  for (const path of world.oracle.paths) {
    if (!world.read.has(path)) continue;
    for (const site of world.syntaxes.get(path)?.modules ?? []) {
      const truth =
        path.endsWith('.py') || path.endsWith('.pyi')
          ? ofDotted(world, path, site)
          : ofPath(world, path, site);
      truths.set(site, truth);
      if (!truth) unjudged++;
      for (const { place, to } of truth ?? []) {
        const key = `${path}>${to}`;
        if (to !== path && world.read.has(to) && !expected.has(key))
          expected.set(key, { path, place, to, found: false });
      }
    }
  }
  const claims: ImportClaim[] = [];
  for (const edge of world.graph.edges) {
    const target = world.graph.nodes.get(edge.to);
    // What is exported from another file is imported from it too.
    const isImport = edge.type === 'IMPORTS' || edge.type === 'EXPORTS';
    if (!isImport || target?.kind !== 'module' || target.path === edge.path) continue;
    const pair = expected.get(`${edge.path}>${target.path}`);
    if (pair && edge.certain) pair.found = true;
    for (const place of edge.places) {
      const { path, how, certain } = edge;
      const syntax = world.syntaxes.get(path);
      const site = syntax && siteAt(syntax, place);
      const verdict = pair ? 'right' : site && truths.get(site) ? 'wrong' : 'unjudged';
      claims.push({ path, place, how, certain, to: target.path, verdict });
    }
  }
  return { claims, expectations: [...expected.values()], unjudged };
}

export function tallyImports({ claims, expectations }: JudgedImports): Tally {
  const verdicts = new Map<string, Verdict>();
  for (const { path, to, certain, verdict } of claims) {
    const key = `${path}>${to}`;
    if (certain && verdicts.get(key) !== 'wrong') verdicts.set(key, verdict);
  }
  const count = (wanted: Verdict) => [...verdicts.values()].filter((verdict) => verdict === wanted).length;
  const found = expectations.filter((expectation) => expectation.found).length;
  return {
    right: count('right'),
    wrong: count('wrong'),
    unjudged: count('unjudged'),
    found,
    missed: expectations.length - found,
  };
}

function siteAt({ modules }: FileSyntax, place: Place): ModuleSite | undefined {
  return modules.find(
    ({ start, end, names }) => (start <= place && place <= end) || names.some((name) => name.place === place),
  );
}

/** The index says which file a module in quotes is. */
function ofPath({ oracle }: World, path: string, site: ModuleSite): Truth {
  const answer = oracle.answerAt(path, site.start);
  if (answer.kind === 'outside') return [];
  if (answer.kind === 'module') return answer.paths.map((to) => ({ place: site.start, to }));
  return undefined;
}

/**
 * The index of Python names modules that are imported from the repository's root. Of a relative import it gives a
 * name without its package, which says nothing: there the folders say it all.
 */
function ofDotted(world: World, path: string, site: ModuleSite): Truth {
  const dots = /^\.*/.exec(site.text)?.[0].length ?? 0;
  const name = site.text.slice(dots);
  const folder =
    dots > 0
      ? join(dirname(path), ...Array<string>(dots - 1).fill('..'), ...name.split('.').filter(Boolean))
      : undefined;
  const found: { place: Place; to: string }[] = [];
  const own = folder === undefined ? world.oracle.filesOfModule(name) : fileOf(world, folder);
  for (const to of own) found.push({ place: site.start, to });
  for (const imported of site.names) {
    const files =
      folder === undefined
        ? world.oracle.filesOfModule(`${name}.${imported.text}`)
        : fileOf(world, join(folder, imported.text));
    if (!isSubmodule(world, path, imported, own)) continue;
    for (const to of files) found.push({ place: imported.place, to });
  }
  if (found.length > 0) return found;
  if (folder !== undefined) return undefined;
  return world.oracle.answerAt(path, site.start).kind === 'outside' ? [] : undefined;
}

/** The index names no module that is imported under another name; then it is one unless the package defines the name. */
function isSubmodule(
  { oracle }: World,
  path: string,
  { place, text }: ModuleSite['names'][number],
  own: readonly string[],
): boolean {
  if (oracle.isModuleName(path, place)) return true;
  if (oracle.answerAt(path, place).kind !== 'unknown') return false;
  return !own.some((file) => oracle.entityNamed(file, [text]));
}

function fileOf({ syntaxes }: World, folder: string): string[] {
  const candidates = [
    join(folder, '__init__.py'),
    `${folder}.py`,
    join(folder, '__init__.pyi'),
    `${folder}.pyi`,
  ];
  const file = candidates.find((candidate) => syntaxes.has(candidate));
  return file === undefined ? [] : [file];
}
