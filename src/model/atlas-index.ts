import * as z from 'zod';
import { BlameOmission } from './blame.ts';
import { exampleLanguage } from './example-language.ts';
import { Coverage } from './coverage.ts';
import { DocFormat } from './doc-format.ts';
import { Forge } from './forge.ts';
import { StaticAnswer, StaticExample } from './static-answer.ts';
import { TestCommand } from './test-command.ts';
import { EdgeType, How, NodeKind } from './kinds.ts';

/** See `AtlasIndex.schemaVersion`. */
export const SCHEMA_VERSION = 6;

const count = z.int().nonnegative();

/** A file or symbol that the overview lists. */
export const Highlighted = z.object({
  id: z.string().describe('Its id, by which operations name it'),
  name: z.string().describe('Its name alone; for a file the last part of its path'),
  kind: NodeKind.describe('Its kind; `module` is a file'),
  path: z.string().describe('Path of its file'),
  address: z.string().describe('Address of its page or section'),
  line: z.int().positive().describe('Line of its name, from 1'),
  rank: z.number().nonnegative().describe('How much code depends on it: PageRank, 1 for the average symbol'),
});
export type Highlighted = z.infer<typeof Highlighted>;

/** A file to read first: an entry point, or one that defines what many others use. */
export const FirstFile = Highlighted.extend({
  defines: z
    .array(z.string())
    .describe('Names of the first symbols that make it worth reading; empty for an entry point'),
});
export type FirstFile = z.infer<typeof FirstFile>;

/** A package that a project file names. */
export const Package = z.object({
  path: z.string().describe('Folder of the project file; empty for the root'),
  name: z.string().describe('Name in the project file'),
  description: z.string().nullable().describe('Description in the project file; null if it has none'),
});
export type Package = z.infer<typeof Package>;

/** The name and the description that a repository gives itself, in the package of its root or in its README. */
export const Project = z.object({
  name: z
    .string()
    .nullable()
    .describe('Name in the package of the root or in the README; null if neither has one'),
  description: z.string().nullable().describe('Description from the same source; null if there is none'),
});
export type Project = z.infer<typeof Project>;

const LanguageCounts = z.object({
  language: z.string().nullable().describe('Name of the grammar; null for text'),
  files: count.describe('Number of files'),
  lines: count.describe('Number of lines'),
  bytes: count.describe('Number of bytes'),
});

export const AtlasIndex = z
  .object({
    schemaVersion: z
      .int()
      .positive()
      .describe(
        'Version of the artifacts. Increased with every change that breaks readers of earlier versions',
      ),
    generator: z
      .object({
        name: z.literal('treeatlas').describe('Always `treeatlas`'),
        version: z.string().describe('Version of the package'),
      })
      .describe('The program that built the atlas'),
    repository: z
      .object({
        name: z.string().describe('Name of the repository, by its remote or its folder'),
        commit: z.string().nullable().describe('Full hash of the commit; null without git'),
        branch: z
          .string()
          .nullable()
          .describe('Name of the branch; null without git, or if none is checked out'),
        dirty: z.boolean().describe('Whether files differ from the commit'),
        time: z.string().optional().describe('Time of the commit, ISO 8601; absent without git'),
        forge: Forge.optional().describe(
          'The site on which the repository can be seen, by its remote or the configuration; absent if it is not known',
        ),
        blame: z
          .literal(true)
          .optional()
          .describe('Present if the atlas knows the commit that each line comes from: see `blame`'),
        blameOmission: BlameOmission.optional().describe(
          'Why it does not, although nobody chose so: the clone is `shallow` or `partial`, or the history is `long`',
        ),
        title: z.string().optional().describe('Its name for readers; absent if the user gave none'),
      })
      .describe('The repository and its state'),
    project: Project.optional().describe('The name that the repository gives itself; absent if it has none'),
    isIndexing: z
      .literal(true)
      .optional()
      .describe(
        'Present only while a server reads the repository for the first time: lines, symbols and references are not known yet',
      ),
    grammars: z
      .array(
        z.object({
          language: z.string().describe('Name of the grammar'),
          title: z.string().describe('Name of the language for readers'),
          color: z.string().describe('CSS colour for charts'),
          docFormat: DocFormat.optional().describe('Markup of its doc comments; absent if it is Markdown'),
          hash: z
            .string()
            .describe(
              'Hash of the grammar folder. Facts of different versions of a grammar cannot be compared',
            ),
        }),
      )
      .describe('The grammars that the repository uses'),
    counts: z
      .object({
        directories: count.describe('Number of directories'),
        files: count.describe('Number of files with a page'),
        lines: count.describe('Number of lines of these files'),
        bytes: count.describe('Number of bytes of these files'),
        symbols: count.describe('Number of symbols, without files'),
        nodesByKind: z.partialRecord(NodeKind, count).describe('Number of symbols and files by kind'),
        edgesByType: z.partialRecord(EdgeType, count).describe('Number of edges by type'),
        edgesByHow: z.partialRecord(How, count).describe('Number of edges by evidence'),
      })
      .describe('Totals of the repository'),
    languages: z.array(LanguageCounts).describe('Sizes by language, largest first'),
    coverage: Coverage.describe('How much of the repository was analysed'),
    scip: z
      .object({
        added: count.describe('References that only the indexes had'),
        raised: count.describe('References that were possible or unresolved before'),
        confirmed: count.describe('References for which both name the same definition'),
        disagreements: count.describe('References for which they name another definition'),
      })
      .optional()
      .describe(
        'What SCIP indexes of compilers added; absent if none was given. `api/v1/quality/scip-disagreements.json` lists the disagreements',
      ),
    readme: z
      .string()
      .nullable()
      .describe('Path of the README that the overview shows; null if there is none'),
    packages: z
      .array(Package)
      .optional()
      .describe(
        'Packages that project files name, outermost first, at most 100. The one of the root describes the repository. Absent if there are none',
      ),
    testCommands: z
      .array(TestCommand)
      .optional()
      .describe(
        'Commands that run tests, by configuration files. For a test, the one of the nearest folder counts, and then the first. Absent if none is known',
      ),
    entryPoints: z.array(Highlighted).describe('Files where programs start: bins, mains, scripts'),
    firstFiles: z
      .array(FirstFile)
      .optional()
      .describe(
        'Entry points that most code hangs on, then files that define what many others use, at most 8. Absent if there are none',
      ),
    topModules: z.array(Highlighted).describe('Files with the highest PageRank, at most 20'),
    topSymbols: z
      .array(Highlighted)
      .describe(
        'The main symbols of the repository, at most 20: documented, and used from several directories',
      ),
    symbolShards: z
      .array(
        z.object({
          prefix: z.string().describe('All names in the list begin with it in lower case'),
          file: z.string().describe('Path of the list, relative to `api/v1/`'),
          count: count.describe('Number of names in the list'),
        }),
      )
      .describe(
        'Lists of names. A name is in the list with the longest prefix that its lower case begins with; a prefix may have several lists',
      ),
    operations: z
      .array(
        z.object({
          name: z.string().describe('Name of the command, the REST path and the MCP tool'),
          description: z.string().describe('The answer, and when to use the operation'),
          static: StaticAnswer.describe(
            'How a client without a program gets the answer from the files of an atlas',
          ),
          example: StaticExample.optional().describe(
            'An answer of this atlas in one file; absent if it has no such answer',
          ),
        }),
      )
      .describe('The questions that can be asked'),
  })
  .describe(
    '`api/v1/index.json`: the first artifact that a client reads. The only one that names the commit, so a new commit does not change the others',
  )
  .meta({
    examples: [
      {
        ...{ schemaVersion: SCHEMA_VERSION, generator: { name: 'treeatlas', version: '0.1.0' } },
        repository: { name: 'shop', commit: null, branch: null, dirty: false },
        grammars: [{ language: exampleLanguage, title: exampleLanguage, color: '#3178c6', hash: '9f2c4e8a' }],
        counts: {
          ...{ directories: 2, files: 3, lines: 90, bytes: 2400, symbols: 5 },
          ...{ nodesByKind: { module: 3, class: 2 }, edgesByType: { CALLS: 2 }, edgesByHow: { import: 1 } },
        },
        languages: [{ language: exampleLanguage, files: 3, lines: 90, bytes: 2400 }],
        coverage: {
          ...{ supportedFileCount: 3, skippedFileCount: 0, failedFileCount: 0, partialFileCount: 0 },
          ...{ reasons: [], namedLanguages: [], sites: { certain: 4, candidate: 0, unresolved: 1 } },
        },
        ...{
          readme: null,
          entryPoints: [],
          topModules: [],
          topSymbols: [],
          symbolShards: [],
          operations: [],
        },
      },
    ],
  });
export type AtlasIndex = z.infer<typeof AtlasIndex>;

/** The name of a repository for readers: that which the user gave it, that of its project, or that of its folder or remote. */
export function titleOf({ repository, project }: AtlasIndex): string {
  return repository.title ?? project?.name ?? repository.name;
}
