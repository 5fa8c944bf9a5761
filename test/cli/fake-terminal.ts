import { Writable } from 'node:stream';
import type { Terminal } from '../../src/cli/terminal.ts';

export interface FakeTerminal extends Terminal {
  /** What was written so far. */
  stdout(): string;
  stderr(): string;
}

export function fakeTerminal(overrides: Partial<Terminal> = {}): FakeTerminal {
  const out = collector();
  const err = collector();
  return {
    out: out.stream,
    err: err.stream,
    live: false,
    color: false,
    columns: 80,
    cwd: process.cwd(),
    signal: new AbortController().signal,
    ...overrides,
    stdout: out.text,
    stderr: err.text,
  };
}

function collector(): { stream: Writable; text: () => string } {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { stream, text: () => text };
}
