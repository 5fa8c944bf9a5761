import type { ServerResponse } from 'node:http';
import { rootFrom } from '../model/page-path.ts';

/** Paths below the root of the atlas. No file of an atlas begins with this prefix. */
export const LIVE_EVENTS = '_treeatlas/live';
export const LIVE_SCRIPT = '_treeatlas/live.js';

/** Not inline, because the content security policy of pages only permits scripts from their own origin. */
export const liveScript = `const events = new EventSource(new URL('live', import.meta.url));
events.addEventListener('changed', () => location.reload());
addEventListener('pagehide', () => events.close());
`;

const PING_MS = 25_000;

export function withLiveScript(html: string, path: string): string {
  const tag = `<script type="module" src="${rootFrom(path)}${LIVE_SCRIPT}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + tag : html.slice(0, end) + tag + html.slice(end);
}

/** The connections of open pages, which are notified of changes by Server-Sent Events. */
export class LiveClients {
  readonly #responses = new Set<ServerResponse>();
  readonly #pings = setInterval(() => this.#send(': still here\n\n'), PING_MS).unref();

  add(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    this.#responses.add(response);
    response.on('close', () => this.#responses.delete(response));
  }

  changed(): void {
    this.#send('event: changed\ndata: \n\n');
  }

  close(): void {
    clearInterval(this.#pings);
    for (const response of this.#responses) response.end();
  }

  #send(text: string): void {
    for (const response of this.#responses) response.write(text);
  }
}
