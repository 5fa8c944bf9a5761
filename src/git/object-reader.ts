import { GitError } from './git-error.ts';
import type { GitProcess } from './git-process.ts';

export interface ObjectReader {
  /**
   * Returns the bytes of an object, by its full hash or an expression that begins with one. Throws
   * `GitError` when the repository has no such object.
   */
  read(hash: string, wanted: WantedObject): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface WantedObject {
  type: 'blob' | 'commit' | 'tree';
  /** Larger objects are refused. Default: the largest size that every Node buffer supports. */
  maxBytes?: number;
}

interface Waiting extends Required<WantedObject> {
  hash: string;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

const MAX_BYTES = 2 ** 31 - 2;

/**
 * Implements the protocol of `git cat-file --batch`: each request is a line with a hash, each response is
 * `hash type size`, the bytes and a line feed. Responses come in the order of the requests.
 */
export function openObjectReader(git: GitProcess): ObjectReader {
  const waiting: Waiting[] = [];
  let open = true;
  const parser = createAnswerParser({
    isWanted: (type, size) => type === waiting[0]?.type && size <= waiting[0].maxBytes,
    onAnswer({ header, bytes }) {
      const next = waiting.shift();
      if (bytes) next?.resolve(bytes);
      else next?.reject(refusal(next, header));
    },
  });
  const end = (reason: unknown): void => {
    open = false;
    for (const { hash, reject } of waiting.splice(0)) reject(whyNotGiven(hash, reason));
  };
  const ended = git.ended.then(() => end(undefined), end);
  git.child.stdout?.on('data', (chunk: Buffer) => {
    parser(chunk);
    if (waiting.length > 0) git.expectOutput();
    else git.expectNothing();
  });
  return {
    read(hash, { type, maxBytes = MAX_BYTES }) {
      if (!open)
        return Promise.reject(new GitError('failed', `git ended, so the object ${hash} was not read.`));
      return new Promise((resolve, reject) => {
        waiting.push({ hash, type, maxBytes, resolve, reject });
        if (waiting.length === 1) git.expectOutput();
        git.child.stdin?.write(`${hash}\n`);
      });
    },
    close() {
      git.child.stdin?.end();
      return ended;
    },
  };
}

/**
 * Returns the reason for which git was killed as it is. An ordinary end is reported with the object that
 * was not read.
 */
function whyNotGiven(hash: string, reason: unknown): Error {
  if (reason instanceof Error && !(reason instanceof GitError && !reason.isFinal)) return reason;
  return new GitError('failed', `git ended before it returned the object ${hash}.`, { cause: reason });
}

function refusal({ hash, type, maxBytes }: Waiting, header: string): GitError {
  const what = / \d+$/.test(header)
    ? `The object ${hash} is not a ${type} of at most ${maxBytes} bytes`
    : `The repository does not contain the object ${hash}`;
  return new GitError('failed', `${what} (${header}).`);
}

interface Answer {
  header: string;
  /** Undefined if the object is missing or was refused. */
  bytes: Uint8Array | undefined;
}

interface AnswerEvents {
  /** Whether the object is read; otherwise its bytes are skipped. */
  isWanted(type: string, size: number): boolean;
  onAnswer(answer: Answer): void;
}

/** Parses responses from chunks that may be cut anywhere. */
function createAnswerParser({ isWanted, onAnswer }: AnswerEvents): (chunk: Buffer) => void {
  let head = Buffer.alloc(0);
  /** `left` counts the bytes still to come, including the line feed after the content. */
  let body: { header: string; bytes: Buffer | undefined; left: number } | undefined;

  function takeHeader(header: string): void {
    const [, type = '', size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(header) ?? [];
    if (size === undefined) {
      onAnswer({ header, bytes: undefined });
      return;
    }
    const left = Number(size) + 1;
    const bytes = isWanted(type, Number(size)) ? Buffer.allocUnsafeSlow(left) : undefined;
    body = { header, bytes, left };
  }

  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (body) {
        const part = rest.subarray(0, body.left);
        if (body.bytes) part.copy(body.bytes, body.bytes.length - body.left);
        body.left -= part.length;
        rest = rest.subarray(part.length);
        if (body.left > 0) return;
        onAnswer({ header: body.header, bytes: body.bytes?.subarray(0, -1) });
        body = undefined;
        continue;
      }
      const lineEnd = rest.indexOf(0x0a);
      head = Buffer.concat([head, lineEnd < 0 ? rest : rest.subarray(0, lineEnd)]);
      if (lineEnd < 0) return;
      rest = rest.subarray(lineEnd + 1);
      const header = head.toString();
      head = Buffer.alloc(0);
      takeHeader(header);
    }
  };
}
