import { z } from 'zod';

/**
 * Why a symbol or file counts as used without a reference in the repository. `entry`: programs start there, or people run
 * it; `published`: other projects import it from a package; `test`, `framework`, `language`: these call it by convention;
 * `decorator`: its decorator may register it; `outside`: types outside the repository may call it; `data`: it is read, not
 * run.
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
 * The effect of a root.
 *
 * - `lives`: the node is live; a node other than a file only if its parent is.
 * - `exports`: the file and everything that it exports are live.
 * - `all`: everything in the file is live.
 * - `members`: the members of a live type are live.
 * - `registered`: the same, and types outside the repository may use the type.
 * - `folder`: the file is live if any other file of its folder is.
 * - `open`, `exposed`: other projects may import from the file, as they are meant to or as they could.
 * - `handed`: other projects may get instances of types in the file and use their members.
 * - `like`: a type of the standard library has a member of this name, so an instance may be used as one of that type.
 * - `aid`: tests elsewhere, or readers, may use anything in the file.
 */
export const rootEffects = [
  'lives',
  'exports',
  'all',
  'members',
  'registered',
  'folder',
  'open',
  'exposed',
  'handed',
  'like',
  'aid',
] as const;

export const ShardRoot = z.object({
  /** Indexes of nodes of the file. */
  nodes: z.array(z.int().nonnegative()),
  kind: RootKind,
  effect: z.enum(rootEffects),
  /** For readers: `test by its name`, `exports of package.json`. */
  reason: z.string(),
});
export type ShardRoot = z.infer<typeof ShardRoot>;
