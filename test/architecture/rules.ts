/** Where the parts of the program stand, and why. Folders are below `src`; `folder/file` allows one file alone. */
export interface Rule {
  from: string;
  /** Folders (or single files) of ours that it may import, beside itself. */
  may: readonly string[];
  reason: string;
}

const core = ['base', 'model', 'graph', 'query', 'derive', 'operations', 'render', 'store', 'features'];
const machinery = ['config', 'embedding', 'grammar', 'git', 'indexer', 'publish'];
/** What every feature may build on. */
const featureBase = ['base', 'model', 'graph', 'query', 'derive', 'operations', 'render', 'store'];

/** The rule with the longest `from` that holds a file applies to it alone. */
export const rules: readonly Rule[] = [
  { from: 'base', may: [], reason: 'small utilities that every other folder may use depend on none of them' },
  { from: 'model', may: [], reason: 'everything stands on the data model, so it stands on nothing' },
  {
    from: 'graph',
    may: ['model'],
    reason: 'algorithms are about graphs, not about where the graphs come from',
  },
  {
    from: 'store',
    may: ['base', 'model'],
    reason: 'a store hands out artifacts and does not know what they answer',
  },
  {
    from: 'query',
    may: ['base/globs.ts', 'model', 'graph', 'store/store.ts', 'store/directory-parts.ts'],
    reason:
      'a question asks the interface (and what is made of it alone), so that it has the same answer on every store',
  },
  {
    from: 'derive',
    may: ['model', 'query', 'store'],
    reason: 'layers are made of the shards of an atlas, wherever the atlas is',
  },
  {
    from: 'derive/layers.ts',
    may: ['derive', 'features'],
    reason: 'the list of layers is the one place that knows the features that have one',
  },
  { from: 'render', may: ['model', 'query'], reason: 'drawings and tables are made from answers' },
  {
    from: 'operations',
    may: ['model', 'query', 'render', 'store/store.ts'],
    reason:
      'the machinery of operations knows no single one of them; machines and files are none of its business',
  },
  {
    from: 'operations/index.ts',
    may: ['operations', 'query', 'features'],
    reason: 'the list of operations is the one place that knows them all',
  },
  {
    from: 'features',
    may: featureBase,
    reason: 'a feature can be read, changed and deleted by itself, so it imports no other feature',
  },
  {
    from: 'features/secrets',
    may: ['base', 'model'],
    reason:
      'whether a text has a secret depends on its path and text alone, before anything else reads the text',
  },
  {
    from: 'features/impact',
    may: [...featureBase, 'features/grep', 'features/imports'],
    reason: 'the name of a symbol without known uses is searched as text, and tests are reached over imports',
  },
  {
    from: 'features/imports',
    may: [...featureBase, 'features/grep'],
    reason: 'the files that may import a module are narrowed down by its name in their text',
  },
  {
    from: 'features/license',
    may: [...featureBase, 'features/grep'],
    reason: 'headers are found with the index of trigrams, so that files without one are not read',
  },
  {
    from: 'features/history/live',
    may: ['base', 'model', 'store', 'git', 'features/history'],
    reason:
      'snapshots of a repository are made from git when they are asked for; the rest of the feature reads a store',
  },
  {
    from: 'config',
    may: ['base', 'model', 'features/secrets'],
    reason: 'the configuration is data that everyone reads',
  },
  {
    from: 'embedding',
    may: ['base', 'model'],
    reason: "a language model is somebody else's program, and nothing depends on there being one",
  },
  { from: 'grammar', may: ['model'], reason: 'what a language is does not depend on who asks' },
  {
    from: 'git',
    may: ['base', 'model', 'store'],
    reason: 'git is a way to files and commits, and does not know who asks for them',
  },
  {
    from: 'indexer',
    may: ['base', 'model', 'graph', 'grammar', 'store', 'git', 'features/secrets'],
    reason: 'the pipeline writes artifacts and does not know who reads them',
  },
  {
    from: 'site',
    may: ['model', 'query', 'operations', 'render', 'store'],
    reason: 'pages are made from artifacts alone, so that they can be made anywhere and at any time',
  },
  {
    from: 'publish',
    may: [...core, ...machinery, 'site'],
    reason: 'publishing is used by the faces and knows none of them',
  },
  {
    from: 'host',
    may: [...core, ...machinery],
    reason:
      'the application works the same for every caller, so it knows no command line, server or protocol',
  },
  {
    from: 'server',
    may: [...core, ...machinery, 'host'],
    reason:
      'a server answers requests over HTTP; the protocols and commands that are added to it are passed in',
  },
  {
    from: 'mcp',
    may: [...core, ...machinery, 'host'],
    reason: 'a protocol wraps operations and does not know what transports it',
  },
  {
    from: 'cli',
    may: [...core, ...machinery, 'host', 'server', 'mcp'],
    reason: 'the command line starts the servers, and nothing but the entry of the program starts it',
  },
  {
    from: 'dev',
    may: [...core, ...machinery, 'site', 'host', 'cli', 'server', 'mcp', '.'],
    reason: 'what builds and tests the program may look at all of it',
  },
  {
    from: '.',
    may: [...core, ...machinery, 'host', 'cli'],
    reason: 'the entries put the parts together; tools of development are not in the package',
  },
];

/** These give the same answer in a process, a worker and a browser, so they touch none of what only one has. */
export const pureFolders: readonly string[] = [
  'model',
  'graph',
  'query',
  'derive',
  'operations',
  'render',
  'features',
];

/** Below the pure folders; these need a process. */
export const impureFolders: readonly string[] = ['features/history/live', 'features/secrets'];

/** Folders whose circles of imports are known, with the reason why they are still there. */
export const knownCircles: readonly { folder: string; reason: string }[] = [
  {
    folder: 'src/indexer/resolve',
    reason: 'the parts of the evaluator hold each other until it is redesigned',
  },
  {
    folder: 'src/indexer/extract',
    reason: 'the parts share one pass over a tree until facts have typed builders',
  },
];

/** Packages that only one part may import, so that the rest can do without them. */
export const packageRules: readonly { name: RegExp; only: readonly string[]; reason: string }[] = [
  {
    name: /^web-tree-sitter$/,
    only: ['grammar', 'indexer/parse', 'indexer/extract'],
    reason: 'who holds a tree must free it, and few places can be trusted with that',
  },
  {
    name: /^(astro|svelte|@astrojs\/|vite)/,
    only: ['site', 'publish/compile-site.ts'],
    reason: 'the installed package renders pages without the tools that compiled them',
  },
  { name: /^commander$/, only: ['cli'], reason: 'only one face has a command line' },
  {
    name: /^(typescript|eslint|prettier|vitest|@playwright\/)/,
    only: ['dev'],
    reason: 'tools of development',
  },
];

/** What exists in a browser, in Node or in the clock and not everywhere, or not twice the same. */
export const impureGlobals: ReadonlySet<string> = new Set([
  ...[
    'window',
    'document',
    'navigator',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'indexedDB',
  ],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'alert', 'customElements'],
  ...['process', 'Buffer', 'require', '__dirname', '__filename', 'global'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'performance', 'crypto'],
]);
