import type { MatchSpan } from '../../features/grep/query/pattern.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import type { Store } from '../../store/store.ts';
import { codeLine, outdented, type CodeFile } from '../search/code-line.ts';

/** Places in one file. */
export interface PlacesInFile {
  path: string;
  address: string;
  places: readonly { span: readonly number[]; note: string | undefined }[];
}

/** Reads the source lines of the places in a file, each line once. Rejects if the file cannot be loaded. */
export async function readPlaces(store: Store, { path, address, places }: PlacesInFile): Promise<CodeFile> {
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
  return { path, address, lines: outdented(found) };
}
