import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCli } from '../../src/cli/run.ts';
import { writeAtlas } from '../support/write-atlas.ts';
import { fakeTerminal } from './fake-terminal.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-hub-')));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const terminal = fakeTerminal({ cwd: root });
  const code = await runCli(words, terminal);
  return { code, out: terminal.stdout(), err: terminal.stderr() };
}

it('treeatlas hub writes a hub that can be asked, and fails after writing if an atlas cannot be read', async () => {
  await writeAtlas(join(root, 'tax'), 'tax', { 'tax.ts': 'export function rate() {}\n' });
  expect((await run('hub', 'tax', '--out', 'hub')).code).toBe(0);
  expect((await run('hub-find', 'rate', '--repo', 'hub')).out).toContain('tax.ts:1');
  const page = join(root, 'hub/index.html');
  expect(existsSync(page)).toBe(true);
  expect((await run('hub', 'tax', '--out', 'hub', '--no-pages')).code).toBe(0);
  expect(existsSync(page)).toBe(false);

  const failed = await run('hub', 'tax', 'gone', '--out', 'hub');
  expect(failed.code).toBe(1);
  expect(failed.err).toContain('1 atlas could not be read');
  expect((await run('hub-find', 'rate', '--repo', 'hub')).code).toBe(0);

  expect((await run('hub', '--out', 'hub')).code).toBe(2);
  expect((await run('find', 'rate', '--repo', 'hub')).err).toContain('This is a hub of several atlases');
});
