import { StoreError } from './store.ts';

const TRIES = 2;
/** From `http` to `https`, to a path with a slash at its end: nobody needs more. */
const MOST_REDIRECTS = 5;

export interface FetchOptions {
  /** Milliseconds that one try may take. */
  timeout: number;
  /** Not from what stands in between. */
  again: boolean;
  /** Of the answer, after it was decompressed. */
  maxBytes: number;
}

/** The text at an address, undefined where the server has nothing. Throws `StoreError`. */
export async function fetchText(url: string, options: FetchOptions): Promise<string | undefined> {
  for (let tried = 1; ; tried++) {
    try {
      return await fetchOnce(url, options);
    } catch (cause) {
      const error =
        cause instanceof StoreError ? cause : unavailable(url, reasonOf(cause, options.timeout), cause);
      // Who has not answered in all that time is not asked again: somebody waits.
      if (tried >= TRIES || error.code !== 'unavailable' || isTimeout(cause)) throw error;
    }
  }
}

async function fetchOnce(
  url: string,
  { timeout, again, maxBytes }: FetchOptions,
): Promise<string | undefined> {
  const response = await fetchWithin(url, {
    headers: { accept: 'application/json', ...(again && { 'cache-control': 'no-cache' }) },
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw unavailable(url, `answers with ${response.status}`);
  }
  // Each compression in another can make a thousand bytes of one.
  if (response.headers.get('content-encoding')?.includes(',')) {
    await response.body?.cancel();
    throw new StoreError('unreadable', `${url} is compressed more than once, as no atlas is.`);
  }
  return textOf(url, response, maxBytes);
}

/**
 * Follows redirects on the server that the user named and on no other. An atlas of a stranger could send us to what only
 * this machine reaches, and tell from our error what is there. (Which machine a name leads to is not looked at: whoever
 * rules over the name of the atlas decides that anyway.)
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
    if (redirects >= MOST_REDIRECTS) throw unavailable(url, `redirects more than ${MOST_REDIRECTS} times`);
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
    `${url} leads to another server (${target}), which was not asked. If the atlas is there, give its address there.`,
  );
}

/** Not `response.text()`: a server may send for as long as it likes. */
async function textOf(url: string, { body }: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new StoreError('unreadable', `${url} is too large to be of an atlas.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function unavailable(url: string, what: string, cause?: unknown): StoreError {
  return new StoreError(
    'unavailable',
    `${url} cannot be read: the server ${what}. Try again later, or ask a folder or a repository.`,
    { cause },
  );
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

function reasonOf(cause: unknown, timeout: number): string {
  if (isTimeout(cause)) return `does not answer in ${timeout} ms`;
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return `cannot be reached (${inner instanceof Error ? inner.message : String(inner)})`;
}
