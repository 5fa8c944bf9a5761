import { resolve, join } from 'node:path';
import { maskSecretsByRules } from '../../features/secrets/secret-search.ts';
import { loadGrammars } from '../../grammar/load-grammars.ts';
import { openGit } from '../../git/git.ts';
import { resolveFolder } from '../../indexer/source/folder.ts';
import type { DeadSymbol } from '../../features/dead-code/dead-code-answer.ts';
import { allDeadCode } from '../../features/dead-code/dead-code.ts';
import { readFile } from '../../query/read.ts';
import { walkFiles } from '../../query/walk.ts';
import { REPORT_FILE } from '../../render/code-quality-report.ts';
import { InputError } from '../../host/input-error.ts';
import { isUrl } from '../../host/is-url.ts';
import { openBuiltAtlas } from '../../host/open-built-atlas.ts';
import type { EffectContext } from '../command-effects.ts';
import { note } from '../terminal.ts';
import { parseText } from '../../indexer/parse-text.ts';
import { annotateFile, type AnnotateOptions } from './annotate-files.ts';
import { MARKER, type CommentSyntax } from './annotation.ts';
import { Layout } from './layout.ts';
import { writeReport } from './report-file.ts';

/** Writes a report of all findings, not only the page that is printed, and adds its path to the answer. */
export async function writeDeadCodeReport(context: EffectContext, file: string | undefined): Promise<object> {
  const { terminal, store, path, input, answer, given } = context;
  const { symbols } = await allDeadCode(store, input);
  const isRepository = !isUrl(path) && !openBuiltAtlas(path, terminal.cwd);
  const folder = isRepository ? resolve(terminal.cwd, path) : terminal.cwd;
  const target = file === undefined ? join(folder, REPORT_FILE) : resolve(terminal.cwd, file);
  writeReport(target, symbols, new Date(), given['force'] === true);
  return { ...answer, reportPath: target };
}

/** Adds or removes annotations and adds the changed and the refused files to the answer. */
export async function writeAnnotations(context: EffectContext, mode: 'add' | 'remove'): Promise<object> {
  const { terminal, store, path, input, answer, given } = context;
  if (isUrl(path) || openBuiltAtlas(path, terminal.cwd)) {
    throw new InputError(
      `${path} is an atlas, and comments are written into a repository. Name its folder with --repo.`,
    );
  }
  const root = await resolveFolder(resolve(terminal.cwd, path));
  const userGrammarFolder =
    context.grammars === undefined ? undefined : resolve(terminal.cwd, context.grammars);
  const grammars = new Map(
    loadGrammars(undefined, userGrammarFolder).map((grammar) => [grammar.name, grammar]),
  );
  const found = await allDeadCode(store, { severity: ['CRITICAL', 'HIGH'], ...input });
  const byFile = new Map<string, DeadSymbol[]>();
  if (mode === 'add') {
    for (const symbol of found.symbols) byFile.set(symbol.path, [...(byFile.get(symbol.path) ?? []), symbol]);
  }
  const options: AnnotateOptions = {
    root,
    git: openGit(root, { maskSecrets: maskSecretsByRules, signal: terminal.signal }),
    force: given['force'] === true,
    async layoutOf({ path: file, language }, text) {
      const record = await parseText({ path: file, language: language ?? '', text }, grammars, {
        signal: terminal.signal,
        userGrammarFolder,
      });
      return record && new Layout(text, record.highlights);
    },
  };
  const written: string[] = [];
  const skipped: { path: string; line: number; qualifiedName: string; reason: string }[] = [];
  const refused: { path: string; reason: string }[] = [];
  for (const file of await filesToVisit(context, found.path, byFile)) {
    terminal.signal.throwIfAborted();
    const shard = await readFile(store, file);
    const syntax: CommentSyntax | undefined = grammars.get(shard?.language ?? '')?.manifest.comments.write;
    if (!shard) continue;
    if (!syntax) {
      if (byFile.has(file))
        refused.push({ path: file, reason: 'a comment above a symbol may be markup there' });
      continue;
    }
    const begins = new Map(shard.nodes.map(({ id, span: [line] }) => [id, line]));
    const marks = (byFile.get(file) ?? []).map(({ id, line, severity, qualifiedName }) => ({
      line,
      begin: begins.get(id) ?? line,
      severity,
      name: qualifiedName,
    }));
    const outcome = await annotateFile({ shard, syntax, marks }, options);
    if (outcome.kind === 'written') written.push(file);
    else if (outcome.kind === 'refused') refused.push({ path: file, reason: outcome.reason });
    for (const { line, name } of outcome.skipped)
      skipped.push({ path: file, line, qualifiedName: name, reason: noPlace });
  }
  note(
    terminal,
    `Comments changed in ${written.length} of ${written.length + refused.length} files that needed it.`,
  );
  for (const { path: file, reason } of refused) note(terminal, `Not changed: ${file}, because ${reason}.`);
  for (const { path: file, line, qualifiedName, reason } of skipped)
    note(terminal, `No comment above ${qualifiedName} (${file}:${line}), because ${reason}.`);
  return { ...answer, annotations: { mode, written, refused, skipped } };
}

const noPlace = 'a comment there would be parsed as part of a string';

/** The files to annotate, and those with annotations of an earlier run. */
async function filesToVisit(
  { store }: EffectContext,
  path: string,
  byFile: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  const files = new Set(byFile.keys());
  const single = await readFile(store, path);
  if (single) return [path];
  for await (const { path: file } of walkFiles(store, path)) {
    if (files.has(file)) continue;
    if ((await readFile(store, file))?.source.includes(MARKER)) files.add(file);
  }
  return [...files].sort();
}
