import { loadOperation } from '../../features/operation-entries.ts';
import { InputError } from '../../host/input-error.ts';
import type { FileEntry } from '../../model/directory-shard.ts';
import type { NodeKind } from '../../model/kinds.ts';
import { ask } from '../../operations/ask.ts';
import { renderAnswer } from '../../operations/render-answer.ts';
import { readDirectory, readFile } from '../../query/read.ts';
import { printable } from '../../render/printable.ts';
import type { Store } from '../../store/store.ts';
import type { AskAtlas } from '../bench/atlas-answers.ts';
import { compareCallers, sampleOf, type Comparison } from '../bench/compare.ts';
import { comparisonText, totalsOf } from '../bench/comparison-text.ts';
import type { Target } from '../bench/call-site.ts';
import type { TextFiles } from '../bench/text-tools.ts';
import type { ConfigOptions } from '../config-options.ts';
import { openAtlasWithProgress } from '../open-atlas-with-progress.ts';
import { writeOut, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface BenchOptions extends ConfigOptions {
  mine?: boolean;
  symbols?: number;
  seed?: number;
  json?: boolean;
}

/** Tokens that grep and reads may take for one symbol. */
const BUDGET = 24_000;
const kinds: ReadonlySet<NodeKind> = new Set<NodeKind>(['function', 'method']);

/** Compares the callers of some symbols by grep and reads with those of the atlas, and prints costs and differences. */
export async function bench(
  terminal: Terminal,
  path: string | undefined,
  { mine = false, symbols = 20, seed = 1, json = false, ...project }: BenchOptions,
): Promise<void> {
  if (!mine)
    throw new UsageError(
      'Say what to measure: treeatlas bench --mine measures this repository. The benchmarks of Treeatlas itself are npm scripts of its source.',
    );
  const store = await openAtlasWithProgress(terminal, path ?? '.', project);
  const { files, targets } = await readCode(store);
  if (targets.length === 0)
    throw new InputError(
      'The repository has no function or method to look for. Name another folder: treeatlas bench --mine ../app',
    );
  const askAtlas = asker(store, terminal.signal);
  const comparisons: Comparison[] = [];
  for (const target of sampleOf(targets, symbols, seed)) {
    terminal.signal.throwIfAborted();
    comparisons.push(await compareCallers(files, target, askAtlas, BUDGET));
  }
  const answer = { seed, symbols: comparisons.length, totals: totalsOf(comparisons), comparisons };
  const text = json ? JSON.stringify(answer, null, 2) : comparisonText(comparisons, seed);
  await writeOut(terminal, `${printable(text)}\n`);
}

/** The code of the atlas, and its functions and methods in order of their places. */
async function readCode(store: Store): Promise<{ files: TextFiles; targets: Target[] }> {
  const lines = new Map<string, readonly string[]>();
  const targets: Target[] = [];
  for (const { path, test } of await filesBelow(store, '')) {
    const file = await readFile(store, path);
    if (!file) continue;
    if (file.language === null || file.nodes.length < 2) continue;
    lines.set(path, file.source.split(/\r\n|\n|\r/));
    for (const { kind, name, nameSpan, parent } of file.nodes) {
      const around = parent === null ? undefined : file.nodes[parent];
      if (test) continue;
      // Functions within functions are not asked about: most have one caller, beside them.
      if (!kinds.has(kind) || !around || kinds.has(around.kind)) continue;
      targets.push({ name, path, line: nameSpan[0], ...(parent === 0 ? {} : { owner: around.name }) });
    }
  }
  const paths = [...lines.keys()];
  return { files: { paths, lines: (path) => lines.get(path) ?? [] }, targets };
}

async function filesBelow(store: Store, folder: string): Promise<FileEntry[]> {
  const directory = await readDirectory(store, folder);
  const below = await Promise.all((directory?.directories ?? []).map(({ path }) => filesBelow(store, path)));
  return [...(directory?.files ?? []), ...below.flat()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Asks as a client of MCP does: the same text. */
function asker(store: Store, signal: AbortSignal): AskAtlas {
  return async (tool, input) => {
    const operation = await loadOperation(tool);
    if (!operation) throw new Error(`There is no operation ${tool}.`);
    const host = { getAtlas: () => Promise.resolve({ store }) };
    return renderAnswer(operation, await ask(host, operation, input, { signal }));
  };
}
