import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Git } from '../../history/git.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { annotate, removeAnnotations, type CommentSyntax, type Mark } from './annotation.ts';
import { readTextFile, type TextFile } from './text-file.ts';

export interface FileToAnnotate {
  shard: Pick<FileShard, 'path' | 'hash'>;
  syntax: CommentSyntax;
  /** None to remove all. */
  marks: readonly Mark[];
}

export interface AnnotateOptions {
  /** Absolute, links resolved. */
  root: string;
  /** Undefined without git. */
  git: Git | undefined;
  force: boolean;
}

export type Outcome = 'written' | 'unchanged' | { refused: string };

/** Writes the comments of one file, if nothing speaks against it. */
export async function annotateFile(
  { shard, syntax, marks }: FileToAnnotate,
  { root, git, force }: AnnotateOptions,
): Promise<Outcome> {
  const file = join(root, shard.path);
  const refused = whyOutside(root, file);
  if (refused) return { refused };
  const bytes = readFileSync(file);
  if (createHash('sha256').update(bytes).digest('hex') !== shard.hash)
    return { refused: 'it changed while the repository was read' };
  const content = readTextFile(bytes);
  if (!content) return { refused: 'its encoding is not known' };
  const text =
    marks.length > 0 ? annotate(content.text, marks, syntax) : removeAnnotations(content.text, syntax);
  if (text === content.text) return 'unchanged';
  const changed = content.encode(text);
  if (!changed) return { refused: 'its encoding has no place for a name' };
  if (!force) {
    const unsaved = await whyUncommitted(git, shard.path, content, syntax);
    if (unsaved) return { refused: unsaved };
  }
  replaceFile(file, changed);
  return 'written';
}

/** A link would lead the comment into another file, perhaps of somebody else. */
function whyOutside(root: string, file: string): string | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return 'it is not there any more';
  if (stats.isSymbolicLink() || realpathSync(file) !== file || !file.startsWith(join(root, '/')))
    return 'a symbolic link leads to it';
  return stats.isFile() ? undefined : 'it is no file';
}

/** What git has of a file is compared without our comments, so that those of an earlier run do not count as changes. */
async function whyUncommitted(
  git: Git | undefined,
  path: string,
  { text }: TextFile,
  syntax: CommentSyntax,
): Promise<string | undefined> {
  if (!git)
    return 'without git nobody knows whether it has uncommitted changes (--force writes all the same)';
  let committed: Buffer;
  try {
    committed = await git.run(['cat-file', 'blob', `HEAD:./${path}`]);
  } catch {
    return 'it is not committed (--force writes all the same)';
  }
  const plain = (of: string): string => removeAnnotations(of, syntax).replaceAll('\r\n', '\n');
  const known = readTextFile(committed);
  if (known && plain(known.text) === plain(text)) return undefined;
  return 'it has uncommitted changes (--force writes all the same)';
}

/** All of it or nothing, with the permissions it had. */
function replaceFile(file: string, bytes: Uint8Array): void {
  const { mode } = lstatSync(file);
  const temporary = join(dirname(file), `.treeatlas-${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, bytes, { flag: 'wx' });
    chmodSync(temporary, mode & 0o7777);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
