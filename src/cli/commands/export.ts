import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readFileAt } from '../../query/read.ts';
import { walkFiles } from '../../query/walk.ts';
import { ndjsonRecords } from '../../render/ndjson.ts';
import type { Store } from '../../store/store.ts';
import { openAtlas } from '../open-atlas.ts';
import type { ExportOptions } from '../own-commands.ts';
import { UsageError } from '../report-error.ts';
import { note, type Terminal } from '../terminal.ts';

const formats = ['ndjson'];

/** The whole graph, one file at a time, to standard output or to a file that is complete or not there. */
export async function exportGraph(terminal: Terminal, path: string, options: ExportOptions): Promise<void> {
  if (!formats.includes(options.format)) {
    throw new UsageError(`There is no format "${options.format}". Formats: ${formats.join(', ')}.`);
  }
  const { signal } = terminal;
  const store = await openAtlas(terminal, path, options);
  if (options.output === undefined) {
    await pipeline(ndjson(store), terminal.out, { signal, end: false });
    return;
  }
  const file = resolve(terminal.cwd, options.output);
  const partial = `${file}.${process.pid}.partial`;
  try {
    await pipeline(ndjson(store), createWriteStream(partial), { signal });
    await rename(partial, file);
  } catch (cause) {
    await rm(partial, { force: true });
    throw cause;
  }
  note(terminal, `Wrote ${file}.`);
}

async function* ndjson(store: Store): AsyncGenerator<string> {
  const packages = new Set<string>();
  for await (const { address } of walkFiles(store, '')) {
    const shard = await readFileAt(store, address);
    if (!shard) continue;
    let text = '';
    for (const record of ndjsonRecords(shard, packages)) text += `${JSON.stringify(record)}\n`;
    yield text;
  }
}
