import { artifactPath } from '../../model/artifact.ts';
import { OUTPUT_MARKER } from '../../model/output.ts';
import { compareText } from '../../model/order.ts';
import type { AtlasFiles } from './atlas-files.ts';
import { isHiddenAtRoot, unnamedFiles } from './extra-files.ts';
import { FileReader } from './file-reader.ts';
import { firstDifference, type Difference } from './first-difference.ts';
import { inParallel } from './in-parallel.ts';
import type { Problem } from './problem.ts';

/** A file that a fresh build has otherwise. `missing`: in the fresh build only. `extra`: in the atlas only. */
export interface FileDifference extends Problem {
  first?: Difference;
}

export interface Comparison {
  /** Number of files with the same bytes. */
  same: number;
  /** Sorted by path, with the lists of digests at the end. */
  differences: FileDifference[];
}

const PARALLEL = 8;

/** Compares all files of an atlas with those of a fresh build, byte by byte. `named` has the paths that the atlas names itself. */
export async function compareFiles(
  atlas: AtlasFiles,
  fresh: AtlasFiles,
  named: Iterable<string>,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (done: number, total: number) => void },
): Promise<Comparison> {
  const reader = new FileReader(atlas);
  // The marker has no content of the atlas, and identifies the build to the next one.
  const wanted = new Set((fresh.list() ?? []).filter((path) => path !== OUTPUT_MARKER));
  const result: Comparison = { same: 0, differences: [] };
  let done = 0;
  await inParallel(wanted, PARALLEL, async (path) => {
    signal.throwIfAborted();
    const bytes = await reader.read(path);
    onProgress?.(++done, wanted.size);
    if (!Buffer.isBuffer(bytes)) {
      if (bytes.problem !== 'missing' || !isHiddenAtRoot(path)) result.differences.push(bytes);
      return;
    }
    const expected = await fresh.read(path);
    const first = expected && firstDifference(bytes, expected);
    if (first) result.differences.push({ path, problem: 'changed', first });
    else result.same++;
  });
  const unnamed = unnamedFiles(atlas.list() ?? [], wanted);
  const extra = new Set([...unnamed.extra, ...[...named].filter((path) => !wanted.has(path))]);
  for (const path of extra) result.differences.push({ path, problem: 'extra' });
  // The digests of a file that differs differ too, and tell nothing new.
  const order = ({ path }: Problem): string => `${isDigestList(path) ? 1 : 0} ${path}`;
  result.differences.sort((a, b) => compareText(order(a), order(b)));
  return result;
}

function isDigestList(path: string): boolean {
  return path.startsWith(artifactPath.below('digests/'));
}
