import type { ChildProcess } from 'node:child_process';
import { GitError } from './git-error.ts';

export interface BlobReader {
  /** The bytes of a blob, by its full hash. Throws `GitError` when the repository does not hold it. */
  read(hash: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Waiting {
  hash: string;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * Speaks the protocol of `git cat-file --batch`: a line with a hash in, `hash type size`, the bytes and a line
 * feed out, in the order of the questions.
 */
export function openBlobReader(child: ChildProcess): BlobReader {
  const waiting: Waiting[] = [];
  const parser = createAnswerParser((answer) => {
    const next = waiting.shift();
    if (!next) return;
    if (answer.bytes) next.resolve(answer.bytes);
    else
      next.reject(
        new GitError('failed', `The repository does not hold the object ${next.hash} (${answer.header}).`),
      );
  });
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
  let open = true;
  void ended.then(() => {
    open = false;
    for (const one of waiting.splice(0)) {
      one.reject(new GitError('failed', `git ended before it gave the object ${one.hash}.`));
    }
  });
  child.stdout?.on('data', parser);
  child.stderr?.resume();
  // A write to a process that has ended fails here; those who wait are told by `ended`.
  child.stdin?.on('error', () => undefined);
  return {
    read(hash) {
      if (!open) return Promise.reject(new GitError('failed', `git has ended, object ${hash} was not read.`));
      return new Promise((resolve, reject) => {
        waiting.push({ hash, resolve, reject });
        child.stdin?.write(`${hash}\n`);
      });
    },
    close() {
      child.stdin?.end();
      return ended;
    },
  };
}

interface Answer {
  header: string;
  bytes?: Uint8Array;
}

/** Puts answers together from chunks that may be cut anywhere. */
function createAnswerParser(onAnswer: (answer: Answer) => void): (chunk: Buffer) => void {
  let head = Buffer.alloc(0);
  let body: { header: string; bytes: Buffer; filled: number } | undefined;

  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (body) {
        const taken = rest.copy(body.bytes, body.filled);
        body.filled += taken;
        rest = rest.subarray(taken);
        if (body.filled < body.bytes.length) return;
        // The last byte is the line feed behind the content.
        onAnswer({ header: body.header, bytes: body.bytes.subarray(0, -1) });
        body = undefined;
        continue;
      }
      const lineEnd = rest.indexOf(0x0a);
      head = Buffer.concat([head, lineEnd < 0 ? rest : rest.subarray(0, lineEnd)]);
      if (lineEnd < 0) return;
      rest = rest.subarray(lineEnd + 1);
      const header = head.toString();
      head = Buffer.alloc(0);
      const size = /^[0-9a-f]+ \w+ (\d+)$/.exec(header)?.[1];
      if (size === undefined) onAnswer({ header });
      else body = { header, bytes: Buffer.allocUnsafeSlow(Number(size) + 1), filled: 0 };
    }
  };
}
