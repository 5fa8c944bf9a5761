import { callGraph } from './call-graph.ts';
import { check } from './check.ts';
import { codeTree } from './code-tree.ts';
import { diffSnapshots } from './diff-snapshots.ts';
import { findDefinition } from './find-definition.ts';
import { findReferences } from './find-references.ts';
import { getDependencies } from './get-dependencies.ts';
import { getGraph } from './get-graph.ts';
import { getNode } from './get-node.ts';
import { getSnapshot } from './get-snapshot.ts';
import { index } from './index-repository.ts';
import { listSnapshots } from './list-snapshots.ts';
import { grep } from './grep.ts';
import { impact } from './impact.ts';
import { imports } from './imports.ts';
import { listSymbols } from './list-symbols.ts';
import { lspOperation } from './lsp.ts';
import { moduleImports } from './module-imports.ts';
import { memSearch } from './mem-search.ts';
import type { Operation } from './operation.ts';
import { overview } from './overview.ts';
import { pathBetween } from './path-between.ts';
import { related } from './related.ts';
import { tree } from './tree.ts';
import { validate } from './validate.ts';
import { visualizeDiff } from './visualize-diff.ts';
import { visualize } from './visualize.ts';
import { search } from './search.ts';

/** Every public question, in the order in which menus show them. */
export const operations: readonly Operation[] = [
  overview,
  codeTree,
  getNode,
  listSymbols,
  findDefinition,
  findReferences,
  callGraph,
  moduleImports,
  getGraph,
  grep,
  tree,
  impact,
  check,
  imports,
  related,
  lspOperation([impact, check, imports, related]),
  pathBetween,
  getDependencies,
  visualize,
  validate,
  listSnapshots,
  getSnapshot,
  diffSnapshots,
  visualizeDiff,
  index,
  search,
  memSearch,
];

/** By its name or an alias of it; a name is also taken with `-` for `_`. */
export function findOperation(name: string): Operation | undefined {
  return operations.find(
    (operation) => operation.name === name.replaceAll('-', '_') || operation.aliases?.includes(name),
  );
}
