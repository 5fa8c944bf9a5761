import type { RulesIndex, Violation } from '../../../model/rules.ts';
import type { Store } from '../../../store/store.ts';
import { expiredSuppressions, readRulesShard } from './rules.ts';

/** Reads the violations of the whole repository, in the order of paths. */
export async function readViolations(store: Store, index: RulesIndex): Promise<Violation[]> {
  const shards = await Promise.all(index.shards.map(({ file }) => readRulesShard(store, file)));
  return [
    ...shards.flatMap(({ entries }) => entries.flatMap(({ violations }) => violations)),
    ...expiredSuppressions(index),
  ];
}
