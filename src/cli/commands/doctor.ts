import { packageVersion } from '../../base/program-files.ts';
import { errorMessage } from '../../base/error-message.ts';
import { repositoryRoot } from '../../host/repository-root.ts';
import { resolveProjectFolder } from '../../host/resolve-project-folder.ts';
import { count, counted } from '../../render/counted.ts';
import { printable, printableLine } from '../../render/printable.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { readIndex } from '../../query/read.ts';
import type { ConfigOptions } from '../config-options.ts';
import { checkAgents } from '../doctor/check-agents.ts';
import { checkCache, checkGit, checkNode } from '../doctor/check-machine.ts';
import { checkRepository } from '../doctor/check-repository.ts';
import type { Check } from '../doctor/check.ts';
import { findProgram } from '../doctor/find-program.ts';
import { talkTo, type Exchange } from '../doctor/transcript.ts';
import { serverCommand } from '../init/mcp-clients.ts';
import { openAtlasWithProgress } from '../open-atlas-with-progress.ts';
import { paint, writeOut, type Terminal } from '../terminal.ts';

export interface DoctorOptions extends ConfigOptions {
  json?: boolean;
}

/** Prints whether agents can use a repository. Throws if something failed. */
export async function doctor(
  terminal: Terminal,
  path: string | undefined,
  { json = false, ...project }: DoctorOptions,
): Promise<void> {
  const checks: Check[] = [];
  const transcript: Exchange[] = [];
  const print = (text: string): Promise<void> => (json ? Promise.resolve() : writeOut(terminal, `${text}\n`));
  const report = async (...found: Check[]): Promise<void> => {
    checks.push(...found);
    for (const check of found) await print(checkText(terminal, check));
  };
  const root = await repositoryRoot(await resolveProjectFolder(path ?? '.', terminal.cwd));
  await report(checkNode(), await checkGit(root), checkCache(root));
  const index = await openIndex(terminal, root, project, report);
  const agents = checkAgents(root);
  await report(...agents.checks);
  const program = findProgram(serverCommand.command, root);
  await report(programCheck(program, agents.hasEntry));
  if (index) {
    // Without a program on the path, this one shows whether the rest works.
    const server = program ?? process.execPath;
    const args = program ? serverCommand.args : [process.argv[1] ?? '', ...serverCommand.args];
    await print(`\nA client starts ${program ? 'treeatlas mcp' : 'this program'}:`);
    const onExchange = (exchange: Exchange): void => void transcript.push(exchange);
    const talk = talkTo(
      { command: server, args, cwd: root },
      index,
      packageVersion(),
      terminal.signal,
      onExchange,
    );
    const problem = await talk.then(() => undefined, errorMessage);
    terminal.signal.throwIfAborted();
    for (const exchange of transcript) await print(exchangeText(terminal, exchange));
    await print('');
    await report(serverCheck(transcript, problem));
  }
  const failed = checks.filter(({ status }) => status === 'failed').length;
  if (json)
    await writeOut(
      terminal,
      `${printable(JSON.stringify({ ok: failed === 0, checks, transcript }, null, 2))}\n`,
    );
  if (failed > 0) throw new Error(`${counted(failed, 'check')} failed.`);
}

/** Returns the index of the repository if it has code. */
async function openIndex(
  terminal: Terminal,
  root: string,
  project: ConfigOptions,
  report: (check: Check) => Promise<void>,
): Promise<AtlasIndex | undefined> {
  let check: Check;
  let index: AtlasIndex | undefined;
  try {
    index = await readIndex(await openAtlasWithProgress(terminal, root, project));
    check = checkRepository(root, index);
  } catch (error) {
    terminal.signal.throwIfAborted();
    check = { name: 'repository', status: 'failed', found: errorMessage(error) };
  }
  await report(check);
  return check.status === 'failed' ? undefined : index;
}

function programCheck(program: string | undefined, isNeeded: boolean): Check {
  const name = 'command';
  if (program !== undefined) return { name, status: 'ok', found: `treeatlas is ${program}` };
  const status = isNeeded ? 'failed' : 'warning';
  const next =
    'Install Treeatlas, or run npm link in a clone of it, so that clients and agents find the command.';
  return { name, status, found: 'treeatlas is not on the path', next };
}

function serverCheck(transcript: readonly Exchange[], problem: string | undefined): Check {
  const wrong = transcript.find(({ isError }) => isError);
  const found = problem ?? (wrong && `${wrong.request}: ${wrong.answer.join(' ')}`);
  if (found !== undefined)
    return { name: 'server', status: 'failed', found, next: 'Run treeatlas mcp to see its messages.' };
  return { name: 'server', status: 'ok', found: `${counted(transcript.length, 'request')} answered` };
}

const colors = { ok: 'green', warning: 'yellow', failed: 'red' } as const;

function checkText(terminal: Terminal, { name, status, found, next }: Check): string {
  const line = `${paint(terminal, colors[status], status.padEnd(8))} ${printableLine(name)}: ${printableLine(found)}`;
  return next === undefined ? line : `${line}\n         ${printableLine(next)}`;
}

function exchangeText(terminal: Terminal, { request, answer, omitted, tokens, ms }: Exchange): string {
  const costs = paint(terminal, 'dim', `(${count(tokens)} tokens, ${count(ms)} ms)`);
  const lines = answer.map((line) => `  ${printableLine(line)}`);
  const more = omitted > 0 ? [`  … and ${counted(omitted, 'more line')}`] : [];
  return [`> ${printableLine(request)} ${costs}`, ...lines, ...more].join('\n');
}
