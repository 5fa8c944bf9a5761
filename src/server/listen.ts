import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode } from '../base/error-code.ts';

/** Number of ports to try above the wanted one. */
const TRIES = 20;

export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Listens on the port, or on the next one that is free, and returns its number. Port 0 stands for any. Throws
 * `ListenError`.
 */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  for (let candidate = port; ; candidate++) {
    try {
      server.listen(candidate, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (cause) {
      const code = errorCode(cause);
      const last = candidate >= Math.min(port + TRIES, 65_535);
      if (code === 'EADDRINUSE' && !last) continue;
      throw new ListenError(describe(code, host, port, candidate), { cause });
    }
  }
}

function describe(code: unknown, host: string, port: number, last: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `The ports ${port} to ${last} are all in use. Choose another with --port.`;
    case 'EACCES':
      return `This program is not permitted to use port ${port}. Choose one from 1024 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Choose another with --host.`;
    default:
      return `Cannot listen on ${host}, port ${port}.`;
  }
}
