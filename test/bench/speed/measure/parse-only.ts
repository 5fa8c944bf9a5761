import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGrammars } from '../../../../src/grammar/load-grammars.ts';
import type { FileShard } from '../../../../src/model/file-shard.ts';
import type { Store } from '../../../../src/store/store.ts';
import { measureCommand } from '../../support/measure/command.ts';
import type { OutputFile } from '../../support/output-files.ts';
import type { Work } from '../parse-only/jobs.ts';
import { repeat, type Timing } from './repeat.ts';

const main = fileURLToPath(new URL('../parse-only/main.ts', import.meta.url));

/**
 * Measures how long it takes to parse what an atlas holds and to do nothing else, in as many processes as the
 * indexer has. `list` is where the list of files is put.
 */
export async function measureParseOnly(
  {
    repository,
    store,
    files,
    list,
  }: { repository: string; store: Store; files: readonly OutputFile[]; list: string },
  processes: number,
  runs: number,
): Promise<Timing> {
  const wasm = new Map(loadGrammars().map((grammar) => [grammar.name, grammar.wasmPath]));
  const work: Work = { processes, jobs: [] };
  for (const { path } of files) {
    if (!path.startsWith('api/v1/file/')) continue;
    const shard = (await store.read(path)) as FileShard;
    const grammar = wasm.get(shard.language ?? '');
    if (grammar) work.jobs.push({ path: join(repository, shard.path), wasm: grammar });
  }
  await writeFile(list, JSON.stringify(work));
  return repeat(runs, () => measureCommand([process.execPath, main, list]));
}
