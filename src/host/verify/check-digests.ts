import { digest } from '../../base/digest.ts';
import { artifactPath } from '../../model/artifact.ts';
import { compareText } from '../../model/order.ts';
import { OUTPUT_MARKER } from '../../model/output.ts';
import { StoreError } from '../../store/store.ts';
import type { AtlasFiles } from './atlas-files.ts';
import { isHiddenAtRoot, unnamedFiles } from './extra-files.ts';
import { FileReader } from './file-reader.ts';
import { inParallel } from './in-parallel.ts';
import type { Problem } from './problem.ts';
import { readDigests } from './read-digests.ts';

export interface DigestCheck {
  /** Number of files whose bytes were compared with their digest. */
  checked: number;
  coverPages: boolean;
  /** Sorted by path. */
  problems: Problem[];
  /** Number of files in the folder that do not belong to the atlas. */
  others: number;
  /** The paths that the atlas names, and those of its digests. */
  paths: ReadonlySet<string>;
}

const PARALLEL = 8;

/** Compares the files of an atlas with their digests. Throws `InputError` if it has none, and `StoreError` if it cannot be read. */
export async function checkDigests(
  files: AtlasFiles,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (done: number, total: number) => void },
): Promise<DigestCheck> {
  const before = await files.read(artifactPath.digests);
  const reader = new FileReader(files);
  const digests = await readDigests(files, reader);
  const problems = [...digests.problems];
  let checked = 0;
  await inParallel(digests.files, PARALLEL, async ([path, wanted]) => {
    signal.throwIfAborted();
    const bytes = await reader.read(path);
    checked++;
    onProgress?.(checked, digests.files.size);
    if (Buffer.isBuffer(bytes)) {
      if (digest(bytes) !== wanted) problems.push({ path, problem: 'changed' });
    } else if (bytes.problem !== 'missing' || !isHiddenAtRoot(path)) problems.push(bytes);
  });
  const after = await files.read(artifactPath.digests);
  if (before && !after?.equals(before))
    throw new StoreError(
      'unavailable',
      `${files.name} was replaced by another atlas while it was verified. Try again.`,
    );
  const paths = new Set([...digests.files.keys(), ...digests.lists]);
  const { extra, others } = extrasOf(files, paths, digests);
  problems.push(...extra.map((path): Problem => ({ path, problem: 'extra' })));
  problems.sort((a, b) => compareText(a.path, b.path));
  return { checked, coverPages: digests.coverPages, problems, others: others.length, paths };
}

/** Without all digests, it is not known which files the atlas names. */
function extrasOf(
  files: AtlasFiles,
  paths: ReadonlySet<string>,
  { problems, coverPages }: { problems: readonly Problem[]; coverPages: boolean },
): ReturnType<typeof unnamedFiles> {
  const listed = problems.length > 0 ? [] : (files.list() ?? []);
  const { extra, others } = unnamedFiles(
    listed.filter((path) => path !== OUTPUT_MARKER),
    paths,
  );
  if (coverPages) return { extra, others };
  // Schemas have digests only if pages do.
  return { extra: extra.filter((path) => path.endsWith('.json') && !isSchema(path)), others: [] };
}

function isSchema(path: string): boolean {
  return path.startsWith(artifactPath.below('schema/')) || path === artifactPath.openapi;
}
