import { z } from 'zod';
import { nearestIds, type FoundNode } from '../query/find-node.ts';
import { readFile } from '../query/read.ts';
import { symbolOnLine } from '../query/symbol-at.ts';
import { counted } from '../render/counted.ts';
import type { Store } from '../store/store.ts';
import { findDefinitions } from './definition.ts';
import { nodeId, repository } from './inputs.ts';
import { OperationError } from './operation-error.ts';
import { notFound, requireCode } from './target.ts';
import { workspacePath } from './workspace-path.ts';

/** How contract 003 names a symbol, by a place; and by id or name, as the other questions do. */
export const usageTarget = {
  repository,
  path: z.string().optional().describe('The file of the symbol'),
  line: z
    .int()
    .positive()
    .optional()
    .describe(
      'A line of the symbol, from 1: where it is declared, or any inside; the file itself when left out',
    ),
  symbolId: nodeId.optional(),
  name: z.string().min(1).optional().describe('Name or dotted end of one, in place of a path'),
};

export interface UsageTarget {
  repository?: string | undefined;
  path?: string | undefined;
  line?: number | undefined;
  symbolId?: string | undefined;
  name?: string | undefined;
}

export function hasTarget({ path, symbolId, name }: UsageTarget): boolean {
  return [path, symbolId, name].some((each) => each !== undefined);
}

export const noTarget = 'path and line, symbolId or name is required';

export interface Target {
  found: FoundNode;
  /** What an answer repeats of the question. */
  place: { path: string; line: number };
  /** Other definitions of the name that was asked for. */
  others: string[];
}

export async function requireTarget(store: Store, asked: UsageTarget): Promise<Target> {
  await requireCode(store, asked.repository);
  const { symbolId, name, path, line } = asked;
  if (symbolId === undefined && name === undefined) return targetAt(store, path ?? '', line);
  const [found, ...others] = (await findDefinitions(store, { symbolId, name })).found;
  if (!found) {
    const wanted = symbolId ?? name ?? '';
    const shown = wanted.length > 200 ? `${wanted.slice(0, 200)}…` : wanted;
    throw notFound(`There is no symbol "${shown}".`, await nearestIds(store, symbolId ?? `?::${name ?? ''}`));
  }
  const place = { path: found.shard.path, line: found.node.nameSpan[0] };
  return { found, place, others: others.map(({ node }) => node.id) };
}

async function targetAt(store: Store, path: string, line: number | undefined): Promise<Target> {
  const wanted = workspacePath(path);
  const shard = await readFile(store, wanted);
  if (!shard) {
    const shown = wanted.length > 200 ? `${wanted.slice(0, 200)}…` : wanted;
    throw notFound(`There is no file "${shown}".`, await nearestIds(store, `file:${wanted}`));
  }
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
