import * as z from 'zod';
import { NodeKind } from './kinds.ts';
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
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  address: z.string().describe('Address of its page in the state that `path` is of'),
  fromAddress: z.string().optional().describe('Address in the old state; absent if there is no file'),
  language: z.string().nullable(),
  isTest: z.boolean(),
  addedLines: count,
  removedLines: count,
});
export type FileChange = z.infer<typeof FileChange>;

/** One way in which a signature differs. */
export const SignatureChange = z.object({
  kind: z.enum([
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
  ]),
  text: z.string().describe('For people: `the parameter "rate" was added and is required`'),
  isBreaking: z.boolean().describe('Whether code that was right before can be wrong now'),
});
export type SignatureChange = z.infer<typeof SignatureChange>;

export const SymbolChange = z.object({
  change: z.enum(['added', 'removed', 'changed', 'moved', 'renamed', 'moved and renamed']),
  id: z.string().describe('Its id in the new state; of a removed symbol that in the old one'),
  fromId: z.string().optional().describe('Its id in the old state, if that is another one'),
  kind: NodeKind,
  name: z.string(),
  symbol: z.string().describe('Qualified name in its file'),
  path: z.string(),
  line,
  address: z.string().describe('Address of its section, in the state that `id` is of'),
  fromPath: z.string().optional().describe('The old path, if it has an old place'),
  fromLine: line.optional(),
  fromAddress: z.string().optional(),
  isPublic: z
    .boolean()
    .describe(
      'Whether code outside of its package can use it: a package exports it, or its file if the repository publishes no package',
    ),
  isTest: z.boolean(),
  parts: z.array(z.enum(['signature', 'body', 'doc'])).describe('Its parts that differ'),
  signature: z.string().optional(),
  previousSignature: z.string().optional().describe('Present if the signature differs'),
  signatureChanges: z.array(SignatureChange),
  isBreaking: z.boolean().describe('Whether code that was right before can be wrong now'),
  callers: z.object({
    total: count.describe('Symbols that refer to it: in the new state, or in the old one if it is removed'),
    files: count,
    mustChange: count.describe('Places in `mustChange` that this change is the reason of'),
    first: z
      .array(z.object({ id: z.string(), path: z.string(), line, mustChange: z.boolean() }))
      .describe('Those that must change first, then the nearest; at most 10'),
  }),
});
export type SymbolChange = z.infer<typeof SymbolChange>;

/** Why a place must change. */
export const BreakReason = z.enum([
  'removed',
  'renamed',
  'moved',
  'missing argument',
  'too many arguments',
  'unknown argument name',
  'argument type',
  'overridden signature',
  'missing member',
  'result type',
  'hidden',
  'unresolved',
]);
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
  reason: BreakReason,
  message: z.string().describe('For people: `"total" was renamed to "sum"`'),
  isCertain: z
    .boolean()
    .describe('False if the place may still work, as where names are looked up when the program runs'),
  isTest: z.boolean(),
});
export type BrokenPlace = z.infer<typeof BrokenPlace>;

/** References from one package or top folder to another. */
export const PackageEdge = z.object({
  from: z.string(),
  to: z.string(),
  places: count.describe('Number of references'),
  example: z.object({ path: z.string(), line }).nullable(),
});
export type PackageEdge = z.infer<typeof PackageEdge>;

export const Problem = z.object({
  id: z.string(),
  path: z.string(),
  line,
  rule: z.string().describe('Of a violation its rule, of dead code its severity'),
  severity: z.enum(['error', 'warning']).optional().describe('Of a violation'),
  message: z.string(),
});
export type Problem = z.infer<typeof Problem>;

export const Secret = z.object({ path: z.string(), line, message: z.string() });
export type Secret = z.infer<typeof Secret>;

export const Unseen = z.object({ text: z.string(), path: z.string().optional() });
export type Unseen = z.infer<typeof Unseen>;

export const AffectedTest = z.object({
  path: z.string(),
  distance: count.describe('References between the test and the change; 0 if it is changed itself'),
  through: z.string().nullable().describe('Id of the changed symbol that it reaches'),
});
export type AffectedTest = z.infer<typeof AffectedTest>;

export const ChangeReport = z
  .object({
    version: z.literal(CHANGES_VERSION),
    base: ComparedState,
    head: ComparedState,
    files: z.array(FileChange).describe('Code before other files, then by path'),
    symbols: z
      .array(SymbolChange)
      .describe('By importance: breaking and public ones with most broken places first'),
    mustChange: z.array(BrokenPlace).describe('Certain before possible ones, then by path and line'),
    packages: z.object({ added: z.array(PackageEdge), removed: z.array(PackageEdge) }),
    cycles: z
      .object({ added: z.array(z.array(z.string())), removed: z.array(z.array(z.string())) })
      .describe('Paths of files that import each other in a cycle'),
    violations: z.object({ added: z.array(Problem), removed: z.array(Problem) }),
    deadCode: z.object({ added: z.array(Problem), removed: z.array(Problem) }),
    secrets: z.array(Secret).describe('Likely secrets that were not there before'),
    tests: z.object({
      affected: z.array(AffectedTest).describe('Nearest first'),
      command: z
        .string()
        .nullable()
        .describe('Runs the nearest 30 of them in a POSIX shell; null if it is not known how'),
      isComplete: z.boolean(),
    }),
    risk: z.object({
      level: z.enum(['low', 'medium', 'high']),
      reasons: z.array(z.string()).describe('For people, most important first'),
    }),
    unseen: z.array(Unseen).describe('What could not be seen, so that the report may miss something'),
  })
  .describe('`api/v1/changes/{base}..{head}/index.json`: what differs between two states, and what breaks');
export type ChangeReport = z.infer<typeof ChangeReport>;
