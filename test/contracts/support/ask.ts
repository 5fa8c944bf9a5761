import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import { createMcpServer } from '../../../src/mcp/mcp-server.ts';
import type { AtlasHost } from '../../../src/operations/atlas-host.ts';
import { errorStatus, type ErrorBody } from '../../../src/operations/error-body.ts';
import { findOperation } from '../../support/operations.ts';
import type { Folders } from '../../../src/operations/folders.ts';
import { OperationError } from '../../../src/operations/operation-error.ts';
import type { Refreshed } from '../../../src/operations/operation.ts';
import { answerTools } from '../../../src/server/tools.ts';
import type { Store } from '../../../src/store/store.ts';
import { expectWayOn } from '../../support/expect-way-on.ts';
import { tinyAtlas } from '../../support/tiny-atlas.ts';

const tiny = tinyAtlas();

/**
 * Asks over REST and over MCP, as clients do, and holds the answers against each other and against the schema that the operation
 * promises. Throws the `OperationError` that both tell.
 */
export async function ask<Answer>(
  name: string,
  input: unknown = {},
  store: Store = tiny,
  refresh?: () => Promise<Refreshed>,
  folders?: Folders,
): Promise<Answer> {
  const operation = findOperation(name);
  if (!operation) throw new Error(`no operation ${name}`);
  const host: AtlasHost = {
    getAtlas: () => Promise.resolve({ store }),
    folders,
    ...(refresh && { refresh }),
  };
  const rest = await overRest(host, name, input);
  expect(await overMcp(host, name, input)).toEqual(rest);
  if ('error' in rest) {
    const { error, message, details, nearest } = rest.error;
    throw new OperationError(error, message, { details, nearest });
  }
  expect(operation.output.parse(rest.answer)).toEqual(rest.answer);
  expectWayOn(rest.answer);
  // The shape is what the test is about: it says what it expects.
  return rest.answer as Answer;
}

type Told = { answer: unknown } | { error: ErrorBody };

async function overRest(host: AtlasHost, name: string, input: unknown): Promise<Told> {
  const url = `http://localhost/tools/${encodeURIComponent(name)}`;
  const response = await answerTools(new Request(url, { method: 'POST', body: JSON.stringify(input) }), host);
  const body = (await response?.json()) as unknown;
  if (response?.status === 200) return { answer: body };
  const error = body as ErrorBody;
  expect(response?.status).toBe(errorStatus[error.error]);
  return { error };
}

async function overMcp(host: AtlasHost, name: string, input: unknown): Promise<Told> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer({ host, version: '0', toolset: 'default', form: 'json' }).connect(ours);
  const client = new Client({ name: 'test', version: '0' });
  await client.connect(theirs);
  try {
    const { content, isError } = await client.callTool({ name, arguments: input as Record<string, unknown> });
    const [part] = content as { text: string }[];
    const told = JSON.parse(part?.text ?? '') as unknown;
    return isError ? { error: told as ErrorBody } : { answer: told };
  } finally {
    await client.close();
  }
}
