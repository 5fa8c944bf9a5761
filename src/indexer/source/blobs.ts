import { GitError } from '../../git/git-error.ts';
import type { Git } from '../../git/git.ts';
import { compareText } from '../../model/order.ts';
import { isSafePath } from './entry.ts';
import { describeCause } from './folder.ts';
import type { CommittedFile } from './git-listing.ts';
import { SourceError } from './source-error.ts';
import type { RepositoryInfo, Source, SourceEntry } from './source.ts';

type BlobReader = (path: string, hash: string, maxBytes?: number) => Promise<Uint8Array>;

const SYMLINK = '120000';
const SUBMODULE = '160000';
/** Longer than any path. A blob of any size can be marked as a link. */
const MAX_TARGET = 65_536;

export interface BlobFiles {
  listed: readonly CommittedFile[];
  repository: RepositoryInfo;
  /** For messages: `the commit`. */
  origin: string;
  /** See `Source.state`. */
  state?: string | undefined;
}

/** Opens files whose contents are objects of git. Throws `SourceError` and `GitError`. Close the source to end its process. */
export async function openBlobs(git: Git, { listed, repository, origin, state }: BlobFiles): Promise<Source> {
  const objects = await git.readObjects();
  const readBlob: BlobReader = async (path, hash, maxBytes) => {
    try {
      return await objects.read(hash, { type: 'blob', ...(maxBytes !== undefined && { maxBytes }) });
    } catch (cause) {
      if (!(cause instanceof GitError) || cause.isFinal) throw cause;
      const what = `${path} could not be read from ${origin} (${describeCause(cause)}).`;
      throw new SourceError('unreadable', what, 'In a partial clone, fetch the missing objects first.', {
        cause,
      });
    }
  };
  try {
    const entries = await Promise.all(listed.map((file) => toEntry(file, readBlob)));
    entries.sort((a, b) => compareText(a.path, b.path));
    const hashes = new Map(listed.map(({ path, hash }) => [path, hash]));
    return {
      repository,
      state,
      seenAt: Date.now(),
      findings: [],
      list: () => Promise.resolve([...entries]),
      async read(path) {
        const hash = hashes.get(path);
        if (hash === undefined)
          throw new SourceError('unreadable', `${path} is not in ${origin}.`, 'Check the path.');
        return readBlob(path, hash);
      },
      close: () => objects.close(),
    };
  } catch (error) {
    await objects.close();
    throw error;
  }
}

async function toEntry(
  { path, valid, mode, hash, size }: CommittedFile,
  readBlob: BlobReader,
): Promise<SourceEntry> {
  if (!valid) return { kind: 'unreadable', path, detail: 'its name is not UTF-8' };
  if (!isSafePath(path)) return { kind: 'unreadable', path, detail: 'not a path below the repository' };
  if (mode === SUBMODULE) return { kind: 'submodule', path };
  // In a partial clone, git does not know the size of missing objects.
  if (size === undefined) return { kind: 'unreadable', path, detail: 'git does not have its content' };
  if (mode !== SYMLINK) return { kind: 'file', path, size, stamp: hash };
  if (size > MAX_TARGET)
    return { kind: 'unreadable', path, detail: 'its link target is longer than any path' };
  return { kind: 'symlink', path, target: new TextDecoder().decode(await readBlob(path, hash, MAX_TARGET)) };
}
