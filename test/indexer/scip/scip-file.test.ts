import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readScipParts } from '../../../src/indexer/scip/scip-file.ts';
import { scratchFolder } from '../source/scratch.ts';

const read = (file: string) => [...readScipParts({ file, name: 'index.scip' })];

it.each([
  ['is not a file', (file: string) => mkdirSync(file)],
  ['is empty', (file: string) => writeFileSync(file, '')],
  ['is damaged', (file: string) => writeFileSync(file, 'no index')],
])('an index that %s is named', (message, make) => {
  const file = join(scratchFolder(), 'index.scip');
  make(file);
  expect(() => read(file)).toThrow(`index.scip ${message}`);
});

it.skipIf(process.platform === 'win32')('does not wait for the writer of a pipe', () => {
  const file = join(scratchFolder(), 'index.scip');
  execFileSync('mkfifo', [file]);
  expect(() => read(file)).toThrow('index.scip is not a file');
});
