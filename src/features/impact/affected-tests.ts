import { computedFrom, DIRECTORY, FILE } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { findAffectedTests, type AffectedTest } from './query/affected-tests.ts';
import { nearestIds, type FoundNode } from '../../query/find-node.ts';
import { importersOfFile } from '../imports/query/importers.ts';
import { readFile } from '../../query/read.ts';
import { walkFiles } from '../../query/walk.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import type { Store } from '../../store/store.ts';
import { pageMeta, within } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset, repository } from '../../operations/support/inputs.ts';
import { usesNotFollowed } from '../../operations/support/uses-not-followed.ts';
import { defineOperation } from '../../operations/operation.ts';
import { findNamedInText } from '../../operations/support/named-in-text.ts';
import { reasonNotAnalysed, type NotAnalysed } from '../../operations/support/not-analysed.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { notFound, requireCode, unsuitableNode } from '../../operations/support/target.ts';
import { TestsAnswer, renderTests, type Test } from './affected-tests-answer.ts';
import { findOutsideDoubts, findRiskDoubts } from './find-risk-doubts.ts';
import { completeness } from './stopped-at.ts';
import { findPlace, findPlaces, type Place } from '../../operations/support/place.ts';

const MAX_DEPTH = 20;

const MAX_CHANGED = 500;

const input = z.strictObject({
  repository,
  changed: z
    .array(z.string().min(1))
    .min(1)
    .max(MAX_CHANGED)
    .describe('The changes: files, directories or symbols, by path, id or name'),
  maxDepth: z
    .int()
    .positive()
    .default(10)
    .describe(`Steps to follow from the changes to the tests, at most ${MAX_DEPTH}`),
  limit,
  offset,
  budget,
});

export const affectedTests = defineOperation({
  name: 'affected_tests',
  description:
    'Lists which tests to run after a change: the test files that it may break, nearest first, each with the references that connect it to the change. `impact` lists everything else that a change may affect.',
  input,
  output: TestsAnswer,
  toMarkdown: renderTests,
  static: computedFrom(
    [FILE, DIRECTORY],
    'Follow `in` breadth first from the changed symbols; files with `test` in the artifact of their directory are tests.',
  ),
  async run(whole, params, { signal }) {
    const store = new RememberingStore(whole);
    await requireCode(store, params.repository);
    const { found, unknown } = await changedNodes(store, params.changed);
    const maxDepth = Math.min(params.maxDepth, MAX_DEPTH);
    const { tests, candidates, users, ...search } = await findAffectedTests(store, found, maxDepth, {
      looksDeeper: true,
      signal,
    });
    const [only, ...others] = found;
    const isSilent = tests.length === 0 && only?.node.parent !== null && others.length === 0;
    const doubts =
      isSilent && only
        ? await findRiskDoubts(store, only, users, {
            text: undefined,
            named: () => findNamedInText(store, only, { signal }),
            signal,
          })
        : await findOutsideDoubts(store, found, { isSilent: tests.length === 0, signal });
    const limit = capLimit(params.limit);
    const records = (some: readonly AffectedTest[]) =>
      Promise.all(some.map((each) => testRecord(store, each)));
    const part = await records(tests.slice(params.offset, params.offset + limit));
    const items = within(part, params.budget);
    return {
      changedIds: found.map(({ node }) => node.id),
      unknown,
      tests: items,
      candidates: {
        total: candidates.length,
        tests: within(await records(candidates.slice(0, limit)), params.budget),
      },
      ...(doubts.length > 0 ? { doubts } : {}),
      ...completeness(search),
      meta: {
        ...pageMeta(tests.length, params.offset, items.length),
        ...notAnalysedAmong(found),
        ...(tests.length === 0 ? await usesNotFollowed(store, found[0]?.shard.language ?? null) : {}),
      },
    };
  },
});

/** A change that was not analysed may break tests that no reference connects to it. */
function notAnalysedAmong(found: readonly FoundNode[]): NotAnalysed {
  const reasons = new Set(found.flatMap(({ shard }) => reasonNotAnalysed(shard) ?? []));
  const [first, ...others] = reasons;
  if (first === undefined) return {};
  return {
    notAnalysed:
      others.length === 0 ? first : `${first}; nor are those of ${others.length} more changed files`,
  };
}

/** Throws only if no change is known: most changes also contain files that are not in the atlas. */
async function changedNodes(
  store: Store,
  changed: readonly string[],
): Promise<{ found: FoundNode[]; unknown: string[] }> {
  const found = new Map<string, FoundNode>();
  const unknown = new Set<string>();
  for (const each of changed) {
    const [place] = await findPlaces(store, each);
    const nodes = place ? await nodesOf(store, place) : [];
    for (const node of nodes) found.set(node.node.id, node);
    if (nodes.length === 0) unknown.add(each);
  }
  if (found.size > 0) return { found: [...found.values()], unknown: [...unknown] };
  const [first = ''] = changed;
  throw (
    (await unsuitableNode(store, first)) ??
    notFound(
      `There is no file or node "${shortened(first)}"${changed.length > 1 ? ', nor any of the others' : ''}.`,
      await nearestIds(store, first),
    )
  );
}

/** A change of a directory, which may be deleted or moved, is one of all of its files. */
async function nodesOf(store: Store, place: Place): Promise<FoundNode[]> {
  if (place.kind === 'node') return [place.found];
  const nodes: FoundNode[] = [];
  for await (const { path } of walkFiles(store, place.path)) {
    const file = await findPlace(store, path);
    if (file?.kind === 'node') nodes.push(file.found);
  }
  return nodes;
}

async function testRecord(
  store: Store,
  { path, relation, distance, chainIds, setup }: AffectedTest,
): Promise<z.infer<typeof Test>> {
  const shard = await readFile(store, path);
  const isUsed =
    shard !== undefined &&
    (shard.roots?.some(({ before }) => before) === true || importersOfFile(shard).length > 0);
  const containsTests = shard?.containsTests ?? !isUsed;
  const tokens = shard?.nodes[0]?.tokens ?? { skeleton: 0, summary: 0, full: 0 };
  return {
    path,
    relation,
    distance,
    chainIds,
    ...(setup === undefined ? {} : { setup }),
    role: containsTests ? 'test' : 'support',
    tokens,
  };
}
