import * as z from 'zod';
import { Coverage } from './coverage.ts';
import { Forge } from './forge.ts';
import { StaticAnswer, StaticExample } from './static-answer.ts';
import { EdgeType, How, NodeKind } from './kinds.ts';

/** Increased with every change that breaks readers of earlier versions. */
export const SCHEMA_VERSION = 6;

const count = z.int().nonnegative();

/** A file or symbol that the overview lists. */
export const Highlighted = z.object({
  id: z.string(),
  name: z.string(),
  kind: NodeKind,
  path: z.string(),
  address: z.string(),
  line: z.int().positive(),
  rank: z.number().nonnegative(),
});
export type Highlighted = z.infer<typeof Highlighted>;

/** A file to read first: an entry point, or one that defines what many others use. */
export const FirstFile = Highlighted.extend({
  /** The first of the symbols that make it worth reading; empty for an entry point. */
  defines: z.array(z.string()),
});
export type FirstFile = z.infer<typeof FirstFile>;

/** A package that a project file names. */
export const Package = z.object({
  /** The folder of the project file; empty for the root. */
  path: z.string(),
  name: z.string(),
  description: z.string().nullable(),
});
export type Package = z.infer<typeof Package>;

/** The name and the description that a repository gives itself, in the package of its root or in its README. */
export const Project = z.object({ name: z.string().nullable(), description: z.string().nullable() });
export type Project = z.infer<typeof Project>;

/** `api/v1/index.json`: the first artifact that a client reads. The only one that names the commit. */
export const AtlasIndex = z.object({
  schemaVersion: z.int().positive(),
  generator: z.object({ name: z.literal('treeatlas'), version: z.string() }),
  repository: z.object({
    name: z.string(),
    /** Full hash; null without git. */
    commit: z.string().nullable(),
    branch: z.string().nullable(),
    /** Whether files differ from the commit. */
    dirty: z.boolean(),
    /** The time of the commit, ISO 8601. */
    time: z.string().optional(),
    /** The site on which the repository can be seen, by its remote or the configuration. */
    forge: Forge.optional(),
    /** Whether the atlas knows the commit that each line comes from: see `BlameShard`. */
    blame: z.literal(true).optional(),
    /** Its name for readers, if the user gave one. */
    title: z.string().optional(),
  }),
  project: Project.optional(),
  /** Only while a server reads the repository for the first time: lines, symbols and references are not known yet. */
  isIndexing: z.literal(true).optional(),
  grammars: z.array(
    z.object({
      language: z.string(),
      /** Display name. */
      title: z.string(),
      /** CSS colour for charts. */
      color: z.string(),
      /** Hash of the grammar folder. Facts of different versions of a grammar cannot be compared. */
      hash: z.string(),
    }),
  ),
  counts: z.object({
    directories: count,
    files: count,
    lines: count,
    bytes: count,
    symbols: count,
    nodesByKind: z.partialRecord(NodeKind, count),
    edgesByType: z.partialRecord(EdgeType, count),
    edgesByHow: z.partialRecord(How, count),
  }),
  /** Largest first. `language` is null for text without a grammar. */
  languages: z.array(z.object({ language: z.string().nullable(), files: count, lines: count, bytes: count })),
  coverage: Coverage,
  /**
   * What SCIP indexes of compilers added, in numbers of references; absent if none was given. `api/v1/quality/scip-disagreements.json`
   * describes them in the same words and lists the disagreements.
   */
  scip: z.object({ added: count, raised: count, confirmed: count, disagreements: count }).optional(),
  /** Path of the README that the overview shows; null if there is none. */
  readme: z.string().nullable(),
  /** Outermost first, at most 100. The one of the root describes the repository. */
  packages: z.array(Package).optional(),
  /** Files where programs start: bins, mains, scripts. */
  entryPoints: z.array(Highlighted),
  /** Entry points that most code hangs on, then files that define what many others use, at most 8. */
  firstFiles: z.array(FirstFile).optional(),
  /** Highest PageRank first, at most 20. */
  topModules: z.array(Highlighted),
  /** The main symbols of the repository, at most 20: documented, and used from several directories. */
  topSymbols: z.array(Highlighted),
  /** A name is in the shard with the longest prefix that its lower case begins with. `file` is relative to `api/v1/`. */
  symbolShards: z.array(z.object({ prefix: z.string(), file: z.string(), count })),
  operations: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      /** How a client without a program gets the answer from the files of an atlas. */
      static: StaticAnswer,
      /** An answer of this atlas in one file. */
      example: StaticExample.optional(),
    }),
  ),
});
export type AtlasIndex = z.infer<typeof AtlasIndex>;

/** The name of a repository for readers: that which the user gave it, that of its project, or that of its folder or remote. */
export function titleOf({ repository, project }: AtlasIndex): string {
  return repository.title ?? project?.name ?? repository.name;
}
