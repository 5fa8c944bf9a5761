import { decodeComponent } from '../base/decode-component.ts';
import {
  ResourceNotFoundError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { ask } from '../operations/ask.ts';
import type { AtlasHost } from '../operations/atlas-host.ts';
import { isRepositories, noChoice, type Repositories } from '../operations/repositories.ts';
import { findOperation } from '../features/operations.ts';
import { OperationError } from '../operations/operation-error.ts';
import { shortened } from '../operations/support/shortened.ts';
import { fileId } from '../model/id.ts';
import { excessOfPath } from '../model/path.ts';
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

/** Lists the overview and the most important files. A repository may have thousands of others. */
export async function listResources(host: AtlasHost | Repositories): Promise<Resource[]> {
  if (!isRepositories(host)) return listResourcesOf(host);
  try {
    return await host.use(noChoice, ({ host: chosen }) => listResourcesOf(chosen));
  } catch (error) {
    // An address of a resource does not say which repository is meant, so without a default there are none.
    if (error instanceof OperationError) return [];
    throw error;
  }
}

async function listResourcesOf(host: AtlasHost): Promise<Resource[]> {
  await host.catchUp?.();
  const { store } = await host.getAtlas();
  const { entryPoints, topModules } = await readIndex(store);
  const files = new Set([...entryPoints, ...topModules].map(({ path }) => path));
  return [
    {
      uri: overviewUri,
      name: 'overview',
      description: 'Overview of this repository',
      mimeType: 'text/markdown',
    },
    ...[...files].map((path) => ({
      uri: filePrefix + encodeURI(path),
      name: path,
      mimeType: 'text/plain',
    })),
  ];
}

/** Reads a file, a node or the overview. Throws a `ResourceNotFoundError` for an unknown URI. */
export async function readResource(host: AtlasHost | Repositories, uri: string): Promise<ReadResourceResult> {
  const excess = excessOfPath(decodeComponent(uri) ?? uri);
  if (excess !== undefined) throw new ResourceNotFoundError(shortened(uri), `The URI ${excess}.`);
  if (!isRepositories(host)) return readResourceOf(host, uri);
  try {
    return await host.use(noChoice, ({ host: chosen }) => readResourceOf(chosen, uri));
  } catch (error) {
    if (error instanceof OperationError) throw new ResourceNotFoundError(uri, error.message);
    throw error;
  }
}

async function readResourceOf(host: AtlasHost, uri: string): Promise<ReadResourceResult> {
  if (uri === overviewUri) return markdown(uri, await rendered(host, 'overview', {}, uri));
  await host.catchUp?.();
  const { store } = await host.getAtlas();
  if (uri.startsWith(nodePrefix)) {
    const id = await nodeIdOf(store, uri.slice(nodePrefix.length));
    return markdown(uri, await rendered(host, 'get_node', { id }, uri));
  }
  if (!uri.startsWith(filePrefix)) throw new ResourceNotFoundError(uri);
  const written = uri.slice(filePrefix.length);
  // Listed URIs are percent-encoded, but a client may have inserted a path with a literal `%` into the template.
  const shard =
    (await readFile(store, decodeComponent(written) ?? written)) ?? (await readFile(store, written));
  if (!shard)
    throw new ResourceNotFoundError(
      uri,
      `There is no ${fileId(decodeComponent(written) ?? written)} in this atlas.`,
    );
  return { contents: [{ uri, mimeType: 'text/plain', text: shard.source }] };
}

/**
 * Returns the id in a URI. `{+id}` keeps a `%3A` in an id unchanged (RFC 6570, 3.2.3), so the text itself is tried first;
 * clients that encode the whole id need it decoded.
 */
async function nodeIdOf(store: Store, written: string): Promise<string> {
  return (await findNode(store, written)) ? written : (decodeComponent(written) ?? written);
}

async function rendered(host: AtlasHost, name: string, input: unknown, uri: string): Promise<string> {
  const operation = await findOperation(name);
  if (!operation) throw new ResourceNotFoundError(uri);
  try {
    return renderAnswer(operation, await ask(host, operation, input));
  } catch (error) {
    // A malformed id is a missing resource too.
    if (error instanceof OperationError && ['NOT_FOUND', 'VALIDATION_FAILED'].includes(error.code))
      throw new ResourceNotFoundError(uri, error.message);
    throw error;
  }
}

function markdown(uri: string, text: string): ReadResourceResult {
  return { contents: [{ uri, mimeType: 'text/markdown', text }] };
}
