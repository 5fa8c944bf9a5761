import type { ImportEvidence, ImportTruth } from '../languages/language.ts';
import type { FileSyntax, ModuleSite, Place } from '../syntax/file-syntax.ts';
import type { Tally } from './pairs.ts';
import { isMeasured, type Verdict, type World } from './world.ts';

/** One file that imports a unit, which for most languages is another file, as one side has it. */
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

export function judgeImports(world: World): JudgedImports {
  const { imports } = world.language;
  const evidence = evidenceIn(world);
  const truths = new Map<ModuleSite, ImportTruth>();
  const expected = new Map<string, ImportExpectation>();
  let unjudged = 0;
  for (const path of world.oracle.paths) {
    if (!world.read.has(path)) continue;
    for (const site of world.syntaxes.get(path)?.modules ?? []) {
      const truth = imports.resolve(evidence, path, site);
      truths.set(site, truth);
      if (!truth && isMeasured(world, path)) unjudged++;
      for (const { place, to } of truth ?? []) {
        const unit = imports.unitOf(to);
        const key = `${path}>${unit}`;
        if (!isMeasured(world, path, to)) continue;
        if (to !== path && world.read.has(to) && !expected.has(key))
          expected.set(key, { path, place, to: unit, found: false });
      }
    }
  }
  const claims: ImportClaim[] = [];
  for (const edge of world.graph.edges) {
    const target = world.graph.nodes.get(edge.to);
    // An export from another file imports it too.
    const isImport = edge.type === 'IMPORTS' || edge.type === 'EXPORTS';
    if (!isImport || target?.kind !== 'module' || target.path === edge.path) continue;
    if (!isMeasured(world, edge.path, target.path)) continue;
    const unit = imports.unitOf(target.path);
    const pair = expected.get(`${edge.path}>${unit}`);
    if (pair && edge.certain) pair.found = true;
    for (const place of edge.places) {
      const { path, how, certain } = edge;
      const syntax = world.syntaxes.get(path);
      const site = syntax && siteAt(syntax, place);
      const verdict = pair ? 'right' : site && truths.get(site) ? 'wrong' : 'unjudged';
      claims.push({ path, place, how, certain, to: unit, verdict });
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

/** The side of the oracle in a comparison of imports. */
export function evidenceIn({ oracle, syntaxes }: World): ImportEvidence {
  return {
    answerAt: (path, place) => oracle.answerAt(path, place),
    entityNamed: (path, chain) => oracle.entityNamed(path, chain),
    filesOfModule: (name) => oracle.filesOfModule(name),
    isModuleName: (path, place) => oracle.isModuleName(path, place),
    hasFile: (path) => syntaxes.has(path),
  };
}
