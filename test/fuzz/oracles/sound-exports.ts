import { fromBinary } from '@bufbuild/protobuf';
import { IndexSchema } from '@c4312/scip/scip_pb.js';
import { SaxesParser } from 'saxes';
import { formatNamed, formatNames, levelFor } from '../../../src/cli/export-formats.ts';
import { loadGrammars } from '../../../src/grammar/load-grammars.ts';
import { createPackageFinder } from '../../../src/indexer/analyse/package-finder.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { invariant } from '../target.ts';

/** Parsers by format; other formats only have to be written. */
const readers: Readonly<Record<string, (bytes: Buffer) => void>> = {
  ndjson: (bytes) => {
    for (const line of bytes.toString().split('\n')) if (line !== '') JSON.parse(line);
  },
  graphml: (bytes) => {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(bytes.toString()).close();
  },
  scip: (bytes) => fromBinary(IndexSchema, bytes),
};

/** Formats that are made from more than files. */
const atlasFormats: ReadonlySet<string> = new Set(['sarif', 'github']);

/** Exports files in every other format and parses the exports. Returns the bytes of each. */
export async function expectSoundExports(shards: readonly FileShard[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const sorted = [...shards].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const name of formatNames.split(', ')) {
    if (atlasFormats.has(name)) continue;
    const format = formatNamed(name);
    const chunks: Buffer[] = [];
    const stream = format.write(
      {
        name: 'sample',
        version: '0',
        titles: new Map(),
        createPackageFinder: () => createPackageFinder(loadGrammars()),
        repository: { commit: null, branch: null },
        openQuality: () => Promise.reject(new Error('the files have no atlas')),
        root: undefined,
        secrets: [],
        files: () => each(sorted),
        close: () => Promise.resolve(),
      },
      { level: levelFor(format, undefined), projectRoot: 'file:///sample', remark: () => undefined },
    );
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    const bytes = Buffer.concat(chunks);
    invariant(bytes.length > 0 || sorted.length === 0, `the export as ${name} is empty`);
    readers[name]?.(bytes);
    sizes.set(name, bytes.length);
  }
  return sizes;
}

async function* each(shards: readonly FileShard[]): AsyncGenerator<FileShard, void> {
  yield* shards;
}
