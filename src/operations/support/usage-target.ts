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
import { noSuchSymbol, notFound, requireCode } from './target.ts';
import { workspacePath } from './workspace-path.ts';

/** How contract 003 names a symbol, by a place; and by id or name, as the other questions do. */
export const usageTarget = {
  repository,
  path: z.string().optional().describe('The file of the symbol; an id or a name will do'),
  line: z
    .int()
    .positive()
    .optional()
    .describe(
      'A line of the symbol, from 1: where it is declared, or any inside; the file itself when left out',
    ),
  id: nodeId.optional(),
  name: z.string().min(1).optional().describe('Name or dotted end of one, in place of a path'),
};

export interface UsageTarget {
  repository?: string | undefined;
  path?: string | undefined;
  line?: number | undefined;
  id?: string | undefined;
  name?: string | undefined;
}

export function hasTarget({ path, id, name }: UsageTarget): boolean {
  return [path, id, name].some((each) => each !== undefined);
}

export const noTarget = 'path and line, id or name is required';

export interface Target {
  found: FoundNode;
  /** What an answer repeats of the question. */
  place: { path: string; line: number };
  /** Other definitions of the name that was asked for. */
  others: string[];
}

export async function requireTarget(store: Store, asked: UsageTarget): Promise<Target> {
  await requireCode(store, asked.repository);
  const { id: symbolId, name, path = '', line } = asked;
  if (symbolId === undefined && name === undefined) {
    const target = await targetAt(store, path, line);
    // Who has an id or a name at hand puts it where a path goes.
    const meant = target ?? (line === undefined ? await meantBy(store, path) : undefined);
    if (meant) return meant;
    const wanted = workspacePath(path);
    throw notFound(`There is no file "${shortened(wanted)}".`, await nearestIds(store, `file:${wanted}`));
  }
  const target = await targetOf(store, { symbolId, name });
  if (target) return target;
  throw await noSuchSymbol(store, { symbolId, name });
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
      `${wanted} has ${counted(shard.lines, 'line')}, and no line ${line ?? 1}.`,
    );
  }
  return { found, place: { path: wanted, line: line ?? 1 }, others: [] };
}

async function meantBy(store: Store, text: string): Promise<Target | undefined> {
  return (await targetOf(store, { symbolId: text })) ?? (await targetOf(store, { name: text }));
}

async function targetOf(
  store: Store,
  query: { symbolId?: string | undefined; name?: string | undefined },
): Promise<Target | undefined> {
  const [found, ...others] = (await findDefinitions(store, query)).found;
  if (!found) return undefined;
  const place = { path: found.shard.path, line: found.node.nameSpan[0] };
  return { found, place, others: others.map(({ node }) => node.id) };
}
