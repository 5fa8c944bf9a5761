import type { MatchSpan } from '../../features/grep/query/pattern.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { isTestFile } from '../../model/root.ts';
import type { Store } from '../../store/store.ts';
import { codeLine, outdented, type CodeFile } from '../search/code-line.ts';
import { evidenceOf } from '../views/evidence.ts';
import { fileConnectionsOf } from '../views/file-connections.ts';
import { relationsOf, type PossibleReference, type Relation } from '../views/relations.ts';

/** The places in one file that refer to a symbol. */
export interface UsesInFile {
  path: string;
  address: string;
  /** Names of the symbols that contain the places. */
  names: readonly string[];
  /** Whether all of them are import statements. */
  isImport: boolean;
  places: readonly { span: readonly number[]; note: string | undefined }[];
}

/** A list of references on a page: calls of a symbol, other references to it, possible ones, or the imports of a file. */
export type UseList = 'calls' | 'references' | 'possible' | 'importers';

/** Returns the places of a list, grouped by file in the order of the page. Import statements come last, unless the list is of them. */
export function usesOf(shard: FileShard, index: number, list: UseList): UsesInFile[] {
  if (list === 'importers') return usesByFile(fileConnectionsOf(shard).importers, () => false);
  const { possibleIncoming, callers, referencedBy } = relationsOf(shard, index);
  const uses = { possible: possibleIncoming, calls: callers, references: referencedBy }[list];
  return usesByFile(uses, ({ type }) => type === 'IMPORTS' || type === 'EXPORTS');
}

type Use = Relation | PossibleReference;

function usesByFile(uses: readonly Use[], isImportOf: (use: Use) => boolean): UsesInFile[] {
  const files = new Map<string, UsesInFile>();
  for (const use of uses) {
    const isImport = isImportOf(use);
    const key = `${isImport ? 'import ' : ''}${use.sitesAddress}`;
    const known = files.get(key);
    const places = use.sites.map((span) => ({ span, note: evidenceOf(use) }));
    files.set(key, {
      path: known?.path ?? endpointOf(use).path,
      address: use.sitesAddress,
      names: [...(known?.names ?? []), endpointOf(use).title],
      isImport,
      places: [...(known?.places ?? []), ...places],
    });
  }
  return [...files.values()].sort((a, b) => Number(a.isImport) - Number(b.isImport));
}

function endpointOf(use: Use): { path: string; title: string } {
  return 'endpoint' in use ? use.endpoint : (use.endpoints[0] ?? { path: '', title: '' });
}

/** Reads the source lines of the places in a file, each line once. Rejects if the file cannot be loaded. */
export async function readPlaces(
  store: Store,
  { path, address, places }: UsesInFile,
): Promise<{ file: CodeFile; isTest: boolean }> {
  const shard = (await store.read(artifactPath.file(address))) as FileShard | undefined;
  if (!shard) throw new Error(`${path} could not be loaded.`);
  const lines = shard.source.split('\n');
  const byLine = new Map<number, { marks: MatchSpan[]; note: string | undefined }>();
  for (const { span, note } of places) {
    const [line = 1, column = 1, endLine = line, endColumn = column] = span;
    const end = endLine > line ? (lines[line - 1]?.length ?? 0) : endColumn - 1;
    const known = byLine.get(line) ?? { marks: [], note };
    known.marks.push([column - 1, end]);
    byLine.set(line, known);
  }
  const found = [...byLine]
    .sort(([a], [b]) => a - b)
    .map(([line, { marks, note }]) => ({
      ...codeLine(
        shard,
        lines,
        line,
        marks.sort(([a], [b]) => a - b),
      ),
      note,
    }));
  return { file: { path, address, lines: outdented(found) }, isTest: isTestFile(shard.roots) };
}
