import { underContract } from '../operations/contract.ts';
import { OperationError } from '../operations/operation-error.ts';
import type { Operation } from '../operations/operation.ts';
import { shortened } from '../operations/support/shortened.ts';
import { closest } from '../query/closest.ts';
import { operationEntries } from './operation-entries.ts';

/** All public operations with their code, in the order of lists and menus. */
export const operations: readonly Operation[] = await Promise.all(
  Object.values(operationEntries).map((entry) => entry.load()),
);

/** The operations under the names and schemas of other tools. */
export const contractOperations: readonly Operation[] = operations.flatMap((operation) =>
  (operation.contracts ?? []).flatMap((contract) =>
    contract.names.map((name) => underContract(operation, contract, name)),
  ),
);

/** Finds an operation by its own name, with `-` or `_`, or by a contract name. */
export function findOperation(name: string): Operation | undefined {
  return (
    operations.find((operation) => operation.name === name.replaceAll('-', '_')) ??
    contractOperations.find((operation) => operation.name === name)
  );
}

/** Finds an operation. Throws `OperationError` with the nearest names; `list` says where all names are listed. */
export function requireOperation(name: string, list: string): Operation {
  const operation = findOperation(name);
  if (operation) return operation;
  const names = [...operations, ...contractOperations].map((each) => each.name);
  throw new OperationError('NOT_FOUND', `There is no tool "${shortened(name)}". ${list} lists them.`, {
    nearest: closest(name, names, (each) => each, 5),
  });
}
