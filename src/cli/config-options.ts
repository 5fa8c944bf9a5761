import type { Command } from 'commander';
import type { TrustRequest } from '../config/trust.ts';
import { printableLine } from '../render/printable.ts';
import type { Terminal } from './terminal.ts';

/** The options that choose a configuration. */
export interface ConfigOptions {
  /** A configuration to use instead of the repository's; false for none. */
  config?: string | false;
  /** Whether the repository's configuration is trusted for this run. */
  trustConfig?: boolean;
}

/** Adds the options for `ConfigOptions`. */
export function withConfigOptions(command: Command): Command {
  return command
    .option(
      '-c, --config <file>',
      'configuration to use instead of treeatlas.config.*; if it is code, it is run',
    )
    .option('--no-config', 'use no configuration')
    .option(
      '--trust-config',
      "run the repository's treeatlas.config.ts, .js or .mjs this time, and let its treeatlas.config.json choose folders",
    );
}

/** Returns a function that asks the user whether code may run; undefined where nobody can answer. */
export function confirmOn({ ask }: Terminal): ((request: TrustRequest) => Promise<boolean>) | undefined {
  if (!ask) return undefined;
  return async ({ file, hasChanged }) => {
    const answer = await ask(
      [
        `${printableLine(file)} is code that came with the repository${hasChanged ? ', and has changed since you trusted it' : ''}.`,
        'It can do whatever you can, with your files and your network. Read it before you trust it.',
        'Run it now, and in the future for as long as it does not change? [y/N] ',
      ].join('\n'),
    );
    return /^y(es)?$/i.test(answer.trim());
  };
}
