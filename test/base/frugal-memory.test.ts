import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-test-')));
afterAll(() => rmSync(folder, { recursive: true }));

const program = join(folder, 'program.mjs');
const other = join(folder, 'other.mjs');
const module = new URL('../../src/base/frugal-memory.ts', import.meta.url).href;
for (const file of [program, other])
  writeFileSync(
    file,
    `import { restartFrugal } from ${JSON.stringify(module)};
restartFrugal(${JSON.stringify(program)});
console.log(JSON.stringify({ options: process.execArgv, words: process.argv.slice(2), pid: process.pid }));
`,
  );

/** Returns what the program printed, each time that it reached its end. */
function run(file: string, words: readonly string[], nodeOptions = ''): unknown[] {
  const printed = execFileSync(process.execPath, [file, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_OPTIONS: nodeOptions },
  });
  return printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test.runIf(process.platform === 'linux' && 'execve' in process)(
  'a program restarts itself once with the limits, and keeps its arguments',
  () => {
    expect(run(program, ['build', 'a folder', '--json'])).toMatchObject([
      { options: ['--max-semi-space-size=8'], words: ['build', 'a folder', '--json'] },
    ]);
  },
);

test('a limit of the user stays, and a program that another one loads does not restart it', () => {
  expect(run(program, ['x'], '--max-semi-space-size=4')).toMatchObject([{ options: [], words: ['x'] }]);
  expect(run(other, ['x'])).toMatchObject([{ options: [], words: ['x'] }]);
});
