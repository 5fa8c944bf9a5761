import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { errorMessage } from '../base/error-message.ts';
import { defaultModules, loadApp, loadOperations, type PublishModules } from '../publish/worker-context.ts';
import type { AtlasHost } from '../operations/ask.ts';
import { OperationError } from '../operations/operation-error.ts';
import { digest } from '../base/digest.ts';
import { addressesOf } from './addresses.ts';
import { isAllowedHost, isLoopback } from './allowed-host.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import { type Answer, AtlasResponder } from './atlas-responder.ts';
import { listen } from './listen.ts';
import { LIVE_EVENTS, LiveClients } from './live-reload.ts';
import { LiveSearch } from './live-search.ts';
import { requestPath } from './request-path.ts';
import { answerTools, errorResponse } from './tools.ts';
import { isWebMethod, sendWebResponse, toWebRequest } from './web-request.ts';

export interface ServeOptions extends AtlasHost {
  /** Calls the listener after every change of the atlas, until the function that it gives back is called. */
  subscribe?(listener: () => void): () => void;
  /** False: only questions are answered, over REST and MCP. Default: true. */
  pages?: boolean;
  /** 0 takes any free port. When the port is taken, the next free one above it is. */
  port: number;
  /** What to listen on; by default only this machine reaches it. */
  host?: string;
  /** Told in words of what is worth knowing: another port, search that cannot be built, pages that fail. */
  onNotice?(message: string): void;
  /** What answers at `/mcp`, where that is spoken. */
  mcp?: { fetch(request: Request): Promise<Response>; close(): Promise<void> };
  /** Other modules than the compiled site and the operations of this package, for tests. */
  modules?: Partial<PublishModules>;
}

export interface AtlasServer {
  /** With a `/` at its end. */
  url: string;
  /** Under which others on the network find it; empty where they do not. */
  networkUrls: string[];
  /** Whether others than the users of this machine reach it, under whatever address. */
  isPublic: boolean;
  port: number;
  /** Ends all requests and waits until the port is free. */
  close(): Promise<void>;
  /** Settles when no search index is being built. */
  searchReady(): Promise<void>;
}

const WRONG_HOST = 'This server answers only to its own name or address.';

const baseHeaders = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Serves an atlas that nobody has built: each page, document and script when it is asked for. */
export async function serve(options: ServeOptions): Promise<AtlasServer> {
  const host = options.host ?? '127.0.0.1';
  const notice = options.onNotice ?? (() => undefined);
  const modules = { ...defaultModules, ...options.modules };
  const live = new LiveClients();
  const search = new LiveSearch(async () => (await options.getAtlas()).store, notice);
  const hasPages = options.pages ?? true;
  const responder = hasPages ? loadResponder(modules, search) : undefined;
  responder?.catch(() => undefined);

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isWebMethod(request.method)) {
      response.setHeader('allow', 'GET, HEAD, POST');
      sendText(request, response, 405, 'This method is not answered here.\n');
      return;
    }
    const web = answersQuestions(request.url ?? '') ? toWebRequest(request, response) : undefined;
    if (web) {
      await sendWebResponse(await answerQuestion(web), response, baseHeaders);
      return;
    }
    if (!isAllowedHost(request.headers.host, host)) {
      sendText(request, response, 403, `${WRONG_HOST}\n`);
      return;
    }
    if (!responder) {
      sendText(request, response, 404, 'Questions are answered here, at /tools and /mcp, and no pages.\n');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(request, response, 405, 'Only GET and HEAD are answered here.\n');
      return;
    }
    const path = requestPath(request.url ?? '');
    if (path === LIVE_EVENTS) {
      live.add(response);
      return;
    }
    const [site, { store }] = await Promise.all([responder, options.getAtlas()]);
    const answer = await site.answer(path ?? '404.html', store);
    if (answer.status === 404 && path !== undefined && (await site.hasFolder(path, store))) {
      response.writeHead(302, { ...baseHeaders, location: `/${encodePath(path)}/` });
      response.end();
      return;
    }
    send(request, response, path === undefined ? { ...answer, status: 404 } : answer);
  };

  const answerQuestion = async (request: Request): Promise<Response> => {
    const { headers } = request;
    if (!isAllowedHost(headers.get('host') ?? undefined, host)) {
      return errorResponse(new OperationError('FORBIDDEN', WRONG_HOST));
    }
    if (!isAllowedOrigin(headers.get('origin') ?? undefined, headers.get('host') ?? undefined)) {
      return errorResponse(
        new OperationError('FORBIDDEN', 'Pages of other servers may not ask here. Programs send no Origin.'),
      );
    }
    const answer = await answerTools(request, options);
    return (
      answer ??
      (await options.mcp?.fetch(request)) ??
      errorResponse(
        new OperationError('NOT_FOUND', 'MCP is not spoken here. Questions are answered at /tools.'),
      )
    );
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((cause: unknown) => {
      const message = errorMessage(cause);
      notice(`${request.url ?? ''}: ${message}`);
      if (!response.headersSent)
        sendText(request, response, 500, `This page could not be made: ${message}\n`);
      else response.destroy();
    });
  });
  const port = await listen(server, host, options.port);
  if (options.port !== 0 && port !== options.port)
    notice(`Port ${options.port} is in use; listening on ${port}.`);

  const unsubscribe = options.subscribe?.(() => {
    live.changed();
    if (hasPages) void search.refresh();
  });
  if (hasPages) void search.refresh();

  const { own, network } = addressesOf(host, port);
  return {
    url: own,
    networkUrls: network,
    isPublic: !isLoopback(host),
    port,
    searchReady: () => search.settled(),
    async close() {
      unsubscribe?.();
      live.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, search.close(), options.mcp?.close()]);
    },
  };
}

async function loadResponder(modules: PublishModules, search: LiveSearch): Promise<AtlasResponder> {
  const [app, operations] = await Promise.all([loadApp(modules), loadOperations(modules)]);
  return new AtlasResponder(app, operations, search);
}

const question = /^\/(mcp|tools)(?=[/?#]|$)/;

/** As it is written and as it is meant: `/tools/..` leads elsewhere. */
function answersQuestions(url: string): boolean {
  return question.test(url) && question.test(new URL(url, 'http://localhost').pathname);
}

function send(request: IncomingMessage, response: ServerResponse, { status, type, body }: Answer): void {
  const bytes = Buffer.from(body);
  const etag = `"${digest(bytes)}"`;
  const fresh = status === 200 && (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(etag);
  const headers = { ...baseHeaders, 'content-type': type, etag };
  if (fresh) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : text);
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
