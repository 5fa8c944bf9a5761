import { z } from 'zod';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { defineOperation, type Operation } from '../../../src/operations/operation.ts';

/** The lines of a file, a document for each of its symbols; and a document with two answers for the atlas. */
const lines = defineOperation({
  name: 'lines',
  description: 'How long a file or symbol is.',
  input: z.object({ address: z.string(), node: z.string().optional() }),
  output: z.object({ lines: z.int() }),
  urls: ['api/v1/node/{address}.json'],
  async *prerender(store, scope) {
    if (scope.kind === 'atlas') {
      yield { path: 'api/v1/both.json', key: 'b', input: { address: 'src/main.ts' } };
      yield { path: 'api/v1/both.json', key: 'a', input: { address: 'README.md' } };
    }
    if (scope.kind !== 'file') return;
    const shard = (await store.read(artifactPath.file(scope.address))) as FileShard;
    for (const { address } of shard.nodes.slice(1)) {
      yield { path: artifactPath.node(address), input: { address: scope.address, node: address } };
    }
  },
  async run(store, { address, node }) {
    const shard = (await store.read(artifactPath.file(address))) as FileShard;
    const span = shard.nodes.find((one) => one.address === node)?.span;
    return { lines: span ? span[2] - span[0] + 1 : shard.lines };
  },
  toMarkdown: ({ lines: count }) => `${count} lines`,
});

export const operations: readonly Operation[] = [lines];
