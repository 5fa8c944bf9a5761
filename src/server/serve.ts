import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { errorMessage } from '../base/error-message.ts';
import type { IndexRuns } from '../host/index-runs.ts';
import type { FirstReading } from '../host/first-reading.ts';
import { defaultModules, loadApp, loadOperations, type PublishModules } from '../publish/worker-context.ts';
import type { AtlasHost } from '../operations/atlas-host.ts';
import type { Repositories } from '../operations/repositories.ts';
import type { Store } from '../store/store.ts';
import { DRAWING_FRAME } from '../model/drawing-files.ts';
import { pagePath } from '../model/page-path.ts';
import { OperationError } from '../operations/operation-error.ts';
import { digest } from '../base/digest.ts';
import { addressesOf } from './addresses.ts';
import { isAllowedHost, isLoopback } from './allowed-host.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import { isAllowedSite } from './allowed-site.ts';
import { type Answer, AtlasResponder } from './atlas-responder.ts';
import { answerIngestStatus, type WithRuns } from './ingest-status.ts';
import { listen, USUAL_PORT } from './listen.ts';
import { asIncomplete, INCOMPLETE, LIVE_EVENTS, LiveClients } from './live-reload.ts';
import { requestPath } from './request-path.ts';
import { answerTools, errorResponse } from './tools.ts';
import { contentType } from './content-types.ts';
import { RETRY_SECONDS, waitingPage } from './waiting-page.ts';
import { isWebMethod, sendWebResponse, toWebRequest } from './web-request.ts';

export interface ServeOptions extends AtlasHost {
  /** Calls the listener after every change of the atlas. Returns a function that ends this. */
  subscribe?(listener: () => void): () => void;
  /** The time until the atlas is there. Its pages are shown without references. */
  first?: FirstReading | undefined;
  /** The readings of the repository. */
  runs?: IndexRuns | undefined;
  /** The repositories that questions can be about. Pages show this atlas. Default: this atlas only. */
  repositories?: Repositories<WithRuns> | undefined;
  /** Whether pages are served too, and not only REST and MCP. Default: true. */
  pages?: boolean;
  /** 0 stands for any free port. Default: 4400, or the next free one. */
  port?: number | undefined;
  /** The host to listen on. Default: one that only this machine can reach. */
  host?: string;
  /** Called with messages for the user: another port, an index that cannot be built, pages that fail. */
  onNotice?(message: string): void;
  /** Answers requests at `/mcp`; absent if MCP is not served. */
  mcp?: { fetch(request: Request): Promise<Response>; close(): Promise<void> };
  /** Replaces the compiled site and the operations of this package, for tests. */
  modules?: Partial<PublishModules>;
}

export interface AtlasServer {
  /** Ends with `/`. */
  url: string;
  /** URLs for other machines; empty if they cannot reach the server. */
  networkUrls: string[];
  /** Whether other machines may reach it. */
  isPublic: boolean;
  port: number;
  /** Ends all requests and waits until the port is free. */
  close(): Promise<void>;
}

const WRONG_HOST = 'This server answers only to its own name or address.';
const OTHER_SITE =
  'Pages of other sites may not send requests here, only lead to a page. Open the address in a tab of its own.';

const baseHeaders = {
  'cache-control': 'no-cache',
  // A policy in a page cannot say who may frame it. The page for missing addresses has a form; the policies of the others allow none.
  'content-security-policy': "frame-ancestors 'none'; form-action 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Our own pages may frame the document that draws. */
const frameHeaders = {
  ...baseHeaders,
  'content-security-policy': "frame-ancestors 'self'; form-action 'none'",
  'x-frame-options': 'SAMEORIGIN',
};

/** Serves an atlas. Pages, documents and scripts are built on request. Throws `ListenError`. */
export async function serve(options: ServeOptions): Promise<AtlasServer> {
  const host = options.host ?? '127.0.0.1';
  const notice = options.onNotice ?? (() => undefined);
  const modules = { ...defaultModules, ...options.modules };
  const live = new LiveClients();
  const hasPages = options.pages ?? true;
  const responder = hasPages ? loadResponder(modules) : undefined;
  responder?.catch(() => undefined);

  /** Settles when the overview that was shown last can be shown with all answers. */
  let complete: Promise<void> = Promise.resolve();

  const whenComplete = async (): Promise<void> => {
    if (options.first?.isOver === false) await options.getAtlas().catch(() => undefined);
    await complete;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isWebMethod(request.method)) {
      response.setHeader('allow', 'GET, HEAD, POST');
      sendText(request, response, 405, 'This method is not supported. Use GET, HEAD or POST.\n');
      return;
    }
    if (hasSeveralHosts(request)) {
      sendText(request, response, 400, 'There is more than one Host header. Send one.\n');
      return;
    }
    const web = isApiUrl(request.url ?? '') ? toWebRequest(request, response) : undefined;
    if (web) {
      await sendWebResponse(await answerApi(web), response, baseHeaders);
      return;
    }
    if (!isAllowedHost(request.headers.host, host)) {
      sendText(request, response, 403, `${WRONG_HOST}\n`);
      return;
    }
    if (!isAllowedSite(request.headers, 'page')) {
      sendText(request, response, 403, `${OTHER_SITE}\n`);
      return;
    }
    if (!responder) {
      sendText(request, response, 404, 'This server has no pages. Use /tools or /mcp.\n');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(request, response, 405, 'Only GET and HEAD are supported here.\n');
      return;
    }
    const path = requestPath(request.url ?? '');
    const headers = path === DRAWING_FRAME ? frameHeaders : baseHeaders;
    if (path === LIVE_EVENTS) {
      live.add(response);
      if (request.url?.endsWith(INCOMPLETE)) void whenComplete().then(() => live.changed(response));
      return;
    }
    const site = await responder;
    const early = path === undefined ? undefined : await answerEarly(site, path);
    if (early) {
      send(request, response, early, headers);
      return;
    }
    // Programs wait for what they ask for.
    const isBrowser = request.headers.accept?.includes('text/html') ?? false;
    if (isBrowser && options.first?.isOver === false && path?.endsWith('.html')) {
      response.setHeader('retry-after', RETRY_SECONDS);
      send(request, response, {
        status: 503,
        type: contentType('.html'),
        body: waitingPage(options.first.progress()),
      });
      return;
    }
    const { store } = await options.getAtlas();
    if (path === pagePath.overview && options.first) {
      send(request, response, await answerOverview(site, store));
      return;
    }
    const answer = await site.answer(path ?? '404.html', store);
    const next = answer.status === 404 && path !== undefined ? await site.leadsTo(path, store) : undefined;
    if (next !== undefined) {
      response.writeHead(302, { ...baseHeaders, location: `/${encodePath(next)}` });
      response.end();
      return;
    }
    send(request, response, path === undefined ? { ...answer, status: 404 } : answer, headers);
  };

  /** Answers what needs no atlas, or a page of one that is not indexed yet; undefined for what must wait for it. */
  const answerEarly = async (site: AtlasResponder, path: string): Promise<Answer | undefined> => {
    const asset = await site.asset(path);
    if (asset || !options.first) return asset;
    const store = await options.first.getEarly();
    return store && site.earlyPage(path, store, options.first.progress());
  };

  /** Answers at once with what is there, because the answers to some questions take seconds after a change. */
  const answerOverview = async (site: AtlasResponder, store: Store): Promise<Answer> => {
    // It loads all layers, which an atlas that is only served does not need.
    const { PromptStore } = await import('./prompt-store.ts');
    const prompt = new PromptStore(store);
    const answer = await site.answer(pagePath.overview, prompt);
    if (!prompt.complete) return answer;
    complete = prompt.complete;
    return { ...answer, body: asIncomplete(String(answer.body)) };
  };

  const answerApi = async (request: Request): Promise<Response> => {
    const { headers } = request;
    if (!isAllowedHost(headers.get('host') ?? undefined, host)) {
      return errorResponse(new OperationError('FORBIDDEN', WRONG_HOST));
    }
    if (!isAllowedOrigin(headers.get('origin') ?? undefined, headers.get('host') ?? undefined)) {
      return errorResponse(
        new OperationError(
          'FORBIDDEN',
          'Pages of other servers may not send requests here. Programs must not send an Origin header.',
        ),
      );
    }
    if (!isAllowedSite(Object.fromEntries(headers), 'question'))
      return errorResponse(new OperationError('FORBIDDEN', OTHER_SITE));
    const asked = options.repositories ?? options;
    const answer = (await answerIngestStatus(request, asked)) ?? (await answerTools(request, asked));
    return (
      answer ??
      (await options.mcp?.fetch(request)) ??
      errorResponse(new OperationError('NOT_FOUND', 'This server does not offer MCP. Use /tools.'))
    );
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((cause: unknown) => {
      const message = errorMessage(cause);
      notice(`${request.url ?? ''}: ${message}`);
      if (!response.headersSent)
        sendText(request, response, 500, `This page could not be rendered: ${message}\n`);
      else response.destroy();
    });
  });
  const port = await listen(server, host, options.port);
  if (options.port === undefined && port !== USUAL_PORT)
    notice(`Port ${USUAL_PORT} is in use; listening on ${port}.`);

  const unsubscribe = options.subscribe?.(() => {
    live.changed();
  });
  options.first?.follow((progress) => live.progress(progress));
  if (options.first?.isOver === false)
    void options.getAtlas().then(
      () => live.changed(),
      // Pages then say why there is no atlas.
      () => live.changed(),
    );

  const { own, network } = addressesOf(host, port);
  return {
    url: own,
    networkUrls: network,
    isPublic: !isLoopback(host),
    port,
    async close() {
      unsubscribe?.();
      live.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, options.mcp?.close()]);
    },
  };
}

/** Reads the raw headers, names and values in turn, because Node keeps only the first of several Host headers. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === 'host').length > 1;
}

async function loadResponder(modules: PublishModules): Promise<AtlasResponder> {
  const [app, operations] = await Promise.all([loadApp(modules), loadOperations(modules)]);
  return new AtlasResponder(app, operations);
}

const apiPath = /^\/(?:mcp|tools|ingest\/status)(?=[/?#]|$)/;

/** Whether a URL is below `/mcp`, `/tools` or `/ingest/status`, both as written and when resolved: `/tools/..` is not. */
function isApiUrl(url: string): boolean {
  return apiPath.test(url) && apiPath.test(new URL(url, 'http://localhost').pathname);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body }: Answer,
  base: Readonly<Record<string, string>> = baseHeaders,
): void {
  const bytes = Buffer.from(body);
  const etag = `"${digest(bytes)}"`;
  const fresh = status === 200 && (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(etag);
  const headers = { ...base, 'content-type': type, etag };
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
