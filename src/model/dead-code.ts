import { z } from 'zod';
import { NodeKind } from './kinds.ts';
import { RootKind } from './root.ts';
import { Tiers } from './tokens.ts';

const count = z.int().nonnegative();

/** The most certain and the largest first. */
export const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;
export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

/** An occurrence of a name that may mean the symbol, without evidence that it does. */
export const NameSite = z.object({
  path: z.string(),
  line: z.int().positive(),
  /**
   * `member`: after a dot; `code`: elsewhere in code; `string`: a string literal of its own; `prose`: a word in a string
   * literal; `text`: in a file that is not code.
   */
  how: z.enum(['code', 'member', 'string', 'prose', 'text']),
});
export type NameSite = z.infer<typeof NameSite>;

/** Evidence that an item may be used after all. It lowers the severity. */
export const doubts = {
  imported: 'the package exports it, so other projects may import it',
  reachable: 'other projects could import it from a file that the package does not offer',
  handed: 'other projects may get an instance of its type and use this member',
  data: 'it may be read as data, without its name',
  composed: 'a string in the code begins or ends like its name, so its name may be composed at run time',
  documented: 'the documentation mentions it',
  mentioned: 'a template or a settings file contains its name',
  named: 'its name occurs in code or strings, with an unknown meaning',
  partial: 'its file has syntax errors',
  registered: 'it is derived from a type outside the repository, which may use its subtypes',
  like: 'types of the standard library have a member with this name, so an instance may be used as one of them',
  fake: 'it is a member of a test double, which tested code may call',
  aid: 'its file is for tests or for readers, so its users may be elsewhere',
  script: 'its file is a script without calls, and other scripts that are loaded with it may use it',
  structural: 'a member with this name is called via a type that its own type may fit',
  left: 'its name occurs in a skipped file',
  loaded: 'a string in the code contains the name of its file or folder, so the file may be loaded by name',
  user: 'code that may be live uses it',
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
  users: z.object({ total: count, ids: z.array(z.string()) }).optional(),
  /** Places that its name stands at in code that lives, or in texts, and that no edge explains; absent where there are none. */
  unresolved: z.object({ total: count, sites: z.array(NameSite) }).optional(),
  /** The first file that was left out of the atlas and has its name; absent where there is none. */
  leftOut: z.string().optional(),
  /** Other items that nothing but this one reaches, and how many lines they have together; absent where there are none. */
  diesWith: z.object({ total: count, lines: count, ids: z.array(z.string()) }).optional(),
});
export type DeadItem = z.infer<typeof DeadItem>;

const bySeverity = z.object({ CRITICAL: count, HIGH: count, MEDIUM: count, LOW: count });
export type BySeverity = z.infer<typeof bySeverity>;

/** `api/v1/quality/deadcode/index.json`: how much no root reaches, and which shard has what. */
export const DeadCodeIndex = z.object({
  total: count,
  bySeverity,
  /** How many symbols and files were looked at, and how many of them a root reaches. */
  looked: count,
  reached: count,
  /** By kind, the roots from which was searched. */
  roots: z.array(z.object({ kind: RootKind, count })),
  /** In the order of paths. A shard has the items of files right in `directory`, with `deep` of all below it. */
  shards: z.array(
    z.object({ directory: z.string(), deep: z.boolean(), part: count, file: z.string(), bySeverity }),
  ),
});
export type DeadCodeIndex = z.infer<typeof DeadCodeIndex>;

/** `api/v1/quality/deadcode/<shard>.json`: sorted by path and line. */
export const DeadCodeShard = z.object({ items: z.array(DeadItem) });
export type DeadCodeShard = z.infer<typeof DeadCodeShard>;

export function noneBySeverity(): BySeverity {
  return { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0 };
}
