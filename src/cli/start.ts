import { interruptedCode } from './exit-codes.ts';
import { Interruption, interruptions, processTerminal, type Terminal } from './terminal.ts';

/** Milliseconds that work has to end after a signal. Then the process ends, as the work may wait for ever. */
const GRACE = 5000;

/**
 * Handles signals and closed pipes, runs a command in the terminal of this process, and ends the process with the exit code. Returns
 * if `run` has none.
 *
 * A server (`isServer`) leaves signals to the system, which ends the process at once also while a long answer keeps its thread busy: a handler
 * would wait for that answer. It has nothing to put in order: its child processes end when their channel closes, and the locks of a process that
 * is gone do not count. Process 1 of a container is the exception, because the system ignores signals that it does not handle.
 */
export async function start(
  run: (terminal: Terminal) => Promise<number | undefined>,
  { isServer = false }: { isServer?: boolean } = {},
): Promise<void> {
  const stop = new AbortController();
  const onSignal = (name: NodeJS.Signals): void => {
    const known = interruptions.find((each) => each === name);
    if (!known) return;
    // The first signal ends the work in good order, a second one at once. Child processes end with this one.
    if (stop.signal.aborted) process.exit(interruptedCode[known]);
    stop.abort(new Interruption(known));
    setTimeout(() => process.exit(interruptedCode[known]), GRACE).unref();
  };
  const handled = isServer && process.pid !== 1 ? [] : interruptions;
  for (const name of handled) process.on(name, onSignal);
  process.stdout.on('error', endOnClosedPipe);
  process.stderr.on('error', ignore);
  const code = await run(processTerminal(stop.signal));
  if (code !== undefined) process.exit(code);
  for (const name of handled) process.off(name, onSignal);
  process.stdout.off('error', endOnClosedPipe);
  process.stderr.off('error', ignore);
}

/** A reader may close the pipe early: `treeatlas code-tree | head` is not a failure. */
function endOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`error: Cannot write to standard output: ${error.message}.\n`);
  process.exit(1);
}

function ignore(): void {
  // Nothing more can be said to a user whose terminal is closed.
}
