import { needsServer } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import type { Coverage } from '../../model/coverage.ts';
import { parentPath } from '../../model/path.ts';
import { readDirectory, readFileAt, readIndex } from '../../query/read.ts';
import { walkFiles } from '../../query/walk.ts';
import type { Store } from '../../store/store.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { defineOperation } from '../../operations/operation.ts';
import { noSuchPath, requireAtlas } from '../../operations/support/target.ts';
import { IndexAnswer, renderIndexed } from './index-repository-answer.ts';
import { findPlace } from '../../operations/support/place.ts';
import { workspacePath } from '../../operations/support/workspace-path.ts';

const input = z.strictObject({
  path: z
    .string()
    .default('.')
    .describe('Report only changes of this file or directory; `.` is the whole repository'),
  recursive: z.boolean().default(true).describe('Include subdirectories'),
  force: z
    .boolean()
    .default(false)
    .describe('Has no effect: results are cached by content and never out of date'),
  limit,
  offset,
  budget,
});

export const indexRepository = defineOperation({
  name: 'index',
  contracts: [{ names: ['auzoom_index'] }],
  description:
    'Indexes the repository again and lists the files that changed since the last time. A live atlas does so by itself; use this to wait for it. For changes between commits use `diff_snapshots`.',
  input,
  output: IndexAnswer,
  toMarkdown: renderIndexed,
  static: needsServer('It reads the repository, which a static host does not have.'),
  async run(store, params, { refresh }) {
    await requireAtlas(store);
    const wanted = params.path || '.';
    const path = (await findPlace(store, wanted))?.path ?? workspacePath(wanted);
    if (!refresh) {
      throw new OperationError(
        'UNAVAILABLE',
        'This is a published atlas, which cannot be indexed again. Run `treeatlas build` to rebuild it, or query the repository itself with `treeatlas mcp` or `treeatlas serve`.',
      );
    }
    const before = await hashesBelow(store, path, params.recursive);
    const { store: fresh, at, runId } = await refresh();
    const after = await hashesBelow(fresh, path, params.recursive);
    if (path !== '' && before.size + after.size === 0) throw await noSuchPath(fresh, path);
    const { repository, counts, coverage } = await readIndex(fresh);
    const files = changesBetween(before, after);
    const countOf = (change: string) => files.filter((file) => file.change === change).length;
    const changed = countOf('changed');
    const head = {
      ...(runId === undefined ? {} : { runId }),
      repository: { name: repository.name, commit: repository.commit, dirty: repository.dirty },
      counts: { files: counts.files, lines: counts.lines, symbols: counts.symbols },
      ast: astStatus(coverage, at),
      indexed: after.size,
      delta: {
        added: countOf('added'),
        removed: countOf('removed'),
        changed,
        unchanged: after.size - countOf('added') - changed,
      },
    };
    return fitted(capLimit(params.limit), params.budget, (count) => {
      const shown = files.slice(params.offset, params.offset + count);
      return { ...head, files: shown, meta: pageMeta(files.length, params.offset, shown.length) };
    });
  },
});

/** Summarizes the coverage. `at` is the time of indexing, in ISO 8601. */
export function astStatus(
  { supportedFileCount, skippedFileCount, failedFileCount }: Coverage,
  at: string,
): IndexAnswer['ast'] {
  const wasParsed = supportedFileCount > failedFileCount;
  return { supportedFileCount, skippedFileCount, failedFileCount, ...(wasParsed && { lastIndexedAt: at }) };
}

async function hashesBelow(store: Store, path: string, recursive: boolean): Promise<Map<string, string>> {
  const directory = await readDirectory(store, path);
  const hashes = new Map<string, string>();
  const add = async (address: string): Promise<void> => {
    const shard = await readFileAt(store, address);
    if (shard) hashes.set(shard.path, shard.hash);
  };
  if (!directory) {
    const entry = (await readDirectory(store, parentPath(path)))?.files.find((file) => file.path === path);
    if (entry) await add(entry.address);
  } else if (recursive) for await (const { address } of walkFiles(store, path)) await add(address);
  else for (const { address } of directory.files) await add(address);
  return hashes;
}

type Change = IndexAnswer['files'][number];

function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path): Change[] => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) return [];
    return [{ path, change: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed' }];
  });
}
