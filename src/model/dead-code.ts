import { z } from 'zod';
import { NodeKind } from './kinds.ts';
import { RootKind } from './root.ts';
import { Tiers } from './tokens.ts';

const count = z.int().nonnegative();

/** Most sure and most in size first. */
export const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;
export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

/** A place where a name stands that may mean the symbol, though nothing shows that it does. */
export const NameSite = z.object({
  path: z.string(),
  line: z.int().positive(),
  /** `member` behind a dot; `code` otherwise; `string` alone in a text; `prose` among others in one; `text` in a file that is no code. */
  how: z.enum(['code', 'member', 'string', 'prose', 'text']),
});
export type NameSite = z.infer<typeof NameSite>;

/** Why something may live all the same: what keeps its severity down. */
export const doubts = {
  imported: 'others may import it from the package',
  reachable: 'others could import it from a file that the package does not put forward',
  handed: 'others may be handed an instance and use this member of it',
  data: 'data may be read as a whole, without its name',
  composed: 'a text of the code begins or ends as the name does: names may be put together from it',
  documented: 'it stands in the documentation',
  mentioned: 'a template or a file of settings has the word',
  named: 'its name stands in code or texts and nothing tells what it means there',
  partial: 'a part of its file could not be read',
  registered: 'a type that is not in the repository may know of what is made from it',
  like: 'types of the library of the language have such a member, and an instance may be taken for one of those',
  fake: 'types of tests stand in for others, whose members are called where the test hands them over',
  aid: 'its file is for tests or for people to read: who uses it may be elsewhere, or read it as data',
  script: 'its file is a script that only defines: others that are loaded with it may use the name',
  structural: 'a member of the same name is called through a type that this one may fit',
  left: 'its name stands in a file that was left out of the atlas',
  loaded: 'a text of the code has the name of its folder: files may be loaded by their names',
  user: 'what uses it may live',
} as const;
export type Doubt = keyof typeof doubts;
export const Doubt = z.enum(Object.keys(doubts) as [Doubt, ...Doubt[]]);

/** Something that no root reaches. */
export const DeadItem = z.object({
  id: z.string(),
  path: z.string(),
  /** Of its name. */
  line: z.int().positive(),
  name: z.string(),
  kind: NodeKind,
  address: z.string(),
  severity: Severity,
  lines: z.int().positive(),
  exported: z.boolean(),
  tokens: Tiers,
  doubts: z.array(Doubt),
  /** What uses it and is dead itself: the first of it; absent where nothing does. */
  usedByDead: z.object({ total: count, ids: z.array(z.string()) }).optional(),
  /** Places that its name stands at in code that lives, or in texts, and that no edge explains; absent where there are none. */
  unresolved: z.object({ total: count, sites: z.array(NameSite) }).optional(),
  /** The first file that was left out of the atlas and has its name; absent where there is none. */
  mentionedInSkipped: z.string().optional(),
  /** Other items that nothing but this one reaches, and how many lines they have together; absent where there are none. */
  removableWith: z.object({ total: count, lines: count, ids: z.array(z.string()) }).optional(),
});
export type DeadItem = z.infer<typeof DeadItem>;

const bySeverity = z.object({ CRITICAL: count, HIGH: count, MEDIUM: count, LOW: count });
export type BySeverity = z.infer<typeof bySeverity>;

/** `api/v1/quality/deadcode/index.json`: how much no root reaches, and which shard has what. */
export const DeadCodeIndex = z.object({
  total: count,
  bySeverity,
  /** How many symbols and files were looked at, and how many of them a root reaches. */
  examined: count,
  reachable: count,
  /** By kind, the roots from which was searched. */
  roots: z.array(z.object({ kind: RootKind, count })),
  /** In the order of paths. A shard has the items of files right in `directory`, with `deep` of all below it. */
  shards: z.array(
    z.object({ directory: z.string(), recursive: z.boolean(), part: count, file: z.string(), bySeverity }),
  ),
});
export type DeadCodeIndex = z.infer<typeof DeadCodeIndex>;

/** `api/v1/quality/deadcode/<shard>.json`: sorted by path and line. */
export const DeadCodeShard = z.object({ items: z.array(DeadItem) });
export type DeadCodeShard = z.infer<typeof DeadCodeShard>;

export function noneBySeverity(): BySeverity {
  return { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0 };
}
