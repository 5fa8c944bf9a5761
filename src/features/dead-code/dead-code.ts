import { inArtifact } from '../../operations/support/static-answers.ts';
import { artifactPath } from '../../model/artifact.ts';
import * as z from 'zod';
import {
  doubts,
  noneBySeverity,
  Severity,
  severities,
  type DeadCodeIndex,
  type DeadItem,
} from '../../model/dead-code.ts';
import { readDeadCodeIndex, readDeadItems } from './query/dead-code.ts';
import { readCoverageGaps, readIncompleteFiles } from '../../query/quality-artifacts.ts';
import type { Store } from '../../store/store.ts';
import { pageMeta, within } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset, repository } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { notAnalysedAt } from '../../operations/support/not-analysed.ts';
import { requireCode, requirePath } from '../../operations/support/target.ts';
import { DeadCodeAnswer, type DeadSymbol, renderDeadCode } from './dead-code-answer.ts';

const input = z.strictObject({
  repository,
  path: z.string().default('').describe('A file or directory; default: the whole repository'),
  severity: z
    .array(z.string().toUpperCase().pipe(Severity))
    .min(1)
    .optional()
    .describe(`Only these: ${severities.join(', ')}; default: all`),
  limit,
  offset,
  budget,
});

export const deadCode = defineOperation({
  name: 'dead_code',
  contracts: [{ names: ['deadcode'] }],
  description:
    'Lists dead (unused) code: files, functions, classes and members that no entry point, test, framework or published package reaches. Each has a severity, the doubts, and what could be removed with it. Use it to find code to delete; for one symbol, `check` is cheaper.',
  input,
  output: DeadCodeAnswer,
  toMarkdown: renderDeadCode,
  static: inArtifact(artifactPath.deadCode('index.json'), '', 'Items are in the files that `shards` names.'),
  async run(store, params, { signal }) {
    const { path, found, roots } = await findDeadCode(store, params, signal);
    const bySeverity = noneBySeverity();
    for (const { severity } of found) bySeverity[severity]++;
    const part = found.slice(params.offset, params.offset + capLimit(params.limit)).map(deadSymbol);
    const symbols = within(part, params.budget);
    return {
      path: path === '' ? '.' : path,
      symbols,
      total: found.length,
      reportPath: null,
      bySeverity,
      roots,
      notSearched: await filesNotSearched(store),
      notJudged: await languagesNotJudged(store),
      meta: {
        ...pageMeta(found.length, params.offset, symbols.length),
        ...(await notAnalysedAt(store, path)),
      },
    };
  },
});

type DeadCodeInput = Pick<z.output<typeof input>, 'repository' | 'path' | 'severity'>;

/** Returns all matching items, most severe first. */
async function findDeadCode(
  store: Store,
  params: DeadCodeInput,
  signal?: AbortSignal,
): Promise<{ path: string; found: DeadItem[]; roots: DeadCodeIndex['roots'] }> {
  await requireCode(store, params.repository);
  const path = await requirePath(store, params.path.trim() === '' ? '.' : params.path);
  const index = await readDeadCodeIndex(store);
  const found: DeadItem[] = [];
  for await (const item of readDeadItems(store, index, {
    path,
    severities: new Set(params.severity ?? severities),
  })) {
    signal?.throwIfAborted();
    found.push(item);
  }
  return { path, found, roots: index.roots };
}

/** Returns the symbols of all pages of the answer. */
export async function allDeadCode(
  store: Store,
  params: unknown,
): Promise<{ path: string; symbols: DeadSymbol[] }> {
  const { path, found } = await findDeadCode(store, input.parse(params));
  return { path, symbols: found.map(deadSymbol) };
}

async function languagesNotJudged(store: Store): Promise<string[]> {
  const { families } = await readCoverageGaps(store);
  return families
    .filter(({ references, files }) => references === 'named' && files > 0)
    .flatMap(({ languages }) => languages);
}

const MAX_UNSEARCHED = 5;

/** Returns the skipped files that could not be searched for names. */
async function filesNotSearched(store: Store): Promise<DeadCodeAnswer['notSearched']> {
  const { families } = await readCoverageGaps(store);
  const total = families.reduce((sum, { unsearched }) => sum + unsearched, 0);
  if (total === 0) return { total, files: [] };
  const { files } = await readIncompleteFiles(store);
  const left = files.filter(({ status, searched }) => status === 'skipped' && searched === false);
  return {
    total,
    files: left.slice(0, MAX_UNSEARCHED).map(({ path, reason = '' }) => ({ path, reason })),
  };
}

function deadSymbol(item: DeadItem): DeadSymbol {
  const {
    id,
    path,
    line,
    kind,
    severity,
    tokens,
    lines,
    unresolved,
    usedByDead,
    removableWith,
    mentionedInSkipped,
  } = item;
  return {
    path,
    line,
    qualifiedName: qualifiedName(item),
    kind: kind === 'module' ? 'file' : kind,
    severity,
    id,
    reason: reasonOf(item),
    notRootBecause: notRootBecause(item),
    doubts: item.doubts.map((doubt) =>
      doubt === 'skipped' && mentionedInSkipped !== undefined
        ? `${doubts.skipped}: ${mentionedInSkipped}`
        : doubts[doubt],
    ),
    usedByDead: usedByDead ?? { total: 0, ids: [] },
    unresolved: unresolved ?? { total: 0, sites: [] },
    removableWith: removableWith ?? { total: 0, lines: 0, ids: [] },
    lines,
    tokens,
  };
}

/** Returns the part of the id after the path. Ids escape colons in paths, so the second colon ends the path. */
function qualifiedName({ id, kind, name }: DeadItem): string {
  return kind === 'module' ? name : id.slice(id.indexOf(':', id.indexOf(':') + 1) + 1);
}

/** Contract 003 fixes the wording for unused symbols. */
function reasonOf({ kind, usedByDead, severity }: DeadItem): string {
  const what = kind === 'module' ? 'file' : kind.replaceAll('_', ' ');
  if (usedByDead) return `Used only by dead code: ${what}`;
  return severity === 'LOW' || severity === 'MEDIUM' ? `No use found: ${what}` : `Unused ${what}`;
}

/** Returns why no rule makes the item a root. */
function notRootBecause({ kind, exported, unresolved }: DeadItem): string[] {
  if (kind === 'module')
    return [
      'no live file imports it, and no text contains its name',
      'no project file lists it as an entry point',
      'its name and location match no convention of tests, tools or frameworks',
      'it runs nothing when it is loaded',
    ];
  return [
    'no reference in live code leads to it, not even a possible one',
    exported ? 'exported, but by no file that a package offers' : 'not exported',
    'its name, location and decorators match no convention of tests or frameworks',
    'it overrides no member from outside the repository',
    unresolved === undefined
      ? 'its name occurs nowhere else in live code, strings, templates or settings'
      : 'nothing shows that the other occurrences of its name mean it',
  ];
}
