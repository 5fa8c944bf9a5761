import type { Command } from 'commander';
import type { ProjectOptions } from '../host/project-options.ts';

export type ConfigOptions = Pick<ProjectOptions, 'config' | 'trustConfig' | 'grammars' | 'scip'>;

/** Adds the options for `ConfigOptions`. */
export function withConfigOptions(command: Command): Command {
  return command
    .option('-c, --config <file>', 'configuration to use instead of treeatlas.config.*; code is run')
    .option('--no-config', 'use no configuration')
    .option(
      '--trust-config',
      "run the repository's treeatlas.config.ts, .js or .mjs this time, and let its treeatlas.config.json choose folders",
    )
    .option('--grammars <folder>', 'folder with grammars of your own, one folder each; their code is run')
    .option(
      '--scip <file>',
      'SCIP index made by a compiler, whose edges are added; repeatable',
      (file: string, files: readonly string[] | undefined) => [...(files ?? []), file],
    );
}
