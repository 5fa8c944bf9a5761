import { artifactPath, type Artifact } from '../../model/artifact.ts';
import {
  DEPENDENCIES_IN_A_PART,
  ENTRIES_IN_A_PART,
  type DirectoryLists,
  type DirectoryPart,
  type DirectoryShard,
} from '../../model/directory-shard.ts';

/** Returns the artifacts of a directory: one, or several parts if its lists are long. */
export function directoryArtifacts(shard: DirectoryShard): Artifact[] {
  const { path, address, directories, files, skipped, dependencies } = shard;
  const entries = directories.length + files.length;
  const pages = Math.max(1, Math.ceil(Math.max(entries, skipped.length) / ENTRIES_IN_A_PART));
  const count = Math.max(pages, Math.ceil(dependencies.length / DEPENDENCIES_IN_A_PART));
  if (count === 1) return [{ path: artifactPath.directory(address), value: shard }];
  const first: DirectoryShard = { ...shard, ...listsOf(shard, 1), parts: { count, pages, entries } };
  const artifacts: Artifact[] = [{ path: artifactPath.directory(address), value: first }];
  for (let part = 2; part <= count; part++) {
    const value: DirectoryPart = { path, address, part, ...listsOf(shard, part) };
    artifacts.push({ path: artifactPath.directory(address, part), value });
  }
  return artifacts;
}

/** Returns the lists of one part. Directories and files are paged as one list, directories first. */
function listsOf(
  { directories, files, skipped, dependencies }: DirectoryShard,
  part: number,
): DirectoryLists {
  const start = (part - 1) * ENTRIES_IN_A_PART;
  const end = start + ENTRIES_IN_A_PART;
  const before = directories.length;
  return {
    directories: directories.slice(start, end),
    files: files.slice(Math.max(0, start - before), Math.max(0, end - before)),
    skipped: skipped.slice(start, end),
    dependencies: dependencies.slice((part - 1) * DEPENDENCIES_IN_A_PART, part * DEPENDENCIES_IN_A_PART),
  };
}
