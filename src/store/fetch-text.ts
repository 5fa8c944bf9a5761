import { StoreError } from './store.ts';

const TRIES = 2;
/** No artifact comes near; who sends more is no atlas. */
const MOST_BYTES = 64_000_000;

export interface FetchOptions {
  /** Milliseconds that one try may take. */
  timeout: number;
  /** Not from what stands in between. */
  again: boolean;
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

async function fetchOnce(url: string, { timeout, again }: FetchOptions): Promise<string | undefined> {
  const headers = { accept: 'application/json', ...(again && { 'cache-control': 'no-cache' }) };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw unavailable(url, `answers with ${response.status}`);
  }
  return textOf(url, response);
}

/** Not `response.text()`: a server may send for as long as it likes. */
async function textOf(url: string, { body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new StoreError('unreadable', `${url} is too large to be of an atlas.`);
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
