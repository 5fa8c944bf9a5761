import * as z from 'zod';
import { NodeKind } from './kinds.ts';
import { RootKind } from './root.ts';
import { Tiers } from './tokens.ts';

const count = z.int().nonnegative();

/** From the most certain and largest finds to the least. */
export const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;
export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

/** An occurrence of the symbol's name that may refer to it, without evidence that it does. */
export const NameSite = z.object({
  path: z.string(),
  line: z.int().positive(),
  /**
   * `member`: after a dot. `code`: elsewhere in code. `string`: a whole string. `prose`: a word in a string or comment.
   * `text`: in a file that is not code.
   */
  how: z.enum(['code', 'member', 'string', 'prose', 'text']),
});
export type NameSite = z.infer<typeof NameSite>;

/** Reasons why a symbol may be used all the same. They lower its severity. */
export const doubts = {
  imported: 'others may import it from the package',
  reachable: 'others could import it from a file that the package does not export',
  instances: 'outside code may get an instance and use this member',
  data: 'its data may be read as a whole, without its name',
  composed: 'a string in the code begins or ends like the name: names may be composed from it',
  documented: 'the documentation mentions it',
  mentioned: 'a template or configuration file contains the word',
  named: 'its name occurs in code or strings where its meaning is unknown',
  partial: 'a part of its file could not be parsed',
  registered: 'a type outside the repository may register its instances or subtypes',
  libraryMember:
    'types of the standard library have a member of this name, and an instance may be used as one of them',
  testDouble: 'a type in a test replaces another, whose members are called where the test passes it',
  helper: 'its file is a test helper or an example: it may be used elsewhere, or read as data',
  script: 'its file is a script with definitions only: scripts that are loaded with it may use the name',
  structural: 'a member of the same name is called on a type that this one may conform to',
  skipped: 'a skipped file contains its name',
  loaded: 'a string in the code contains the name of its folder: its files may be loaded by name',
  referrer: 'a symbol that refers to it may be used',
} as const;
export type Doubt = keyof typeof doubts;
export const Doubt = z.enum(Object.keys(doubts) as [Doubt, ...Doubt[]]);

/** A symbol or file that no root reaches. */
export const DeadItem = z.object({
  id: z.string(),
  path: z.string(),
  /** The line of its name. */
  line: z.int().positive(),
  name: z.string(),
  kind: NodeKind,
  address: z.string(),
  severity: Severity,
  lines: z.int().positive(),
  exported: z.boolean(),
  tokens: Tiers,
  doubts: z.array(Doubt),
  /** Dead symbols that refer to it: their number, and the first of them; absent if there are none. */
  usedByDead: z.object({ total: count, ids: z.array(z.string()) }).optional(),
  /** Occurrences of its name, in reachable code or in texts, that no edge explains; absent if there are none. */
  unresolved: z.object({ total: count, sites: z.array(NameSite) }).optional(),
  /** The first skipped file that contains its name; absent if there is none. */
  mentionedInSkipped: z.string().optional(),
  /** Items that only this one refers to, directly or indirectly, and their lines in total; absent if there are none. */
  removableWith: z.object({ total: count, lines: count, ids: z.array(z.string()) }).optional(),
});
export type DeadItem = z.infer<typeof DeadItem>;

const bySeverity = z.object({ CRITICAL: count, HIGH: count, MEDIUM: count, LOW: count });
export type BySeverity = z.infer<typeof bySeverity>;

/** `api/v1/quality/deadcode/index.json`: totals, and the list of shards. */
export const DeadCodeIndex = z.object({
  total: count,
  bySeverity,
  /** Number of symbols and files that were examined, and of those that a root reaches. */
  examined: count,
  reachable: count,
  /** Number of roots by kind. */
  roots: z.array(z.object({ kind: RootKind, count })),
  /**
   * In the order of paths. A shard has the items of the files directly in `directory`, or of all files below it if
   * `recursive`.
   */
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
