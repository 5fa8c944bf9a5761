import { Command, CommanderError } from 'commander';
import { exitCode, exitCodeHelp } from './exit-codes.ts';
import type { Faces } from './faces.ts';
import { reportError, UsageError } from './report-error.ts';
import type { Terminal } from './terminal.ts';
import { version } from './version.ts';

/** Commands of our own; all others are operations, which take longer to load. */
const ownCommands = new Set(['build', 'serve', 'mcp', 'read', 'index', 'clean', 'export']);

const examples = `
Examples:
  treeatlas build                              make the atlas of this repository in ./atlas
  treeatlas build ../app --out /tmp/app        make that of another
  treeatlas serve                              read it in a browser while you work
  treeatlas code-tree src --max-depth 1        ask it on the command line …
  treeatlas find-references Cart.total --json  … or from a script
  treeatlas overview --path ./atlas            ask an atlas that was built before
  treeatlas mcp https://example.org/atlas/     answer agents from an atlas that is published
  treeatlas export > graph.ndjson              take the whole graph elsewhere

${exitCodeHelp}`;

/** Runs one command line, without the two words before it. Gives the exit code; never throws. */
export async function runCli(args: readonly string[], terminal: Terminal, faces: Faces): Promise<number> {
  // For all commands, wherever it stands.
  const verbose = args.includes('--verbose');
  const words = args.filter((word) => word !== '--verbose');
  try {
    const program = await makeProgram(words, terminal, faces);
    await program.parseAsync(words, { from: 'user' });
    return exitCode.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage;
    return reportError(terminal, error, verbose);
  }
}

async function makeProgram(args: readonly string[], terminal: Terminal, faces: Faces): Promise<Command> {
  const program = new Command('treeatlas')
    .description(
      'Turns a source repository into a browsable atlas: a static web site and JSON at the same addresses.',
    )
    .version(version(), '-V, --version')
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
  const { addOwnCommands } = await import('./own-commands.ts');
  addOwnCommands(program, terminal, faces);
  const isVersion = args[0] === '--version' || args[0] === '-V';
  if (!isVersion && !(wanted !== undefined && ownCommands.has(wanted)))
    await addOperations(program, terminal);
  return program;
}

/** An empty path is what a variable holds that was never set; it must not come to mean the current folder. */
function refuseEmpty(command: Command): void {
  const options = command.opts<Record<string, unknown>>();
  const isOwn = ownCommands.has(command.name());
  const places = isOwn ? [...command.args, ...Object.values(options)] : [options['path'], options['config']];
  if (places.includes(''))
    throw new UsageError(
      'A path is empty. Name a folder or an address, or leave it out for the current folder.',
    );
}

async function addOperations(program: Command, terminal: Terminal): Promise<void> {
  const [{ operations }, { operationCommand }, { deadCodeEffects }] = await Promise.all([
    import('../operations/index.ts'),
    import('./operation-command.ts'),
    import('./dead-code/effects.ts'),
  ]);
  const effects = new Map([['deadcode', deadCodeEffects]]);
  program.commandsGroup('Ask (all take --path and --json):');
  for (const operation of operations) {
    // The command of that name does the same, and each command reads the repository anew.
    if (ownCommands.has(operation.name)) continue;
    const command = operationCommand(operation, terminal, effects.get(operation.name));
    program.addCommand(command.copyInheritedSettings(program));
  }
}
