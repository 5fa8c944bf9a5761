import { setTimeout as delay } from 'node:timers/promises';
import { text as readText } from 'node:stream/consumers';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { readRegularFile } from '../../base/read-regular-file.ts';
import { commentTarget } from '../../host/comments/comment-target.ts';
import { putComment, type PutResult } from '../../host/comments/put-comment.ts';
import { InputError } from '../../host/input-error.ts';
import { COMMENT_MARKER } from '../../render/changes/render-markdown.ts';
import { note, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface CommentOptions {
  repo?: string;
  pr?: string;
  author?: string;
}

/** The parts of the process that the command uses. */
export interface CommentProcess {
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable & { isTTY?: boolean };
  wait: (milliseconds: number) => Promise<void>;
}

/** The limit of GitHub; that of GitLab is higher. */
const MAX_CHARACTERS = 65_536;
const MAX_BYTES = 4 * MAX_CHARACTERS;

/** Writes or replaces the comment on a pull request. */
export async function comment(
  terminal: Terminal,
  file: string | undefined,
  { repo, pr, author }: CommentOptions,
  { env, stdin, wait }: CommentProcess = {
    env: process.env,
    stdin: process.stdin,
    wait: (milliseconds) => delay(milliseconds, undefined, { signal: terminal.signal }),
  },
): Promise<void> {
  if (pr !== undefined && !/^[1-9]\d{0,14}$/.test(pr))
    throw new UsageError(`--pr must be the number of a pull request, and is "${pr}".`);
  const api = commentTarget(env, { repo, number: pr === undefined ? undefined : Number(pr) });
  const body = withMarker(await readBody(terminal, file, stdin));
  const result = await putComment(
    { api, signal: terminal.signal, wait },
    { body, marker: COMMENT_MARKER, author },
  );
  note(terminal, sentence(result));
}

async function readBody(
  terminal: Terminal,
  file: string | undefined,
  stdin: CommentProcess['stdin'],
): Promise<string> {
  if (file !== undefined && file !== '-') {
    const bytes = await readRegularFile(resolve(terminal.cwd, file), {
      maxBytes: MAX_BYTES,
      followLinks: true,
    });
    return bytes.toString('utf8');
  }
  if (stdin.isTTY)
    throw new UsageError(
      'There is no comment. Name a file, or use a pipe: treeatlas diff main... --format markdown | treeatlas comment',
    );
  return readText(stdin);
}

function withMarker(text: string): string {
  if (text.trim() === '')
    throw new InputError('The comment is empty, so none was written. Check the command that makes it.');
  const body = text.startsWith(COMMENT_MARKER) ? text : `${COMMENT_MARKER}\n${text}`;
  if (body.length <= MAX_CHARACTERS) return body;
  throw new InputError(
    `The comment has ${body.length} characters, and ${MAX_CHARACTERS} are the most. Make it with "--max-characters 60000".`,
  );
}

function sentence({ outcome, url, removed }: PutResult): string {
  const what = {
    created: 'Wrote a new comment',
    updated: 'Replaced the comment',
    unchanged: 'The comment is the same as before',
  }[outcome];
  const rest = removed > 0 ? ` Removed ${removed} older ones.` : '';
  return `${what}${url === undefined ? '' : `: ${url}`}.${rest}`;
}
