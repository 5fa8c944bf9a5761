import { readFile } from 'node:fs/promises';
import type { AccuracyUnit } from '../../../src/model/accuracy.ts';
import type { AccuracyCorpus } from './corpora/corpora.ts';
import { judgeClaims } from './judge/claims.ts';
import { expectationsOf } from './judge/expectations.ts';
import { tallyImplementations } from './judge/implementations.ts';
import { judgeImports, tallyImports } from './judge/imports.ts';
import { Inheritance } from './judge/inheritance.ts';
import { tally, type Tally } from './judge/pairs.ts';
import { measureCandidates, measureRules, type CandidateCount, type RuleCount } from './judge/rules.ts';
import { isMeasured, type World } from './judge/world.ts';
import type { PreparedOracle } from './oracle/prepare-oracle.ts';
import { readExport, readPaths } from './ours/read-export.ts';
import { listImportErrors, listSymbolErrors, type ListedError } from './report/errors.ts';
import type { RivalScore } from './rivals/measure.ts';
import { decodeIndex } from './scip/decode.ts';
import { OracleIndex } from './scip/oracle-index.ts';
import type { FileSyntax } from './syntax/file-syntax.ts';
import { readSyntax } from './syntax/read-syntax.ts';

/** All that was measured on one repository. */
export interface CorpusAccuracy {
  corpus: AccuracyCorpus;
  /** Files that both sides read; `skipped` counts those that Treeatlas excludes. */
  files: number;
  skipped: number;
  lines: number;
  tallies: Record<AccuracyUnit, Tally>;
  /** Uses in the source of which the oracle says nothing, by unit. */
  silent: Record<AccuracyUnit, number>;
  rules: RuleCount[];
  candidates: CandidateCount[];
  /** Empty unless they were asked for. */
  rivals: RivalScore[];
  errors: Record<AccuracyUnit, ListedError[]>;
  /** Types and interfaces that they implement without naming them, where the language has that. */
  implementations: Tally | undefined;
}

/**
 * `sources` is the checkout of Treeatlas that is measured; `rivalsOf` measures other tools on the same. Throws when Treeatlas fails on the repository.
 */
export async function measureCorpus(
  corpus: AccuracyCorpus,
  oracle: PreparedOracle,
  sources: string | undefined,
  rivalsOf: (world: World) => Promise<RivalScore[]>,
): Promise<CorpusAccuracy> {
  const exported = readExport(oracle.root, corpus.language, sources);
  // Both run at once; a failure of the export is told below, where it is waited for.
  exported.catch(() => undefined);
  const documents = decodeIndex(await readFile(oracle.index));
  const syntaxes = new Map<string, FileSyntax>();
  for (const { path } of documents) {
    const syntax = await readSyntax(corpus.language, oracle.root, path);
    if (syntax) syntaxes.set(path, syntax);
  }
  const index = new OracleIndex(corpus.language, documents, syntaxes);
  const inheritance = new Inheritance(index, syntaxes);
  const graph = await exported;
  const read = readPaths(graph);
  const world: World = { language: corpus.language, oracle: index, inheritance, syntaxes, graph, read };
  const files = [...syntaxes.values()].filter(({ path }) => read.has(path) && isMeasured(world, path));
  return {
    corpus,
    files: files.length,
    skipped: [...syntaxes.keys()].filter((path) => !read.has(path) && isMeasured(world, path)).length,
    lines: files.reduce((sum, { lines }) => sum + lines.length, 0),
    rivals: await rivalsOf(world),
    ...judge(world),
  };
}

function judge(world: World): Omit<CorpusAccuracy, 'corpus' | 'files' | 'skipped' | 'lines' | 'rivals'> {
  const imports = judgeImports(world);
  const tallies = { imports: tallyImports(imports) } as Record<AccuracyUnit, Tally>;
  const silent = { imports: imports.unjudged } as Record<AccuracyUnit, number>;
  const errors = { imports: listImportErrors(world, imports) } as Record<AccuracyUnit, ListedError[]>;
  const rules: RuleCount[] = [];
  const candidates: CandidateCount[] = [];
  for (const unit of ['calls', 'references'] as const) {
    const claims = judgeClaims(world, unit);
    const expectations = expectationsOf(world, unit, claims);
    tallies[unit] = tally(world, claims, expectations.sites);
    silent[unit] = expectations.unjudged;
    errors[unit] = listSymbolErrors(world, claims, expectations.sites);
    rules.push(...measureRules(unit, claims));
    candidates.push(measureCandidates(unit, claims));
  }
  rules.push(...measureRules('imports', imports.claims));
  return { tallies, silent, rules, candidates, errors, implementations: tallyImplementations(world) };
}
