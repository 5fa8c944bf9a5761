import { spawn } from 'node:child_process';
import { openBlobReader, type BlobReader } from './blob-reader.ts';
import { findGit, gitEnvironment, hardening } from './git-environment.ts';
import { GitError, gitErrorFrom } from './git-error.ts';

/** Git in one folder. Tests and faces may put another in its place. */
export interface Git {
  /** What the command writes. Throws `GitError` when it fails. */
  run(args: readonly string[]): Promise<Buffer>;
  /**
   * What the command writes, as it comes. Throws `GitError` when it fails; who stops reading ends it.
   */
  stream(args: readonly string[]): AsyncIterable<Buffer>;
  /** A process that gives blobs one after the other; close it when done. */
  readBlobs(): BlobReader;
}

/** Git for `folder`, made safe against what the folder holds; undefined when git is not installed. */
export function openGit(folder: string, executable: string | undefined = findGit()): Git | undefined {
  if (!executable) return undefined;
  const start = (args: readonly string[], stdin: 'pipe' | 'ignore') =>
    spawn(executable, [...hardening, ...args], {
      cwd: folder,
      env: gitEnvironment(),
      stdio: [stdin, 'pipe', 'pipe'],
      windowsHide: true,
    });
  return {
    run: (args) => collect(start(args, 'ignore')),
    stream: (args) => chunksOf(start(args, 'ignore')),
    readBlobs: () => openBlobReader(start(['cat-file', '--batch'], 'pipe')),
  };
}

async function* chunksOf(child: ReturnType<typeof spawn>): AsyncGenerator<Buffer> {
  const ended = endOf(child);
  // Whoever stops reading does not wait for the end.
  ended.catch(() => undefined);
  try {
    for await (const chunk of child.stdout ?? []) yield chunk as Buffer;
    await ended;
  } finally {
    child.kill();
  }
}

async function collect(child: ReturnType<typeof spawn>): Promise<Buffer> {
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  await endOf(child);
  return Buffer.concat(output);
}

/** Throws what git complained of when it ends badly. */
function endOf(child: ReturnType<typeof spawn>): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (complaint.length < 10_000) complaint += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', (cause) =>
      reject(new GitError('not-installed', 'git could not be started.', { cause })),
    );
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(gitErrorFrom(complaint, signal ?? `code ${code}`));
    });
  });
}
