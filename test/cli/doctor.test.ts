import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { checkNode } from '../../src/cli/doctor/check-machine.ts';
import { findProgram } from '../../src/cli/doctor/find-program.ts';
import { fixture, program, scratch, treeatlas } from './run-treeatlas.ts';

interface Report {
  ok: boolean;
  checks: { name: string; status: string; found: string; next?: string }[];
  transcript: { request: string; answer: string[]; tokens: number; isError: boolean }[];
}

/** A folder with this command, before the folders of the path that programs need. */
function pathWith(name: string, text?: string): string {
  const folder = join(scratch(), 'bin');
  mkdirSync(folder);
  if (text === undefined) symlinkSync(program, join(folder, name));
  else {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  return [folder, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
}

async function doctor(cwd: string, path: string) {
  const { code, stdout, stderr } = await treeatlas(['doctor', '--json'], { cwd, env: { PATH: path } });
  return { code, stderr, report: JSON.parse(stdout) as Report };
}

/** A server that no client gives roots needs a repository. */
function repository(): string {
  const cwd = fixture('tiny-typescript');
  mkdirSync(join(cwd, '.git'));
  return cwd;
}

const statusOf = ({ checks }: Report, name: string) => checks.find((check) => check.name === name)?.status;

it('asks the server of the entry where a symbol is defined, who uses it and what breaks', async () => {
  const cwd = repository();
  const path = pathWith('treeatlas');
  expect((await treeatlas(['init', '--agents'], { cwd })).code).toBe(0);
  const { code, report } = await doctor(cwd, path);
  expect(code).toBe(0);
  expect(report.ok).toBe(true);
  for (const name of ['AGENTS.md', '.mcp.json', 'command', 'repository', 'server'])
    expect(statusOf(report, name), name).toBe('ok');
  expect(report.transcript.map(({ request }) => request.split(' ')[0])).toEqual([
    ...['initialize', 'tools/list', 'find', 'find_references', 'impact'],
  ]);
  expect(report.transcript.at(-2)?.answer[0]).toMatch(/^\d+ references to class:src\/cart\.ts:Cart/);
  const { stdout } = await treeatlas(['doctor'], { cwd, env: { PATH: path } });
  expect(stdout).toMatch(/^> find_references \{.*\} \(\d+ tokens, \d+ ms\)\n {2}\d+ references to /m);
});

it('says what to do if clients cannot start the server', async () => {
  const cwd = repository();
  await treeatlas(['init', '--agents'], { cwd });
  const { code, report } = await doctor(cwd, `${dirname(process.execPath)}:/usr/bin:/bin`);
  expect(code).toBe(1);
  expect(report.checks.find(({ name }) => name === 'command')).toMatchObject({
    status: 'failed',
    next: expect.stringContaining('npm link') as string,
  });
  // This program answers all the same.
  expect(statusOf(report, 'server')).toBe('ok');
});

it('reports a server that ends, with its last words', async () => {
  const cwd = fixture('tiny-typescript');
  const { code, report } = await doctor(
    cwd,
    pathWith('treeatlas', '#!/bin/sh\necho "no memory" >&2\nexit 7\n'),
  );
  expect(code).toBe(1);
  expect(report.checks.at(-1)).toMatchObject({ name: 'server', status: 'failed' });
  expect(report.checks.at(-1)?.found).toMatch(/exit code 7.*no memory/);
});

it.each(['null', '42', '[]', '{"id":1,"error":"x"}', '{"id":1,"error":{}}', 'hello'])(
  'reports a server that prints %s',
  async (line) => {
    const { code, report } = await doctor(
      fixture('tiny-typescript'),
      pathWith('treeatlas', `#!/bin/sh\necho '${line}'\ncat > /dev/null\n`),
    );
    expect(code).toBe(1);
    expect(report.checks.at(-1)).toMatchObject({
      name: 'server',
      found: `The server printed a line that is no message of MCP: ${line}`,
    });
  },
);

it('says which answer is none of MCP', async () => {
  const line = '{"jsonrpc":"2.0","id":1,"result":null}';
  const path = pathWith('treeatlas', `#!/bin/sh\necho '${line}'\ncat > /dev/null\n`);
  const { report } = await doctor(fixture('tiny-typescript'), path);
  expect(report.checks.at(-1)?.found).toBe('The answer to initialize is none of MCP');
});

it('leaves no process of a server that a script starts and that does not end', async () => {
  const script = '#!/bin/sh\nsleep 1000 &\necho $! > "$(dirname "$0")/pid"\necho hello\nexit 0\n';
  const path = pathWith('treeatlas', script);
  const { code } = await doctor(fixture('tiny-typescript'), path);
  expect(code).toBe(1);
  const pid = Number(readFileSync(join(path.split(delimiter)[0] ?? '', 'pid'), 'utf8'));
  // A process that nobody has waited for is still known, but does nothing.
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000);
});

it('starts no command that came with the repository', async () => {
  const cwd = fixture('tiny-typescript');
  const script = join(cwd, 'evil.sh');
  writeFileSync(script, `#!/bin/sh\ntouch ${join(cwd, 'ran')}\n`);
  chmodSync(script, 0o755);
  const entry = { mcpServers: { treeatlas: { command: script, args: ['mcp'] } } };
  writeFileSync(join(cwd, '.mcp.json'), JSON.stringify(entry));
  const { report } = await doctor(cwd, pathWith('treeatlas'));
  expect(report.checks.find(({ name }) => name === '.mcp.json')).toMatchObject({ status: 'warning' });
  expect(() => readFileSync(join(cwd, 'ran'))).toThrow('ENOENT');
  mkdirSync(join(cwd, 'bin'));
  symlinkSync(program, join(cwd, 'bin', 'treeatlas'));
  expect(findProgram('treeatlas', cwd, join(cwd, 'bin'))).toBeUndefined();
  expect(findProgram('treeatlas', join(cwd, 'src'), join(cwd, 'bin'))).toBe(join(cwd, 'bin', 'treeatlas'));
});

it('says that an empty folder has no code, and starts nothing', async () => {
  const { code, report, stderr } = await doctor(scratch(), pathWith('treeatlas'));
  expect({ code, transcript: report.transcript }).toEqual({ code: 1, transcript: [] });
  expect(report.checks.find(({ name }) => name === 'repository')).toMatchObject({ status: 'failed' });
  expect(stderr).toContain('1 check failed.');
});

it('an old Node is too old', () => {
  expect(checkNode('18.20.0')).toMatchObject({ status: 'failed' });
  expect(checkNode('20.0.0')).toMatchObject({ status: 'ok' });
});
