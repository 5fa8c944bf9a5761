import type { FileStatus } from '../../model/coverage.ts';
import type { Span } from '../../model/position.ts';
import { compareText } from '../../model/order.ts';
import type { Dynamic, Unparsed, Unseen } from '../../model/quality.ts';
import type { Atlas, Naming } from './atlas.ts';
import { roundCount } from './unresolved-references.ts';

const MAX_FILES = 1000;
const MAX_LINES = 8;

/** Returns, for each language family, how much was not parsed or is dynamic. */
export function coverageGaps(
  { grammars, records, analysis, leftOut }: Atlas,
  dynamic: readonly Span[][],
): Unseen {
  const families = new Map<string, Set<string>>();
  for (const { name, manifest } of grammars)
    families.set(manifest.family, (families.get(manifest.family) ?? new Set()).add(name));
  return {
    families: [...families].map(([family, found]) => {
      const languages = [...found].sort(compareText);
      const files = records.filter(({ language }) => language !== null && found.has(language));
      const left = leftOut.files.filter((each) => each.family === family);
      return {
        languages,
        files: files.length + left.length,
        partial: files.filter(({ status }) => status === 'partial').length,
        failed: files.filter(({ status }) => status === 'failed').length,
        leftOut: left.length,
        unsearched: left.filter(({ searched }) => !searched).length,
        dynamic: roundCount(
          analysis.linked.program.files
            .filter(({ grammar }) => found.has(grammar.name))
            .reduce((sum, { index }) => sum + (dynamic[index]?.length ?? 0), 0),
        ),
      };
    }),
  };
}

/** Returns the files that were not parsed completely. Files whose text could not be searched come first. */
export function unparsedOf({ records, leftOut }: Atlas, naming: Naming): Unparsed {
  const withStatus = (wanted: FileStatus): Unparsed['files'] =>
    records
      .filter(({ status }) => status === wanted)
      .map(({ path, language, status, findings }) => ({
        path,
        address: naming.addresses.file(path),
        language,
        status,
        lines: [...new Set(findings.flatMap(({ span }) => (span ? [span[0]] : [])))].slice(0, MAX_LINES),
      }));
  const left = [...leftOut.files]
    .sort((a, b) => Number(a.searched) - Number(b.searched) || compareText(a.path, b.path))
    .map(({ path, language, reason, searched }) => ({
      path,
      language,
      status: 'left-out' as const,
      reason,
      searched,
      lines: [],
    }));
  const files = [
    ...left.filter(({ searched }) => !searched),
    ...withStatus('failed'),
    ...left.filter(({ searched }) => searched),
    ...withStatus('partial'),
  ];
  return { total: files.length, files: files.slice(0, MAX_FILES) };
}

/** Returns the dynamic calls. `dynamic` has their ranges by index of the file. */
export function dynamicOf({ analysis }: Atlas, naming: Naming, dynamic: readonly Span[][]): Dynamic {
  const files = analysis.linked.program.files.flatMap(({ index, path }) => {
    const sites = dynamic[index] ?? [];
    if (sites.length === 0) return [];
    const address = naming.addresses.file(path);
    return [{ path, address, total: sites.length, sites: sites.slice(0, MAX_LINES) }];
  });
  return { total: files.reduce((sum, { total }) => sum + total, 0), files: files.slice(0, MAX_FILES) };
}
