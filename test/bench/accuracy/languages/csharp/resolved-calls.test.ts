import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { endAt, type FileShard } from '../../../../../src/model/file-shard.ts';
import { indexMemory } from '../../../../support/index-memory.ts';
import { memorySource } from '../../../../support/memory-source.ts';
import { readCheckedCalls, type CheckedCall, type Position } from './checked-calls.ts';

/** Calls that may stay unresolved or ambiguous: those of types that only another build has. */
const MAX_OPEN = 8;

// The sources of Newtonsoft.Json 6.0.8, by path. They are under the MIT licence, which each file begins with.
const sources = z
  .record(z.string(), z.string())
  .parse(
    JSON.parse(
      brotliDecompressSync(readFileSync(join(import.meta.dirname, 'newtonsoft-json.json.br'))).toString(),
    ),
  );

test('the calls of a real repository that were checked by hand lead where they should', async () => {
  const calls = readCheckedCalls(readFileSync(join(import.meta.dirname, 'newtonsoft-json.tsv'), 'utf8'));
  const { shards } = await indexMemory(memorySource(sources));
  const results = calls.map((call) => ({
    call: `${call.path}:${call.line}:${call.column} ${call.name}`,
    result: resultOf(call, shards),
  }));
  expect(results.filter(({ result }) => result === 'wrong')).toEqual([]);
  expect(results.filter(({ result }) => result === 'open').length).toBeLessThanOrEqual(MAX_OPEN);
}, 120_000);

type Shards = ReadonlyMap<string, FileShard>;

/** Whether a call leads to one of its targets; `open` if it certainly leads nowhere in the repository. */
function resultOf(call: CheckedCall, shards: Shards): 'right' | 'wrong' | 'open' {
  const shard = shards.get(call.path);
  if (!shard) throw new Error(`The sources have no file ${call.path}, of which the list has a call.`);
  const found = shard.edges
    .filter(
      ({ type, sites }) =>
        type === 'CALLS' && sites.some(([line, column]) => line === call.line && column === call.column),
    )
    .map(({ to }) => endAt(shard, to).id)
    .filter((id) => !id.startsWith('package:'));
  // What a constructor makes is named by the same word.
  const isMade = (id: string) => found.some((each) => each.startsWith(`constructor:${withoutKind(id)}.`));
  const called = found.filter((id) => !isMade(id));
  if (call.targets.length === 0) return found.length === 0 ? 'right' : 'wrong';
  if (found.length === 0) return 'open';
  const wanted = call.targets.map((target) => definedAt(target, shards));
  return called.every((id) => wanted.includes(id)) ? 'right' : 'wrong';
}

function withoutKind(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/** The id of the innermost definition at a position. */
function definedAt({ path, line }: Position, shards: Shards): string | undefined {
  const around = (shards.get(path)?.nodes ?? []).filter(
    ({ span: [start, , end] }) => start <= line && line <= end,
  );
  const length = ({ span: [start, , end] }: (typeof around)[number]): number => end - start;
  return around.toSorted((a, b) => length(a) - length(b))[0]?.id;
}
