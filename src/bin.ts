#!/usr/bin/env node
// The entry of the program: puts the faces together and gives the process its exit code.
import module from 'node:module';
import { interruptedCode } from './cli/exit-codes.ts';
import { version } from './cli/version.ts';
import { Interruption, interruptions, processTerminal } from './cli/terminal.ts';

/** Milliseconds after which whatever has not heeded a signal is waiting for something that may never come. */
const GRACE = 5000;

const stop = new AbortController();
for (const name of interruptions) {
  // The first one ends the work in good order, a second one at once. With the process its children end.
  process.on(name, () => {
    if (stop.signal.aborted) process.exit(interruptedCode[name]);
    stop.abort(new Interruption(name));
    setTimeout(() => process.exit(interruptedCode[name]), GRACE).unref();
  });
}

// Whoever reads the output may stop reading: `treeatlas code-tree | head` is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`error: Cannot write to standard output: ${error.message}.\n`);
  process.exit(1);
});
process.stderr.on('error', () => undefined);

// What was compiled once need not be compiled at every start. Node 20 cannot do that.
if ('enableCompileCache' in module) module.enableCompileCache();
const { runCli } = await import('./cli/run.ts');
const code = await runCli(process.argv.slice(2), processTerminal(stop.signal), {
  async serve({ toolset, text, ...options }) {
    const [{ serve }, { mcpRequestHandler, toolsetNamed }] = await Promise.all([
      import('./server/serve.ts'),
      import('./mcp/serve-mcp.ts'),
    ]);
    const speaker = { host: options, version: version(), toolset: toolsetNamed(toolset), text };
    return serve({ ...options, mcp: mcpRequestHandler(speaker, ({ message }) => options.onNotice(message)) });
  },
  async mcp({ host, toolset, text, signal, onNotice }) {
    const { serveMcpOverStdio, toolsetNamed } = await import('./mcp/serve-mcp.ts');
    const speaker = { host, version: version(), toolset: toolsetNamed(toolset), text };
    await serveMcpOverStdio(speaker, { signal, onError: ({ message }) => onNotice(message) });
  },
});
process.exit(code);
