import { operationEntries } from '../features/operation-entries.ts';

type Example = readonly [words: string, meaning: string];

/** An example of each command that asks no question, by its name: the words after `treeatlas`, and what they ask for. */
const ownExamples: readonly (readonly [name: string, example: Example])[] = [
  ['build', ['build ../app --out ./atlas', 'the atlas of another repository, in ./atlas']],
  ['serve', ['serve --port 8080', 'this repository in a browser, kept up to date']],
  ['watch', ['watch ../app', 'the index of another repository, kept up to date']],
  ['mcp', ['mcp https://example.org/atlas/', 'answer agents from a published atlas']],
  ['hub', ['hub ../app/atlas https://example.org/atlas/ --out ./hub', 'two atlases, searched as one']],
  ['init', ['init --dry-run', 'what an atlas of this repository publishes, and the files that publish it']],
  ['doctor', ['doctor', 'whether agents can use this repository']],
  ['read', ['read src/cart.ts', 'the skeleton of a file']],
  ['clean', ['clean', 'free the space of all caches']],
  ['export', ['export --format graphml --output graph.graphml', 'the graph for another program']],
  ['comment', ['comment changes.md --pr 12', 'a comment on a pull request, or a newer version of it']],
  ['bench', ['bench --mine ../app --symbols 30', 'what grep and reads cost there, beside Treeatlas']],
  ['plan', ['plan --work ./work --shards 4', 'the shards of four jobs, in ./work']],
  ['index', ['index --work ./work --shard 2/4', 'analyse the files of the second shard']],
  ['link', ['link --work ./work --shard 2/4', 'link its references, after all index jobs']],
  ['render', ['render --work ./work --shard 2/4', 'render its pages, after all link jobs']],
  ['merge', ['merge --work ./work --out ./atlas', 'the atlas of all parts']],
  ['verify', ['verify ./atlas --rebuild', 'whether an atlas is what its commit gives']],
];

/** An example of each command, by its name without underscores. */
export const examples: ReadonlyMap<string, Example> = new Map([
  ...Object.entries(operationEntries).map(
    ([name, { example }]) => [name.replaceAll('_', '-'), example] as const,
  ),
  ...ownExamples,
]);

/** Returns the example at the end of a command's help; empty for names that have none of their own. */
export function exampleHelp(command: string): string {
  const [words, meaning] = examples.get(command.replaceAll('_', '-')) ?? [];
  return words && meaning ? `\nExample:\n  treeatlas ${words}\n  → ${meaning}\n` : '';
}
