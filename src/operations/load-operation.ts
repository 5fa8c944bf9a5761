import type { Operation } from './operation.ts';

/** Loads the code of each operation alone: that of all of them takes longer to load than most questions to answer. */
const loaders: Readonly<Record<string, () => Promise<Operation>>> = {
  affected_tests: async () => (await import('../features/impact/affected-tests.ts')).affectedTests,
  blame: async () => (await import('../features/blame/blame.ts')).blame,
  call_graph: async () => (await import('../features/calls/call-graph.ts')).callGraph,
  check: async () => (await import('../features/impact/check.ts')).check,
  code_tree: async () => (await import('../features/tree/code-tree.ts')).codeTree,
  dead_code: async () => (await import('../features/dead-code/dead-code.ts')).deadCode,
  diff_snapshots: async () => (await import('../features/history/diff-snapshots.ts')).diffSnapshots,
  find: async () => (await import('../features/find/find.ts')).find,
  find_definition: async () => (await import('../features/symbols/find-definition.ts')).findDefinition,
  find_references: async () => (await import('../features/references/find-references.ts')).findReferences,
  get_dependencies: async () =>
    (await import('../features/dependency-graph/get-dependencies.ts')).getDependencies,
  get_graph: async () => (await import('../features/dependency-graph/get-graph.ts')).getGraph,
  get_node: async () => (await import('../features/symbols/get-node.ts')).getNode,
  get_snapshot: async () => (await import('../features/history/get-snapshot.ts')).getSnapshot,
  grep: async () => (await import('../features/grep/grep.ts')).grep,
  impact: async () => (await import('../features/impact/impact.ts')).impact,
  imports: async () => (await import('../features/imports/imports.ts')).imports,
  index: async () => (await import('../features/index-repository/index-repository.ts')).indexRepository,
  license: async () => (await import('../features/license/license.ts')).license,
  list_repositories: async () =>
    (await import('../features/repositories/list-repositories.ts')).listRepositories,
  list_snapshots: async () => (await import('../features/history/list-snapshots.ts')).listSnapshots,
  list_symbols: async () => (await import('../features/symbols/list-symbols.ts')).listSymbols,
  mem_search: async () => (await import('../features/search/mem-search.ts')).memSearch,
  module_imports: async () => (await import('../features/imports/module-imports.ts')).moduleImports,
  name_at: async () => (await import('../features/symbols/name-at.ts')).nameAtOperation,
  overview: async () => (await import('../features/overview/overview.ts')).overview,
  path_between: async () => (await import('../features/calls/path-between.ts')).pathBetween,
  related: async () => (await import('../features/calls/related.ts')).related,
  search: async () => (await import('../features/search/search.ts')).search,
  tree: async () => (await import('../features/tree/tree.ts')).tree,
  validate: async () => (await import('../features/rules/validate.ts')).validate,
  visualize: async () => (await import('../features/dependency-graph/visualize.ts')).visualize,
  visualize_diff: async () => (await import('../features/history/visualize-diff.ts')).visualizeDiff,
  lsp: loadLsp,
};

/** The names of the operations that can be loaded alone: all of our own. */
export const loadableOperations: readonly string[] = Object.keys(loaders);

/** Loads an operation by its own name; undefined if there is none of that name. */
export async function loadOperation(name: string): Promise<Operation | undefined> {
  return Object.hasOwn(loaders, name) ? loaders[name]?.() : undefined;
}

async function loadLsp(): Promise<Operation> {
  const [{ lspOperation }, { deadCode }, { impact }, { check }, { imports }, { related }] = await Promise.all(
    [
      import('../features/lsp/lsp.ts'),
      import('../features/dead-code/dead-code.ts'),
      import('../features/impact/impact.ts'),
      import('../features/impact/check.ts'),
      import('../features/imports/imports.ts'),
      import('../features/calls/related.ts'),
    ],
  );
  return lspOperation({ deadcode: deadCode, impact, check, imports, related });
}
