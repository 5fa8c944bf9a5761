import { compareText } from '../model/order.ts';
import { analyseFiles } from './analyse-files.ts';
import type { SourceFile } from './discover/discover.ts';
import { findFiles, type FoundFiles } from './find-files.ts';
import { createIndexRun, type IndexOptions, type IndexRun } from './index-run.ts';
import type { IndexWork } from './index-work.ts';
import { limitGarbageOf, totalSize } from './is-lean.ts';
import { prepareLinking } from './link-files.ts';
import { createTextReader } from './read-unchanged.ts';
import type { UnrecordedLinks } from './resolve/link/link-program.ts';
import { resolve, resolveSome } from './resolve/resolve.ts';
import type { AnalysedFiles } from './result-collector.ts';
import { openScip } from './scip/import-scip.ts';

/*
 * The work of a run in parts, for jobs on several machines: each analyses some files, then links some, and what they found is put
 * together as if one run had done all. Links are numbered in a program that each job builds from the same records, so the
 * numbers agree.
 */

/** A run and the files that it is about. */
export interface Listing {
  run: IndexRun;
  found: FoundFiles;
}

/** Links by path of the file. */
export type LinkedPart = ReadonlyMap<string, UnrecordedLinks>;

export async function listFiles(options: IndexOptions): Promise<Listing> {
  const run = createIndexRun(options);
  const found = await findFiles(run);
  limitGarbageOf(totalSize(found.files));
  return { run, found };
}

/** Analyses some of the files. Their facts are in the cache afterwards. */
export function analysePart({ run }: Listing, files: readonly SourceFile[]): Promise<AnalysedFiles> {
  return analyseFiles(run, files);
}

/** Puts together what jobs found in different files. */
export function combineAnalysed(parts: readonly AnalysedFiles[]): AnalysedFiles {
  const byPath = (a: { path: string }, b: { path: string }): number => compareText(a.path, b.path);
  return {
    records: parts.flatMap(({ records }) => records).sort(byPath),
    skipped: parts.flatMap(({ skipped }) => skipped).sort(byPath),
    findings: parts.flatMap(({ findings }) => findings).sort(byPath),
    secrets: parts.flatMap(({ secrets }) => secrets).sort((a, b) => byPath(a, b) || a.line - b.line),
    keys: parts.flatMap(({ keys }) => keys),
    // This run parses none, so it prunes nothing: jobs share facts with builds that this one does not know.
    parsedCount: 0,
  };
}

/** Links the references of some files. */
export async function linkPart(
  { run: given }: Listing,
  all: AnalysedFiles,
  paths: ReadonlySet<string>,
): Promise<LinkedPart> {
  const readText = createTextReader(given.source, all.records);
  const { run, analysed } = await openScip(given, all, readText);
  const { input } = await prepareLinking(run, analysed.records, readText);
  return resolveSome(input, paths);
}

/** Takes what jobs found instead of doing the work. */
export function workOfParts(analysed: AnalysedFiles, links: readonly LinkedPart[]): IndexWork {
  return {
    analyse: () => Promise.resolve(analysed),
    link: async (run, records, readText) => {
      const { input, ...prepared } = await prepareLinking(run, records, readText);
      const given = new Map(links.flatMap((part) => [...part]));
      const { linked } = await resolve({ ...input, given });
      return { linked, ...prepared };
    },
  };
}
