import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode } from '../base/error-code.ts';

export const USUAL_PORT = 4400;
/** Number of ports to try above the usual one. */
const TRIES = 20;

export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Listens on a port and returns its number: on the wanted one, where 0 stands for any, or else on the usual one or the next one
 * that is free. Throws `ListenError`.
 */
export async function listen(server: Server, host: string, wanted?: number): Promise<number> {
  const port = wanted ?? USUAL_PORT;
  for (let candidate = port; ; candidate++) {
    try {
      server.listen(candidate, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (cause) {
      const code = errorCode(cause);
      const last = wanted !== undefined || candidate >= USUAL_PORT + TRIES;
      if (code === 'EADDRINUSE' && !last) continue;
      throw new ListenError(describe(code, host, port, candidate), { cause });
    }
  }
}

function describe(code: unknown, host: string, port: number, last: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return port === last
        ? `Port ${port} is in use. Choose another with --port, or omit it for the next free one.`
        : `The ports ${port} to ${last} are all in use. Choose another with --port.`;
    case 'EACCES':
      return `This program is not permitted to use port ${port}. Choose one from 1024 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Choose another with --host.`;
    default:
      return `Cannot listen on ${host}, port ${port}.`;
  }
}
