import { inOptionalArtifact } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { artifactPath } from '../../model/artifact.ts';
import type { BlameIndex, BlameShard } from '../../model/blame.ts';
import { page } from '../../operations/answer.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { defineOperation } from '../../operations/operation.ts';
import { budget, capLimit, limit, offset, repository } from '../../operations/support/inputs.ts';
import { noSuchLine } from '../../operations/support/place.ts';
import { requireAtlas, requireNode } from '../../operations/support/target.ts';
import { blameRuns, lastChange, lineChanges } from '../../query/blame.ts';
import { lastLine } from '../../query/text.ts';
import { BlameAnswer, commitRecord, renderBlame } from './blame-answer.ts';

const input = z.strictObject({
  repository,
  target: z.string().min(1).describe('A file, a symbol (id, name or `{path}:{line}`): its lines'),
  first: z.int().positive().optional().describe('First line; default: the first of the target'),
  last: z.int().positive().optional().describe('Last line; default: the last of the target'),
  limit,
  offset,
  budget,
});

export const blame = defineOperation({
  name: 'blame',
  description:
    'Returns the commit that each line of a file or symbol comes from, with author, date and subject; the last change; and how often the lines were changed. Use it to learn why code is as it is, and who knows it.',
  input,
  output: BlameAnswer,
  toMarkdown: renderBlame,
  static: inOptionalArtifact(
    'blame',
    artifactPath.blame('{file address}'),
    '',
    'Only with `treeatlas build --blame`; `repository.blame` of the index says so.',
  ),
  async run(store, params, { signal, onProgress }) {
    await requireAtlas(store, params.repository);
    const { shard: file, node, index } = await requireNode(store, params.target);
    const [start, end] = index === 0 ? [1, file.lines] : [node.span[0], lastLine(node.span)];
    const first = params.first ?? start;
    const last = params.last ?? Math.max(first, end);
    if (first > Math.max(1, file.lines)) throw noSuchLine(file.path, file.lines, first);
    if (last < first)
      throw new OperationError(
        'VALIDATION_FAILED',
        `blame: last: ${last} is before the first line, ${first}.`,
      );
    const follow = { signal, onProgress };
    const shard = (await store.read(artifactPath.blame(file.address), follow)) as BlameShard | undefined;
    if (!shard) throw noBlame();
    const { cut } = (await store.read(artifactPath.blameIndex)) as BlameIndex;
    const runs = blameRuns(shard, first, last);
    const newest = lastChange(runs);
    const { items, meta } = page(
      runs.map((run) => ({
        first: run.first,
        last: run.last,
        commit: run.commit ? commitRecord(run.commit) : null,
      })),
      params.offset,
      capLimit(params.limit),
      params.budget,
    );
    return {
      path: file.path,
      first,
      last: Math.min(last, file.lines),
      lastChange: newest ? commitRecord(newest) : null,
      changes: lineChanges(shard, first, last) ?? null,
      history: cut ?? ('complete' as const),
      runs: items,
      meta,
    };
  },
});

function noBlame(): OperationError {
  return new OperationError(
    'HISTORY_REQUIRED',
    'This atlas does not know where lines come from. Build it with `treeatlas build --blame` in a git repository with a commit, or ask the repository itself.',
  );
}
