import { lstatSync, realpathSync } from 'node:fs';
import { writeAtomically } from '../../base/write-atomically.ts';
import { join } from 'node:path';
import { sha256 } from '../../base/sha256.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import type { Git } from '../../git/git.ts';
import { SECRET_FINDING } from '../../indexer/withheld.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { annotate, annotatedLines, removeAnnotations, type CommentSyntax, type Mark } from './annotation.ts';
import type { Layout } from './layout.ts';
import { readTextFile } from './text-file.ts';

export interface FileToAnnotate {
  shard: Pick<FileShard, 'path' | 'hash' | 'language' | 'findings'>;
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
  /** What the grammar of a file tells of a text of it; undefined where it can tell nothing. */
  layoutOf(shard: FileToAnnotate['shard'], text: string): Promise<Layout | undefined>;
}

export type Outcome = {
  /** Marks that no comment can be put above. */
  omitted: readonly Mark[];
} & ({ kind: 'written' | 'unchanged' } | { kind: 'refused'; reason: string });

/** Writes the comments of one file, if nothing speaks against it. */
export async function annotateFile(file: FileToAnnotate, options: AnnotateOptions): Promise<Outcome> {
  const { shard, syntax } = file;
  const { root, git, force, layoutOf } = options;
  const path = join(root, shard.path);
  const refuse = (reason: string): Outcome => ({ kind: 'refused', reason, omitted: [] });
  const outside = whyOutside(root, path);
  if (outside) return refuse(outside);
  if (shard.findings.some(({ code }) => code === SECRET_FINDING))
    return refuse('it seems to hold a secret, so it was not read as it is');
  const bytes = readRegularFileSync(path);
  if (sha256(bytes) !== shard.hash) return refuse('it changed while the repository was read');
  const content = readTextFile(bytes);
  if (!content) return refuse('its encoding is not known');
  const layout = await layoutOf(shard, content.text);
  if (!layout) return refuse('it cannot be parsed, so comments in it are not told from texts');
  const changed = await annotated(file, content.text, layout, options);
  if (!changed) return refuse('a comment would change what it says');
  const { text, omitted } = changed;
  if (text === content.text) return { kind: 'unchanged', omitted };
  const encoded = content.encode(text);
  if (!encoded) return refuse('its encoding has no place for a name');
  if (!force) {
    const plain = removeAnnotations(content.text, syntax, layout);
    const unsaved = await whyUncommitted(git, file, plain, layoutOf);
    if (unsaved) return refuse(unsaved);
  }
  writeAtomically(path, encoded, { mode: lstatSync(path).mode & 0o7777 });
  return { kind: 'written', omitted };
}

/**
 * The text with comments that its grammar takes for comments, and that change nothing else of what it reads. Undefined where
 * there is no such text.
 */
async function annotated(
  { shard, syntax, marks }: FileToAnnotate,
  text: string,
  layout: Layout,
  { layoutOf }: AnnotateOptions,
): Promise<{ text: string; omitted: readonly Mark[] } | undefined> {
  const besides = [...layout.tokensBesides(annotatedLines(text, syntax, layout))].join('\n');
  const omitted = new Set<Mark>();
  for (;;) {
    const placed = marks.filter((mark) => !omitted.has(mark));
    const { text: changed, comments } = annotate(text, placed, syntax, layout);
    if (changed === text) return { text, omitted: [...omitted] };
    const read = await layoutOf(shard, changed);
    if (!read) return undefined;
    const wrong = [...comments].filter(([line]) => !read.isComment(line)).flatMap(([, of]) => of);
    if (wrong.length > 0) {
      for (const mark of wrong) omitted.add(mark);
      continue;
    }
    const same = [...read.tokensBesides(new Set(comments.keys()))].join('\n') === besides;
    return same ? { text: changed, omitted: [...omitted] } : undefined;
  }
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
  { shard, syntax }: FileToAnnotate,
  plain: string,
  layoutOf: AnnotateOptions['layoutOf'],
): Promise<string | undefined> {
  if (!git)
    return 'without git nobody knows whether it has uncommitted changes (--force writes all the same)';
  let committed: Buffer;
  try {
    committed = await git.run(['cat-file', 'blob', `HEAD:./${shard.path}`]);
  } catch {
    return 'it is not committed (--force writes all the same)';
  }
  const known = readTextFile(committed)?.text;
  const unified = (of: string): string => of.replaceAll('\r\n', '\n');
  if (known !== undefined) {
    const layout = await layoutOf(shard, known);
    const before = layout ? removeAnnotations(known, syntax, layout) : known;
    if (unified(before) === unified(plain)) return undefined;
  }
  return 'it has uncommitted changes (--force writes all the same)';
}
