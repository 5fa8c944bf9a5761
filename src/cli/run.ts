import type { Command } from 'commander';
import { addExamples, checkWithoutCompiling, createProgram } from './create-program.ts';
import { isOwnCommand, ownCommandNames } from './own-command-names.ts';
import { ownCommands } from './own-commands.ts';
import { runProgram } from './run-program.ts';
import type { Terminal } from './terminal.ts';

/** Commands that check many values with the same schemas. */
const servers: ReadonlySet<string> = new Set(['build', 'serve', 'mcp']);

/** Runs a command line, given without the program's name, and returns the exit code. Never throws. */
export function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  return runProgram(args, terminal, (words) => programFor(words, terminal));
}

async function programFor(args: readonly string[], terminal: Terminal): Promise<Command> {
  const program = createProgram(terminal);
  const wanted = args.find((argument) => !argument.startsWith('-'));
  program.commandsGroup('Build and publish:');
  for (const name of ownCommandNames) ownCommands[name](program, terminal);
  const isVersion = args[0] === '--version' || args[0] === '-V';
  if (!isVersion && !servers.has(wanted ?? '')) checkWithoutCompiling();
  // Operations take longer to load.
  if (!isVersion && !(wanted !== undefined && isOwnCommand(wanted)))
    await addOperations(program, terminal, wanted);
  addExamples(program);
  return program;
}

/** Adds the commands of operations; only the wanted one, if there is one of that name, since each takes a while to describe. */
async function addOperations(
  program: Command,
  terminal: Terminal,
  wanted: string | undefined,
): Promise<void> {
  const [{ loadContractOperations, loadOperations }, { commandName, operationCommand }, { effectsOf }] =
    await Promise.all([
      import('../features/operations.ts'),
      import('./operation-command.ts'),
      import('./effects-of.ts'),
    ]);
  program.commandsGroup('Query (all take --repo and --json):');
  // The command of that name replaces the operation: every command indexes the repository anyway.
  const own = (await loadOperations()).filter(({ name }) => !isOwnCommand(name));
  const all = [...own, ...(await loadContractOperations())];
  const only = all.find(({ name }) => wanted === name || wanted === commandName(name));
  for (const operation of only ? [only] : all) {
    const command = operationCommand(operation, terminal, await effectsOf(operation.name));
    // The help lists each operation once, under our name.
    program.addCommand(command.copyInheritedSettings(program), { hidden: !own.includes(operation) });
  }
}
