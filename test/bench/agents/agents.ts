// `npm run bench:agents`: five tasks over MCP, with a real client, beside the same tasks by grep and reads of files.
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, task } from '../../../src/dev/process.ts';
import { estimateTokens } from '../../../src/model/tokens.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { readCorpora } from '../support/corpora.ts';
import { prepareRepository } from '../support/fetch/repository.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, type Table } from '../support/report/table.ts';
import { askQuestions } from './questions/ask-questions.ts';
import { questionTables } from './questions/tables.ts';
import { rename, tasks, type AgentTask } from './tasks.ts';

const help = `npm run bench:agents -- [options]

Does five tasks on Django with a client of MCP, and again with grep and reads of files; counts calls and tokens.

  --questions   ask 200 questions about four repositories instead, whose answers compilers know, in three ways:
                with no tools, with grep and reads, and with the operations of Treeatlas too
  --json FILE   with --questions: write questions, right answers and scores
  --write       write tables and transcripts into content/docs/agents.md
  --help        this text

For the five tasks the program must be compiled: npm run build. The indexers of the questions are fetched as for
npm run bench:accuracy. To give the questions to a model, see test/bench/agents/model/model.ts.
`;
const documentPath = join(root, 'content', 'docs', 'agents.md');
const MAX_BYTES = 64 * 1024 * 1024;
const SHOWN_LINES = 12;

interface Step {
  /** The call or command as it was given. */
  asked: string;
  answer: string;
}

interface Done {
  steps: Step[];
  found: boolean;
}

await task(async () => {
  const { values } = parseArgs({
    options: {
      questions: { type: 'boolean', default: false },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  if (values.questions) {
    const results = await askQuestions();
    const content = questionTables(results);
    console.log(content);
    if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
    if (values.write) await writeSection('agent-questions', content);
    return;
  }
  const repository = await prepare();
  const client = new Client({ name: 'benchmark', version: '1' });
  const program = join(root, 'dist', 'bin.js');
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program, 'mcp', repository] }),
  );
  const done: { task: AgentTask; atlas: Done; plain: Done }[] = [];
  try {
    for (const each of tasks)
      done.push({ task: each, atlas: await overMcp(client, each), plain: byHand(repository, each) });
  } finally {
    await client.close();
  }
  const table: Table = {
    head: ['task', 'calls over MCP', 'tokens', 'found', 'commands', 'tokens', 'found'],
    rows: done.map(({ task: { name }, atlas, plain }) => [name, ...figures(atlas), ...figures(plain)]),
  };
  const content = [markdownTable(table), ...done.map(transcript)].join('\n\n');
  console.log(content);
  if (values.write) await writeSection('agents', content);
});

async function writeSection(name: string, content: string): Promise<void> {
  const text = await readFile(documentPath, 'utf8');
  await writeFile(documentPath, replaceBetweenMarkers(text, name, content));
}

/** Returns a copy of Django with two commits. */
async function prepare(): Promise<string> {
  const corpus = (await readCorpora()).find(({ name }) => name === 'django');
  if (!corpus) throw new Error('The list of the speed benchmark has no Django.');
  const repository = join(benchFolder, 'agents');
  await rm(repository, { recursive: true, force: true });
  const isOurs = (path: string): boolean => basename(path) !== '.git';
  await cp(await prepareRepository(corpus, benchFolder), repository, { recursive: true, filter: isOurs });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: repository,
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'Django');
  const file = join(repository, rename.file);
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(rename.from, rename.to));
  git('commit', '-q', '-a', '-m', 'Rename a method');
  return repository;
}

async function overMcp(client: Client, { calls, expected }: AgentTask): Promise<Done> {
  const steps: Step[] = [];
  for (const { tool, input } of calls) {
    const { content } = await client.callTool({ name: tool, arguments: { ...input } });
    const answer = (content as { text: string }[]).map(({ text }) => text).join('\n');
    steps.push({ asked: `${tool} ${JSON.stringify(input)}`, answer });
  }
  return { steps, found: isFound(steps, expected) };
}

function byHand(repository: string, { commands, expected }: AgentTask): Done {
  const steps = commands.map((command) => {
    const options = { cwd: repository, encoding: 'utf8', maxBuffer: MAX_BYTES } as const;
    return { asked: command, answer: execFileSync('sh', ['-c', `${command} || true`], options) };
  });
  return { steps, found: isFound(steps, expected) };
}

function isFound(steps: readonly Step[], expected: readonly RegExp[]): boolean {
  const text = steps.map(({ answer }) => answer).join('\n');
  return expected.every((each) => each.test(text));
}

function figures({ steps, found }: Done): string[] {
  const tokens = steps.reduce(
    (sum, { asked, answer }) => sum + estimateTokens(asked) + estimateTokens(answer),
    0,
  );
  return [String(steps.length), tokens.toLocaleString('en'), found ? 'yes' : 'no'];
}

function transcript({ task: { name, question }, atlas }: { task: AgentTask; atlas: Done }): string {
  const steps = atlas.steps.map(({ asked, answer }) => {
    const lines = answer.trimEnd().split('\n');
    const more = lines.length > SHOWN_LINES ? [`… and ${lines.length - SHOWN_LINES} more lines`] : [];
    return ['````text', `> ${asked}`, '', ...lines.slice(0, SHOWN_LINES), ...more, '````'].join('\n');
  });
  return [`**${name[0]?.toUpperCase() ?? ''}${name.slice(1)}**: ${question}`, ...steps].join('\n\n');
}
