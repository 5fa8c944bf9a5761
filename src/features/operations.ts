import { underContract } from '../operations/contract.ts';
import { OperationError } from '../operations/operation-error.ts';
import type { Operation } from '../operations/operation.ts';
import { shortened } from '../operations/support/shortened.ts';
import { closest } from '../query/closest.ts';
import { loadOperation, operationEntries } from './operation-entries.ts';

let loaded: Promise<readonly Operation[]> | undefined;
let loadedUnderContracts: Promise<readonly Operation[]> | undefined;

/** Loads all public operations, in the order of lists and menus. */
export function loadOperations(): Promise<readonly Operation[]> {
  loaded ??= Promise.all(Object.values(operationEntries).map((entry) => entry.load()));
  return loaded;
}

/** Loads the operations under the names and schemas of other tools. */
export function loadContractOperations(): Promise<readonly Operation[]> {
  loadedUnderContracts ??= loadOperations().then((operations) => operations.flatMap(underContracts));
  return loadedUnderContracts;
}

function underContracts(operation: Operation): Operation[] {
  return (operation.contracts ?? []).flatMap((contract) =>
    contract.names.map((name) => underContract(operation, contract, name)),
  );
}

/** Finds an operation by its own name, with `-` or `_`, or by a contract name. */
export async function findOperation(name: string): Promise<Operation | undefined> {
  return (
    (await loadOperation(name.replaceAll('-', '_'))) ??
    (await loadContractOperations()).find((operation) => operation.name === name)
  );
}

/** Finds an operation. Throws `OperationError` with the nearest names; `list` says where all names are listed. */
export async function requireOperation(name: string, list: string): Promise<Operation> {
  const operation = await findOperation(name);
  if (operation) return operation;
  const all = [...(await loadOperations()), ...(await loadContractOperations())];
  throw new OperationError('NOT_FOUND', `There is no tool "${shortened(name)}". ${list} lists them.`, {
    nearest: closest(
      name,
      all.map((each) => each.name),
      (each) => each,
      5,
    ),
  });
}
