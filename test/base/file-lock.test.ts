import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tryLock } from '../../src/base/file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'treeatlas-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const module = new URL('../../src/base/file-lock.ts', import.meta.url).href;

function runChild(code: string): string {
  const source = `import { tryLock } from ${JSON.stringify(module)};\n${code}`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' });
}

test('a lock is held by one process, and free once it is released', () => {
  const file = join(folder, 'one.lock');
  const lock = tryLock(file);
  const ask = `console.log(tryLock(${JSON.stringify(file)}) !== undefined);`;
  expect(runChild(ask).trim()).toBe('false');
  lock?.release();
  expect(runChild(ask).trim()).toBe('true');
});

test('a process that exits releases those of its locks that it still holds', () => {
  const [first, second] = [join(folder, 'first.lock'), join(folder, 'second.lock')];
  const left = runChild(`
    import { existsSync } from 'node:fs';
    const [first, second] = ${JSON.stringify([first, second])};
    const [released] = [tryLock(first), tryLock(second)];
    released.release();
    console.log([existsSync(first), existsSync(second)].join());
    process.exit();
  `);
  expect(left.trim()).toBe('false,true');
  expect(existsSync(second)).toBe(false);
});

test.each([
  ['the future', 86_400],
  ['the past', -86_400],
])('a lock of another machine with a time in %s does not block for ever', (_, shift) => {
  const file = join(folder, 'foreign.lock');
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere', start: '' }));
  expect(tryLock(file)).toBeUndefined();
  const seconds = Date.now() / 1000 + shift;
  utimesSync(file, seconds, seconds);
  const lock = tryLock(file);
  expect(lock).toBeDefined();
  lock?.release();
});
