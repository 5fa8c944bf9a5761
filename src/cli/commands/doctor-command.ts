import type { Command } from 'commander';
import { withConfigOptions } from '../config-options.ts';
import type { Terminal } from '../terminal.ts';
import type { DoctorOptions } from './doctor.ts';

export function addDoctorCommand(program: Command, terminal: Terminal): void {
  withConfigOptions(program.command('doctor [path]'))
    .summary('check that agents can use this repository')
    .description(
      'Checks the machine, the repository and the files that agents read, then starts the server that clients start, asks it as a client does, and prints the answers. Fails if something does not work.',
    )
    .option('--json', 'print the result as JSON')
    .action(async (path: string | undefined, options: DoctorOptions) => {
      const { doctor } = await import('./doctor.ts');
      await doctor(terminal, path, options);
    });
}
