import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { mcpRequestHandler } from '../../src/mcp/serve-mcp.ts';
import { ask } from '../../src/operations/ask.ts';
import { errorBody } from '../../src/operations/error-body.ts';
import { contractOperations, operations } from '../support/operations.ts';
import { OperationError } from '../../src/operations/operation-error.ts';
import type { Operation } from '../../src/operations/operation.ts';
import { serve } from '../../src/server/serve.ts';
import { FileStore } from '../../src/store/file-store.ts';
import { HttpStore } from '../../src/store/http-store.ts';
import type { Store } from '../../src/store/store.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';
import { anyInput } from './support/any-input.ts';
import { startServer, staticFiles } from './support/static-server.ts';
import { tinyFiles } from './support/tiny-files.ts';

type Face = (operation: Operation, input: Record<string, unknown>) => Promise<unknown>;

const RUNS = 6;

test('the same question has the same answer on every face and every store', async () => {
  const files = await tinyFiles();
  const published = await startServer(staticFiles(files));
  const stores: Record<string, Store> = {
    memory: tinyAtlas(),
    folder: new FileStore(folderOf(files)),
    web: new HttpStore(published.url),
  };
  const faces: Record<string, Face> = {};
  for (const [name, store] of Object.entries(stores)) {
    faces[`${name}, directly`] = directly(store);
    Object.assign(faces, await overHttp(name, store));
  }
  const [first, ...others] = Object.entries(faces);
  for (const operation of [...operations, ...contractOperations]) {
    await fc.assert(
      fc.asyncProperty(anyInput(operation), async (input) => {
        const wanted = await first![1](operation, input);
        for (const [face, answer] of others) {
          expect(await answer(operation, input), `${operation.name}, ${face}`).toEqual(wanted);
        }
      }),
      // The report of a test run has the message of a failed property and not its cause.
      { numRuns: RUNS, includeErrorInReport: true },
    );
  }
});

function directly(store: Store): Face {
  const host = { getAtlas: () => Promise.resolve({ store }) };
  return async (operation, input) => {
    try {
      return plain(await ask(host, operation, input));
    } catch (error) {
      if (error instanceof OperationError) return errorBody(error);
      throw error;
    }
  };
}

/** REST with a body, and MCP as a real client speaks it. */
async function overHttp(name: string, store: Store): Promise<Record<string, Face>> {
  const host = { getAtlas: () => Promise.resolve({ store }) };
  const mcp = mcpRequestHandler({ host, version: '0', toolset: 'all', form: 'json' }, () => undefined);
  const server = await serve({ ...host, port: 0, pages: false, mcp });
  const client = new Client({ name: 'test', version: '0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', server.url)));
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  return {
    [`${name}, REST`]: async (operation, input) => {
      // Only our own names can be spelled with hyphens.
      const spelled = operations.includes(operation) ? operation.name.replaceAll('_', '-') : operation.name;
      const url = new URL(`tools/${spelled}`, server.url);
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(input) });
      return (await response.json()) as unknown;
    },
    [`${name}, MCP`]: async (operation, input) => {
      const { content } = await client.callTool({ name: operation.name, arguments: input });
      const [part] = content as { text: string }[];
      return JSON.parse(part!.text) as unknown;
    },
  };
}

function folderOf(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-faces-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
