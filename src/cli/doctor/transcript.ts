import * as z from 'zod';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { estimateTokens } from '../../model/tokens.ts';
import { McpProcess, type ServerCommand } from './mcp-process.ts';

/** A request to the server and its answer, shortened. */
export interface Exchange {
  request: string;
  /** The first lines of the answer. */
  answer: readonly string[];
  /** Further lines. */
  omitted: number;
  tokens: number;
  ms: number;
  isError: boolean;
}

const PROTOCOL = '2025-06-18';
const SHOWN_LINES = 4;

const Initialized = z.object({ serverInfo: z.object({ name: z.string(), version: z.string() }) });
const Listed = z.object({ tools: z.array(z.object({ name: z.string() })) });
const Called = z.object({
  content: z.array(z.object({ text: z.string() })),
  isError: z.boolean().optional(),
});

/**
 * Starts a server as a client does, asks it where a symbol is defined, who uses it and what breaks if it changes, and calls `onExchange` for each
 * answer. The process is gone when it returns. Throws if the server does not start or answer.
 */
export async function talkTo(
  server: ServerCommand,
  { topSymbols, firstFiles = [] }: Pick<AtlasIndex, 'topSymbols' | 'firstFiles'>,
  version: string,
  signal: AbortSignal,
  onExchange: (exchange: Exchange) => void,
): Promise<void> {
  const client = new McpProcess(server);
  const exchange = async (
    request: string,
    method: string,
    params: object,
    read: (result: unknown) => { text: string; isError?: boolean | undefined },
  ): Promise<void> => {
    const start = performance.now();
    const result = await client.request(method, params, signal);
    const ms = Math.round(performance.now() - start);
    const { text, isError = false } = readOf(request, () => read(result));
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const tokens = estimateTokens(method === 'tools/call' ? text : JSON.stringify(result));
    const answer = lines.slice(0, SHOWN_LINES);
    onExchange({ request, answer, omitted: lines.length - answer.length, tokens, ms, isError });
  };
  const call = (name: string, input: object): Promise<void> =>
    exchange(`${name} ${JSON.stringify(input)}`, 'tools/call', { name, arguments: input }, (result) => {
      const { content, isError } = Called.parse(result);
      return { text: content.map(({ text }) => text).join('\n'), isError };
    });
  try {
    const clientInfo = { name: 'treeatlas-doctor', version };
    const introduction = { protocolVersion: PROTOCOL, capabilities: {}, clientInfo };
    await exchange('initialize', 'initialize', introduction, (result) => {
      const { serverInfo } = Initialized.parse(result);
      return { text: `${serverInfo.name} ${serverInfo.version}` };
    });
    client.notify('notifications/initialized');
    await exchange('tools/list', 'tools/list', {}, (result) => {
      const { tools } = Listed.parse(result);
      return { text: `${tools.length} tools: ${tools.map(({ name }) => name).join(', ')}` };
    });
    const [symbol] = [...topSymbols, ...firstFiles];
    if (!symbol) return;
    await call('find', { query: symbol.name, limit: 3 });
    await call('find_references', { id: symbol.id, limit: 5 });
    await call('impact', { id: symbol.id, maxDepth: 1, limit: 5 });
  } finally {
    await client.close();
  }
}

function readOf<T>(request: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(`The answer to ${request} is none of MCP`, { cause });
  }
}
