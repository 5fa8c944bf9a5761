import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askLine } from '../../src/cli/terminal.ts';

function person() {
  const input = new PassThrough();
  const output = new PassThrough();
  const stop = new AbortController();
  return { input, output, stop, answer: askLine('Sure? ', { input, output, signal: stop.signal }) };
}

it('asks and reads one line', async () => {
  const { input, output, answer } = person();
  input.write('y\nmore\n');
  expect(await answer).toBe('y');
  expect(String(output.read())).toBe('Sure? ');
});

it('treats the end of the input as no answer', async () => {
  const { input, answer } = person();
  input.end();
  expect(await answer).toBe('');
});

it('ends when it is interrupted', async () => {
  const { stop, answer } = person();
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
