import * as z from 'zod';
import { EdgeType, NodeKind } from './kinds.ts';
import { Span } from './position.ts';
import { FileStatus, Finding, SkipReason } from './coverage.ts';

/** `api/v1/quality/cycles.json`: sets of files that import each other in a cycle, largest first. */
export const Cycles = z.object({
  cycles: z.array(z.object({ files: z.array(z.string()) })),
});
export type Cycles = z.infer<typeof Cycles>;

/** `api/v1/quality/findings.json`: the findings of the build, most severe first, at most 1,000. */
export const Findings = z.object({
  total: z.int().nonnegative(),
  findings: z.array(Finding),
});
export type Findings = z.infer<typeof Findings>;

/** `api/v1/quality/complexity.json`: the callables with the highest cyclomatic complexity, at most 200, without tests, examples, copies of other projects and minified code. */
export const Complexity = z.object({
  callables: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      path: z.string(),
      address: z.string(),
      line: z.int().positive(),
      complexity: z.int().positive(),
      lines: z.int().positive(),
    }),
  ),
});
export type Complexity = z.infer<typeof Complexity>;

const count = z.int().nonnegative();

/**
 * `api/v1/quality/coverage-gaps.json`: the number of files that were not analysed completely, by language family. A separate
 * and small artifact, because the pages of all symbols depend on it.
 */
export const CoverageGaps = z.object({
  families: z.array(
    z.object({
      /** Grammars whose files can refer to each other, sorted. */
      languages: z.array(z.string()),
      /**
       * `named`: references are found by name only, so they are possible references, and code is not judged as dead. `compiler`: no grammar
       * reads the language; symbols and references are those of a SCIP index that a compiler made.
       */
      references: z.enum(['resolved', 'named', 'compiler']),
      /** All files, including skipped ones. */
      files: count,
      /** Files with syntax errors. */
      partial: count,
      /** Files that could not be analysed. */
      failed: count,
      /** Files that were skipped: minified, too large, generated … */
      skipped: count,
      /** Skipped files that were not searched for names. */
      unsearched: count,
      /** Dynamic calls; above 20 rounded to one digit. */
      dynamicCalls: count,
    }),
  ),
});
export type CoverageGaps = z.infer<typeof CoverageGaps>;

/**
 * `api/v1/quality/incomplete-files.json`: files of supported languages that were skipped, failed, or parsed in part,
 * worst first, at most 1,000.
 */
export const IncompleteFiles = z.object({
  total: count,
  files: z.array(
    z.object({
      path: z.string(),
      /** Absent for a skipped file, which has no page. */
      address: z.string().optional(),
      language: z.string().nullable(),
      status: z.enum([...FileStatus.options, 'skipped']),
      /** Why it was skipped. */
      reason: SkipReason.optional(),
      /** Whether a skipped file was searched for names of the atlas; absent for other files. */
      searched: z.boolean().optional(),
      /** The first lines with syntax errors. */
      lines: z.array(z.int().positive()),
    }),
  ),
});
export type IncompleteFiles = z.infer<typeof IncompleteFiles>;

/**
 * `api/v1/quality/dynamic-calls.json`: calls of a computed member, such as `obj[name]()`, or by reflection; at most 1,000
 * files.
 */
export const DynamicCalls = z.object({
  /** Number of calls in all files. */
  total: count,
  files: z.array(
    z.object({
      path: z.string(),
      address: z.string(),
      total: z.int().positive(),
      /** The first calls. */
      sites: z.array(Span),
    }),
  ),
});
export type DynamicCalls = z.infer<typeof DynamicCalls>;

const NameNotFound = z.object({
  name: z.string(),
  /** Number of unresolved references with this name, and those of them in test files. */
  references: z.int().positive(),
  inTests: count,
  /** Number of files with them. */
  fileTotal: z.int().positive(),
  /** The files with most of them outside tests. `line` is the first reference, if it is known. */
  files: z.array(
    z.object({
      path: z.string(),
      address: z.string(),
      count: z.int().positive(),
      line: z.int().positive().optional(),
    }),
  ),
});
export type NameNotFound = z.infer<typeof NameNotFound>;

/**
 * `api/v1/quality/names-not-found.json`: the names of unresolved references in all files, those with most references outside tests
 * first, at most 500 each.
 */
export const NamesNotFound = z.object({
  references: count,
  /** Names that the repository defines somewhere: edges may be missing. */
  defined: z.object({ names: count, references: count, list: z.array(NameNotFound) }),
  /** Names that it does not define, such as those of packages that were not indexed. */
  undefined: z.object({ names: count, references: count, list: z.array(NameNotFound) }),
});
export type NamesNotFound = z.infer<typeof NamesNotFound>;

/** A definition or package that a reference may mean. */
const ReferenceTarget = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.union([NodeKind, z.literal('package')]),
  /** The path of its file, or the name of the package. */
  path: z.string(),
  /** Absent for a package, which has no page. */
  address: z.string().optional(),
  line: z.int().positive().optional(),
});
export type ReferenceTarget = z.infer<typeof ReferenceTarget>;

/**
 * `api/v1/quality/scip-disagreements.json`: the references for which our own inference was certain of another definition than the SCIP
 * index of a compiler. The atlas has the edge of the compiler. Exists only if an index was given.
 */
export const ScipDisagreements = z.object({
  /** The indexes that were read. */
  indexes: z.array(
    z.object({
      /** Its path in the repository, or its file name. */
      name: z.string(),
      /** The indexer that made it; empty if the index does not say. */
      tool: z.string(),
      /** Files that it describes. */
      documents: count,
      /** Of those, the files that the atlas does not have. */
      unknown: count,
      /** Paths that lead out of the repository, which are ignored. */
      outside: count,
      /** Files that have changed since the index was made, for which it is not used. */
      stale: count,
    }),
  ),
  /** References that only the index had. */
  added: count,
  /** References that were possible or unresolved before. */
  raised: count,
  /** References for which both name the same definition. */
  confirmed: count,
  /** Number of disagreements. */
  total: count,
  /** By path and position, at most 1,000. */
  disagreements: z.array(
    z.object({
      path: z.string(),
      /** Address of the file of the reference. */
      address: z.string(),
      line: z.int().positive(),
      /** 1-based, in UTF-16 code units. */
      column: z.int().positive(),
      /** The text of the reference. */
      name: z.string(),
      type: EdgeType,
      /** The definitions that our inference had found. */
      ours: z.array(ReferenceTarget),
      /** The definitions that the compiler names, which the atlas has. */
      compiler: z.array(ReferenceTarget),
    }),
  ),
});
export type ScipDisagreements = z.infer<typeof ScipDisagreements>;
