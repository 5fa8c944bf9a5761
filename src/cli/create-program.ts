import { Command } from 'commander';
import { packageVersion } from '../base/program-files.ts';
import { exampleHelp } from './examples.ts';
import { exitCodeHelp } from './exit-codes.ts';
import { isOwnCommand } from './own-command-names.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Zod reads its settings here when it is loaded, so they can be set without loading it. */
type ZodSettings = typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };

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

/** Returns the program without commands. */
export function createProgram(terminal: Terminal): Command {
  return new Command('treeatlas')
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
}

export function addExamples(program: Command): void {
  for (const command of program.commands) command.addHelpText('after', exampleHelp(command.name()));
}

/**
 * Keeps Zod from compiling schemas, which takes longer than checking one value, which is all that a question does. Call it before
 * Zod is loaded.
 */
export function checkWithoutCompiling(): void {
  (globalThis as ZodSettings).__zod_globalConfig = { jitless: true };
}

/** An empty path most often comes from an unset variable, so it must not mean the current folder. */
function refuseEmpty(command: Command): void {
  const options = command.opts<Record<string, unknown>>();
  const paths = isOwnCommand(command.name())
    ? [...command.args, ...Object.values(options)]
    : [options['repo'], options['path'], options['config']];
  if (paths.includes(''))
    throw new UsageError(
      'A path is empty. Name a folder or an address, or omit the path for the current folder.',
    );
}
