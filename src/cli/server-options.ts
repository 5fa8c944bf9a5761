import type { Command } from 'commander';
import type { ProjectOptions } from '../host/project-options.ts';
import { withConfigOptions } from './config-options.ts';
import { modelOption } from './model-option.ts';
import { parsePort } from './parse-number.ts';

/** The options of commands that answer questions until they are interrupted. */
export interface ServerOptions extends Pick<
  ProjectOptions,
  'config' | 'trustConfig' | 'grammars' | 'scip' | 'model'
> {
  host: string;
  port?: number;
  /** The tools that MCP lists. */
  toolset: string;
  /** The form of answers over MCP. */
  answers: string;
}

/** Adds the options for `ServerOptions`. */
export function withServerOptions(command: Command): Command {
  return withConfigOptions(command)
    .option(
      '-p, --port <n>',
      'port to listen on; 0 chooses a free one (default: 4400, or the next free one)',
      parsePort,
    )
    .option(...modelOption)
    .option('--host <name>', 'address to listen on', '127.0.0.1')
    .option(
      '--toolset <name>',
      'tools that MCP lists: default, all or contracts; all can be called',
      'default',
    )
    .option(
      '--answers <form>',
      'form of answers over MCP: text, json (three times the tokens) or structured (with schemas)',
      'text',
    );
}
