/**
 * An example of each command, by its name without underscores: the words after `treeatlas`, and what they ask for.
 * They belong to the command line alone, so operations do not carry them. A test runs those of all questions.
 */
export const examples: ReadonlyMap<string, readonly [words: string, meaning: string]> = new Map([
  ['build', ['build ../app --out ./atlas', 'the atlas of another repository, in ./atlas']],
  ['serve', ['serve --port 8080', 'this repository in a browser, kept up to date']],
  ['watch', ['watch ../app', 'the index of another repository, kept up to date']],
  ['mcp', ['mcp https://example.org/atlas/', 'answer agents from a published atlas']],
  ['init', ['init --agents', 'tell the agents of this repository about it']],
  ['doctor', ['doctor', 'whether agents can use this repository']],
  ['read', ['read src/cart.ts', 'the skeleton of a file']],
  ['index', ['index --json', 'what an atlas would contain, for a script']],
  ['clean', ['clean', 'free the space of all caches']],
  ['export', ['export --format graphml --output graph.graphml', 'the graph for another program']],
  ['overview', ['overview', 'what this repository is, and where to start']],
  ['search', ['search "price of an order"', 'code and docs about a subject']],
  ['find', ['find CaTo', 'symbols and files by letters of their names']],
  ['grep', ['grep "TODO|FIXME" --glob "src/**/*.{ts,py}"', 'lines in some files']],
  ['code-tree', ['code-tree src --max-depth 1', 'what a directory contains']],
  ['tree', ['tree src --entry-kind all', 'a directory as it is on the disk']],
  ['get-node', ['get-node src/cart.ts:3', 'the symbol at a line, and what it is connected with']],
  ['find-definition', ['find-definition Cart.total', 'where a method is defined']],
  ['find-references', ['find-references Cart.total --json', 'all references, for a script']],
  ['name-at', ['name-at src/order.ts --line 4 --column 15', 'what a name in a line means']],
  ['impact', ['impact src/cart.ts:3', 'what a change to the symbol at a line may break']],
  ['check', ['check Cart.total', 'how often a method is used, and the risk of changing it']],
  ['related', ['related src/order.ts', 'the calls in a file, in their order']],
  ['imports', ['imports src/cart.ts', 'the files that import a file']],
  ['call-graph', ['call-graph Cart.total --direction callers', 'its callers and theirs']],
  ['path-between', ['path-between checkout Cart.total', 'how one symbol reaches another']],
  ['affected-tests', ['affected-tests src/cart.ts', 'the tests to run after a change']],
  ['module-imports', ['module-imports src', 'what the files of a directory import']],
  ['list-symbols', ['list-symbols src --kinds Class,Method', 'some kinds of symbols in a directory']],
  ['get-graph', ['get-graph root', 'the first level of the hierarchy']],
  ['get-dependencies', ['get-dependencies src/order.ts', 'what a file depends on']],
  ['visualize', ['visualize src --format ascii', 'a drawing for the terminal']],
  ['dead-code', ['dead-code src', 'what nothing uses in a directory']],
  ['validate', ['validate', 'what breaks the naming and size rules']],
  ['license', ['license', 'the licences of the repository']],
  ['blame', ['blame src/cart.ts --first 3 --last 5', 'who changed some lines last, and why']],
  ['list-repositories', ['list-repositories', 'the repository that questions here are about']],
  ['list-snapshots', ['list-snapshots --limit 5', 'the last commits, with their tags']],
  ['get-snapshot', ['get-snapshot v1.0 src/cart.ts', 'a file as it was in a release']],
  ['diff-snapshots', ['diff-snapshots v1.0 HEAD', 'symbols changed since a release']],
  ['visualize-diff', ['visualize-diff v1.0 HEAD --format ascii', 'a drawing of these changes']],
  ['lsp', ['lsp impact src/cart.ts:3', 'one of five questions, by its name']],
  ['mem-search', ['mem-search "price of an order"', 'code and docs about a subject']],
]);

/** Returns the example at the end of a command's help; empty for names that have none of their own. */
export function exampleHelp(command: string): string {
  const [words, meaning] = examples.get(command.replaceAll('_', '-')) ?? [];
  return words && meaning ? `\nExample:\n  treeatlas ${words}\n  → ${meaning}\n` : '';
}
