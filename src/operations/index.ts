import { affectedTests } from './affected-tests.ts';
import { callGraph } from './call-graph.ts';
import { check } from './check.ts';
import { codeTree } from './code-tree.ts';
import { deadcode } from './dead-code.ts';
import { diffSnapshots } from './diff-snapshots.ts';
import { find } from './find.ts';
import { findDefinition } from './find-definition.ts';
import { findReferences } from './find-references.ts';
import { getDependencies } from './get-dependencies.ts';
import { getGraph } from './get-graph.ts';
import { getNode } from './get-node.ts';
import { getSnapshot } from './get-snapshot.ts';
import { grep } from './grep.ts';
import { impact } from './impact.ts';
import { imports } from './imports.ts';
import { index } from './index-repository.ts';
import { listSnapshots } from './list-snapshots.ts';
import { listSymbols } from './list-symbols.ts';
import { lspOperation } from './lsp.ts';
import { memSearch } from './mem-search.ts';
import { moduleImports } from './module-imports.ts';
import { overview } from './overview.ts';
import { pathBetween } from './path-between.ts';
import { related } from './related.ts';
import { search } from './search.ts';
import { tree } from './tree.ts';
import { validate } from './validate.ts';
import { visualize } from './visualize.ts';
import { visualizeDiff } from './visualize-diff.ts';
import { closest } from '../query/closest.ts';
import { OperationError } from './operation-error.ts';
import type { Operation } from './operation.ts';
import { shortened } from './shortened.ts';

/** Every public question, in the order in which menus show them. */
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
  deadcode,
  validate,
  listSnapshots,
  getSnapshot,
  diffSnapshots,
  visualizeDiff,
  index,
  lspOperation([deadcode, impact, check, imports, related]),
  memSearch,
];

/** By its name or an alias of it; a name is also taken with `-` for `_`. */
export function findOperation(name: string): Operation | undefined {
  return operations.find(
    (operation) => operation.name === name.replaceAll('-', '_') || operation.aliases?.includes(name),
  );
}

/** As `findOperation`; throws with the nearest names where there is none. `list` is where the asker can see them all. */
export function requireOperation(name: string, list: string): Operation {
  const operation = findOperation(name);
  if (operation) return operation;
  const names = operations.flatMap((each) => [each.name, ...(each.aliases ?? [])]);
  throw new OperationError('NOT_FOUND', `There is no tool "${shortened(name)}". ${list} lists them.`, {
    nearest: closest(name, names, (each) => each, 5),
  });
}
