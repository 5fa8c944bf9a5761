import type { Span } from '../../model/position.ts';
import { compareText } from '../../model/order.ts';
import type { Dynamic, Unparsed, Unseen } from '../../model/quality.ts';
import type { Atlas, Naming } from './atlas.ts';
import { roundCount } from './open-uses.ts';

const MAX_FILES = 1000;
const MAX_LINES = 8;

/** How much of each family of languages was not read, or cannot be known by reading. */
export function unseenOf({ grammars, records, analysis }: Atlas, dynamic: readonly Span[][]): Unseen {
  const families = new Map<string, string[]>();
  for (const { name, manifest } of grammars)
    families.set(manifest.family, [...(families.get(manifest.family) ?? []), name]);
  return {
    families: [...families.values()].map((languages) => {
      const files = records.filter(({ language }) => language !== null && languages.includes(language));
      return {
        languages: languages.sort(compareText),
        files: files.length,
        partial: files.filter(({ status }) => status === 'partial').length,
        failed: files.filter(({ status }) => status === 'failed').length,
        dynamic: roundCount(
          analysis.linked.program.files
            .filter(({ grammar }) => languages.includes(grammar.name))
            .reduce((sum, { index }) => sum + (dynamic[index]?.length ?? 0), 0),
        ),
      };
    }),
  };
}

/** Which files were not read, or not wholly. */
export function unparsedOf({ records }: Atlas, naming: Naming): Unparsed {
  const order = ['failed', 'partial'];
  const files = records
    .filter(({ status }) => order.includes(status))
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || compareText(a.path, b.path));
  return {
    total: files.length,
    files: files.slice(0, MAX_FILES).map(({ path, language, status, findings }) => ({
      path,
      address: naming.addresses.file(path),
      language,
      status,
      lines: [...new Set(findings.flatMap(({ span }) => (span ? [span[0]] : [])))].slice(0, MAX_LINES),
    })),
  };
}

/** Where a value says what is called; `dynamic` has the places by index of the file. */
export function dynamicOf({ analysis }: Atlas, naming: Naming, dynamic: readonly Span[][]): Dynamic {
  const files = analysis.linked.program.files.flatMap(({ index, path }) => {
    const sites = dynamic[index] ?? [];
    if (sites.length === 0) return [];
    const address = naming.addresses.file(path);
    return [{ path, address, total: sites.length, sites: sites.slice(0, MAX_LINES) }];
  });
  return { total: files.reduce((sum, { total }) => sum + total, 0), files: files.slice(0, MAX_FILES) };
}
