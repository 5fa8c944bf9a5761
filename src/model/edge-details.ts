import type { ShardEdge } from './file-shard.ts';

type EdgeDetails = Pick<ShardEdge, 'rule' | 'within' | 'runs'>;

/** Returns the members that only some edges have, without those that are absent. */
export function edgeDetails({ rule, within, runs }: EdgeDetails): EdgeDetails {
  return { ...(rule && { rule }), ...(within && { within }), ...(runs && { runs }) };
}
