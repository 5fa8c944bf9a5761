import { relative, resolve, sep } from 'node:path';
import { fileId } from '../../model/id.ts';
import { ask } from '../../operations/ask.ts';
import { getGraph } from '../../features/dependency-graph/get-graph.ts';
import { readFile as readShard } from '../../query/read.ts';
import { renderSkeleton } from '../../features/dependency-graph/skeleton-text.ts';
import { GraphAnswer } from '../../features/dependency-graph/get-graph-answer.ts';
import { InputError } from '../../host/input-error.ts';
import { isUrl } from '../../host/is-url.ts';
import { openBuiltAtlas } from '../../host/open-built-atlas.ts';
import type { ConfigOptions } from '../config-options.ts';
import { openAtlasWithProgress } from '../open-atlas-with-progress.ts';
import { writeOut, type Terminal } from '../terminal.ts';

export interface ReadOptions extends ConfigOptions {
  repo?: string;
  json?: boolean;
  whole?: boolean;
  onlyCode?: boolean;
}

/** Levels of nested symbols: enough for functions in classes in classes. */
const DEPTH = 4;
/** The maximum number of symbols that one answer may contain. */
const MAX_SYMBOLS = 200;

/** Prints the skeleton of a code file, with lines and dependencies; any other file as it is. */
export async function read(terminal: Terminal, file: string, options: ReadOptions): Promise<void> {
  const root = options.repo ?? '.';
  const path = pathIn(terminal, root, file);
  const store = await openAtlasWithProgress(terminal, root, options);
  const shard = path === undefined ? undefined : await readShard(store, path);
  if (shard && shard.language !== null && shard.status !== 'failed' && !options.whole) {
    const input = {
      id: fileId(shard.path),
      depthDown: DEPTH,
      detail: options.json ? 'skeleton' : 'summary',
      includePrivate: true,
      limit: MAX_SYMBOLS,
    };
    const answer = await ask({ getAtlas: () => Promise.resolve({ store }) }, getGraph, input);
    const text = options.json ? JSON.stringify(answer, null, 2) : renderSkeleton(GraphAnswer.parse(answer));
    await writeOut(terminal, `${text.trimEnd()}\n`);
    return;
  }
  if (options.onlyCode)
    throw new InputError(`${file} has no skeleton, because it is not code. Omit --only-code to print it.`);
  await writeOut(terminal, shard ? shard.source : await plainText(terminal, file));
}

/** The path in the atlas; undefined for a file outside. A built atlas is assumed to be of the current folder. */
function pathIn(terminal: Terminal, root: string, file: string): string | undefined {
  const { cwd } = terminal;
  const top = isUrl(root) || openBuiltAtlas(root, cwd) ? cwd : resolve(cwd, root);
  const path = relative(top, resolve(cwd, file)).split(sep).join('/');
  return path.startsWith('..') ? undefined : path;
}

/** Loads the search for secrets, which a file of the atlas does not need. */
async function plainText({ cwd }: Terminal, file: string): Promise<string> {
  const { readPlainFile } = await import('./plain-file.ts');
  return readPlainFile(cwd, file);
}
