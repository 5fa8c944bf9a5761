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
  /** Empty to remove all annotations. */
  marks: readonly Mark[];
}

export interface AnnotateOptions {
  /** An absolute path without symbolic links. */
  root: string;
  /** Undefined if git is not available. */
  git: Git | undefined;
  force: boolean;
  /** Parses a version of a file with its grammar; undefined if that fails. */
  layoutOf(shard: FileToAnnotate['shard'], text: string): Promise<Layout | undefined>;
}

export type Outcome = {
  /** Marks without a comment, because no line above them is valid for one. */
  skipped: readonly Mark[];
} & ({ kind: 'written' | 'unchanged' } | { kind: 'refused'; reason: string });

/** Updates the annotations of one file. Refuses if that could change its meaning or lose somebody's changes. */
export async function annotateFile(file: FileToAnnotate, options: AnnotateOptions): Promise<Outcome> {
  const { shard, syntax } = file;
  const { root, git, force, layoutOf } = options;
  const path = join(root, shard.path);
  const refuse = (reason: string): Outcome => ({ kind: 'refused', reason, skipped: [] });
  const outside = whyOutside(root, path);
  if (outside) return refuse(outside);
  if (shard.findings.some(({ code }) => code === SECRET_FINDING))
    return refuse('it seems to contain a secret, which was masked when the file was read');
  const bytes = readRegularFileSync(path);
  if (sha256(bytes) !== shard.hash) return refuse('it changed after it was indexed');
  const content = readTextFile(bytes);
  if (!content) return refuse('its encoding is unknown');
  const layout = await layoutOf(shard, content.text);
  if (!layout) return refuse('it cannot be parsed, so comments and strings look alike');
  const changed = await annotated(file, content.text, layout, options);
  if (!changed) return refuse('a comment would change how it is parsed');
  const { text, skipped } = changed;
  if (text === content.text) return { kind: 'unchanged', skipped };
  const encoded = content.encode(text);
  if (!encoded) return refuse('its encoding cannot represent a name');
  if (!force) {
    const plain = removeAnnotations(content.text, syntax, layout);
    const unsaved = await whyUncommitted(git, file, plain, layoutOf);
    if (unsaved) return refuse(unsaved);
  }
  writeAtomically(path, encoded, { mode: lstatSync(path).mode & 0o7777 });
  return { kind: 'written', skipped };
}

/**
 * Returns the text with annotations. Each is a comment for the grammar, and all other tokens stay the same. Undefined if that
 * is impossible.
 */
async function annotated(
  { shard, syntax, marks }: FileToAnnotate,
  text: string,
  layout: Layout,
  { layoutOf }: AnnotateOptions,
): Promise<{ text: string; skipped: readonly Mark[] } | undefined> {
  const otherTokens = [...layout.tokensExcept(annotatedLines(text, syntax, layout))].join('\n');
  const skipped = new Set<Mark>();
  for (;;) {
    const placed = marks.filter((mark) => !skipped.has(mark));
    const { text: changed, comments } = annotate(text, placed, syntax, layout);
    if (changed === text) return { text, skipped: [...skipped] };
    const read = await layoutOf(shard, changed);
    if (!read) return undefined;
    const wrong = [...comments].filter(([line]) => !read.isComment(line)).flatMap(([, above]) => above);
    if (wrong.length > 0) {
      for (const mark of wrong) skipped.add(mark);
      continue;
    }
    const same = [...read.tokensExcept(new Set(comments.keys()))].join('\n') === otherTokens;
    return same ? { text: changed, skipped: [...skipped] } : undefined;
  }
}

/** Returns why a path is not a file of the repository. Writing through a link would change some other file. */
function whyOutside(root: string, file: string): string | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return 'it no longer exists';
  if (stats.isSymbolicLink() || realpathSync(file) !== file || !file.startsWith(join(root, '/')))
    return 'it is or lies behind a symbolic link';
  return stats.isFile() ? undefined : 'it is not a regular file';
}

/** Compares the file with the committed version, both without annotations: those of an earlier run are no changes. */
async function whyUncommitted(
  git: Git | undefined,
  { shard, syntax }: FileToAnnotate,
  plain: string,
  layoutOf: AnnotateOptions['layoutOf'],
): Promise<string | undefined> {
  if (!git) return 'without git, uncommitted changes cannot be detected (--force writes anyway)';
  let committed: Buffer;
  try {
    committed = await git.run(['cat-file', 'blob', `HEAD:./${shard.path}`]);
  } catch {
    return 'it is not committed (--force writes anyway)';
  }
  const known = readTextFile(committed)?.text;
  const unified = (text: string): string => text.replaceAll('\r\n', '\n');
  if (known !== undefined) {
    const layout = await layoutOf(shard, known);
    const before = layout ? removeAnnotations(known, syntax, layout) : known;
    if (unified(before) === unified(plain)) return undefined;
  }
  return 'it has uncommitted changes (--force writes anyway)';
}
