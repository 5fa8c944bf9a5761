import { artifactPath } from '../../model/artifact.ts';
import type { Complexity } from '../../model/quality.ts';
import { parseId } from '../../model/id.ts';
import { compareText } from '../../model/order.ts';
import type { SearchDocuments, SearchIndex } from '../../model/search-shards.ts';
import { readDocumentBlock, readSearchIndex } from '../../features/search/query/read-search.ts';
import type { Store } from '../../store/store.ts';

type Callable = Complexity['callables'][number];

/** A callable that is complex and often changed. */
export interface HotSpot extends Callable {
  /** The number of commits that touched it; undefined if none are known. */
  commits: number | undefined;
}

/** Whether the atlas knows the commits of symbols. */
export async function knowsCommits(store: Store): Promise<boolean> {
  const index = await readSearchIndex(store).catch(() => undefined);
  return index !== undefined && index.activation !== null;
}

/** Returns the most complex callables of the atlas, those first that change most: by complexity times commits. */
export async function findHotSpots(store: Store): Promise<HotSpot[]> {
  const found = (await store.read(artifactPath.complexity)) as Complexity | undefined;
  const index = await readSearchIndex(store).catch(() => undefined);
  const spots = await Promise.all(
    (found?.callables ?? []).map(async (callable): Promise<HotSpot> => {
      const commits = index?.activation ? await commitsOf(store, index, callable) : undefined;
      return { ...callable, commits };
    }),
  );
  return spots.sort((a, b) => heat(b) - heat(a) || compareText(a.id, b.id));
}

function heat({ complexity, commits = 0 }: HotSpot): number {
  return complexity * Math.max(1, commits);
}

/** Documents are numbered by path, so the block of a file is found by halving. */
async function commitsOf(
  store: Store,
  { documents, documentBlockSize }: SearchIndex,
  { id, path }: Callable,
): Promise<number | undefined> {
  const symbol = parseId(id)?.symbol;
  let low = 0;
  let high = Math.ceil(documents / documentBlockSize) - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const start = pathOf((await readDocumentBlock(store, middle)).files[0]);
    if (compareText(start, path) < 0) low = middle;
    else high = middle - 1;
  }
  // The file may begin in one block and go on in others.
  for (let block = low; block * documentBlockSize < documents; block++) {
    const all = await readDocumentBlock(store, block);
    const at = rowOf(all, path, symbol ?? '');
    if (at >= 0) {
      const commits = all.commits[at];
      return commits ? commits[0] : undefined;
    }
    if (compareText(pathOf(all.files.at(-1)), path) > 0) return undefined;
  }
  return undefined;
}

function rowOf({ files, rows }: SearchDocuments, path: string, symbol: string): number {
  return rows.findIndex(([file, name]) => name === symbol && pathOf(files[file]) === path);
}

function pathOf(file: SearchDocuments['files'][number] | undefined): string {
  return typeof file === 'string' ? file : (file?.[0] ?? '');
}
