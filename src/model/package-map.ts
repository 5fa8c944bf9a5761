import * as z from 'zod';

const count = z.int().nonnegative();

/** A file of code. Rows are arrays because the map has one for each file. */
export const MapFile = z.tuple([
  /** Index into `directories`. */ count,
  /** Its name in the directory. */ z.string(),
  /** Index into `languages`. */ count,
  /** Lines. */ count,
  /** Sum of the complexities of its callables. */ count,
  /** Number of commits that touched its lines; -1 if none is known. */ z.int().min(-1),
  /** 1 for a test file. */ z.literal([0, 1]),
  /** Its address; absent when it is `pathAddress`. */ z.string().optional(),
]);
export type MapFile = z.infer<typeof MapFile>;

/**
 * `api/v1/map.json`: all files of code with sizes and imports, for a map of the whole repository. One artifact, because a
 * reader opens directories at will, and imports are counted between whatever is open.
 */
export const PackageMap = z.object({
  /** Paths of the directories that contain files of code, sorted. */
  directories: z.array(z.string()),
  /** Names of grammars. */
  languages: z.array(z.string()),
  /** In the order of paths. */
  files: z.array(MapFile),
  /** The index of a file, followed by those of the files that it imports. */
  imports: z.array(z.array(count).min(2)),
});
export type PackageMap = z.infer<typeof PackageMap>;
