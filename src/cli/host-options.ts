import type { TrustRequest } from '../config/trust.ts';
import type { HostOptions } from '../host/project-options.ts';
import { printableLine } from '../render/printable.ts';
import type { StageProgress } from './stages.ts';
import { note, paint, type Terminal } from './terminal.ts';

/** Connects a host to the terminal. */
export function hostOptions(terminal: Terminal, onProgress?: (progress: StageProgress) => void): HostOptions {
  return {
    cwd: terminal.cwd,
    signal: terminal.signal,
    onNotice: (message) => note(terminal, message),
    onWarning: (message) => note(terminal, `${paint(terminal, 'yellow', 'warning:')} ${message}`),
    onProgress,
    confirm: createConfirm(terminal),
  };
}

/** Returns a function that asks the user whether code may run; undefined if nobody can answer. */
function createConfirm({ ask }: Terminal): HostOptions['confirm'] {
  if (!ask) return undefined;
  return async ({ file, hasChanged }: TrustRequest) => {
    const answer = await ask(
      [
        `${printableLine(file)} is code that came with the repository${hasChanged ? ', and has changed since you trusted it' : ''}.`,
        'It can do everything that you can, with your files and your network. Read it before you trust it.',
        'Run it now, and in future until it changes? [y/N] ',
      ].join('\n'),
    );
    return /^y(es)?$/i.test(answer.trim());
  };
}
