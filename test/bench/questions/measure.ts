import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository } from '../support/fetch/repository.ts';
import { measureCommand } from '../support/measure/command.ts';
import { median } from '../support/report/statistics.ts';
import { questions, type Question, type Subject, type Tool } from './tools.ts';

/** Medians of several processes. */
export interface Cost {
  seconds: number;
  cpuSeconds: number;
  /** Of the largest process, in bytes. */
  memory: number;
}

export interface ToolResult {
  tool: string;
  /** Undefined for what it is not made for; null for what failed. */
  costs: Partial<Record<Question | 'after an edit', Cost | null>>;
}

/** Tells how much memory a process of Node has taken at most: processes end before a sample could be taken. */
const REPORTER = `process.on('exit', () => {
  require('node:fs').appendFileSync(process.env.BENCH_MEMORY, process.resourceUsage().maxRSS + '\\n');
});
`;

/** Asks all questions of all tools, in turn. */
export async function measureQuestions(
  repository: string,
  work: string,
  tools: readonly Tool[],
  runs: number,
  say: (text: string) => void,
): Promise<{ subject: Subject; results: ToolResult[] }> {
  await mkdir(work, { recursive: true });
  const copy = join(work, 'copy');
  await copyRepository(repository, copy);
  const reporter = join(work, 'memory.cjs');
  await writeFile(reporter, REPORTER);
  const asker = new Asker(copy, reporter, join(work, 'memory.txt'));
  const [own] = tools;
  if (!own) throw new Error('There is no tool to measure.');
  say('first answers');
  const subject = await chooseSubject(asker, own);
  for (const tool of tools) await asker.update(tool);
  const results = tools.map((tool): ToolResult => ({ tool: tool.name, costs: {} }));
  for (const question of questions) {
    say(question);
    const costs = tools.map((): Cost[] => []);
    for (let run = 0; run < runs; run++) {
      for (const [at, tool] of tools.entries()) {
        const command = tool.command(question, subject);
        const cost = command && (await asker.ask(tool, command).catch(() => undefined));
        if (cost) costs[at]?.push(cost);
      }
    }
    for (const [at, tool] of tools.entries()) {
      if (!tool.command(question, subject)) continue;
      const known = results[at];
      if (known) known.costs[question] = medians(costs[at] ?? []);
    }
  }
  say('after an edit');
  for (const [at, tool] of tools.entries()) {
    const costs: Cost[] = [];
    for (let run = 0; run < runs; run++) {
      await appendFile(join(copy, subject.path), '\n');
      const before = tool.update.at(-1);
      const updated = before && (await asker.ask(tool, before));
      const command = tool.command('references', subject);
      if (command) costs.push(sum(await asker.ask(tool, command), updated));
    }
    const known = results[at];
    if (known) known.costs['after an edit'] = medians(costs);
  }
  return { subject, results };
}

class Asker {
  readonly #copy: string;
  readonly #reporter: string;
  readonly #memoryFile: string;

  constructor(copy: string, reporter: string, memoryFile: string) {
    this.#copy = copy;
    this.#reporter = reporter;
    this.#memoryFile = memoryFile;
  }

  async ask(tool: Tool, command: readonly string[]): Promise<Cost & { output: string }> {
    await rm(this.#memoryFile, { force: true });
    const env = {
      ...tool.env,
      NODE_OPTIONS: `--require=${JSON.stringify(this.#reporter)}`,
      BENCH_MEMORY: this.#memoryFile,
    };
    const { seconds, cpuSeconds = 0, lines } = await measureCommand(command, { cwd: this.#copy, env });
    const sizes = (await readFile(this.#memoryFile, 'utf8').catch(() => '0')).trim().split('\n').map(Number);
    const output = lines.map(({ text }) => text).join('\n');
    return { seconds, cpuSeconds, memory: Math.max(...sizes) * 1024, output };
  }

  async update(tool: Tool): Promise<void> {
    for (const command of tool.update) await this.ask(tool, command);
  }
}

/** A symbol that much of the code depends on. */
async function chooseSubject(asker: Asker, own: Tool): Promise<Subject> {
  const command = own.command('overview', { id: '', otherId: '', name: '', path: '', folder: '' }) ?? [];
  const { output } = await asker.ask(own, [...command, '--json']);
  const { topSymbols } = JSON.parse(output.slice(output.indexOf('{'))) as { topSymbols: { id: string }[] };
  for (const { id } of topSymbols) {
    const [, path, name] = /^(?:class|function|interface):(.+):([^:.]+)$/.exec(id) ?? [];
    if (path === undefined || name === undefined) continue;
    const other = topSymbols.find((each) => !each.id.includes(`:${path}:`)) ?? { id };
    return {
      id,
      otherId: other.id,
      name,
      path,
      folder: path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.',
    };
  }
  throw new Error('The repository has no symbol to ask about.');
}

function sum(cost: Cost, other: Cost | undefined): Cost {
  if (!other) return cost;
  return {
    seconds: cost.seconds + other.seconds,
    cpuSeconds: cost.cpuSeconds + other.cpuSeconds,
    memory: Math.max(cost.memory, other.memory),
  };
}

function medians(costs: readonly Cost[]): Cost | null {
  if (costs.length === 0) return null;
  return {
    seconds: median(costs.map(({ seconds }) => seconds)),
    cpuSeconds: median(costs.map(({ cpuSeconds }) => cpuSeconds)),
    memory: median(costs.map(({ memory }) => memory)),
  };
}
