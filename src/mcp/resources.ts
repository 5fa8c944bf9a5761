import {
  ResourceNotFoundError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { ask, type AtlasHost } from '../operations/ask.ts';
import { findOperation } from '../operations/index.ts';
import { OperationError } from '../operations/operation-error.ts';
import { fileId } from '../model/id.ts';
import { findNode } from '../query/find-node.ts';
import { readFile, readIndex } from '../query/read.ts';
import { renderAnswer } from '../operations/render-answer.ts';
import type { Store } from '../store/store.ts';

const filePrefix = 'treeatlas://file/';
const nodePrefix = 'treeatlas://node/';
const overviewUri = 'treeatlas://overview';

export const resourceTemplates: ResourceTemplateType[] = [
  {
    name: 'file',
    uriTemplate: `${filePrefix}{+path}`,
    description: 'The source of a file, by its path in the repository',
    mimeType: 'text/plain',
  },
  {
    name: 'node',
    uriTemplate: `${nodePrefix}{+id}`,
    description: 'A symbol by its id: signature, doc comment, members and source',
    mimeType: 'text/markdown',
  },
];

/** Not every file and symbol, of which there may be thousands: what most of the repository depends on. */
export async function listResources(host: AtlasHost): Promise<Resource[]> {
  const { store } = await host.getAtlas();
  const { entryPoints, topModules } = await readIndex(store);
  const files = new Set([...entryPoints, ...topModules].map(({ path }) => path));
  return [
    { uri: overviewUri, name: 'overview', description: 'What this repository is', mimeType: 'text/markdown' },
    ...[...files].map((path) => ({
      uri: filePrefix + encodeURI(path),
      name: path,
      mimeType: 'text/plain',
    })),
  ];
}

/** Throws `ResourceNotFoundError` for what is none. */
export async function readResource(host: AtlasHost, uri: string): Promise<ReadResourceResult> {
  if (uri === overviewUri) return markdown(uri, await rendered(host, 'overview', {}, uri));
  const { store } = await host.getAtlas();
  if (uri.startsWith(nodePrefix)) {
    const nodeId = await nodeIdOf(store, uri.slice(nodePrefix.length));
    return markdown(uri, await rendered(host, 'get_node', { nodeId }, uri));
  }
  if (!uri.startsWith(filePrefix)) throw new ResourceNotFoundError(uri);
  const written = uri.slice(filePrefix.length);
  // The addresses that are listed are encoded wholly; who fills in the template by hand may have left a `%` alone.
  const shard = (await readFile(store, decoded(written))) ?? (await readFile(store, written));
  if (!shard) throw new ResourceNotFoundError(uri, `There is no ${fileId(decoded(written))} in this atlas.`);
  return { contents: [{ uri, mimeType: 'text/plain', text: shard.source }] };
}

/**
 * `{+id}` leaves a `%3A` of an id as it is (RFC 6570, 3.2.3), so an id is taken as it is written first; decoded, it
 * is what a client meant that encodes all of it.
 */
async function nodeIdOf(store: Store, written: string): Promise<string> {
  return (await findNode(store, written)) ? written : decoded(written);
}

async function rendered(host: AtlasHost, name: string, input: unknown, uri: string): Promise<string> {
  const operation = findOperation(name);
  if (!operation) throw new ResourceNotFoundError(uri);
  try {
    return renderAnswer(operation, await ask(host, operation, input));
  } catch (error) {
    // A URI that is no id at all is not there either.
    if (error instanceof OperationError && ['NOT_FOUND', 'VALIDATION_FAILED'].includes(error.code))
      throw new ResourceNotFoundError(uri, error.message);
    throw error;
  }
}

function markdown(uri: string, text: string): ReadResourceResult {
  return { contents: [{ uri, mimeType: 'text/markdown', text }] };
}

/** As it is where a `%` in it stands for nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
