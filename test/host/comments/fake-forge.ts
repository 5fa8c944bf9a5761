import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeComment {
  id: number;
  body: string;
  user: { login: string };
  html_url: string;
}

/** An answer that the server gives once instead of its own. */
export interface Refusal {
  method: string;
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the request takes effect all the same, as when a proxy loses the answer. */
  takesEffect?: boolean;
}

const PAGE = 2;

/** Plays the part of GitHub that comments need: pages of two, the author of the token, and refusals. */
export class FakeForge {
  comments: FakeComment[] = [];
  refusals: Refusal[] = [];
  requests: string[] = [];
  tokens = new Set<string | undefined>();
  /** The name that `GET /user` tells; undefined for the token of an app. */
  user: string | undefined = 'robot';
  /** Sent as the address of the next page. */
  nextOrigin: string | undefined;
  url = '';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  add(login: string, body: string): FakeComment {
    const id = this.comments.length + 1;
    const comment = { id, body, user: { login }, html_url: `https://example.org/c/${id}` };
    this.comments.push(comment);
    return comment;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.url);
    const method = request.method ?? '';
    this.requests.push(`${method} ${url.pathname}`);
    this.tokens.add(request.headers.authorization);
    const content = await text(request);
    const at = this.refusals.findIndex((refusal) => refusal.method === method && url.pathname !== '/user');
    const [refusal] = at < 0 ? [] : this.refusals.splice(at, 1);
    const send = (status: number, value: unknown, headers: Record<string, string> = {}): void => {
      if (refusal)
        response.writeHead(refusal.status, refusal.headers).end(refusal.body ?? '{"message":"refused"}');
      else response.writeHead(status, headers).end(value === undefined ? '' : JSON.stringify(value));
    };
    if (refusal && !refusal.takesEffect) {
      send(0, undefined);
      return;
    }
    if (url.pathname === '/user') {
      if (this.user === undefined) send(403, { message: 'Resource not accessible by integration' });
      else send(200, { login: this.user });
      return;
    }
    const id = /^\/repos\/shop\/app\/issues\/comments\/(\d+)$/.exec(url.pathname)?.[1];
    if (id !== undefined) this.#change(method, Number(id), content, send);
    else if (url.pathname !== '/repos/shop/app/issues/7/comments') send(404, { message: 'Not Found' });
    else if (method === 'POST') send(201, this.add(this.user ?? 'github-actions[bot]', bodyOf(content)));
    else this.#list(Number(url.searchParams.get('page') ?? 1), send);
  }

  #change(method: string, id: number, content: string, send: (status: number, value: unknown) => void): void {
    const comment = this.comments.find((each) => each.id === id);
    if (!comment) {
      send(404, { message: 'Not Found' });
      return;
    }
    if (method === 'DELETE') this.comments = this.comments.filter((each) => each !== comment);
    else comment.body = bodyOf(content);
    send(method === 'DELETE' ? 204 : 200, method === 'DELETE' ? undefined : comment);
  }

  #list(
    page: number,
    send: (status: number, value: unknown, headers?: Record<string, string>) => void,
  ): void {
    const hasNext = page * PAGE < this.comments.length;
    const next = `${this.nextOrigin ?? this.url}/repos/shop/app/issues/7/comments?page=${page + 1}`;
    send(
      200,
      this.comments.slice((page - 1) * PAGE, page * PAGE),
      hasNext ? { link: `<${this.url}/x?page=9>; rel="last", <${next}>; rel="next"` } : {},
    );
  }
}

function bodyOf(content: string): string {
  return (JSON.parse(content) as { body: string }).body;
}
