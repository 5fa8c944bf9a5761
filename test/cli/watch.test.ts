import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { runCli } from '../../src/cli/run.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';
import { fakeTerminal } from './fake-terminal.ts';

/** Watches a repository with a change until the first line is written. */
async function firstLine(...options: string[]) {
  const repository = temporaryRepository();
  onTestFinished(() => repository.remove());
  repository.commit({ 'a.ts': 'export const a = 1;\n', 'b.ts': 'export const b = 1;\n' }, 'one');
  writeFileSync(join(repository.root, 'a.ts'), 'export const a = 2;\n');
  // The direction of text could make a terminal show another name.
  writeFileSync(join(repository.root, 'c\u202e.ts'), 'export const c = 1;\n');
  const interrupt = new AbortController();
  let line = '';
  const out = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      line += text;
      interrupt.abort();
      done();
    },
  });
  const terminal = fakeTerminal({ cwd: repository.root, signal: interrupt.signal, out });
  await runCli(['watch', ...options], terminal);
  return { line, notes: terminal.stderr(), root: repository.root };
}

it('prints a line for each snapshot', async () => {
  const { line, notes, root } = await firstLine();
  expect(line).toMatch(/^\d\d:\d\d:\d\d start {2}2 files: a\.ts, \+c\\u202e\.ts {2}\(\d+ symbols\)\n$/);
  expect(notes).toContain(`Watching ${root}.`);
});

it('prints JSON that is safe to show', async () => {
  const { line } = await firstLine('--json');
  expect(line).not.toContain('\u202e');
  expect(JSON.parse(line)).toMatchObject({
    trigger: 'start',
    branch: 'main',
    filesChanged: { total: 2, changed: ['a.ts'], added: ['c\u202e.ts'] },
  });
});
