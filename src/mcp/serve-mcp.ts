import { createMcpHandler } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { OperationError } from '../operations/operation-error.ts';
import { messageLines } from './message-lines.ts';
import { createMcpServer, type McpOptions } from './mcp-server.ts';
import { answerForms, toolsets, type AnswerForm, type Toolset } from './tools.ts';

/** Throws an `OperationError` for an unknown name. */
export function toolsetNamed(name: string): Toolset {
  return oneOf(toolsets, name, 'toolset');
}

/** Throws an `OperationError` for an unknown name. */
export function answerFormNamed(name: string): AnswerForm {
  return oneOf(answerForms, name, 'form of answers');
}

function oneOf<Name extends string>(names: readonly Name[], name: string, what: string): Name {
  const found = names.find((each) => each === name);
  if (found !== undefined) return found;
  throw new OperationError(
    'VALIDATION_FAILED',
    `There is no ${what} "${name}". There are ${names.join(', ')}.`,
  );
}

/** Serves over standard input and output until the input ends or `signal` is aborted. */
export async function serveMcpOverStdio(
  options: McpOptions,
  { signal, onError }: { signal: AbortSignal; onError(error: Error): void },
): Promise<void> {
  const lines = messageLines(process.stdin, (fault) => {
    onError(new Error(fault.error.message));
    process.stdout.write(`${JSON.stringify(fault)}\n`);
  });
  const handle = serveStdio(() => createMcpServer(options), {
    transport: new StdioServerTransport(lines),
    onerror: onError,
  });
  const ended = new Promise<void>((resolve) => {
    lines.once('end', resolve);
    lines.once('close', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
  await ended;
  await handle.close();
}

/** Returns a handler for the Streamable HTTP transport, to be mounted in an HTTP server. */
export function mcpRequestHandler(
  options: McpOptions,
  onError: (error: Error) => void,
): { fetch(request: Request): Promise<Response>; close(): Promise<void> } {
  const handler = createMcpHandler(() => createMcpServer(options), { onerror: onError });
  return { fetch: (request) => handler.fetch(request), close: () => handler.close() };
}
