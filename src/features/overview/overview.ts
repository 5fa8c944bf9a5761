import { inArtifact } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex, Highlighted } from '../../model/atlas-index.ts';
import { Cycles } from '../../model/quality.ts';
import { edgeCounts } from '../../query/edge-counts.ts';
import { readDirectory, readFile } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import { pageMeta, tokensOf } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import { OverviewAnswer, renderOverview } from './overview-answer.ts';

const BUDGET_TOKENS = 2000;

const README_CHARACTERS = 800;

const LIST_LENGTH = 10;

/** Tokens for what a live interface adds to `meta`. */
const RESERVED_TOKENS = 150;

type Overview = OverviewAnswer;

export const overview = defineOperation({
  name: 'overview',
  description:
    'Summarises the repository in at most 2,000 tokens: size, languages, entry points, the files and symbols that most code depends on, and what could not be analysed. Ask this first; then use `code_tree` for the structure and `search` or `find` for code.',
  input: z.strictObject({}),
  output: OverviewAnswer,
  toMarkdown: renderOverview,
  static: inArtifact(artifactPath.index, ''),
  async run(store) {
    const index = await requireAtlas(store);
    const { directories, total } = await largestDirectories(store);
    const whole: Overview = {
      repository: index.repository.name.slice(0, 200),
      readme: await readme(store, index.readme),
      counts: countsOf(index),
      languages: index.languages
        .slice(0, LIST_LENGTH)
        .map(({ language, files, lines }) => ({ language, files, lines })),
      directories,
      entryPoints: highlights(index.entryPoints),
      topModules: highlights(areRanked(index.topModules) ? index.topModules : []),
      topSymbols: highlights(index.topSymbols),
      coverage: {
        ...index.coverage,
        reasons: index.coverage.reasons.map(({ reason, count: files }) => ({ reason, count: files })),
      },
      importCycles: await importCycles(store),
      nextSteps: [
        'code_tree { pattern } for a directory, file or part of a name',
        'get_node { id } for the source of one of these ids',
        'find_references { id } and call_graph { id } for references and calls',
      ],
      meta: pageMeta(total, 0, directories.length),
    };
    const fitted = fit(whole);
    const truncated = fitted.directories.length < total;
    return {
      ...fitted,
      meta: { total, returned: fitted.directories.length, truncated, next: truncated ? treeOfRoot : null },
    };
  },
});

const treeOfRoot = { operation: 'code_tree', pattern: '.', maxDepth: 1 };

/** Shortens the longest list until the answer fits its budget, because names may have any length. */
function fit(answer: Overview): Overview {
  const fitted = structuredClone(answer);
  const lists: unknown[][] = [
    fitted.topSymbols,
    fitted.topModules,
    fitted.directories,
    fitted.entryPoints,
    fitted.languages,
    fitted.importCycles.largest,
    fitted.importCycles.cut,
    fitted.coverage.reasons,
  ];
  while (tokensOf(fitted) > BUDGET_TOKENS - RESERVED_TOKENS) {
    const longest = lists.reduce((best, list) => (tokensOf(list) > tokensOf(best) ? list : best));
    if (fitted.readme && tokensOf(fitted.readme.excerpt) >= tokensOf(longest)) {
      fitted.readme = fitted.readme.excerpt === '' ? null : { ...fitted.readme, excerpt: '' };
    } else longest.pop();
  }
  return fitted;
}

async function largestDirectories(
  store: Store,
): Promise<{ directories: Overview['directories']; total: number }> {
  const all = (await readDirectory(store, ''))?.directories ?? [];
  const directories = all
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, LIST_LENGTH)
    .map(({ path, files, lines, symbols, tokens: cost }) => ({ path, files, lines, symbols, tokens: cost }));
  return { directories, total: all.length };
}

async function readme(store: Store, path: string | null): Promise<Overview['readme']> {
  const shard = path === null ? undefined : await readFile(store, path);
  return shard ? { path: shard.path, excerpt: shard.source.slice(0, README_CHARACTERS).trim() } : null;
}

async function importCycles(store: Store): Promise<Overview['importCycles']> {
  const { cycles } = Cycles.parse((await store.read(artifactPath.cycles)) ?? { cycles: [] });
  const [largest] = cycles;
  return {
    count: cycles.length,
    largest: largest?.files.slice(0, LIST_LENGTH) ?? [],
    imports: largest?.imports.length ?? 0,
    cutTotal: largest?.cut.length ?? 0,
    cut: largest?.cut.slice(0, LIST_LENGTH) ?? [],
  };
}

function countsOf({ counts }: AtlasIndex): Overview['counts'] {
  const { directories, files, lines, bytes, symbols } = counts;
  return { directories, files, lines, bytes, symbols, edges: edgeCounts(counts) };
}

/** Whether more depends on some than on others: without references between files all have the same rank, and none comes first. */
function areRanked([first, ...others]: readonly Highlighted[]): boolean {
  return first !== undefined && (others.length === 0 || others.some(({ rank }) => rank !== first.rank));
}

function highlights(highlighted: readonly Highlighted[]): Overview['topModules'] {
  return highlighted
    .slice(0, LIST_LENGTH)
    .map(({ id, line, rank }) => ({ id, line, rank: Math.round(rank * 100) / 100 }));
}
