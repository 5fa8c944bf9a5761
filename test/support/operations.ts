import { loadContractOperations, loadOperations } from '../../src/features/operations.ts';
import type { Operation } from '../../src/operations/operation.ts';

/** All operations with their code, so that tables of tests can be made from them. */
export const operations: readonly Operation[] = await loadOperations();
export const contractOperations: readonly Operation[] = await loadContractOperations();

const byName = new Map(
  [...contractOperations, ...operations].map((operation) => [operation.name, operation]),
);

export function findOperation(name: string): Operation | undefined {
  return byName.get(name);
}
