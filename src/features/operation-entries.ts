import type { Operation } from '../operations/operation.ts';

/** An operation whose code is not loaded yet. */
export interface OperationEntry {
  load(): Promise<Operation>;
  /** The words after `treeatlas` of an example for the help, and what they ask for. A test runs all of them. */
  readonly example: readonly [words: string, meaning: string];
}

/**
 * All public operations by their names, in the order of lists and menus. Each is loaded alone, because loading all of
 * them takes longer than most questions take to answer.
 */
export const operationEntries: Readonly<Record<string, OperationEntry>> = {
  overview: {
    load: async () => (await import('./overview/overview.ts')).overview,
    example: ['overview', 'what this repository is, and where to start'],
  },
  search: {
    load: async () => (await import('./search/search.ts')).search,
    example: ['search "price of an order"', 'code and docs about a subject'],
  },
  find: {
    load: async () => (await import('./find/find.ts')).find,
    example: ['find CaTo', 'symbols and files by letters of their names'],
  },
  grep: {
    load: async () => (await import('./grep/grep.ts')).grep,
    example: ['grep "TODO|FIXME" --glob "src/**/*.{ts,py}"', 'lines in some files'],
  },
  code_tree: {
    load: async () => (await import('./tree/code-tree.ts')).codeTree,
    example: ['code-tree src --max-depth 1', 'what a directory contains'],
  },
  tree: {
    load: async () => (await import('./tree/tree.ts')).tree,
    example: ['tree src --entry-kind all', 'a directory as it is on the disk'],
  },
  get_node: {
    load: async () => (await import('./symbols/get-node.ts')).getNode,
    example: ['get-node src/cart.ts:3', 'the symbol at a line, and what it is connected with'],
  },
  find_definition: {
    load: async () => (await import('./symbols/find-definition.ts')).findDefinition,
    example: ['find-definition Cart.total', 'where a method is defined'],
  },
  find_references: {
    load: async () => (await import('./references/find-references.ts')).findReferences,
    example: ['find-references Cart.total --json', 'all references, for a script'],
  },
  name_at: {
    load: async () => (await import('./symbols/name-at.ts')).nameAtOperation,
    example: ['name-at src/order.ts --line 4 --column 15', 'what a name in a line means'],
  },
  impact: {
    load: async () => (await import('./impact/impact.ts')).impact,
    example: ['impact src/cart.ts:3', 'what a change to the symbol at a line may break'],
  },
  check: {
    load: async () => (await import('./impact/check.ts')).check,
    example: ['check Cart.total', 'how often a method is used, and the risk of changing it'],
  },
  related: {
    load: async () => (await import('./calls/related.ts')).related,
    example: ['related src/order.ts', 'the calls in a file, in their order'],
  },
  imports: {
    load: async () => (await import('./imports/imports.ts')).imports,
    example: ['imports src/cart.ts', 'the files that import a file'],
  },
  call_graph: {
    load: async () => (await import('./calls/call-graph.ts')).callGraph,
    example: ['call-graph Cart.total --direction callers', 'its callers and theirs'],
  },
  path_between: {
    load: async () => (await import('./calls/path-between.ts')).pathBetween,
    example: ['path-between checkout Cart.total', 'how one symbol reaches another'],
  },
  affected_tests: {
    load: async () => (await import('./impact/affected-tests.ts')).affectedTests,
    example: ['affected-tests src/cart.ts', 'the tests to run after a change'],
  },
  module_imports: {
    load: async () => (await import('./imports/module-imports.ts')).moduleImports,
    example: ['module-imports src', 'what the files of a directory import'],
  },
  list_symbols: {
    load: async () => (await import('./symbols/list-symbols.ts')).listSymbols,
    example: ['list-symbols src --kinds Class,Method', 'some kinds of symbols in a directory'],
  },
  get_graph: {
    load: async () => (await import('./dependency-graph/get-graph.ts')).getGraph,
    example: ['get-graph root', 'the first level of the hierarchy'],
  },
  get_dependencies: {
    load: async () => (await import('./dependency-graph/get-dependencies.ts')).getDependencies,
    example: ['get-dependencies src/order.ts', 'what a file depends on'],
  },
  visualize: {
    load: async () => (await import('./dependency-graph/visualize.ts')).visualize,
    example: ['visualize src --format ascii', 'a drawing for the terminal'],
  },
  dead_code: {
    load: async () => (await import('./dead-code/dead-code.ts')).deadCode,
    example: ['dead-code src', 'what nothing uses in a directory'],
  },
  validate: {
    load: async () => (await import('./rules/validate.ts')).validate,
    example: ['validate', 'what breaks the naming and size rules'],
  },
  license: {
    load: async () => (await import('./license/license.ts')).license,
    example: ['license', 'the licences of the repository'],
  },
  blame: {
    load: async () => (await import('./blame/blame.ts')).blame,
    example: ['blame src/cart.ts --first 3 --last 5', 'who changed some lines last, and why'],
  },
  diff: {
    load: async () => (await import('./changes/diff.ts')).diff,
    example: ['diff v1.0..HEAD', 'what changed since a release, and what it breaks'],
  },
  list_snapshots: {
    load: async () => (await import('./history/list-snapshots.ts')).listSnapshots,
    example: ['list-snapshots --limit 5', 'the last commits, with their tags'],
  },
  get_snapshot: {
    load: async () => (await import('./history/get-snapshot.ts')).getSnapshot,
    example: ['get-snapshot v1.0 src/cart.ts', 'a file as it was in a release'],
  },
  diff_snapshots: {
    load: async () => (await import('./history/diff-snapshots.ts')).diffSnapshots,
    example: ['diff-snapshots v1.0 HEAD', 'symbols changed since a release'],
  },
  visualize_diff: {
    load: async () => (await import('./history/visualize-diff.ts')).visualizeDiff,
    example: ['visualize-diff v1.0 HEAD --format ascii', 'a drawing of these changes'],
  },
  timeline: {
    load: async () => (await import('./history/timeline.ts')).timeline,
    example: ['timeline --limit 5', 'how the repository grew over the last tags'],
  },
  lifeline: {
    load: async () => (await import('./history/lifeline.ts')).lifeline,
    example: ['lifeline Cart.total', 'when a method was added, moved and changed'],
  },
  index: {
    load: async () => (await import('./index-repository/index-repository.ts')).indexRepository,
    example: ['index --json', 'what an atlas would contain, for a script'],
  },
  list_repositories: {
    load: async () => (await import('./repositories/list-repositories.ts')).listRepositories,
    example: ['list-repositories', 'the repository that questions here are about'],
  },
  hub_find: {
    load: async () => (await import('./hub/hub-find.ts')).hubFind,
    example: ['hub-find Cart', 'who exports a name, here or in all atlases of a hub'],
  },
  hub_users: {
    load: async () => (await import('./hub/hub-users.ts')).hubUsers,
    example: ['hub-users react --symbol useState', 'who uses an export of a package'],
  },
  hub_package: {
    load: async () => (await import('./hub/hub-package.ts')).hubPackage,
    example: ['hub-package shop', 'the exports and the dependents of a package'],
  },
  lsp: {
    load: loadLsp,
    example: ['lsp impact src/cart.ts:3', 'one of five questions, by its name'],
  },
  mem_search: {
    load: async () => (await import('./search/mem-search.ts')).memSearch,
    example: ['mem-search "price of an order"', 'code and docs about a subject'],
  },
};

/** Loads an operation by its own name; undefined if there is none of that name. */
export async function loadOperation(name: string): Promise<Operation | undefined> {
  return Object.hasOwn(operationEntries, name) ? operationEntries[name]?.load() : undefined;
}

let lsp: Promise<Operation> | undefined;

/** Makes the operation once, as the module of any other does. */
function loadLsp(): Promise<Operation> {
  lsp ??= makeLsp();
  return lsp;
}

async function makeLsp(): Promise<Operation> {
  const [{ lspOperation }, { deadCode }, { impact }, { check }, { imports }, { related }] = await Promise.all(
    [
      import('./lsp/lsp.ts'),
      import('./dead-code/dead-code.ts'),
      import('./impact/impact.ts'),
      import('./impact/check.ts'),
      import('./imports/imports.ts'),
      import('./calls/related.ts'),
    ],
  );
  return lspOperation({ deadcode: deadCode, impact, check, imports, related });
}
