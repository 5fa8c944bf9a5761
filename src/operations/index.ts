import { affectedTests } from '../features/impact/affected-tests.ts';
import { blame } from '../features/blame/blame.ts';
import { callGraph } from '../features/calls/call-graph.ts';
import { check } from '../features/impact/check.ts';
import { codeTree } from '../features/tree/code-tree.ts';
import { deadCode } from '../features/dead-code/dead-code.ts';
import { diffSnapshots } from '../features/history/diff-snapshots.ts';
import { find } from '../features/find/find.ts';
import { findDefinition } from '../features/symbols/find-definition.ts';
import { findReferences } from '../features/references/find-references.ts';
import { getDependencies } from '../features/dependency-graph/get-dependencies.ts';
import { getGraph } from '../features/dependency-graph/get-graph.ts';
import { getNode } from '../features/symbols/get-node.ts';
import { getSnapshot } from '../features/history/get-snapshot.ts';
import { grep } from '../features/grep/grep.ts';
import { impact } from '../features/impact/impact.ts';
import { imports } from '../features/imports/imports.ts';
import { indexRepository } from '../features/index-repository/index-repository.ts';
import { listRepositories } from '../features/repositories/list-repositories.ts';
import { listSnapshots } from '../features/history/list-snapshots.ts';
import { listSymbols } from '../features/symbols/list-symbols.ts';
import { license } from '../features/license/license.ts';
import { lspOperation } from '../features/lsp/lsp.ts';
import { memSearch } from '../features/search/mem-search.ts';
import { moduleImports } from '../features/imports/module-imports.ts';
import { nameAtOperation } from '../features/symbols/name-at.ts';
import { overview } from '../features/overview/overview.ts';
import { pathBetween } from '../features/calls/path-between.ts';
import { related } from '../features/calls/related.ts';
import { search } from '../features/search/search.ts';
import { tree } from '../features/tree/tree.ts';
import { validate } from '../features/rules/validate.ts';
import { visualize } from '../features/dependency-graph/visualize.ts';
import { visualizeDiff } from '../features/history/visualize-diff.ts';
import { closest } from '../query/closest.ts';
import { OperationError } from './operation-error.ts';
import { underContract } from './contract.ts';
import type { Operation } from './operation.ts';
import { shortened } from './support/shortened.ts';

/** All public operations, in the order of lists and menus. */
export const operations: readonly Operation[] = [
  overview,
  search,
  find,
  grep,
  codeTree,
  tree,
  getNode,
  findDefinition,
  findReferences,
  nameAtOperation,
  impact,
  check,
  related,
  imports,
  callGraph,
  pathBetween,
  affectedTests,
  moduleImports,
  listSymbols,
  getGraph,
  getDependencies,
  visualize,
  deadCode,
  validate,
  license,
  blame,
  listSnapshots,
  getSnapshot,
  diffSnapshots,
  visualizeDiff,
  indexRepository,
  listRepositories,
  lspOperation({ deadcode: deadCode, impact, check, imports, related }),
  memSearch,
];

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
