import type { Grammar } from '../../grammar/load-grammars.ts';
import type { FileStatus } from '../../model/coverage.ts';
import type { Span } from '../../model/position.ts';
import { compareText } from '../../model/order.ts';
import type { CoverageGaps, DynamicCalls, IncompleteFiles, NamesInSkipped } from '../../model/quality.ts';
import type { Atlas, Naming } from './atlas.ts';
import { isScipGrammar } from '../scip/scip-grammar.ts';
import { roundCount } from './unresolved-references.ts';

const MAX_FILES = 1000;
const MAX_LINES = 8;
const MAX_NAMES = 5000;

/** Returns the languages whose references are found by name only: those with queries of the tree-sitter community, which know no imports. */
export function namedLanguages(grammars: readonly Grammar[]): ReadonlySet<string> {
  return new Set(grammars.filter(({ isByName }) => isByName).map(({ name }) => name));
}

/** Returns, for each language family, how many files were not parsed and how many calls have no known target. `unknown` has these by index of the file. */
export function listCoverageGaps(
  { grammars, records, analysis, skippedFiles }: Atlas,
  unknown: { dynamicCalls: readonly (readonly Span[])[]; valueCalls: readonly number[] },
): CoverageGaps {
  const named = namedLanguages(grammars);
  const fromIndex = new Set(grammars.filter(isScipGrammar).map(({ manifest }) => manifest.family));
  const families = new Map<string, Set<string>>();
  for (const { name, manifest } of grammars)
    families.set(manifest.family, (families.get(manifest.family) ?? new Set()).add(name));
  const sumOf = (found: ReadonlySet<string>, countIn: (index: number) => number): number =>
    roundCount(
      analysis.linked.program.files
        .filter(({ grammar }) => found.has(grammar.name))
        .reduce((sum, { index }) => sum + countIn(index), 0),
    );
  return {
    families: [...families].map(([family, found]) => {
      const languages = [...found].sort(compareText);
      const files = records.filter(({ language }) => language !== null && found.has(language));
      const skipped = skippedFiles.files.filter((each) => each.family === family);
      const used = grammars.filter(
        ({ name }) => found.has(name) && files.some(({ language }) => language === name),
      );
      const nameCharacters = [...new Set(used.flatMap(({ manifest }) => [...manifest.nameCharacters]))].join(
        '',
      );
      return {
        languages,
        references: fromIndex.has(family)
          ? 'compiler'
          : languages.every((language) => named.has(language))
            ? 'named'
            : 'resolved',
        files: files.length + skipped.length,
        partial: files.filter(({ status }) => status === 'partial').length,
        failed: files.filter(({ status }) => status === 'failed').length,
        skipped: skipped.length,
        unsearched: skipped.filter(({ searched }) => !searched).length,
        notFollowed: [...new Set(used.flatMap(({ manifest }) => manifest.notFollowed))],
        ...(nameCharacters === '' ? {} : { nameCharacters }),
        dynamicCalls: sumOf(found, (index) => unknown.dynamicCalls[index]?.length ?? 0),
        valueCalls: sumOf(found, (index) => unknown.valueCalls[index] ?? 0),
      };
    }),
  };
}

/** Returns the files that were not parsed completely. Files whose text could not be searched come first. */
export function listIncompleteFiles({ records, skippedFiles }: Atlas, naming: Naming): IncompleteFiles {
  const withStatus = (wanted: FileStatus): IncompleteFiles['files'] =>
    records
      .filter(({ status }) => status === wanted)
      .map(({ path, language, status, findings }) => ({
        path,
        address: naming.addresses.file(path),
        language,
        status,
        lines: [...new Set(findings.flatMap(({ span }) => (span ? [span[0]] : [])))].slice(0, MAX_LINES),
      }));
  const skipped = [...skippedFiles.files]
    .sort((a, b) => Number(a.searched) - Number(b.searched) || compareText(a.path, b.path))
    .map(({ path, language, reason, searched }) => ({
      path,
      language,
      status: 'skipped' as const,
      reason,
      searched,
      lines: [],
    }));
  const files = [
    ...skipped.filter(({ searched }) => !searched),
    ...withStatus('failed'),
    ...skipped.filter(({ searched }) => searched),
    ...withStatus('partial'),
  ];
  return { total: files.length, files: files.slice(0, MAX_FILES) };
}

/** Returns the dynamic calls. `dynamicCalls` has their ranges by index of the file. */
export function listDynamicCalls(
  { analysis }: Atlas,
  naming: Naming,
  dynamicCalls: readonly (readonly Span[])[],
): DynamicCalls {
  const files = analysis.linked.program.files.flatMap(({ index, path }) => {
    const sites = dynamicCalls[index] ?? [];
    if (sites.length === 0) return [];
    const address = naming.addresses.file(path);
    return [{ path, address, total: sites.length, sites: sites.slice(0, MAX_LINES) }];
  });
  return { total: files.reduce((sum, { total }) => sum + total, 0), files: files.slice(0, MAX_FILES) };
}

/** Returns the names of unresolved references that only skipped files may define. */
export function listNamesInSkipped({ analysis, skippedFiles: { unresolved } }: Atlas): NamesInSkipped {
  const references = new Map<string, number>();
  for (const links of analysis.linked.links) {
    for (const [name, total] of links.unresolved)
      if (unresolved.has(name)) references.set(name, (references.get(name) ?? 0) + total);
  }
  const names = [...unresolved]
    .sort(([a], [b]) => (references.get(b) ?? 0) - (references.get(a) ?? 0) || compareText(a, b))
    .slice(0, MAX_NAMES)
    .map(([name, files]) => ({ name, files: [...files] }));
  return { total: unresolved.size, names: names.sort((a, b) => compareText(a.name, b.name)) };
}
