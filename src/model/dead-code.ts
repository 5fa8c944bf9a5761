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
  path: z.string().describe('Path of the file'),
  line: z.int().positive().describe('Line, from 1'),
  how: z
    .enum(['code', 'member', 'string', 'prose', 'text'])
    .describe(
      '`member`: after a dot. `code`: elsewhere in code. `string`: a whole string. `prose`: a word in a string or comment. `text`: in a file that is not code',
    ),
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
  registered: 'code outside the repository may find or register it, its instances or its subtypes',
  scanned: 'a scan of all types may register it for an interface that other code uses',
  registering: 'it registers something with another package when it is loaded, which may load it',
  passedOn: 'its module is loaded by an expression and passed on, and may be used as a whole there',
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
  id: z.string().describe('Its id'),
  path: z.string().describe('Path of its file'),
  line: z.int().positive().describe('Line of its name, from 1'),
  name: z.string().describe('Its name alone'),
  kind: NodeKind.describe('Its kind; `module` is a file'),
  address: z.string().describe('Address of its section; for a file, of the file'),
  severity: Severity.describe('From the most certain and largest finds to the least'),
  lines: z.int().positive().describe('Number of lines'),
  exported: z.boolean().describe('Whether other files can import it'),
  tokens: Tiers.describe('Estimated number of tokens that reading it takes'),
  doubts: z
    .array(Doubt)
    .describe('Reasons why it may be used all the same; they lower its severity. Empty if there are none'),
  usedByDead: z
    .object({
      total: count.describe('Their number'),
      ids: z.array(z.string()).describe('Ids of the first of them'),
    })
    .optional()
    .describe('Dead symbols that refer to it; absent if there are none'),
  unresolved: z
    .object({
      total: count.describe('Their number'),
      sites: z.array(NameSite).describe('The first of them'),
    })
    .optional()
    .describe(
      'Occurrences of its name, in reachable code or in texts, that no edge explains; absent if there are none',
    ),
  mentionedInSkipped: z
    .string()
    .optional()
    .describe('The first skipped file that contains its name; absent if there is none'),
  removableWith: z
    .object({
      total: count.describe('Their number'),
      lines: count.describe('Their lines in total'),
      ids: z.array(z.string()).describe('Ids of the first of them'),
    })
    .optional()
    .describe('Items that only this one refers to, directly or indirectly; absent if there are none'),
});
export type DeadItem = z.infer<typeof DeadItem>;

const bySeverity = z.object({
  CRITICAL: count.describe('Number of critical items'),
  HIGH: count.describe('Number with high severity'),
  MEDIUM: count.describe('Number with medium severity'),
  LOW: count.describe('Number with low severity'),
});
export type BySeverity = z.infer<typeof bySeverity>;

const itemCounts = bySeverity.describe('Number of items by severity');

export const DeadCodeIndex = z
  .object({
    total: count.describe('Number of items'),
    bySeverity: itemCounts,
    examined: count.describe('Number of symbols and files that were examined'),
    reachable: count.describe('Number of those that a root reaches'),
    roots: z
      .array(
        z.object({
          kind: RootKind.describe('Why its symbols count as used'),
          count: count.describe('Number of roots'),
        }),
      )
      .describe('Number of roots by kind'),
    shards: z
      .array(
        z.object({
          directory: z.string().describe('Path of the directory; empty for the root'),
          recursive: z
            .boolean()
            .describe(
              'Whether it has the items of all files below the directory, not only of those directly in it',
            ),
          part: count.describe('Number of the part, from 0: a directory with many items has several'),
          file: z.string().describe('Path of the shard, relative to `api/v1/quality/deadcode/`'),
          bySeverity: itemCounts,
        }),
      )
      .describe('The shards, in the order of paths'),
  })
  .describe('`api/v1/quality/deadcode/index.json`: totals of dead code, and the list of shards')
  .meta({
    examples: [
      {
        ...{ total: 1, bySeverity: { CRITICAL: 0, HIGH: 1, MEDIUM: 0, LOW: 0 }, examined: 8, reachable: 7 },
        roots: [{ kind: 'entry', count: 1 }],
        shards: [
          {
            ...{ directory: '', recursive: true, part: 0, file: '~all.json' },
            bySeverity: { CRITICAL: 0, HIGH: 1, MEDIUM: 0, LOW: 0 },
          },
        ],
      },
    ],
  });
export type DeadCodeIndex = z.infer<typeof DeadCodeIndex>;

export const DeadCodeShard = z
  .object({ items: z.array(DeadItem).describe('The items, sorted by path and line') })
  .describe('`api/v1/quality/deadcode/{shard}.json`: the dead code of one directory')
  .meta({
    examples: [
      {
        items: [
          {
            ...{ id: 'method:src/cart.ts:Cart.clear', path: 'src/cart.ts', line: 22, name: 'clear' },
            ...{ kind: 'method', address: 'src/cart.ts~/Cart#.Cart.clear', severity: 'HIGH', lines: 3 },
            ...{ exported: false, tokens: { skeleton: 14, summary: 20, full: 38 }, doubts: [] },
          },
        ],
      },
    ],
  });
export type DeadCodeShard = z.infer<typeof DeadCodeShard>;

export function noneBySeverity(): BySeverity {
  return { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0 };
}
