import * as z from 'zod';
import type { FoundNode } from '../../query/find-node.ts';
import { symbolOnLine } from '../../query/symbol-at.ts';
import type { Store } from '../../store/store.ts';
import { findDefinitions } from './find-definitions.ts';
import { nodeId, repository } from './inputs.ts';
import { findPlaces, noSuchLine, type Place } from './place.ts';
import type { SymbolQuery } from './symbol-query.ts';
import { noSuchPlace, noSuchSymbol, requireCode, unsuitableNode } from './target.ts';

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
    const places = await findPlaces(store, path || '.');
    const target = targetAt(places, line);
    if (target) return target;
    throw (await unsuitableNode(store, path || '.')) ?? (await noSuchPlace(store, path, 'file or symbol'));
  }
  const target = await targetOf(store, { id, name });
  if (target) return target;
  throw await noSuchSymbol(store, { id, name });
}

function targetAt([place, ...others]: readonly Place[], line: number | undefined): Target | undefined {
  if (place?.kind !== 'node') return undefined;
  const { path, found } = place;
  const { shard, index, node } = found;
  const isFile = index === 0;
  if (line === undefined || !isFile) {
    const otherDefinitions = others.flatMap((each) => (each.kind === 'node' ? [each.found.node.id] : []));
    return {
      found,
      location: { path, line: place.line ?? (isFile ? 1 : node.nameSpan[0]) },
      otherDefinitions,
    };
  }
  const onLine = line <= Math.max(1, shard.lines) ? symbolOnLine(shard, line) : undefined;
  if (!onLine) throw noSuchLine(path, shard.lines, line);
  return { found: onLine, location: { path, line }, otherDefinitions: [] };
}

async function targetOf(store: Store, query: SymbolQuery): Promise<Target | undefined> {
  const [found, ...others] = (await findDefinitions(store, query)).found;
  if (!found) return undefined;
  const location = { path: found.shard.path, line: found.node.nameSpan[0] };
  return { found, location, otherDefinitions: others.map(({ node }) => node.id) };
}
