import * as z from 'zod';
import { HISTORY_VERSION, SnapshotInfo } from './history.ts';
import { exampleFigures, SnapshotFigures } from './snapshot-figures.ts';

const count = z.int().nonnegative();

/** The counts of a comparison with the snapshot before. */
export const SnapshotDifference = z.object({
  since: z.string().describe('Full hash of the snapshot before'),
  files: z
    .object({
      added: count.describe('Number of new files'),
      removed: count.describe('Number of files that are gone'),
      changed: count.describe('Number of files with other contents'),
      moved: count.describe('Number of files with another path'),
    })
    .describe('Number of files by change'),
  symbols: z
    .object({
      added: count.describe('Number of new symbols'),
      removed: count.describe('Number of symbols that are gone'),
      changed: count.describe('Number of symbols with another signature, body or doc comment'),
      moved: count.describe('Moved or renamed, without those that moved with their parent'),
    })
    .describe('Number of symbols by change'),
  publicInterface: z
    .object({
      removed: count.describe('Number of exported symbols that are gone'),
      moved: count.describe(
        'Number of exported symbols with another place or name, without those that moved with their parent',
      ),
      changed: count.describe('Number of exported symbols with another signature'),
    })
    .describe('Changes that can break code outside the file'),
});
export type SnapshotDifference = z.infer<typeof SnapshotDifference>;

export const TimelineEntry = SnapshotInfo.extend({
  figures: SnapshotFigures.describe('Its measures'),
  difference: SnapshotDifference.nullable().describe('Null for the oldest snapshot'),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const example = {
  id: '8c1f0d3ab5e94f27a6d1c0b2e3f4958677a8b9c0',
  ...{ time: '2026-01-01T00:00:00Z', author: 'Ben', subject: 'Add taxes to the total', tags: ['v1.0.0'] },
};

export const Timeline = z
  .object({ snapshots: z.array(TimelineEntry).describe('The snapshots of the atlas, newest first') })
  .describe('`api/v1/history/timeline.json`: the measures of all snapshots, and what changed between them')
  .meta({ examples: [{ snapshots: [{ ...example, figures: exampleFigures, difference: null }] }] });
export type Timeline = z.infer<typeof Timeline>;

/** A snapshot that a lifeline refers to. */
export const LifelineSnapshot = z.object({
  id: z.string().describe('Full hash of the commit'),
  name: z.string().describe('Its first tag, or the start of its hash'),
  day: z.string().describe('Its day, such as `2024-01-31`'),
});
export type LifelineSnapshot = z.infer<typeof LifelineSnapshot>;

const at = count.describe('Index of the snapshot in `snapshots`');

/** One symbol over time. Only what differs from the snapshot before is listed. */
export const Lifeline = z.object({
  id: z.string().describe('Its id in the newest snapshot'),
  first: at.describe('The first snapshot that has it, as an index in `snapshots`'),
  moves: z
    .array(z.tuple([at, z.string().describe('Its id before')]))
    .optional()
    .describe('The snapshots in which it has another place or name; absent if there are none'),
  signatures: z
    .array(z.tuple([at, z.string().describe('The signature before; empty if it had none')]))
    .optional()
    .describe('The snapshots in which it has another signature; absent if there are none'),
  sizes: z
    .array(z.tuple([at, count.describe('Number of lines'), count.describe('Number of words of its own')]))
    .describe('Its size at first, and with every change'),
  users: z
    .array(z.tuple([at, count.describe('Number of symbols and files that refer to it')]))
    .describe('Its users at first, and with every change'),
  last: at.describe('The last snapshot in which its text, signature, docs, place or name changed'),
});
export type Lifeline = z.infer<typeof Lifeline>;

export const FileLifelines = z
  .object({
    path: z.string().describe('Path of the file in the newest snapshot'),
    oldest: z.string().describe('Full hash of the oldest snapshot: what is in it may be older'),
    snapshots: z.array(LifelineSnapshot).describe('The snapshots that the lifelines refer to, oldest first'),
    lifelines: z.array(Lifeline).describe('The file itself, then its symbols'),
  })
  .describe('`api/v1/history/lifeline/{file address}.json`: the symbols of a file over time')
  .meta({
    examples: [
      {
        ...{ path: 'src/cart.ts', oldest: example.id },
        snapshots: [{ id: example.id, name: 'v1.0.0', day: '2026-01-01' }],
        lifelines: [{ id: 'file:src/cart.ts', first: 0, sizes: [[0, 24, 40]], users: [[0, 1]], last: 0 }],
      },
    ],
  });
export type FileLifelines = z.infer<typeof FileLifelines>;

export const Redirects = z
  .object({
    files: z
      .array(z.tuple([z.string().describe('Old address of a file'), z.string().describe('Its address now')]))
      .describe('Moved and renamed files'),
    symbols: z
      .array(
        z.tuple([
          z.string().describe('Old address of the file'),
          z.string().describe('Old qualified name'),
          z.string().describe('Address of the file now'),
          z.string().describe('Qualified name now'),
        ]),
      )
      .describe('Moved and renamed symbols, without those that moved with their file'),
  })
  .describe('`api/v1/history/redirects.json`: where the files and symbols of earlier snapshots are now')
  .meta({
    examples: [
      {
        files: [['src/basket.ts', 'src/cart.ts']],
        symbols: [['src/cart.ts', 'Cart.sum', 'src/cart.ts', 'Cart.total']],
      },
    ],
  });
export type Redirects = z.infer<typeof Redirects>;

export const HistoryVersion = z
  .object({ version: z.int().describe('Version of the artifacts below `api/v1/history/`') })
  .describe('`api/v1/history/version.json`: exists if the atlas has snapshots')
  .meta({ examples: [{ version: HISTORY_VERSION }] });

/** Returns the name of a snapshot for people: its first tag, or the start of its hash. */
export function snapshotLabel({ id, tags }: Pick<SnapshotInfo, 'id' | 'tags'>): string {
  return tags[0] ?? id.slice(0, 10);
}
