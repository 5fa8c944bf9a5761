import { isSpecType, type McpServer } from '@modelcontextprotocol/server';

/** Requests for which the SDK reports wrong parameters as an internal error (-32603). */
const checks: Readonly<Record<string, (request: unknown) => boolean>> = {
  initialize: isSpecType.InitializeRequest,
  'resources/read': isSpecType.ReadResourceRequest,
};

const INVALID_PARAMS = -32602;

/** Makes the server answer wrong parameters of these requests with -32602, so that the client can correct them. */
export function checkParams(server: McpServer): McpServer {
  const connect = server.connect.bind(server);
  server.connect = async (transport) => {
    await connect(transport);
    const { onmessage } = transport;
    transport.onmessage = (message, extra) => {
      const isWrong = 'method' in message && 'id' in message && checks[message.method]?.(message) === false;
      if (!isWrong) return onmessage?.(message, extra);
      const error = {
        code: INVALID_PARAMS,
        message: `The parameters of ${message.method} do not match the schema of the protocol.`,
      };
      transport.send({ jsonrpc: '2.0', id: message.id, error }).catch((cause: unknown) => {
        transport.onerror?.(cause instanceof Error ? cause : new Error(String(cause)));
      });
    };
  };
  return server;
}
