import { printableLine } from '../../render/printable.ts';
import { textIn, type CommentApi } from './comment-api.ts';

/** Attempts of a request that fails for a reason that may pass. */
export const MAX_ATTEMPTS = 4;
const FIRST_WAIT = 1000;
const MAX_WAIT = 60_000;
/** Milliseconds until a server that does not answer is given up. */
const TIMEOUT = 30_000;

/** A service refused a request or could not be reached. `status` is 0 if it did not answer. */
export class CommentError extends Error {
  override name = 'CommentError';
  readonly status: number;
  /** Milliseconds to wait before another attempt; undefined if another one is of no use. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, retryAfter?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export interface RequestContext {
  api: CommentApi;
  signal: AbortSignal;
  /** Waits for some milliseconds. Rejects when the signal is aborted. */
  wait: (milliseconds: number) => Promise<void>;
}

export interface Answer {
  value: unknown;
  /** Address of the next page. */
  next: string | undefined;
}

/** Sends one request. Throws `CommentError`. */
export async function send(
  { api, signal }: RequestContext,
  method: string,
  url: string,
  body?: string,
): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: {
        ...api.headers,
        'user-agent': 'treeatlas',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify({ body }) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    text = await response.text();
  } catch (cause) {
    signal.throwIfAborted();
    const { host } = new URL(url);
    throw new CommentError(
      `${api.title} at ${host} did not answer. Check the network and the address of the API.`,
      0,
      FIRST_WAIT,
      { cause: hideToken(cause, api) },
    );
  }
  if (!response.ok) throw errorOf(api, method, response, text);
  return { value: text === '' ? undefined : parsed(api, text), next: nextPage(response, url) };
}

/** Sends a request that may be sent again: all but the creation of a comment. */
export async function sendAgain(
  context: RequestContext,
  method: string,
  url: string,
  body?: string,
): Promise<Answer> {
  return retried(context, () => send(context, method, url, body));
}

/** Calls a function again, after a pause, while it fails for a reason that may pass. */
export async function retried<Value>(
  { wait }: Pick<RequestContext, 'wait'>,
  call: () => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof CommentError) || error.retryAfter === undefined) throw error;
      // A caller that tries again, too, would multiply the attempts.
      if (attempt >= MAX_ATTEMPTS)
        throw new CommentError(error.message, error.status, undefined, { cause: error });
      await wait(Math.min(MAX_WAIT, Math.max(error.retryAfter, FIRST_WAIT * 2 ** (attempt - 1))));
    }
  }
}

function errorOf(api: CommentApi, method: string, response: Response, text: string): CommentError {
  const { status, headers } = response;
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const isLimited =
    status === 429 ||
    (status === 403 && (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0'));
  const mayPass = isLimited || status >= 500;
  const retryAfter = mayPass ? (Number.isFinite(seconds) ? seconds * 1000 : FIRST_WAIT) : undefined;
  const said = messageIn(text);
  const detail =
    said === undefined ? '' : ` (${printableLine(said.slice(0, 200).replaceAll(api.token, '***'))})`;
  const doing = method === 'GET' ? 'to read comments' : 'to write a comment';
  return new CommentError(
    `${api.title} refused ${doing}: ${status}${detail}. ${nextStep(api, status, isLimited)}`,
    status,
    retryAfter,
  );
}

function nextStep(api: CommentApi, status: number, isLimited: boolean): string {
  if (isLimited) return 'Too many requests were sent; try again later.';
  if (status === 401) return 'The token is not valid or has expired. Set a new one.';
  if (status === 403) return `The token may not do this. ${api.permission}`;
  if (status === 404)
    return 'There is no such repository or pull request, or the token cannot see it. Check --repo and --pr.';
  if (status === 422 || status === 400) return 'The comment may be too long: use --max-characters.';
  return status >= 500 ? 'The service has a problem; try again later.' : 'Check --repo and --pr.';
}

function messageIn(text: string): string | undefined {
  try {
    return textIn(JSON.parse(text), 'message');
  } catch {
    return undefined;
  }
}

function parsed(api: CommentApi, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new CommentError(`${api.title} sent no JSON. Check the address of the API.`, 0, undefined, {
      cause,
    });
  }
}

/** Reads the `Link` header. An address elsewhere is ignored: it would get the token. */
function nextPage(response: Response, url: string): string | undefined {
  const links = response.headers.get('link') ?? '';
  const next = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(links)?.[1];
  if (next === undefined || !URL.canParse(next, url)) return undefined;
  const target = new URL(next, url);
  return target.origin === new URL(url).origin ? target.href : undefined;
}

function hideToken(cause: unknown, { token }: CommentApi): Error {
  return new Error((cause instanceof Error ? cause.message : String(cause)).replaceAll(token, '***'));
}
