import type { Command } from 'commander';
import { addBuildCommand } from './commands/build-command.ts';
import { addCleanCommand } from './commands/clean-command.ts';
import { addExportCommand } from './commands/export-command.ts';
import { addIndexCommand } from './commands/index-command.ts';
import { addMcpCommand } from './commands/mcp-command.ts';
import { addReadCommand } from './commands/read-command.ts';
import { addServeCommand } from './commands/serve-command.ts';
import type { Terminal } from './terminal.ts';

type AddCommand = (program: Command, terminal: Terminal) => void;

/**
 * The commands that are not operations, by name, in the order of the help. Each loads its implementation only when it
 * runs.
 */
export const ownCommands: ReadonlyMap<string, AddCommand> = new Map([
  ['build', addBuildCommand],
  ['serve', addServeCommand],
  ['mcp', addMcpCommand],
  ['read', addReadCommand],
  ['index', addIndexCommand],
  ['clean', addCleanCommand],
  ['export', addExportCommand],
]);
