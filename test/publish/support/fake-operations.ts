import * as z from 'zod';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { defineOperation, type Operation } from '../../../src/operations/operation.ts';

/** The lines of a file or symbol. */
const lines = defineOperation({
  name: 'lines',
  description: 'How long a file or symbol is.',
  input: z.object({ address: z.string(), node: z.string().optional() }),
  output: z.object({ lines: z.int() }),
  static: { kind: 'server', why: 'For this test.' },
  async run(store, { address, node }) {
    const shard = (await store.read(artifactPath.file(address))) as FileShard;
    const span = shard.nodes.find((one) => one.address === node)?.span;
    return { lines: span ? span[2] - span[0] + 1 : shard.lines };
  },
  toMarkdown: ({ lines: count }) => `${count} lines`,
});

export const loadOperations = (): Promise<readonly Operation[]> => Promise.resolve([lines]);
