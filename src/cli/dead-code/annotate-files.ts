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
  /** Absolute path, links resolved. */
  root: string;
  /** Undefined without git. */
  git: Git | undefined;
  force: boolean;
  /** Returns the comments and tokens of a text, by the grammar of a file; undefined if it cannot be parsed. */
  layoutOf(shard: FileToAnnotate['shard'], text: string): Promise<Layout | undefined>;
}

export type Outcome = {
  /** Marks above which no comment can be inserted. */
  omitted: readonly Mark[];
} & ({ kind: 'written' | 'unchanged' } | { kind: 'refused'; reason: string });

/** Writes the annotations of one file, or refuses with a reason. */
export async function annotateFile(file: FileToAnnotate, options: AnnotateOptions): Promise<Outcome> {
  const { shard, syntax } = file;
  const { root, git, force, layoutOf } = options;
  const path = join(root, shard.path);
  const refuse = (reason: string): Outcome => ({ kind: 'refused', reason, omitted: [] });
  const outside = whyOutside(root, path);
  if (outside) return refuse(outside);
  if (shard.findings.some(({ code }) => code === SECRET_FINDING))
    return refuse('it seems to contain a secret, so its published text differs from the file');
  const bytes = readRegularFileSync(path);
  if (sha256(bytes) !== shard.hash) return refuse('it changed while the repository was being read');
  const content = readTextFile(bytes);
  if (!content) return refuse('its encoding is unknown');
  const layout = await layoutOf(shard, content.text);
  if (!layout) return refuse('it cannot be parsed, so comments cannot be distinguished from strings');
  const changed = await annotated(file, content.text, layout, options);
  if (!changed) return refuse('a comment would change its meaning');
  const { text, omitted } = changed;
  if (text === content.text) return { kind: 'unchanged', omitted };
  const encoded = content.encode(text);
  if (!encoded) return refuse('its encoding cannot represent a name');
  if (!force) {
    const plain = removeAnnotations(content.text, syntax, layout);
    const unsaved = await whyUncommitted(git, file, plain, layoutOf);
    if (unsaved) return refuse(unsaved);
  }
  writeAtomically(path, encoded, { mode: lstatSync(path).mode & 0o7777 });
  return { kind: 'written', omitted };
}

/**
 * Returns the text with annotations that parse as comments and change no other token, and the marks for which that was
 * impossible. Undefined if other tokens changed.
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

/** Returns why a file must not be written. A link would cause a write to another file, perhaps outside the repository. */
function whyOutside(root: string, file: string): string | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return 'it no longer exists';
  if (stats.isSymbolicLink() || realpathSync(file) !== file || !file.startsWith(join(root, '/')))
    return 'its path contains a symbolic link';
  return stats.isFile() ? undefined : 'it is not a regular file';
}

/**
 * Compares a file with the committed one without our annotations, so that those of an earlier run do not count as
 * changes.
 */
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
  const unified = (of: string): string => of.replaceAll('\r\n', '\n');
  if (known !== undefined) {
    const layout = await layoutOf(shard, known);
    const before = layout ? removeAnnotations(known, syntax, layout) : known;
    if (unified(before) === unified(plain)) return undefined;
  }
  return 'it has uncommitted changes (--force writes anyway)';
}
