import type { Grammar } from '../grammar/load-grammars.ts';
import type { Finding } from '../model/coverage.ts';
import { compareText } from '../model/order.ts';
import { analyse } from './analyse/analyse.ts';
import { findEntryPointsOf } from './analyse/entry-points-of-grammars.ts';
import { describeProject } from './analyse/describe-project.ts';
import { findPackages } from './analyse/find-packages.ts';
import { listPackages } from './analyse/list-packages.ts';
import { searchSkippedFiles } from './analyse/skipped-files/search-skipped-files.ts';
import { createRootFinder } from './analyse/roots/find-roots.ts';
import { findTestCommands } from './analyse/roots/find-test-commands.ts';
import { findTestSetups } from './analyse/roots/find-test-setups.ts';
import type { Atlas } from './emit/atlas.ts';
import { readmeOf } from './analyse/readme-of.ts';
import type { IndexedFile } from './files/indexed-file.ts';
import type { FoundFiles } from './find-files.ts';
import { selectImages } from './images/images.ts';
import type { IndexRun } from './index-run.ts';
import type { LinkedFiles } from './link-files.ts';
import { readUnchanged, type TextReader } from './read-unchanged.ts';
import type { AnalysedFiles } from './result-collector.ts';
import type { ImportedScip } from './scip/import-scip.ts';
import { createYielder } from '../base/create-yielder.ts';

/** Analyses the graph, finds where programs start, and collects the inputs of all artifacts. */
export async function assembleAtlas(
  run: IndexRun,
  found: FoundFiles,
  analysed: AnalysedFiles,
  { linked, usedGrammars }: LinkedFiles,
  readText: TextReader,
  scip?: ImportedScip,
): Promise<Atlas> {
  const { source, settings, version, operations, grammarsByName, finder, signal } = run;
  const pause = createYielder(signal);
  const paths = analysed.records.map(({ path }) => path);
  const analysis = analyse(linked);
  await pause();
  const { entryPoints, findings } = await findEntryPointsOf(
    usedGrammars,
    paths,
    linked.program.files,
    readText,
  );
  const skipped = [...found.skipped, ...analysed.skipped].sort((a, b) => compareText(a.path, b.path));
  const skippedFiles = await searchSkippedFiles({
    skipped,
    entries: found.entries,
    source,
    grammars: grammarsByName,
    languageOf: finder.byPath,
    files: linked.program.files,
    unresolved: linked.links.flatMap(({ unresolved }) => [...unresolved.keys()]),
    signal,
  });
  const { generated } = skippedFiles;
  const roots = await createRootFinder({
    grammars: usedGrammars,
    entryPoints,
    testSetups: await findTestSetups(usedGrammars, paths, readText),
    paths,
    readText,
    analysis,
    generated,
  });
  const packages = await findPackages(usedGrammars, paths, readText);
  const hasSkipped = ({ name }: Grammar): boolean =>
    skippedFiles.files.some(({ language }) => language === name);
  return {
    repository: source.repository,
    version,
    operations,
    grammars: [...grammarsByName.values()].filter(
      (grammar) => usedGrammars.includes(grammar) || hasSkipped(grammar),
    ),
    skipped,
    images: selectImages(found.images, source, settings.secrets),
    ...assignFindings(analysed.records, [
      ...source.findings,
      ...found.findings,
      ...analysed.findings,
      ...linked.findings,
      ...findings,
      ...(scip?.findings ?? []),
    ]),
    entryPoints: entryPoints.map(({ path }) => path),
    packages,
    publishedPackages: await listPackages({
      grammars: usedGrammars,
      paths,
      files: linked.program.files.flatMap((file) =>
        roots.isTest(file) ? [] : [{ path: file.path, namespace: file.declarations.namespace }],
      ),
      readText,
      readTags: source.tags,
    }),
    testCommands: await findTestCommands(usedGrammars, paths, readText),
    project: await describeProject(packages, readmeOf(paths.filter((path) => !path.includes('/'))), readText),
    analysis,
    skippedFiles,
    roots,
    scip,
    readSource: (record) => readUnchanged(source, record),
  };
}

/** Adds each finding to the record of its file, so that its page shows it; the others are returned apart. */
function assignFindings(
  records: readonly IndexedFile[],
  findings: readonly Finding[],
): Pick<Atlas, 'records' | 'findings'> {
  const byPath = new Map<string, Finding[]>(records.map(({ path }) => [path, []]));
  const apart = findings.filter((finding) => !byPath.get(finding.path)?.push(finding));
  return {
    records: records.map((record) => {
      const own = byPath.get(record.path) ?? [];
      return own.length > 0 ? { ...record, findings: [...record.findings, ...own] } : record;
    }),
    findings: apart,
  };
}
