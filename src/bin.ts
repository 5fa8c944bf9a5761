#!/usr/bin/env node
// The entry of the program: handles signals and closed pipes, and sets the exit code of the process.
import module from 'node:module';
import { interruptedCode } from './cli/exit-codes.ts';
import { Interruption, interruptions, processTerminal } from './cli/terminal.ts';

/** Milliseconds that work has to end after a signal. Then the process ends, as the work may wait for ever. */
const GRACE = 5000;

const stop = new AbortController();
for (const name of interruptions) {
  // The first signal ends the work in good order, a second one at once. Child processes end with this one.
  process.on(name, () => {
    if (stop.signal.aborted) process.exit(interruptedCode[name]);
    stop.abort(new Interruption(name));
    setTimeout(() => process.exit(interruptedCode[name]), GRACE).unref();
  });
}

// A reader may close the pipe early: `treeatlas code-tree | head` is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`error: Cannot write to standard output: ${error.message}.\n`);
  process.exit(1);
});
process.stderr.on('error', () => undefined);

// Keeps compiled code for the next start. Node 20 lacks the function.
if ('enableCompileCache' in module) module.enableCompileCache();
const { runCli } = await import('./cli/run.ts');
process.exit(await runCli(process.argv.slice(2), processTerminal(stop.signal)));
