import * as z from 'zod';
import { NodeKind } from './kinds.ts';
import { MisfitKind } from './misfit.ts';
import { Span } from './position.ts';

/** Increased with every change of the artifacts below `api/v1/changes/`. */
export const CHANGES_VERSION = 1;

const count = z.int().nonnegative();
const line = z.int().positive();

/** Returns the part of addresses that names a comparison: `v1.0..v1.1`. Slashes and other special characters become `-`. */
export function changesAddress(base: string, head: string): string {
  return `${stateAddress(base)}..${stateAddress(head)}`;
}

/** Returns the part of an address that names a state: `feature-x` for the branch `feature/x`. */
export function stateAddress(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+|\.(?=\.)/gu, '-');
}

/** One of the two states that are compared. */
export const ComparedState = z.object({
  name: z.string().describe('As the caller named it: `v1.0`, `HEAD`, `WORKTREE`, `STAGED`'),
  commit: z.string().nullable().describe('Full hash; null for files that are not committed'),
  time: z.string().nullable().describe('Time of the commit, ISO 8601 in UTC'),
  subject: z.string().nullable().describe('First line of its message'),
});
export type ComparedState = z.infer<typeof ComparedState>;

export const FileChange = z.object({
  path: z.string().describe('Path in the new state; of a removed file that in the old one'),
  fromPath: z.string().optional().describe('The old path, if it moved'),
  change: z.enum(['added', 'removed', 'changed', 'moved']).describe('How it differs'),
  address: z.string().describe('Address of its page in the state that `path` is of'),
  fromAddress: z.string().optional().describe('Address in the old state; absent if there is no file'),
  language: z.string().nullable().describe('Name of the grammar; null for text'),
  isTest: z.boolean().describe('Whether it is a test'),
  addedLines: count.describe('Number of lines that only the new text has'),
  removedLines: count.describe('Number of lines that only the old text has'),
});
export type FileChange = z.infer<typeof FileChange>;

/** One way in which a signature differs. */
export const SignatureChange = z.object({
  kind: z
    .enum([
      'parameter added',
      'parameter removed',
      'parameter renamed',
      'parameters reordered',
      'parameter type changed',
      'parameter became required',
      'parameter became optional',
      'result type changed',
      'visibility reduced',
      'visibility widened',
      'modifier changed',
      'other',
    ])
    .describe('How it differs'),
  text: z.string().describe('For people: `the parameter "rate" was added and is required`'),
  isBreaking: z.boolean().describe('Whether code that was right before can be wrong now'),
});
export type SignatureChange = z.infer<typeof SignatureChange>;

export const SymbolChange = z.object({
  change: z
    .enum(['added', 'removed', 'changed', 'moved', 'renamed', 'moved and renamed'])
    .describe('How it differs'),
  id: z.string().describe('Its id in the new state; of a removed symbol that in the old one'),
  fromId: z.string().optional().describe('Its id in the old state, if that is another one'),
  kind: NodeKind.describe('Its kind; `module` is a file'),
  name: z.string().describe('Its name alone'),
  symbol: z.string().describe('Qualified name in its file'),
  path: z.string().describe('Path of its file'),
  line: line.describe('Line of its name'),
  address: z.string().describe('Address of its section, in the state that `id` is of'),
  fromPath: z.string().optional().describe('The old path, if it has an old place'),
  fromLine: line.optional().describe('Its old line'),
  fromAddress: z.string().optional().describe('Its address in the old state'),
  isPublic: z
    .boolean()
    .describe(
      'Whether code outside of its package can use it: a package exports it, or its file if the repository publishes no package',
    ),
  isTest: z.boolean().describe('Whether it is in a test'),
  parts: z.array(z.enum(['signature', 'body', 'doc'])).describe('Its parts that differ'),
  signature: z
    .string()
    .optional()
    .describe('Its signature in the new state; of a removed symbol that in the old one'),
  previousSignature: z.string().optional().describe('Present if the signature differs'),
  signatureChanges: z.array(SignatureChange).describe('The ways in which the signature differs'),
  isBreaking: z.boolean().describe('Whether code that was right before can be wrong now'),
  callers: z
    .object({
      total: count.describe('Symbols that refer to it: in the new state, or in the old one if it is removed'),
      files: count.describe('Number of their files'),
      mustChange: count.describe('Places in `mustChange` that this change is the reason of'),
      first: z
        .array(
          z.object({
            id: z.string().describe('Id of the caller'),
            path: z.string().describe('Path of its file'),
            line: line.describe('Line of the reference'),
            mustChange: z.boolean().describe('Whether it is in `mustChange`'),
          }),
        )
        .describe('Those that must change first, then the nearest; at most 10'),
    })
    .describe('The symbols that refer to it'),
});
export type SymbolChange = z.infer<typeof SymbolChange>;

/** Whether only the documentation of a symbol differs. */
export function isDocOnly({ change, parts }: Pick<SymbolChange, 'change' | 'parts'>): boolean {
  return change === 'changed' && parts.every((part) => part === 'doc');
}

/** Why a place must change. */
export const BreakReason = z.enum(['removed', 'renamed', 'moved', ...MisfitKind.options, 'unresolved']);
export type BreakReason = z.infer<typeof BreakReason>;

/** A place that was not changed with what it uses. */
export const BrokenPlace = z.object({
  path: z.string().describe('Path in the new state'),
  span: Span.describe('In the new state'),
  text: z.string().describe('The line, without indentation'),
  inId: z.string().describe('The symbol that contains it, in the new state'),
  causeId: z
    .string()
    .nullable()
    .describe('The change that is the reason: `id` of an entry of `symbols`; null if none is known'),
  reason: BreakReason.describe('Why it must change'),
  message: z.string().describe('For people: `"total" was renamed to "sum"`'),
  isCertain: z
    .boolean()
    .describe('False if the place may still work, as where names are looked up when the program runs'),
  isTest: z.boolean().describe('Whether it is in a test'),
});
export type BrokenPlace = z.infer<typeof BrokenPlace>;

/** References from one package or top folder to another. */
export const PackageEdge = z.object({
  from: z.string().describe('Package or folder that refers to the other one'),
  to: z.string().describe('Package or folder that it refers to'),
  places: count.describe('Number of references'),
  example: z
    .object({ path: z.string().describe('Path of its file'), line: line.describe('Its line') })
    .nullable()
    .describe('One of the references; null if none is known'),
});
export type PackageEdge = z.infer<typeof PackageEdge>;

export const Problem = z.object({
  id: z.string().describe('Id of the symbol, file or directory'),
  path: z.string().describe('Its path'),
  line: line.describe('Its line'),
  rule: z.string().describe('Of a violation its rule, of dead code its severity'),
  severity: z.enum(['error', 'warning']).optional().describe('Of a violation'),
  message: z.string().describe('For people'),
});
export type Problem = z.infer<typeof Problem>;

export const Secret = z.object({
  path: z.string().describe('Path of the file'),
  line: line.describe('Its line'),
  message: z.string().describe('The kind of secret'),
});
export type Secret = z.infer<typeof Secret>;

export const Unseen = z.object({
  text: z.string().describe('For people'),
  path: z.string().optional().describe('The file that it is about'),
});
export type Unseen = z.infer<typeof Unseen>;

export const AffectedTest = z.object({
  path: z.string().describe('Path of the test'),
  distance: count.describe('References between the test and the change; 0 if it is changed itself'),
  through: z.string().nullable().describe('Id of the changed symbol that it reaches'),
});
export type AffectedTest = z.infer<typeof AffectedTest>;

/** What only the new and what only the old state has. */
function bothWays<Item extends z.ZodType>(
  item: Item,
  text: string,
): z.ZodObject<{ added: z.ZodArray<Item>; removed: z.ZodArray<Item> }> {
  return z
    .object({
      added: z.array(item).describe('Only in the new state'),
      removed: z.array(item).describe('Only in the old state'),
    })
    .describe(text);
}

export const ChangeReport = z
  .object({
    version: z.literal(CHANGES_VERSION).describe('Version of the format'),
    base: ComparedState.describe('The old state'),
    head: ComparedState.describe('The new state'),
    files: z.array(FileChange).describe('Code before other files, then by path'),
    symbols: z
      .array(SymbolChange)
      .describe('By importance: breaking and public ones with most broken places first'),
    mustChange: z.array(BrokenPlace).describe('Certain before possible ones, then by path and line'),
    packages: bothWays(PackageEdge, 'References between packages, or between folders'),
    cycles: bothWays(z.array(z.string()), 'Paths of files that import each other in a cycle'),
    violations: bothWays(Problem, 'Violations of the rules of the repository'),
    deadCode: bothWays(Problem, 'Symbols that nothing uses'),
    secrets: z.array(Secret).describe('Likely secrets that were not there before'),
    tests: z
      .object({
        affected: z.array(AffectedTest).describe('Nearest first'),
        command: z
          .string()
          .nullable()
          .describe('Runs the nearest 30 of them in a POSIX shell; null if it is not known how'),
        isComplete: z.boolean().describe('Whether no other tests can be affected'),
      })
      .describe('The tests that reach the change'),
    risk: z
      .object({
        level: z.enum(['low', 'medium', 'high']).describe('How likely the change breaks something'),
        reasons: z.array(z.string()).describe('For people, most important first'),
      })
      .describe('How risky the change is'),
    unseen: z.array(Unseen).describe('What could not be seen, so that the report may miss something'),
  })
  .describe('`api/v1/changes/{base}..{head}/index.json`: what differs between two states, and what breaks')
  .meta({
    examples: [
      {
        version: CHANGES_VERSION,
        base: { name: 'v1.0', commit: null, time: null, subject: null },
        head: { name: 'v1.1', commit: null, time: null, subject: null },
        files: [],
        symbols: [],
        mustChange: [],
        packages: { added: [], removed: [] },
        cycles: { added: [['src/cart.ts', 'src/price.ts']], removed: [] },
        violations: { added: [], removed: [] },
        deadCode: { added: [], removed: [] },
        secrets: [],
        tests: {
          affected: [{ path: 'test/cart.test.ts', distance: 0, through: null }],
          ...{ command: 'npx vitest run test/cart.test.ts', isComplete: true },
        },
        risk: { level: 'medium', reasons: ['1 new import cycle'] },
        unseen: [],
      },
    ],
  });
export type ChangeReport = z.infer<typeof ChangeReport>;
