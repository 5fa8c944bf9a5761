import type { Command } from 'commander';
import { addBenchCommand } from './commands/bench-command.ts';
import { addBuildCommand } from './commands/build-command.ts';
import { addCleanCommand } from './commands/clean-command.ts';
import { addCommentCommand } from './commands/comment-command.ts';
import { addDoctorCommand } from './commands/doctor-command.ts';
import { addExportCommand } from './commands/export-command.ts';
import { addHubCommand } from './commands/hub-command.ts';
import { addIndexCommand } from './commands/index-command.ts';
import { addInitCommand } from './commands/init-command.ts';
import {
  addLinkCommand,
  addMergeCommand,
  addPlanCommand,
  addRenderCommand,
} from './commands/job-commands.ts';
import { addMcpCommand } from './commands/mcp-command.ts';
import { addReadCommand } from './commands/read-command.ts';
import { addServeCommand } from './commands/serve-command.ts';
import { addVerifyCommand } from './commands/verify-command.ts';
import { addWatchCommand } from './commands/watch-command.ts';
import type { OwnCommandName } from './own-command-names.ts';
import type { Terminal } from './terminal.ts';

type AddCommand = (program: Command, terminal: Terminal) => void;

/** Adds each command that is not an operation. Each loads its implementation only when it runs. */
export const ownCommands: Readonly<Record<OwnCommandName, AddCommand>> = {
  build: addBuildCommand,
  serve: addServeCommand,
  watch: addWatchCommand,
  mcp: addMcpCommand,
  hub: addHubCommand,
  init: addInitCommand,
  doctor: addDoctorCommand,
  read: addReadCommand,
  index: addIndexCommand,
  clean: addCleanCommand,
  export: addExportCommand,
  comment: addCommentCommand,
  bench: addBenchCommand,
  plan: addPlanCommand,
  link: addLinkCommand,
  render: addRenderCommand,
  merge: addMergeCommand,
  verify: addVerifyCommand,
};
