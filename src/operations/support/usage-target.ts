import { z } from 'zod';
import { nearestIds, type FoundNode } from '../../query/find-node.ts';
import { readFile } from '../../query/read.ts';
import { symbolOnLine } from '../../query/symbol-at.ts';
import { counted } from '../../render/counted.ts';
import type { Store } from '../../store/store.ts';
import { findDefinitions } from './definition.ts';
import { nodeId, repository } from './inputs.ts';
import { OperationError } from '../operation-error.ts';
import { shortened } from './shortened.ts';
import type { SymbolQuery } from './symbol-query.ts';
import { noSuchSymbol, notFound, requireCode, unsuitableNode } from './target.ts';
import { workspacePath } from './workspace-path.ts';

/** The inputs that name a symbol: by id, by name, or by a line of a file. */
export const usageTarget = {
  repository,
  path: z.string().optional().describe('File of the symbol. Alternative to `id` and `name`'),
  line: z
    .int()
    .positive()
    .optional()
    .describe('With `path`: any line of the symbol, from 1; default: the whole file'),
  id: nodeId.optional(),
  name: z.string().min(1).optional().describe('Name, with owners if needed: `total`, `Cart.total`'),
};

export interface UsageTarget extends SymbolQuery {
  repository?: string | undefined;
  path?: string | undefined;
  line?: number | undefined;
}

export function hasTarget({ path, id, name }: UsageTarget): boolean {
  return [path, id, name].some((each) => each !== undefined);
}

export const noTarget = 'id, name or path is required';

export interface Target {
  found: FoundNode;
  /** The location that the answer reports. */
  location: { path: string; line: number };
  /** Ids of other definitions of the same name. */
  otherDefinitions: string[];
}

export async function requireTarget(store: Store, wanted: UsageTarget): Promise<Target> {
  await requireCode(store, wanted.repository);
  const { id, name, path = '', line } = wanted;
  if (id === undefined && name === undefined) {
    const target = await targetAt(store, path, line);
    // Callers also put ids and names into `path`.
    const resolved = target ?? (line === undefined ? await targetByText(store, path) : undefined);
    if (resolved) return resolved;
    const file = workspacePath(path);
    throw (
      (await unsuitableNode(store, file || '.')) ??
      notFound(`There is no file "${shortened(file)}".`, await nearestIds(store, `file:${file}`))
    );
  }
  const target = await targetOf(store, { id, name });
  if (target) return target;
  throw await noSuchSymbol(store, { id, name });
}

async function targetAt(store: Store, path: string, line: number | undefined): Promise<Target | undefined> {
  const wanted = workspacePath(path);
  const shard = await readFile(store, wanted);
  if (!shard) return undefined;
  const [node] = shard.nodes;
  const found = line === undefined ? node && { shard, index: 0, node } : symbolOnLine(shard, line);
  if (!found || (line !== undefined && line > Math.max(1, shard.lines))) {
    throw new OperationError(
      'NOT_FOUND',
      `${wanted} has ${counted(shard.lines, 'line')}, but no line ${line ?? 1}.`,
    );
  }
  return { found, location: { path: wanted, line: line ?? 1 }, otherDefinitions: [] };
}

async function targetByText(store: Store, text: string): Promise<Target | undefined> {
  return (await targetOf(store, { id: text })) ?? (await targetOf(store, { name: text }));
}

async function targetOf(store: Store, query: SymbolQuery): Promise<Target | undefined> {
  const [found, ...others] = (await findDefinitions(store, query)).found;
  if (!found) return undefined;
  const location = { path: found.shard.path, line: found.node.nameSpan[0] };
  return { found, location, otherDefinitions: others.map(({ node }) => node.id) };
}
