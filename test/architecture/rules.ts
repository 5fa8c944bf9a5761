/**
 * The folders of `src` and what each may import. `folder/file` allows a single file. The table in
 * `content/docs/architecture.md` is made from the rules that have a `does`; the others are exceptions in a folder.
 */
export interface Rule {
  from: string;
  /** The purpose of the folder, as the architecture document states it. */
  does?: string;
  /** Other folders or single files of `src` that it may import. */
  may: readonly string[];
  reason: string;
}

const core = ['base', 'model', 'graph', 'query', 'derive', 'operations', 'render', 'store', 'features'];
const machinery = ['config', 'embedding', 'grammar', 'git', 'indexer', 'publish'];
/** Folders that every feature may import. */
const featureBase = ['base', 'model', 'graph', 'query', 'derive', 'operations', 'render', 'store'];

/** For each file, only the rule with the longest matching `from` applies. */
export const rules: readonly Rule[] = [
  {
    from: 'base',
    does: 'small utilities: files, folders, globs, threads, processes',
    may: [],
    reason: 'every other folder may import these utilities, so they depend on none',
  },
  {
    from: 'model',
    does: 'the data model: zod schemas, ids, addresses',
    may: [],
    reason: 'everything depends on the data model, so it depends on nothing',
  },
  {
    from: 'graph',
    does: 'pure graph algorithms',
    may: ['model'],
    reason: 'graph algorithms do not depend on where a graph comes from',
  },
  {
    from: 'store',
    does: 'reads artifacts from memory, files or the web',
    may: ['base', 'model'],
    reason: 'a store returns artifacts and does not know how they are used',
  },
  {
    from: 'query',
    does: 'pure questions that several features ask of an atlas, through `Store`',
    may: ['base/globs.ts', 'model', 'graph', 'store/store.ts', 'store/directory-parts.ts'],
    reason: 'a question uses the `Store` interface only, so that every store gives the same answer',
  },
  {
    from: 'derive',
    does: 'builds layers: artifacts that are made from the shards of all files',
    may: ['base/remember-promise.ts', 'model', 'query', 'store'],
    reason: 'layers are made from the shards of an atlas, wherever the atlas is stored',
  },
  {
    from: 'render',
    does: 'pure rendering: Mermaid, SVG, tables, exports, parts of Markdown',
    may: ['model', 'query'],
    reason: 'drawings and tables are made from answers',
  },
  {
    from: 'operations',
    does: 'the code that operations share: definition, schemas, execution, errors, text',
    may: ['model', 'query', 'render', 'store/store.ts'],
    reason: 'the shared code of operations knows no single operation, no file system and no process',
  },
  {
    from: 'operations/support/named-in-skipped.ts',
    may: ['model', 'query', 'render', 'store/store.ts', 'features/grep/query'],
    reason: 'an error about a name without a symbol names the skipped files whose text has it',
  },
  {
    from: 'operations/support/named-in-text.ts',
    may: ['model', 'query', 'operations/support', 'store/store.ts', 'features/grep/query'],
    reason: 'answers about references name the text that has the name, too',
  },
  {
    from: 'features',
    does: 'one folder per feature: its operations, and the artifacts that they write and read',
    may: featureBase,
    reason: 'a feature can be read, changed and deleted alone, so it imports no other feature',
  },
  {
    from: 'features/operation-entries.ts',
    may: ['operations', 'features'],
    reason: 'the registry is the only place that knows all operations, and loads each alone',
  },
  {
    from: 'features/operations.ts',
    may: ['operations', 'query', 'features/operation-entries.ts'],
    reason: 'those who list or choose operations need the code of all of them',
  },
  {
    from: 'features/list-operations.ts',
    may: ['model', 'features/operations.ts'],
    reason: 'the manifest of an atlas lists the operations that answer about it',
  },
  {
    from: 'features/layers.ts',
    may: ['derive', 'features'],
    reason: 'the list of layers is the only place that knows which features have one',
  },
  {
    from: 'features/secrets',
    does: 'finds likely secrets in a text',
    may: ['base', 'model'],
    reason: 'the search for secrets runs before other code reads a text, and needs only its path and content',
  },
  {
    from: 'features/impact',
    may: [...featureBase, 'features/grep', 'features/imports', 'features/dead-code/query'],
    reason:
      'the name of a symbol without known references is searched as text, tests are found over imports, and the list of dead code knows the names that code composes',
  },
  {
    from: 'features/references',
    may: [...featureBase, 'features/grep'],
    reason: 'where no reference is found, the text that has the name is named',
  },
  {
    from: 'features/calls',
    may: [...featureBase, 'features/grep', 'features/impact'],
    reason:
      'where no path or caller is found, the text that has the name is named, and what may use the last callers',
  },
  {
    from: 'features/dependency-graph',
    may: [...featureBase, 'features/grep'],
    reason: 'where nothing depends on a symbol, the text that has the name is named',
  },
  {
    from: 'features/imports',
    may: [...featureBase, 'features/grep'],
    reason: 'a text search for the name of a module narrows down the files that may import it',
  },
  {
    from: 'features/license',
    may: [...featureBase, 'features/grep'],
    reason: 'the trigram index finds the files that have a header',
  },
  {
    from: 'features/changes',
    may: [...featureBase, 'features/history', 'features/impact', 'features/rules', 'features/dead-code'],
    reason: 'a comparison asks the questions of the other features about both states',
  },
  {
    from: 'features/history/live',
    may: ['base', 'model', 'store', 'git', 'features/history'],
    reason: 'snapshots of a repository are made from git on demand; the rest of the feature reads a store',
  },
  {
    from: 'config',
    does: 'reads `treeatlas.config.*`, and decides whether its code may run',
    may: ['base', 'model', 'features/secrets'],
    reason: 'the configuration is data that all other folders may read',
  },
  {
    from: 'embedding',
    does: 'runs a language model, if the user names one',
    may: ['base', 'model'],
    reason: 'a language model is an optional program of a third party, and nothing depends on it',
  },
  {
    from: 'grammar',
    does: 'loads manifests, queries and wasm files of languages; reads syntax trees and matches queries',
    may: ['base', 'model'],
    reason: 'the description of a language does not depend on the code that uses it',
  },
  {
    from: 'git',
    does: 'reads files, commits and settings from git',
    may: ['base', 'model', 'store'],
    reason: 'git gives access to files and commits, and does not know how they are used',
  },
  {
    from: 'indexer',
    does: 'the pipeline: discover, parse, extract, resolve, analyse, emit',
    may: ['base', 'model', 'graph', 'grammar', 'store', 'git', 'features/secrets'],
    reason: 'the pipeline writes artifacts and does not know how they are read',
  },
  {
    from: 'indexer/resolve/modules',
    may: ['base', 'model', 'indexer/config-file'],
    reason: 'a module specifier leads to a file or a unit without knowledge of what these contain',
  },
  {
    from: 'indexer/resolve/bind',
    may: ['model', 'grammar', 'indexer/facts', 'indexer/files', 'indexer/resolve/modules'],
    reason: 'units and symbols are known before any value is inferred',
  },
  {
    from: 'indexer/resolve/types',
    may: ['indexer/facts/ids.ts'],
    reason: 'values are numbers with laws of their own, so they can be tested without a program',
  },
  {
    from: 'indexer/resolve/infer',
    may: [
      'model',
      'grammar',
      'indexer/facts',
      'indexer/resolve/modules',
      'indexer/resolve/bind',
      'indexer/resolve/types',
    ],
    reason: 'inference answers questions about values and does not know what they are asked for',
  },
  {
    from: 'indexer/resolve/infer/algebra',
    may: ['model', 'indexer/facts', 'indexer/resolve/bind', 'indexer/resolve/types'],
    reason: 'the algebra of types asks the layers above it through its interfaces only',
  },
  {
    from: 'indexer/resolve/infer/members',
    may: [
      'model',
      'grammar',
      'indexer/facts',
      'indexer/resolve/modules',
      'indexer/resolve/bind',
      'indexer/resolve/types',
      'indexer/resolve/infer/algebra',
    ],
    reason:
      'members are found by declarations, and what expressions mean is asked through `ExpressionEvaluator`',
  },
  {
    from: 'indexer/resolve/infer/expressions',
    may: [
      'model',
      'grammar',
      'indexer/facts',
      'indexer/resolve/bind',
      'indexer/resolve/types',
      'indexer/resolve/infer/algebra',
      'indexer/resolve/infer/members',
    ],
    reason: 'only `create-evaluator.ts` knows all classes of inference',
  },
  {
    from: 'indexer/resolve/link',
    may: [
      'base',
      'model',
      'grammar',
      'indexer/facts',
      'indexer/files',
      'indexer/library.ts',
      'indexer/resolve/modules',
      'indexer/resolve/bind',
      'indexer/resolve/types',
      'indexer/resolve/infer',
      'indexer/resolve/check',
    ],
    reason:
      'links are made from what inference answers, and only `resolve.ts` starts the linking of a program',
  },
  {
    from: 'indexer/resolve/check',
    may: [
      'base',
      'model',
      'grammar',
      'indexer/facts',
      'indexer/resolve/bind',
      'indexer/resolve/types',
      'indexer/resolve/infer',
      'indexer/resolve/link',
    ],
    reason: 'a place is checked once its file is linked, against what its references lead to',
  },
  {
    from: 'site',
    does: 'pages, components and islands of the web site (Astro and Svelte)',
    may: ['base/decode-component.ts', 'model', 'query', 'operations', 'render', 'store'],
    reason: 'pages are made from artifacts only, so they can be rendered anywhere and at any time',
  },
  {
    from: 'site/card',
    may: ['model', 'query', 'store/store.ts', 'render'],
    reason: 'the card of a name reads shards',
  },
  {
    from: 'site/questions',
    may: ['model', 'query', 'store/store.ts', 'render', 'operations', 'features', 'site'],
    reason: 'the page of questions runs operations in the browser',
  },
  {
    from: 'site/explore',
    may: ['model', 'query', 'store/store.ts', 'render', 'features/calls', 'features/package-map', 'site'],
    reason: 'the map is laid out in the browser, and paths are found by the operation',
  },
  {
    from: 'site/drawing',
    may: ['model', 'render', 'site'],
    reason:
      'a drawing is made from one artifact, by the same functions when a page is rendered and in the browser',
  },
  {
    from: 'site/impact',
    may: ['model', 'query', 'store/store.ts', 'render', 'features/impact'],
    reason: 'what a change may break is what the operation finds, in the browser',
  },
  {
    from: 'site/reader',
    may: ['base/decode-component.ts', 'site/scripts'],
    reason:
      'folding and scopes come from the lines of the page itself, so they work for any language and need no data',
  },
  {
    from: 'site/panel',
    may: ['model', 'query', 'store/store.ts', 'render', 'features/grep/query'],
    reason: 'the panel of references reads the shard of a symbol, and those of the files that it previews',
  },
  {
    from: 'site/uses',
    may: ['model', 'query', 'store/store.ts', 'render', 'features/grep/query'],
    reason: 'references are shown as grep shows matches: by lines with marks',
  },
  {
    from: 'site/history',
    may: ['model', 'query', 'store/store.ts', 'render', 'features/history/query', 'site'],
    reason: 'a file of a snapshot is read in the browser, by the same functions as in an operation',
  },
  {
    from: 'site/search',
    may: [
      'model',
      'query',
      'store',
      'render',
      'base/globs.ts',
      'base/glob-expression.ts',
      'features/grep',
      'features/search',
      'site',
    ],
    reason: 'the search page runs the searches of operations in the browser',
  },
  {
    from: 'site/hub',
    may: ['model', 'query', 'store/store.ts', 'render', 'features/hub/query', 'site'],
    reason: 'the pages of a hub find its lists as operations do',
  },
  {
    from: 'publish',
    does: 'renders pages in workers, replaces the output atomically',
    may: [...core, ...machinery, 'site'],
    reason: 'publishing does not depend on the interface that starts it',
  },
  {
    from: 'host',
    does: 'the application: opens, indexes, watches and publishes a repository or an atlas',
    may: [...core, ...machinery],
    reason:
      'the application behaves the same for every caller, so it knows no command line, server or protocol',
  },
  {
    from: 'server',
    does: 'the HTTP server: pages, JSON, REST',
    may: [...core, ...machinery, 'host'],
    reason: 'the server answers HTTP requests; other protocols are passed in by its caller',
  },
  {
    from: 'mcp',
    does: 'the Model Context Protocol',
    may: [...core, ...machinery, 'host'],
    reason: 'the protocol wraps operations and does not depend on its transport',
  },
  {
    from: 'cli',
    does: 'the command line',
    may: [...core, ...machinery, 'host', 'server', 'mcp'],
    reason: 'the command line starts the servers, and only the entry of the program starts the command line',
  },
  {
    from: 'dev',
    does: 'sets up, builds and tests Treeatlas; not part of the package',
    may: [...core, ...machinery, 'site', 'host', 'cli', 'server', 'mcp', '.'],
    reason: 'development tools may import the whole program',
  },
  {
    from: '.',
    may: [...core, ...machinery, 'host', 'cli'],
    reason: 'the entry points connect the folders; development tools are not part of the package',
  },
];

/** These run in a process, a worker and a browser with the same result, so they use no API that only one of them has. */
export const pureFolders: readonly string[] = [
  'model',
  'graph',
  'query',
  'derive',
  'operations',
  'render',
  'features',
];

/** Exceptions within the pure folders, which need a process. */
export const impureFolders: readonly string[] = ['features/history/live', 'features/secrets'];

/** Folders with known circular imports, and the reason. */
export const knownCircles: readonly { folder: string; reason: string }[] = [
  {
    folder: 'src/indexer/extract',
    reason: 'the parts share one pass over a tree until facts have typed builders',
  },
];

/** Packages that only some folders may import, so that the others work without them. */
export const packageRules: readonly { name: RegExp; only: readonly string[]; reason: string }[] = [
  {
    name: /^web-tree-sitter$/,
    only: ['grammar', 'indexer/parse', 'indexer/extract'],
    reason: 'syntax trees must be freed by hand, so few folders may hold one',
  },
  {
    name: /^(astro|svelte|@astrojs\/|vite)/,
    only: ['site', 'publish/compile-site.ts'],
    reason: 'the installed package renders pages without the tools that compiled them',
  },
  { name: /^commander$/, only: ['cli'], reason: 'only one interface is a command line' },
  {
    name: /^(typescript|eslint|prettier|vitest|@playwright\/)/,
    only: ['dev'],
    reason: 'development tools',
  },
];

/** Globals that exist only in a browser or only in Node, or that are not deterministic. */
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
