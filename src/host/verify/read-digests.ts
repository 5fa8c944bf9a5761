import { digest } from '../../base/digest.ts';
import { artifactPath } from '../../model/artifact.ts';
import { bucketOfPath, DigestBucket, DigestIndex } from '../../model/digests.ts';
import { isAtlasPath } from '../../model/is-atlas-path.ts';
import { StoreError } from '../../store/store.ts';
import { InputError } from '../input-error.ts';
import type { AtlasFiles } from './atlas-files.ts';
import type { FileReader } from './file-reader.ts';
import { jsonOf } from './json-of.ts';
import { inParallel } from './in-parallel.ts';
import type { Problem } from './problem.ts';

/** The digests that an atlas names. */
export interface Digests {
  /** By path of the file. */
  files: Map<string, string>;
  /** The files with the digests. */
  lists: Set<string>;
  /** Whether pages, Markdown, scripts and search files have digests. Atlases of earlier versions have those of the JSON only. */
  coverPages: boolean;
  /** Digests that are damaged or missing. Files that they name are unknown. */
  problems: Problem[];
}

/** The limit of each list of digests. */
const MAX_BYTES_OF_LIST = 8_000_000;
/** Ten times the files of the largest atlases: a hostile one must not fill the memory. */
const MAX_FILES = 5_000_000;
const MAX_BUCKETS = 32_768;
const PARALLEL = 8;

const groups = [
  { index: artifactPath.digests, bucket: artifactPath.digestBucket },
  { index: artifactPath.pageDigests, bucket: artifactPath.pageDigestBucket },
];

/** Reads all digests of an atlas. Throws `InputError` if it has none. */
export async function readDigests(files: AtlasFiles, reader: FileReader): Promise<Digests> {
  const found: Digests = { files: new Map(), lists: new Set(), coverPages: false, problems: [] };
  for (const { index, bucket } of groups) {
    const bytes = await files.read(index, MAX_BYTES_OF_LIST);
    const isOfPages = index === artifactPath.pageDigests;
    if (bytes === undefined) {
      if (isOfPages) return found;
      throw noDigests(files.name);
    }
    found.lists.add(index);
    const value = DigestIndex.safeParse(jsonOf(bytes)).data;
    if (!value || value.buckets.length > MAX_BUCKETS) {
      if (!isOfPages) throw noDigests(files.name);
      found.problems.push({ path: index, problem: 'changed', reason: 'is no list of digests' });
      continue;
    }
    found.coverPages ||= isOfPages;
    await inParallel(value.buckets.entries(), PARALLEL, ([number, wanted]) =>
      readBucket({ path: bucket(number), number, count: value.buckets.length, wanted }, reader, found),
    );
  }
  return found;
}

interface Bucket {
  path: string;
  number: number;
  count: number;
  wanted: string;
}

async function readBucket(
  { path, number, count, wanted }: Bucket,
  reader: FileReader,
  found: Digests,
): Promise<void> {
  found.lists.add(path);
  const bytes = await reader.read(path, MAX_BYTES_OF_LIST);
  if (!Buffer.isBuffer(bytes)) {
    found.problems.push(bytes);
    return;
  }
  const damaged = (reason: string): void => void found.problems.push({ path, problem: 'changed', reason });
  if (digest(bytes) !== wanted) {
    damaged('the files that it names could not be checked');
    return;
  }
  const bucket = DigestBucket.safeParse(jsonOf(bytes)).data;
  if (!bucket) {
    damaged('is no list of digests');
    return;
  }
  for (const [file, hash] of Object.entries(bucket)) {
    if (!isAtlasPath(file)) damaged(`names ${JSON.stringify(file)}, which leads out of the atlas`);
    else if (bucketOfPath(file, count) !== number)
      damaged(`names ${JSON.stringify(file)}, which belongs to another list`);
    else found.files.set(file, hash);
  }
  if (found.files.size > MAX_FILES)
    throw new StoreError(
      'unreadable',
      `${reader.name} names more files than any atlas has (${MAX_FILES.toLocaleString('en')}).`,
    );
}

function noDigests(name: string): InputError {
  return new InputError(
    `${name} has no digests (${artifactPath.digests}), so it cannot be verified. Name the folder or the address of an atlas that "treeatlas build" wrote: a server of "treeatlas serve" and a repository have none.`,
  );
}
