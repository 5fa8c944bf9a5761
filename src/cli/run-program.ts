import { CommanderError, type Command } from 'commander';
import { exitCode } from './exit-codes.ts';
import { reportError } from './report-error.ts';
import type { Terminal } from './terminal.ts';

/** Runs the program that `create` returns and returns the exit code. Never throws. */
export async function runProgram(
  args: readonly string[],
  terminal: Terminal,
  create: (words: readonly string[]) => Promise<Command>,
): Promise<number> {
  // The option is valid for all commands, in any position.
  const verbose = args.includes('--verbose');
  const words = args.filter((word) => word !== '--verbose');
  try {
    const program = await create(words);
    await program.parseAsync(words, { from: 'user' });
    return exitCode.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage;
    return reportError(terminal, error, verbose);
  }
}
