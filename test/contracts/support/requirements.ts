/** How a requirement stands: held by a test, or not as written, with the reason and the test of what is there instead. */
export interface Requirement {
  what: string;
  /** File below `test`, and the beginning of the title of the test. */
  test?: readonly [file: string, title: string];
  /** Why the product does otherwise, or does without. */
  reason?: string;
}

export interface Specification {
  title: string;
  requirements: readonly Requirement[];
}

const is = (what: string, file: string, title: string): Requirement => ({ what, test: [file, title] });
const differs = (what: string, reason: string, file: string, title: string): Requirement => ({
  what,
  reason,
  test: [file, title],
});
const without = (what: string, reason: string): Requirement => ({ what, reason });

const c000 = 'contracts/000-tree-and-node.test.ts';
const c001 = 'contracts/001-structural-queries.test.ts';
const c002 = 'contracts/002-tree.test.ts';
const dead = 'contracts/003-dead-code.test.ts';
const seek = 'contracts/003-search.test.ts';
const usage = 'contracts/003-usage.test.ts';
const depend = 'contracts/004-dependencies.test.ts';
const find = 'contracts/004-find.test.ts';
const graph = 'contracts/004-graph.test.ts';
const status = 'server/ingest-status.test.ts';
const recorder = 'host/snapshots/snapshot-recorder.test.ts';
const past = 'contracts/004-history.test.ts';
const again = 'contracts/004-index.test.ts';
const valid = 'contracts/004-validate.test.ts';
const draw = 'contracts/004-visualize.test.ts';
const places = 'operations/places.test.ts';
const mcp = 'mcp/mcp-server.test.ts';
const unknown = 'operations/not-analysed.test.ts';
const repositories = 'mcp/repositories.test.ts';

/** The five specifications that the operations answer to, and each of their requirements. */
export const specifications: readonly Specification[] = [
  {
    title: 'Tree and node (`aura_tree`, `aura_get_node`)',
    requirements: [
      is('Input with defaults: pattern `.`, depth 2, detail `min`', c000, 'requires no input; the defaults'),
      is('A name is found with its file, class and methods', c000, 'finds a name with its file'),
      is('Patterns: file path, class, function', c000, 'filters by file path, class name'),
      is(
        'Patterns that are nearly right find the nearest names',
        c000,
        'a name that is spelled almost right',
      ),
      is('A match that is only near says so', unknown, 'that is nearly a name'),
      differs(
        'A root in less than 100 ms',
        'A server answers in 50 to 140 ms once it has read the repository. A question on the command line also starts the program and finds out what changed: 0.4 to 2.7 s.',
        c000,
        'requires no input; the defaults',
      ),
      is(
        'Depth 1 is the top level, 0 has no limit; what is omitted is counted',
        c000,
        'maxDepth 1 is the top level',
      ),
      differs(
        'Depth 0 returns everything in one answer',
        'An answer keeps a budget of tokens, ends after a whole node and says how to continue: a repository does not fit a context.',
        c000,
        'an answer ends after a whole node',
      ),
      is('`min` has name and type, `max` signatures and lines', c000, 'min has only name and type'),
      differs(
        '`min` has nothing but name and type',
        'Each node also has its id and its cost to read, so that the next question needs no search. As text a node costs about 10 tokens.',
        c000,
        'every node has the reading cost',
      ),
      is('Directories show their contents', c000, 'a directory shows its contents'),
      is('A node has its whole source', c000, 'gives the whole source of a node'),
      is('Every id of a tree can be read, of directories too', places, 'a place means the same thing'),
      is('An unknown id is an error with the nearest ids', c000, 'an unknown id is an error'),
      is('Paths that lead outside are refused', again, '%j is outside of the repository'),
      is('`workspacePath` selects the workspace', repositories, 'the contracts select too'),
      is('Another workspace is not answered', c000, 'workspacePath is the repository'),
      differs(
        '`workspacePath` is required',
        'A server of one repository needs none. With several, a question that selects none is an error that lists them.',
        repositories,
        'a server of two repositories lists them',
      ),
      differs(
        'The tools are listed under these names',
        'Each listed tool costs tokens in every conversation. `--toolset contracts` lists these names; they can always be called.',
        mcp,
        'lists the default tools, all tools, or all names',
      ),
    ],
  },
  {
    title:
      'Structural queries (`AstListSymbols`, `AstFindDefinition`, `AstFindReferences`, `AstCallGraph`, `AstModuleImports`)',
    requirements: [
      is('`repository` is a name of the list of repositories', repositories, 'the contracts select too'),
      is('Records of symbols with their fields', c001, 'returns symbol records'),
      is('Stable order, pages without gaps', c001, 'symbols are sorted by name, path and line'),
      is('Kinds of symbols', c001, 'kinds are accepted in the spelling of the contract'),
      is('Files in no analysed language are no symbols', unknown, 'files in no analysed language'),
      is('Limit of 50, at most 200', c001, 'limit defaults to 50'),
      is('Scope of a file or directory', c001, 'can be limited to a file or directory'),
      is('Definitions by id, name and kind', c001, 'finds a symbol by id and by name'),
      is(
        'An unknown name has no definition, and the nearest names',
        c001,
        'returns null for an unknown name',
      ),
      is('References with the enclosing symbol', c001, 'returns locations, each with the enclosing symbol'),
      differs(
        'An unknown name has no references',
        'It is an error with the nearest names: an empty list would be read as "not used".',
        c001,
        'an unknown name is an error',
      ),
      is('Call graph by depth and direction', c001, 'follows calls to the given depth'),
      is('Imports of a module lead to the modules that they name', c001, 'lists the imports of one file'),
      is('Imports of a directory', c001, 'lists the imports of a directory'),
      is('A file that was not analysed has unknown references, not none', unknown, '%s does not say'),
      is(
        'An input that is not set may be null',
        'operations/operations.test.ts',
        'null is an input that is not set',
      ),
      differs(
        'The names in the OpenAPI document',
        'It lists each operation once, under our name, and `GET /tools` lists the others: the same schemas would stand there twice and three times.',
        'publish/openapi.test.ts',
        'a published atlas promises what a static host answers',
      ),
      differs(
        'Symbols of one name in one file are logged',
        'Both have an id (`f`, `f~2`), so nothing is lost and there is nothing to warn of.',
        c001,
        'returns symbol records',
      ),
      is('One shape of errors, with codes', c001, '%s: another repository, no atlas, no code'),
      is('The names in URLs', c001, '%s can also be called by the name in its URL'),
      is(
        'Counts agree between the index and the exported graph',
        'cli/export.test.ts',
        'writes as many edges of each type',
      ),
      is(
        'Files that git does not track are read, unless they are ignored',
        'indexer/source/working-tree.test.ts',
        'includes untracked files on request',
      ),
      differs(
        'Ids contain the range',
        'Ids contain no line, so that they survive edits: `method:src/cart.ts:Cart.total`.',
        c001,
        'returns symbol records',
      ),
      differs(
        'A file with syntax errors fails as a whole',
        'What can be read is read, and the file is counted as partial: one odd line should not hide a file.',
        'cli/build.test.ts',
        'reports failed and skipped files',
      ),
      without(
        'Native tree-sitter bindings',
        'WebAssembly grammars need no compiler and run wherever Node runs.',
      ),
      without(
        'Collections in MongoDB',
        'The atlas is static JSON that any web server serves; nothing has to run.',
      ),
      is(
        'Status of a run at `/ingest/status/:runId`, with counts',
        status,
        'the state of a run has its counts',
      ),
      differs(
        'Updates of a run over a WebSocket',
        'They are server-sent events at the same address, which need no library.',
        status,
        'sends the states of a run as events',
      ),
    ],
  },
  {
    title: 'Workspace tree (`tree`)',
    requirements: [
      is('Published in the wording of the specification', c002, 'the tool is published in the wording'),
      is('Shows what is on the disk, ignored files and empty directories too', c002, 'is shown as it is'),
      is('Directories of three levels by default', c002, 'by default, only directories'),
      is('Order: directories, files, links, each by UTF-16 code units', c002, 'directories come first'),
      is('Links are shown and not followed', c002, 'links are shown but not followed'),
      is(
        'Special files are refused, and nothing behind a link is shown',
        c002,
        'special files and links are no directories',
      ),
      is('Paths are relative to the root', c002, 'paths are relative to the root'),
      is('Depth 0 is the root alone, 12 the maximum', c002, '12 is the maximum'),
      is('The limit counts the root and ends the walk', c002, 'the root counts'),
      is('Totals', c002, 'the counts match the tree'),
      is('Excluded names', c002, 'are always .git'),
      is('Hidden names on request', c002, 'include hidden names'),
      is('Excluded globs, in linear time', c002, 'a glob that makes backtracking'),
      is('Equal questions have equal answers', c002, 'equal questions have equal answers'),
      differs(
        'A published atlas shows the disk',
        'It has no disk: it shows the files of the atlas, those that were skipped too.',
        c002,
        'skipped files are included',
      ),
    ],
  },
  {
    title: 'Code intelligence (`lsp`, `mem_search`)',
    requirements: [
      is('`deadcode`: fields of the answer', dead, 'has the fields of the contract'),
      is('`deadcode`: order by severity', dead, 'sorts by severity'),
      is('`deadcode`: severities as a filter', dead, 'can be limited to severities'),
      is(
        'The report and the comments do not change the next answer',
        'cli/dead-code.test.ts',
        'finds the same after its report',
      ),
      differs(
        'The comment names the program',
        'It begins with `treeatlas:dead-code`, so that it is known who may remove it. `report_path` is null unless the command line has written one.',
        'cli/dead-code.test.ts',
        'writes comments, does not change them',
      ),
      is('The report has the format of the specification', dead, 'the report has the format'),
      differs(
        'The report and the comments in sources are written by the question',
        'Servers never write into a repository. On the command line, `dead-code --report` and `--annotate` do.',
        'cli/dead-code.test.ts',
        'writes a complete report',
      ),
      is('`check`: fields of the answer', usage, 'has the fields of the contract'),
      is('`check`: import statements are no usages', usage, 'import statements are not usages'),
      is('`check`: searches the text if no reference is known', usage, 'searches the text if no reference'),
      is(
        'A file that was not analysed has the risk "unknown"',
        'features/impact/risk.test.ts',
        '%s: the risk of a file in an unknown language',
      ),
      is('`impact`: fields of the answer', usage, 'has the fields of the contract, sorted by number'),
      is('`impact`: overrides are no usages', 'features/impact/risk.test.ts', '%s: an override is counted'),
      is('`imports`: fields of the answer', usage, 'has the fields of the contract, sorted'),
      is('`related`: calls in source order', usage, 'has the fields of the contract, in source order'),
      is('`related` in every language', usage, 'works in every language'),
      differs(
        'The text search counts every occurrence as likely cross-package usage',
        'Documents, comments and languages that cannot refer to the symbol are left out, and only a match in another package is called that: a word in a document uses nothing.',
        usage,
        'searches the text if no reference',
      ),
      is('C and C++', usage, 'follows the includes of C and C++'),
      is('`mem_search`: a bare list of five', seek, 'returns five results by default'),
      is('The score: 40 % BM25, 30 % activation, 30 % meaning', seek, 'is 40 % BM25'),
      is('Activation by recent and frequent change', seek, 'activation is higher'),
      is('Results fit the query: nonsense finds nothing', seek, 'nothing is found that only activity'),
      is(
        'Every answer can be used by every face in the same way',
        'faces/same-answer.test.ts',
        'the same question has the same answer',
      ),
    ],
  },
  {
    title: 'Code graph (`auzoom_*`)',
    requirements: [
      is('Three levels of detail', graph, 'a skeleton has only names'),
      is('Summary has signature and docs, full the source', graph, 'summary adds signature'),
      differs(
        '15, 75 and 400 tokens a node',
        'A name alone costs 10 in a tree, but the first level also lists what a node depends on: with its edges, a node has a median of 41 to 69 as text, 68 to 83 with signature and docs, and 78 to 150 with its source. Names of dependencies are the answer to most questions, and 15 tokens hold two. JSON repeats ids and costs two to three times as much. See [what nodes cost](benchmarks.md#what-nodes-cost-to-read).',
        mcp,
        'models get text',
      ),
      is('A read of code is answered with its skeleton', 'cli/agents.test.ts', 'prints the skeleton of code'),
      is(
        'Reads of `.cpp` files are answered with a skeleton',
        'cli/agents.test.ts',
        'prints the skeleton of a file of C++',
      ),
      is('Levels up and down', graph, 'depth_up leads to the root'),
      is('Private members on request', graph, 'private members are included only on request'),
      is('Dependencies in both directions, with paths', depend, 'lists each node once, nearest first'),
      is('Only certain edges are followed', depend, 'only certain edges are followed'),
      is('Finding by name and kind', find, 'type_filter selects kinds'),
      is('Drawings as Mermaid, text and SVG', draw, 'mermaid: children are drawn'),
      is('What is not drawn is said', draw, 'says what is not drawn'),
      is('Rules of names and sizes', valid, 'generic names of files'),
      is('Scope and suppression of rules', valid, 'a scope is a path or an id'),
      is('Commits with their tags, newest first', past, 'lists commits, newest first'),
      is('A node as it was', past, 'returns a node as it was'),
      is('Directories and the root as they were', past, 'a directory lists what it contained'),
      is('Differences follow moves and renames', past, 'a moved file is one move'),
      is('The files as they are now, as `WORKTREE`', past, 'WORKTREE can be compared'),
      is('`latest` as a name', past, 'latest is the newest commit'),
      is('`files_changed` of a snapshot', past, 'has the files that each commit changed'),
      is('Drawings of a difference', past, 'marks changes with letters'),
      is('`index` reads the repository again', again, 'reads the repository again'),
      differs(
        '`index` of a path, and by force',
        'The whole repository is always read, since links cross files: a path selects what is reported. Nothing cached can be out of date, so force changes nothing.',
        again,
        'force has the same answer',
      ),
      is(
        'A commit that changes no file is seen',
        'indexer/watch/watch.test.ts',
        'reports a commit that changes no file',
      ),
      differs(
        'Ids are `path::symbol`',
        'They are understood everywhere; answers have the kind too.',
        places,
        'a place means the same thing',
      ),
      is(
        'A snapshot two seconds after each save, in an append-only log',
        recorder,
        'two seconds after a save, with the files that differ',
      ),
      differs(
        'A snapshot of a save has the whole syntax tree',
        'It records which files changed. Its nodes can be read if its files are those of a commit or of now: states between commits are not kept.',
        recorder,
        'have nodes if their files are those of a commit or of now',
      ),
      without('SQLite', 'The atlas is static JSON that any web server serves; nothing has to run.'),
    ],
  },
];
