import { resolve, join } from 'node:path';
import { loadGrammars } from '../../grammar/load-grammars.ts';
import { openGit } from '../../history/git.ts';
import { resolveFolder } from '../../indexer/source/folder.ts';
import { allDeadCode, type DeadSymbol } from '../../operations/dead-code.ts';
import { readFile } from '../../query/read.ts';
import { walkFiles } from '../../query/walk.ts';
import { REPORT_FILE } from '../../render/code-quality-report.ts';
import { isUrl, openBuiltAtlas } from '../open-atlas.ts';
import type { EffectContext } from '../operation-command.ts';
import { InputError } from '../report-error.ts';
import { note } from '../terminal.ts';
import { annotateFile } from './annotate-files.ts';
import { MARKER, type CommentSyntax } from './annotation.ts';
import { writeReport } from './report-file.ts';

/** The answer with the path of the report. All that was asked for is in it, not only the page that is shown. */
export async function writeDeadCodeReport(context: EffectContext, file: string | undefined): Promise<object> {
  const { terminal, store, path, input, answer, given } = context;
  const { symbols } = await allDeadCode(store, input);
  const isRepository = !isUrl(path) && !openBuiltAtlas(terminal, path);
  const folder = isRepository ? resolve(terminal.cwd, path) : terminal.cwd;
  const target = file === undefined ? join(folder, REPORT_FILE) : resolve(terminal.cwd, file);
  writeReport(target, symbols, new Date(), given['force'] === true);
  return { ...answer, report_path: target };
}

/** The answer with what was done to which file. */
export async function writeAnnotations(context: EffectContext, mode: 'add' | 'remove'): Promise<object> {
  const { terminal, store, path, input, answer, given } = context;
  if (isUrl(path) || openBuiltAtlas(terminal, path)) {
    throw new InputError(
      `${path} is an atlas, and comments are written into a repository. Name its folder with --path.`,
    );
  }
  const root = await resolveFolder(resolve(terminal.cwd, path));
  const syntaxes = new Map(loadGrammars().map(({ name, manifest }) => [name, manifest.comments.write]));
  const asked = await allDeadCode(store, { severity: ['CRITICAL', 'HIGH'], ...input });
  const byFile = new Map<string, DeadSymbol[]>();
  if (mode === 'add') {
    for (const symbol of asked.symbols) byFile.set(symbol.file, [...(byFile.get(symbol.file) ?? []), symbol]);
  }
  const options = { root, git: openGit(root), force: given['force'] === true };
  const written: string[] = [];
  const refused: { file: string; reason: string }[] = [];
  for (const file of await filesOf(context, asked.path, byFile)) {
    terminal.signal.throwIfAborted();
    const shard = await readFile(store, file);
    const syntax: CommentSyntax | undefined = syntaxes.get(shard?.language ?? '');
    if (!shard || !syntax) continue;
    const begins = new Map(shard.nodes.map(({ id, span: [line] }) => [id, line]));
    const marks = (byFile.get(file) ?? []).map(({ id, line, severity, symbol }) => ({
      line,
      begin: begins.get(id) ?? line,
      severity,
      name: symbol,
    }));
    const outcome = await annotateFile({ shard, syntax, marks }, options);
    if (outcome === 'written') written.push(file);
    else if (outcome !== 'unchanged') refused.push({ file, reason: outcome.refused });
  }
  note(
    terminal,
    `Comments changed in ${written.length} of ${written.length + refused.length} files that needed it.`,
  );
  for (const { file, reason } of refused) note(terminal, `Left as it is: ${file}, because ${reason}.`);
  return { ...answer, annotations: { mode, written, refused } };
}

/** Files with something to be said of, and those that have comments of an earlier run. */
async function filesOf(
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
