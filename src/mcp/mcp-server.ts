import { McpServer, type ServerContext } from '@modelcontextprotocol/server';
import type { AtlasHost, Asker } from '../operations/ask.ts';
import { checkParams } from './checked-params.ts';
import { listResources, readResource, resourceTemplates } from './resources.ts';
import { callTool, listTools, type Toolset } from './tools.ts';

export interface McpOptions {
  host: AtlasHost;
  /** Of this program. */
  version: string;
  toolset: Toolset;
  /** Answers as text that reads well, at a third of the tokens, and not as data. */
  text: boolean;
}

const instructions = `An atlas of one source repository: files, symbols, and edges between them that show their evidence.
Ask overview first, then search or code_tree to find something, get_node to read it, find_references and impact before changing it.
Nodes are named by ids such as method:src/cart.ts:Cart.total; file:src/cart.ts is a file. Certain edges and candidates are apart.
Answers are cut at a budget of tokens and say in meta.next how to go on.`;

/** A server for one connection or request. */
export function createMcpServer({ host, version, toolset, text }: McpOptions): McpServer {
  const mcp = new McpServer(
    { name: 'treeatlas', title: 'Treeatlas', version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  // By requests and not by registering tools: that makes schemas of its own, and what is published must be the
  // contract's to the letter.
  const { server } = mcp;
  server.setRequestHandler('tools/list', () => ({ tools: listTools(toolset, text) }));
  server.setRequestHandler('tools/call', ({ params }, context) =>
    callTool(host, params.name, params.arguments, { ...askerOf(context), text }),
  );
  server.setRequestHandler('resources/list', async () => ({ resources: await listResources(host) }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(host, params.uri));
  return checkParams(mcp);
}

/** Progress is for those who asked for it. */
function askerOf({ mcpReq }: ServerContext): Asker {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return { signal: mcpReq.signal };
  return {
    signal: mcpReq.signal,
    onProgress({ done, total, message }) {
      const params = { progressToken, progress: done, total, message };
      // Who has gone away hears no progress, which is no failure of the answer.
      mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
    },
  };
}
