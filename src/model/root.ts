import * as z from 'zod';

/**
 * Why a node counts as used although nothing in the repository may refer to it. `entry`: a program starts there, or people
 * run it. `published`: a package exports it. `test`, `framework`, `language`: called by a convention of those. `data`: read,
 * not run. `decorator`: passed to a decorator. `outside`: types outside the repository may call it.
 */
export const rootKinds = [
  'entry',
  'published',
  'test',
  'framework',
  'language',
  'decorator',
  'outside',
  'data',
] as const;
export const RootKind = z.enum(rootKinds);
export type RootKind = z.infer<typeof RootKind>;

/**
 * The nodes that a root keeps. A node that is kept is not dead code.
 * `used`: the node, and a symbol's parent. `exports`: also all exports of the file. `all`: also all symbols of the file.
 * `members`: the members of the type, if the type is used. `registered`: likewise, because types outside the repository may
 * register the type. `found`: likewise, even if nothing uses the file or the type around it. `folder`: the file, if another file of its folder, or of one inside of it, is used.
 * `beside`: the file, if another file of the same folder is used.
 * The others only cast doubt. `open`: others may import from the file. `exposed`: others could, though the package does not
 * export it. `instances`: outside code may get instances made in the file and call their members. `libraryMember`: the standard library
 * has types with a member of that name, and an instance may be used as one of them. `helper`: the file is a test helper or an
 * example. `scannable`: a program that scans all of its types may register the type for its interfaces. `loading`: the file registers something with another package when it is loaded, so that this one may load it.
 */
export const rootEffects = [
  'used',
  'exports',
  'all',
  'members',
  'registered',
  'found',
  'folder',
  'beside',
  'open',
  'exposed',
  'instances',
  'libraryMember',
  'helper',
  'scannable',
  'loading',
] as const;

/** The tests before which a test runner runs a file. */
export const RunsBefore = z.object({
  folder: z.string().describe('Folder of the project; empty for the root'),
  tests: z.array(z.string()).describe('Globs of the tests, from that folder on'),
  except: z
    .array(z.string())
    .optional()
    .describe('Globs of the tests among them that only another runner runs; absent if there are none'),
  symbols: z
    .string()
    .optional()
    .describe('Regular expression of the top-level symbols that run; absent if any may'),
  topLevel: z
    .literal(false)
    .optional()
    .describe('Present if code at the top level of the file does not run before the tests'),
});
export type RunsBefore = z.infer<typeof RunsBefore>;

export const ShardRoot = z.object({
  /** Indexes of nodes of the file. */
  nodes: z.array(z.int().nonnegative()),
  kind: RootKind,
  effect: z.enum(rootEffects),
  /** Text for readers: `test by its name`, `exports of package.json`. */
  reason: z.string(),
  /** The tests before which the file runs, if a test runner names it for that. */
  before: RunsBefore.optional(),
});
export type ShardRoot = z.infer<typeof ShardRoot>;

/** Returns the roots that keep a file as a whole. */
export function rootsOfFile(roots: readonly ShardRoot[] | undefined): readonly ShardRoot[] {
  return roots?.filter(({ nodes }) => nodes.includes(0)) ?? [];
}

/** Whether a file with these roots is a test file, by the conventions in its grammar. */
export function isTestFile(roots: readonly ShardRoot[] | undefined): boolean {
  return rootsOfFile(roots).some(({ kind }) => kind === 'test');
}

/** Whether code outside of the repository may import from a file with these roots. */
export function isImportable(roots: readonly ShardRoot[] | undefined): boolean {
  return rootsOfFile(roots).some(
    ({ kind, effect }) =>
      kind === 'published' && (effect === 'exports' || effect === 'all' || effect === 'open'),
  );
}
