import { inFile } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { symbolTable } from '../../operations/support/symbol-table.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { nodeKinds, type NodeKind } from '../../model/kinds.ts';
import { findNode } from '../../query/find-node.ts';
import { readDirectory, readFile, type SymbolEntry, type SymbolFilter } from '../../query/read.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import { compareSymbols, symbolsInOrder, type SymbolKey } from '../../query/symbols-in-order.ts';
import { StoreError, type Store } from '../../store/store.ts';
import { Meta, within } from '../../operations/answer.ts';
import { astInput, astOutput } from '../../operations/contracts/ast.ts';
import { budget, capLimit, limit, repository } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { kindInput, SymbolRecord, symbolRecord } from '../../operations/support/records.ts';
import { noSuchPath, requireCode, requireNode, requirePath } from '../../operations/support/target.ts';

const input = z.strictObject({
  repository,
  kinds: z
    .array(kindInput)
    .optional()
    .describe('`Class`, `Function`, `Method` …; default: all, without `Module` for files that are not code'),
  path: z.string().optional().describe('File or directory that contains the symbols'),
  limit,
  budget,
  afterId: z.string().optional().describe('Id of the last symbol of the previous answer'),
});

const output = z.object({ symbols: z.array(SymbolRecord), meta: Meta });

export const listSymbols = defineOperation({
  name: 'list_symbols',
  contracts: [{ names: ['AstListSymbols', 'ast-list-symbols'], input: astInput, output: astOutput }],
  description:
    'Lists the symbols of the repository, a directory or a file by name, all or only some kinds. For one symbol use `find` or `find_definition`; for the structure of a directory `code_tree`.',
  input,
  output,
  toMarkdown: ({ symbols }) => symbolTable(symbols),
  static: inFile(
    '/symbols',
    'The file itself is `/module`. Of the whole repository: `symbols` of each `file` of `symbolShards` in the index.',
  ),
  async run(store, { repository: wanted, kinds, path = '', limit: size, budget: room, afterId }) {
    const index = await requireCode(store, wanted);
    const start = afterId === undefined ? undefined : keyOf(await requireNode(store, afterId));
    const chosen = kinds && kinds.length > 0 ? new Set(kinds) : undefined;
    const accepts: Accepts = ({ kind, isText }) => (chosen ? chosen.has(kind) : !isText);
    const { entries, total, more } = await choose(
      store,
      index,
      await requirePath(store, path || '.'),
      accepts,
      start,
      capLimit(size),
    );
    // Symbols in order of their names come from the same files repeatedly.
    const files = new RememberingStore(store);
    const records = await Promise.all(entries.map((entry) => record(files, index.repository.name, entry)));
    const symbols = within(records, room);
    const last = symbols.at(-1);
    const truncated = more || symbols.length < records.length;
    const next = truncated && last ? { afterId: last.id } : null;
    return { symbols, meta: { total, returned: symbols.length, truncated, next } };
  },
});

/** Files in no analysed language are listed only if files are asked for: they are no symbols of code. */
type Accepts = (entry: Pick<SymbolEntry, 'kind' | 'isText'>) => boolean;

interface Choice {
  entries: SymbolEntry[];
  total: number;
  more: boolean;
}

async function choose(
  store: Store,
  index: AtlasIndex,
  path: string,
  accepts: Accepts,
  after: SymbolKey | undefined,
  size: number,
): Promise<Choice> {
  if (path !== '' && path !== '.') return chooseBelow(store, path, accepts, after, size);
  const entries: SymbolEntry[] = [];
  const counted = nodeKinds
    .filter((kind) => accepts({ kind, isText: false }))
    .reduce((sum, kind) => sum + countOf(index.counts, kind), 0);
  const texts = index.languages.find(({ language }) => language === null)?.files ?? 0;
  const omitsTexts = accepts({ kind: 'module', isText: false }) && !accepts({ kind: 'module', isText: true });
  const total = omitsTexts ? counted - texts : counted;
  for await (const entry of symbolsInOrder(store, accepts, after)) {
    if (entries.length === size) return { entries, total, more: true };
    entries.push(entry);
  }
  return { entries, total, more: false };
}

/** No artifact counts the symbols of a directory, so all names are read; those of a file are in its shard. */
async function chooseBelow(
  store: Store,
  path: string,
  accepts: Accepts,
  after: SymbolKey | undefined,
  size: number,
): Promise<Choice> {
  const shard = await readFile(store, path);
  const entries: SymbolEntry[] = [];
  if (shard) {
    const isText = shard.language === null;
    for (const node of shard.nodes)
      entries.push({
        ...node,
        path: shard.path,
        line: node.nameSpan[0],
        isText: isText && node.parent === null,
      });
    entries.sort(compareSymbols);
  } else if (await readDirectory(store, path)) {
    const isBelow: SymbolFilter = (entry) => entry.path.startsWith(`${path}/`) && accepts(entry);
    for await (const entry of symbolsInOrder(store, isBelow)) entries.push(entry);
  } else {
    throw await noSuchPath(store, path);
  }
  const wanted = entries.filter(accepts);
  const following = after ? wanted.filter((entry) => compareSymbols(entry, after) > 0) : wanted;
  return { entries: following.slice(0, size), total: wanted.length, more: following.length > size };
}

async function record(store: Store, repository: string, { id }: SymbolEntry): Promise<SymbolRecord> {
  const found = await findNode(store, id);
  if (!found)
    throw new StoreError(
      'unreadable',
      `The name index of this atlas lists ${id}, but its files do not define it. Build the atlas again.`,
    );
  return symbolRecord(repository, found.shard, found.node);
}

function keyOf({ shard, node }: Awaited<ReturnType<typeof requireNode>>): SymbolKey {
  return { id: node.id, name: node.name, path: shard.path, line: node.nameSpan[0] };
}

/** `constructor` is a kind and a property of every object, so `nodesByKind[kind]` alone is wrong. */
function countOf({ nodesByKind }: AtlasIndex['counts'], kind: NodeKind): number {
  return Object.hasOwn(nodesByKind, kind) ? (nodesByKind[kind] ?? 0) : 0;
}
