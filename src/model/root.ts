import { z } from 'zod';

/**
 * Why something lives though nothing in the repository may use it. `entry`: a program starts there, or people run it;
 * `published`: others import it from a package; `test`, `framework`, `language`: those call it by a convention; `data`: it
 * is read, not run; `decorator`: it is handed to what decorates it; `outside`: types that are not in the repository may call it.
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
 * What a root says. `lives`: the node lives; any but a file lives with what it stands in. `registered`: types outside may know of it, and its members live with it. `exports`: so does all that the
 * file gives to others. `all`: so does all in the file. `members`: the members of the type live with the type.
 * `folder`: the file lives with any other of its folder. `open` and `exposed`: others may import from the file, as
 * people do or as they could. `like`: the library of the language has types with a member of that name, and one that
 * is made here may be taken for one of those. `aid`: tests that are elsewhere may take anything from the file, or people read it. `handed`: others may be handed what is made in the file, and call the members of that.
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
  /** For people: `test by its name`, `exports of package.json`. */
  reason: z.string(),
});
export type ShardRoot = z.infer<typeof ShardRoot>;
