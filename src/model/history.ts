import * as z from 'zod';
import { exampleLanguage } from './example-language.ts';
import { shortHash } from './hash.ts';
import { edgeTypes, hows, NodeKind, type EdgeType, type How } from './kinds.ts';
import { exampleFigures, SnapshotFigures } from './snapshot-figures.ts';

/** Increased with every change of the artifacts below `api/v1/history/`. */
export const HISTORY_VERSION = 3;

const count = z.int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{8,64}$/);

const exampleCommit = {
  id: '8c1f0d3ab5e94f27a6d1c0b2e3f4958677a8b9c0',
  ...{ time: '2026-01-01T00:00:00Z', author: 'Ben', subject: 'Add taxes to the total', tags: ['v1.0.0'] },
};

/** A commit as lists show it. */
export const SnapshotInfo = z.object({
  id: hash.describe('The full hash'),
  time: z.string().describe('Time of the commit, ISO 8601 in UTC'),
  author: z.string().describe('Name of the author'),
  subject: z.string().describe('First line of the message'),
  tags: z.array(z.string()).describe('Its tags; empty if there are none'),
});
export type SnapshotInfo = z.infer<typeof SnapshotInfo>;

/** The most paths that `FilesChanged` has. A commit can add a hundred thousand files. */
export const MAX_CHANGED_PATHS = 100;

/** The files that differ from the state before. Renamed files are removed and added. */
export const FilesChanged = z.object({
  total: count.describe('Number of changed files; the lists may have fewer'),
  changed: z.array(z.string()).describe('Paths of files with other contents'),
  added: z.array(z.string()).describe('Paths of new files'),
  removed: z.array(z.string()).describe('Paths of files that are gone'),
});
export type FilesChanged = z.infer<typeof FilesChanged>;

/** `api/v1/history/<commit>/files.json`: the files that a commit changed. Only a live atlas has it. */
export const CommitFiles = z.object({
  filesChanged: FilesChanged.nullable().describe(
    'Null if it is not known: the parent is missing in a shallow clone, or the tree is too large to compare',
  ),
});
export type CommitFiles = z.infer<typeof CommitFiles>;

/** `api/v1/history/worktree/index.json`: how the files differ from `HEAD`. Only a live atlas has it. */
export const WorktreeState = z.object({
  branch: z.string().nullable(),
  /** As in `SaveRecord`. */
  digest: z.string(),
  filesChanged: FilesChanged,
});
export type WorktreeState = z.infer<typeof WorktreeState>;

/** `api/v1/history/tagged/index.json`: all commits with a tag, newest first. Only a live atlas has it. */
export const TaggedCommits = z.object({ commits: z.array(SnapshotInfo) });
export type TaggedCommits = z.infer<typeof TaggedCommits>;

export const SnapshotTrigger = z.enum(['save', 'commit', 'checkout', 'start']);
export type SnapshotTrigger = z.infer<typeof SnapshotTrigger>;

/** A snapshot that a server recorded of the files as they were, without their contents. */
export const SaveRecord = z.object({
  id: z.string(),
  /** The time of recording, ISO 8601 in UTC. */
  time: z.string(),
  trigger: SnapshotTrigger,
  /** `HEAD` at that time. */
  commit: hash.nullable(),
  branch: z.string().nullable(),
  /** Covers the paths and contents of all files: the same files, the same digest. */
  digest: z.string(),
  /** Whether no file differed from the commit. */
  isCommitted: z.boolean(),
  /** The files that differ from the snapshot before; at a start, from `HEAD`; after a commit, those that it changed. */
  filesChanged: FilesChanged.nullable(),
});
export type SaveRecord = z.infer<typeof SaveRecord>;

/** `api/v1/history/saves/index.json`: the recorded snapshots, oldest first. Only a live atlas has it. */
export const Saves = z.object({ saves: z.array(SaveRecord) });
export type Saves = z.infer<typeof Saves>;

export const HistoryIndex = z
  .object({
    problem: z.string().optional().describe('Why there are no snapshots, as a message; absent if there are'),
    live: z
      .boolean()
      .describe(
        'Whether snapshots of any commit can be built on request, and not only those that are cached',
      ),
    total: count.describe('Number of commits, including those not listed'),
    snapshots: z
      .array(
        SnapshotInfo.extend({
          cached: z.boolean().describe('Whether the snapshot is already built'),
          filesChanged: FilesChanged.nullable()
            .optional()
            .describe(
              'The files that the commit changed, compared with its first parent; null if that is not known. A live atlas has them in files of their own',
            ),
        }),
      )
      .describe('The available snapshots, newest first, at most 1,000'),
    names: z
      .array(
        z.object({
          name: z.string().describe('Name of the branch, or `HEAD`'),
          id: hash.describe('Full hash of its commit'),
        }),
      )
      .describe('Branches, and `HEAD`'),
  })
  .describe('`api/v1/history/index.json`: the commits that can be compared')
  .meta({
    examples: [
      {
        ...{ live: false, total: 1 },
        snapshots: [{ ...exampleCommit, cached: true }],
        names: [{ name: 'HEAD', id: exampleCommit.id }],
      },
    ],
  });
export type HistoryIndex = z.infer<typeof HistoryIndex>;

/**
 * `api/v1/history/revision/<name>.json`: the commit that a name refers to. Only a live atlas has it. For a name of no commit
 * or of several it lists similar names.
 */
export const Revision = z.object({
  id: hash.nullable(),
  info: SnapshotInfo.optional(),
  /** Commits that the name may refer to. */
  nearest: z.array(z.string()),
  ambiguous: z.boolean(),
});
export type Revision = z.infer<typeof Revision>;

/** Shards by path. */
const ShardList = z.array(
  z.object({
    prefix: z.string().describe('First digits of the hash of each path: FNV-1a over UTF-8, 64 bits, in hex'),
    object: hash.describe('Hash of its content: it is `api/v1/history/object/{hash}.json`'),
  }),
);

export const Snapshot = SnapshotInfo.extend({
  version: z.literal(HISTORY_VERSION).describe('Version of the artifacts below `api/v1/history/`'),
  counts: z
    .object({
      files: count.describe('Number of files'),
      nodes: count.describe('Number of files and symbols'),
      edges: count.describe('Number of certain edges'),
    })
    .describe('Totals of the snapshot'),
  figures: SnapshotFigures.optional().describe(
    'Measures for a comparison over time; absent for the files as they are now',
  ),
  digits: count.describe('Number of digits of the prefixes'),
  files: ShardList.describe('Shards of files with their nodes and outgoing edges'),
  references: ShardList.describe('Shards of incoming edges, by path of the target'),
})
  .describe(
    '`api/v1/history/{commit}/index.json`: one snapshot. Its content is in objects that snapshots share',
  )
  .meta({
    examples: [
      {
        ...{
          ...exampleCommit,
          version: HISTORY_VERSION,
          counts: { files: 3, nodes: 8, edges: 4 },
          figures: exampleFigures,
          digits: 0,
        },
        files: [{ prefix: '', object: '5d41402abc4b2a76b9719d911017c592' }],
        references: [{ prefix: '', object: '7d793037a0760186574b0282f2f435e7' }],
      },
    ],
  });
export type Snapshot = z.infer<typeof Snapshot>;

export const SnapshotNode = z.object({
  kind: NodeKind.describe('Its kind; `module` is a file'),
  name: z.string().describe('Its name alone'),
  symbol: z.string().describe('Qualified name in its file; empty for the file itself'),
  parent: count.nullable().describe('Index of the node that defines it; null for the file'),
  lines: z
    .tuple([z.int().describe('First line, from 1'), z.int().describe('Last line')])
    .describe('Its lines'),
  signature: z.string().optional().describe('Its declaration without the body; absent if it has none'),
  visibility: z.enum(['protected', 'private']).optional().describe('Absent if it is public'),
  exported: z.literal(true).optional().describe('Present if other files can import it'),
  body: hash.describe('Hash of its text without signature, own name and inner definitions'),
  doc: hash.optional().describe('Hash of its doc comment; absent if it has none'),
  size: count.describe('Number of tokens in the text of `body`'),
  sketch: z
    .string()
    .optional()
    .describe('Similar for similar texts: 16 samples of two digits each; absent for short texts'),
});
export type SnapshotNode = z.infer<typeof SnapshotNode>;

const typeIndex = `Index of the type in this list: ${edgeTypes.join(', ')}`;
const howIndex = `Index of the evidence in this list: ${hows.join(', ')}`;

const SnapshotEdge = z.tuple([
  count.describe('Index of the source in `nodes`'),
  z.int().max(edgeTypes.length).describe(typeIndex),
  z.int().max(hows.length).describe(howIndex),
  count.describe('Index of the target in `nodes` followed by `ends`'),
]);

export const SnapshotFile = z.object({
  path: z.string().describe('Path of the file'),
  language: z.string().nullable().describe('Name of its grammar; null for text'),
  hash: hash.describe('Hash of its bytes'),
  text: hash.describe('Hash of the object with its text and docs'),
  nodes: z.array(SnapshotNode).describe('The file itself, then its symbols'),
  ends: z.array(z.string()).describe('Ids of targets in other files'),
  edges: z.array(SnapshotEdge).describe('Certain edges from nodes of this file'),
});
export type SnapshotFile = z.infer<typeof SnapshotFile>;

export const SnapshotFiles = z
  .object({ files: z.array(SnapshotFile).describe('The files, sorted by path') })
  .describe('`api/v1/history/object/{hash}.json`, in `files` of a snapshot: files with their symbols')
  .meta({
    examples: [
      {
        files: [
          {
            ...{
              path: 'src/cart.ts',
              language: exampleLanguage,
              hash: 'bb970979c244275f',
              ends: [],
              edges: [],
            },
            text: '5d41402abc4b2a76',
            nodes: [
              {
                ...{ kind: 'module', name: 'cart.ts', symbol: '', parent: null, lines: [1, 24] },
                ...{ body: '7d793037a0760186', size: 40 },
              },
            ],
          },
        ],
      },
    ],
  });
export type SnapshotFiles = z.infer<typeof SnapshotFiles>;

export const SnapshotReferences = z
  .object({
    references: z
      .array(
        z.tuple([
          z.string().describe('Id of the target'),
          z
            .array(
              z.tuple([
                z.string().describe('Id of the source'),
                count.describe(typeIndex),
                count.describe(howIndex),
              ]),
            )
            .describe('Its edges'),
        ]),
      )
      .describe('The targets'),
  })
  .describe('`api/v1/history/object/{hash}.json`, in `references` of a snapshot: edges by target')
  .meta({
    examples: [
      { references: [['method:src/cart.ts:Cart.total', [['method:src/shop.ts:Shop.checkout', 1, 2]]]] },
    ],
  });
export type SnapshotReferences = z.infer<typeof SnapshotReferences>;

export const SnapshotText = z
  .object({
    source: z.string().describe('Its text. Secrets are replaced by `X`'),
    docs: z
      .array(
        z.tuple([
          z.string().describe('Qualified name of the symbol'),
          z.string().describe('Its doc comment'),
        ]),
      )
      .describe('Doc comments by symbol'),
  })
  .describe('`api/v1/history/object/{hash}.json`, in `text` of a file: its source, and its docs by symbol')
  .meta({ examples: [{ source: 'export class Cart {}\n', docs: [['Cart', 'What a customer buys.']] }] });
export type SnapshotText = z.infer<typeof SnapshotText>;

/** Returns the prefix of the shard of a path: the first digits of its hash. */
export function shardPrefix(path: string, digits: number): string {
  return shortHash(path).slice(0, digits);
}

export function edgeTypeAt(index: number): EdgeType {
  return edgeTypes[index] ?? 'REFERENCES';
}

export function howAt(index: number): How {
  return hows[index] ?? 'scope';
}
