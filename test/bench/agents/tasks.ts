/** A task of a person or an agent at work, done once over MCP and once with what every machine has. */
export interface AgentTask {
  name: string;
  question: string;
  calls: readonly { tool: string; input: Readonly<Record<string, unknown>> }[];
  /** Commands of a shell in the repository, each of them the next one that somebody would try. */
  commands: readonly string[];
  /** What the answer must contain. Both ways must find it, or it is said which did not. */
  expected: readonly RegExp[];
}

const query = 'django/db/models/query.py';

/** The tasks, about the Django of the speed benchmark and one commit on top of it. */
export const tasks: readonly AgentTask[] = [
  {
    name: 'find',
    question: 'Where is a signed cookie read?',
    calls: [{ tool: 'search', input: { query: 'read a signed cookie', limit: 5 } }],
    commands: [
      'grep -rniE "signed.?cookie" --include=*.py .',
      'grep -n "def get_signed_cookie" -A 22 django/http/request.py',
    ],
    expected: [/get_signed_cookie.*\n?.*django\/http\/request\.py|def get_signed_cookie/],
  },
  {
    name: 'understand',
    question: 'What does `QuerySet` offer, and what does `_chain` do?',
    calls: [
      { tool: 'code_tree', input: { pattern: `${query}::QuerySet`, maxDepth: 0, limit: 200 } },
      { tool: 'get_node', input: { id: `${query}::QuerySet._chain` } },
    ],
    commands: [`grep -nE "^class |    def " ${query}`, `grep -n "def _chain" -A 11 ${query}`],
    expected: [/select_for_update/, /_sticky_filter/],
  },
  {
    name: 'change safely',
    question: 'What may break if `Query.clone` changes?',
    calls: [
      { tool: 'impact', input: { id: 'django/db/models/sql/query.py::Query.clone', maxDepth: 1 } },
      { tool: 'find_references', input: { id: 'django/db/models/sql/query.py::Query.clone' } },
    ],
    commands: [
      'grep -rnE "\\bclone\\(" --include=*.py .',
      'grep -rnE "class \\w+\\(.*\\bQuery\\b" --include=*.py .',
      'sed -n 280,380p django/db/models/sql/query.py',
    ],
    expected: [/Query\.__deepcopy__|def __deepcopy__/, /UpdateQuery/],
  },
  {
    name: 'follow a call',
    question: 'How does `QuerySet.get` come to copy its query?',
    calls: [
      {
        tool: 'path_between',
        input: { from: `${query}::QuerySet.get`, to: 'django/db/models/sql/query.py::Query.clone' },
      },
    ],
    commands: [
      `grep -n "    def get(self" -A 38 ${query}`,
      `grep -n "def _chain" -A 11 ${query}`,
      `grep -n "def _clone" -A 14 ${query}`,
      'grep -rnE "def chain\\(" --include=*.py -A 14 django/db/models',
      'grep -rnE "def clone\\(" --include=*.py -A 40 django/db/models/sql',
    ],
    expected: [/_chain/, /_clone/, /chain/],
  },
  {
    name: 'review a difference',
    question: 'Which symbols did the last commit change, and what refers to them differently?',
    calls: [{ tool: 'diff_snapshots', input: { fromSnapshotId: 'HEAD~1', toSnapshotId: 'HEAD' } }],
    commands: ['git diff HEAD~1 HEAD', 'grep -rn "validate_number" --include=*.py django tests'],
    expected: [/validate_number/, /check_number/],
  },
];

/** The change of the last task: a method gets another name in the file that defines it and in its callers. */
export const rename = { file: 'django/core/paginator.py', from: 'validate_number', to: 'check_number' };
