import { fileURLToPath } from 'node:url';
import type { McpServer } from '@modelcontextprotocol/server';

/** A client that says it has roots but does not tell them must not block a question. */
const TIMEOUT_MS = 5000;

/**
 * The capabilities of a connection. The SDK deprecates them in favour of those of each request, but only protocols with an
 * initialization have roots, and there the connection has the same for all requests.
 */
interface Connection {
  getClientCapabilities(): { roots?: object | undefined } | undefined;
}

/** Asks the client for its roots when they are first needed, and again after it has said that they changed. */
export class ClientRoots {
  readonly #server: McpServer['server'];
  readonly #connection: Connection;
  #folders: Promise<readonly string[]> | undefined;

  constructor({ server }: McpServer) {
    this.#server = server;
    this.#connection = server;
    server.setNotificationHandler('notifications/roots/list_changed', () => {
      this.#folders = undefined;
      // The tools take a repository if there are several. A closed connection needs no news.
      server.sendToolListChanged().catch(() => undefined);
    });
  }

  /** Returns the paths of the folders; none if the client has no roots or does not tell them. */
  async folders(): Promise<readonly string[]> {
    if (!this.#connection.getClientCapabilities()?.roots) return [];
    const asked = (this.#folders ??= this.#ask());
    try {
      return await asked;
    } catch {
      if (this.#folders === asked) this.#folders = undefined;
      return [];
    }
  }

  async #ask(): Promise<readonly string[]> {
    const { roots } = await this.#server.request({ method: 'roots/list' }, { timeout: TIMEOUT_MS });
    return roots.flatMap(({ uri }) => folderOf(uri) ?? []);
  }
}

function folderOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
