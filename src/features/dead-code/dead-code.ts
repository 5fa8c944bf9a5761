import { z } from 'zod';
import {
  doubts,
  noneBySeverity,
  Severity,
  severities,
  type DeadCodeIndex,
  type DeadItem,
} from '../../model/dead-code.ts';
import { deadCode, readDeadCodeIndex } from './query/dead-code.ts';
import { readCoverageGaps, readIncompleteFiles } from '../../query/quality-artifacts.ts';
import type { Store } from '../../store/store.ts';
import { pageMeta, within } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset, repository } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireCode, requirePath } from '../../operations/support/target.ts';
import { workspacePath } from '../../operations/support/workspace-path.ts';
import { DeadCodeAnswer, type DeadSymbol, renderDeadCode } from './dead-code-answer.ts';

const input = z.strictObject({
  repository,
  path: z.string().default('').describe('A file or directory; empty for the whole repository'),
  severity: z
    .array(z.string().toUpperCase().pipe(Severity))
    .min(1)
    .optional()
    .describe(`Of these alone: ${severities.join(', ')}; all without it`),
  limit,
  offset,
  budget,
});

export const deadcode = defineOperation({
  name: 'deadcode',
  description:
    'What nothing uses: files, symbols and members that no entry point, test, framework or published package leads to, with how sure that is and what else would go.',
  input,
  output: DeadCodeAnswer,
  toMarkdown: renderDeadCode,
  urls: [],
  async run(store, asked, { signal }) {
    const { path, found, roots } = await findDeadCode(store, asked, signal);
    const by_severity = noneBySeverity();
    for (const { severity } of found) by_severity[severity]++;
    const symbols = found.slice(asked.offset, asked.offset + capLimit(asked.limit)).map(deadSymbol);
    const dead_code = within(symbols, asked.budget);
    return {
      action: 'deadcode' as const,
      path: path === '' ? '.' : path,
      dead_code,
      total: found.length,
      report_path: null,
      by_severity,
      roots,
      not_searched: await notSearched(store),
      meta: pageMeta(found.length, asked.offset, dead_code.length),
    };
  },
});

type Asked = Pick<z.output<typeof input>, 'repository' | 'path' | 'severity'>;

/** All that is asked for, most severe first. */
async function findDeadCode(
  store: Store,
  asked: Asked,
  signal?: AbortSignal,
): Promise<{ path: string; found: DeadItem[]; roots: DeadCodeIndex['roots'] }> {
  await requireCode(store, asked.repository);
  const path = asked.path.trim() === '' ? '' : workspacePath(asked.path.trim());
  await requirePath(store, path);
  const index = await readDeadCodeIndex(store);
  const found: DeadItem[] = [];
  for await (const item of deadCode(store, index, {
    path,
    severities: new Set(asked.severity ?? severities),
  })) {
    signal?.throwIfAborted();
    found.push(item);
  }
  return { path, found, roots: index.roots };
}

/** All symbols that `deadcode` would list page by page. */
export async function allDeadCode(
  store: Store,
  asked: unknown,
): Promise<{ path: string; symbols: DeadSymbol[] }> {
  const { path, found } = await findDeadCode(store, input.parse(asked));
  return { path, symbols: found.map(deadSymbol) };
}

const MAX_UNSEARCHED = 5;

async function notSearched(store: Store): Promise<DeadCodeAnswer['not_searched']> {
  const { families } = await readCoverageGaps(store);
  const total = families.reduce((sum, { unsearched }) => sum + unsearched, 0);
  if (total === 0) return { total, files: [] };
  const { files } = await readIncompleteFiles(store);
  const left = files.filter(({ status, searched }) => status === 'skipped' && searched === false);
  return {
    total,
    files: left.slice(0, MAX_UNSEARCHED).map(({ path, reason = '' }) => ({ file: path, reason })),
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
    file: path,
    line,
    symbol: symbolOf(item),
    type: kind === 'module' ? 'file' : kind,
    severity,
    id,
    reason: reasonOf(item),
    why_no_root: whyNoRoot(item),
    doubts: item.doubts.map((doubt) =>
      doubt === 'skipped' && mentionedInSkipped !== undefined
        ? `${doubts.skipped}: ${mentionedInSkipped}`
        : doubts[doubt],
    ),
    used_by_dead: usedByDead ?? { total: 0, ids: [] },
    unresolved: unresolved ?? { total: 0, sites: [] },
    dies_with: removableWith ?? { total: 0, lines: 0, ids: [] },
    lines,
    tokens,
  };
}

/** The end of the id behind the path: ids escape what stands between. */
function symbolOf({ id, kind, name }: DeadItem): string {
  return kind === 'module' ? name : id.slice(id.indexOf(':', id.indexOf(':') + 1) + 1);
}

/** As contract 003 words it, for what is simply not used. */
function reasonOf({ kind, usedByDead, severity }: DeadItem): string {
  const what = kind === 'module' ? 'file' : kind.replaceAll('_', ' ');
  if (usedByDead) return `Used only by dead code: ${what}`;
  return severity === 'LOW' || severity === 'MEDIUM' ? `No use found: ${what}` : `Unused ${what}`;
}

function whyNoRoot({ kind, exported, unresolved }: DeadItem): string[] {
  if (kind === 'module')
    return [
      'nothing that lives imports it, and no text has its name',
      'no project file names it as an entry point',
      'its name and place follow no convention of tests, tools or frameworks',
      'it does nothing by itself when it is run',
    ];
  return [
    'no edge or candidate leads to it from what lives',
    exported ? 'exported, but not given away by a file that a package offers' : 'not exported',
    'its name, place and decorators follow no convention of tests or frameworks',
    'it takes the place of no member outside of the repository',
    unresolved === undefined
      ? 'its name stands nowhere else in living code, texts of it, templates or settings'
      : 'where its name stands, nothing says that it is meant',
  ];
}
