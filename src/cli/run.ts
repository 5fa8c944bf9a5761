import { Command, CommanderError } from 'commander';
import { exitCode, exitCodeHelp } from './exit-codes.ts';
import { packageVersion } from '../base/program-files.ts';
import { exampleHelp } from './examples.ts';
import { ownCommands } from './own-commands.ts';
import { reportError } from './report-error.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Zod reads its settings here when it is loaded, so they can be set without loading it. */
type ZodSettings = typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };

/** Commands that check many values with the same schemas. */
const servers: ReadonlySet<string> = new Set(['build', 'serve', 'mcp']);

const examples = `
Examples:
  treeatlas build                              build an atlas of this repository in ./atlas
  treeatlas build ../app --out /tmp/app        build an atlas of another repository
  treeatlas serve                              browse the repository while you work on it
  treeatlas code-tree src --max-depth 1        query it on the command line …
  treeatlas find-references Cart.total --json  … or from a script
  treeatlas overview --repo ./atlas            query an atlas that was built before
  treeatlas mcp https://example.org/atlas/     answer agents from a published atlas
  treeatlas export > graph.ndjson              export the whole graph

${exitCodeHelp}`;

/** Runs a command line, given without the program's name, and returns the exit code. Never throws. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  // The option is valid for all commands, in any position.
  const verbose = args.includes('--verbose');
  const words = args.filter((word) => word !== '--verbose');
  try {
    const program = await createProgram(words, terminal);
    await program.parseAsync(words, { from: 'user' });
    return exitCode.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage;
    return reportError(terminal, error, verbose);
  }
}

async function createProgram(args: readonly string[], terminal: Terminal): Promise<Command> {
  const program = new Command('treeatlas')
    .description(
      'Turns a source repository into a browsable atlas: a static web site and JSON at the same addresses.',
    )
    .version(packageVersion(), '-V, --version')
    .option('--verbose', 'print the causes of errors')
    .configureHelp({
      helpWidth: terminal.columns,
      showGlobalOptions: true,
      subcommandTerm: (command) => command.name(),
    })
    .helpCommand(false)
    .showSuggestionAfterError()
    .addHelpText('after', examples)
    .exitOverride()
    .hook('preAction', (_program, command) => refuseEmpty(command))
    .configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
    });
  const wanted = args.find((argument) => !argument.startsWith('-'));
  program.commandsGroup('Build and publish:');
  for (const addCommand of ownCommands.values()) addCommand(program, terminal);
  const isVersion = args[0] === '--version' || args[0] === '-V';
  // Compiling a schema takes longer than checking one value with it, which is all that a question does.
  if (!isVersion && !servers.has(wanted ?? ''))
    (globalThis as ZodSettings).__zod_globalConfig = { jitless: true };
  // Operations take longer to load.
  if (!isVersion && !(wanted !== undefined && ownCommands.has(wanted)))
    await addOperations(program, terminal, wanted);
  for (const command of program.commands) command.addHelpText('after', exampleHelp(command.name()));
  return program;
}

/** An empty path most often comes from an unset variable, so it must not mean the current folder. */
function refuseEmpty(command: Command): void {
  const options = command.opts<Record<string, unknown>>();
  const isOwn = ownCommands.has(command.name());
  const paths = isOwn
    ? [...command.args, ...Object.values(options)]
    : [options['repo'], options['path'], options['config']];
  if (paths.includes(''))
    throw new UsageError(
      'A path is empty. Name a folder or an address, or omit the path for the current folder.',
    );
}

/** Adds the commands of operations; only the wanted one, if there is one of that name, since each takes a while to describe. */
async function addOperations(
  program: Command,
  terminal: Terminal,
  wanted: string | undefined,
): Promise<void> {
  const [{ operations, contractOperations }, { commandName, operationCommand }, { deadCodeEffects }] =
    await Promise.all([
      import('../operations/index.ts'),
      import('./operation-command.ts'),
      import('./dead-code/effects.ts'),
    ]);
  const effects = new Map(['dead_code', 'deadcode'].map((name) => [name, deadCodeEffects]));
  program.commandsGroup('Query (all take --repo and --json):');
  // The command of that name replaces the operation: every command indexes the repository anyway.
  const own = operations.filter(({ name }) => !ownCommands.has(name));
  const all = [...own, ...contractOperations];
  const only = all.find(({ name }) => wanted === name || wanted === commandName(name));
  for (const operation of only ? [only] : all) {
    const command = operationCommand(operation, terminal, effects.get(operation.name));
    // The help lists each operation once, under our name.
    program.addCommand(command.copyInheritedSettings(program), { hidden: !own.includes(operation) });
  }
}
