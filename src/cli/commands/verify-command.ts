import type { Command } from 'commander';
import { withConfigOptions } from '../config-options.ts';
import { modelOption } from '../model-option.ts';
import { parsePositive } from '../parse-number.ts';
import { withPublishingOptions } from '../publishing-options.ts';
import type { Terminal } from '../terminal.ts';
import type { VerifyOptions } from './verify.ts';

export function addVerifyCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('verify [atlas]')
    .summary('check that an atlas is complete and undamaged, or what its commit gives')
    .description(
      'Compares the files of an atlas, in a folder or at an address (default: ./atlas), with the digests that it was published with, and says which version and grammars built it. With --rebuild, builds its commit again and compares all files byte by byte. Ends with exit code 4 if files differ.',
    )
    .option(
      '--rebuild [repository]',
      'build the commit of the atlas from this repository (default: that of the current folder) in a temporary folder, and compare. The choices of the build are inferred from the atlas, unless options below name them',
    )
    .option('--json', 'print the result as JSON')
    .option(
      '-w, --workers <n>',
      'number of worker processes and threads (default: the number of cores)',
      parsePositive,
    )
    .option('--name <name>', 'name of the repository (default: that of the atlas)')
    .option(...modelOption);
  withPublishingOptions(withConfigOptions(command)).action(
    async (atlas: string | undefined, options: VerifyOptions) => {
      const { verify } = await import('./verify.ts');
      await verify(terminal, atlas, options);
    },
  );
}
