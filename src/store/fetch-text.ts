import { errorMessage } from '../base/error-message.ts';
import { StoreError } from './store.ts';

const TRIES = 2;
/** Enough for a redirect from `http` to `https` and to a path with a trailing slash. */
const MAX_REDIRECTS = 5;

export interface FetchOptions {
  /** Time limit of one try, in milliseconds. */
  timeout: number;
  /** Whether proxies must not answer from their caches. */
  again: boolean;
  /** Limit of the response after decompression. */
  maxBytes: number;
  /** The types to ask for. Default: any. */
  accept?: string;
  /** Ends the request. */
  signal?: AbortSignal;
}

/** Fetches the text at an address; undefined if the server has none. Throws `StoreError`. */
export async function fetchText(url: string, options: FetchOptions): Promise<string | undefined> {
  return (await fetchBytes(url, { accept: 'application/json', ...options }))?.toString('utf8');
}

/** Does the same for the bytes of any file. */
export async function fetchBytes(url: string, options: FetchOptions): Promise<Buffer | undefined> {
  for (let tried = 1; ; tried++) {
    try {
      return await fetchOnce(url, options);
    } catch (cause) {
      options.signal?.throwIfAborted();
      const error =
        cause instanceof StoreError ? cause : unavailable(url, reasonOf(cause, options.timeout), cause);
      // A timeout is not retried: the user has waited long enough.
      if (tried >= TRIES || error.code !== 'unavailable' || isTimeout(cause)) throw error;
    }
  }
}

async function fetchOnce(
  url: string,
  { timeout, again, maxBytes, accept = '*/*', signal }: FetchOptions,
): Promise<Buffer | undefined> {
  const expired = AbortSignal.timeout(timeout);
  const response = await fetchWithin(url, {
    headers: { accept, ...(again && { 'cache-control': 'no-cache' }) },
    signal: signal ? AbortSignal.any([signal, expired]) : expired,
  });
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw unavailable(url, `answers with ${response.status}`);
  }
  // Each layer of compression can expand a thousandfold.
  if (response.headers.get('content-encoding')?.includes(',')) {
    await response.body?.cancel();
    throw new StoreError(
      'unreadable',
      `${url} is compressed more than once, which is not supported. Check that the address is that of an atlas.`,
    );
  }
  return bytesOf(url, response, maxBytes);
}

/**
 * Fetches, following redirects only on the server that the user named. Otherwise an untrusted server could redirect us to
 * services that only this machine can reach. (Addresses are not checked: whoever controls the name of the server decides
 * which address it has anyway.)
 */
async function fetchWithin(url: string, init: RequestInit): Promise<Response> {
  let at = new URL(url);
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(at, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, at.href)) throw redirected(url, 'no address');
    const next = new URL(location, at);
    if (!isSameServer(at, next)) throw redirected(url, next.origin === 'null' ? next.protocol : next.origin);
    if (redirects >= MAX_REDIRECTS) throw unavailable(url, `redirects more than ${MAX_REDIRECTS} times`);
    at = next;
  }
}

/** The same origin, or `https` in place of `http` at the same host. */
export function isSameServer(from: URL, to: URL): boolean {
  if (from.origin === to.origin) return true;
  const isUpgrade =
    from.protocol === 'http:' && to.protocol === 'https:' && from.port === '' && to.port === '';
  return isUpgrade && from.hostname === to.hostname;
}

function redirected(url: string, target: string): StoreError {
  return new StoreError(
    'unreadable',
    `${url} redirects to another server (${target}), which was not contacted. If the atlas is there, use that address.`,
  );
}

/** The body, up to a limit. `response.bytes()` has none, and a server may send forever. */
async function bytesOf(url: string, { body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes)
      throw new StoreError(
        'unreadable',
        `${url} is larger than any file of an atlas. Check that the address is that of an atlas.`,
      );
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function unavailable(url: string, what: string, cause?: unknown): StoreError {
  return new StoreError(
    'unavailable',
    `${url} cannot be read: the server ${what}. Try again later, or name a folder or a repository instead.`,
    { cause },
  );
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

function reasonOf(cause: unknown, timeout: number): string {
  if (isTimeout(cause)) return `does not answer in ${timeout} ms`;
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return `cannot be reached (${errorMessage(inner)})`;
}
