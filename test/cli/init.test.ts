import { execFileSync } from 'node:child_process';
import fs, {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { parse } from 'smol-toml';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listFiles } from '../../src/base/list-files.ts';
import { hookScript, instructionLines } from '../../src/cli/init/agent-texts.ts';
import { runCli } from '../../src/cli/run.ts';
import { fakeTerminal } from './fake-terminal.ts';
import { scratch } from './run-treeatlas.ts';

/** Runs the work while a file of this name cannot be replaced: permissions do not stop a superuser. */
async function whileUnwritable<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { renameSync } = fs;
  const spy = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (basename(String(to)) === name)
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
}

let root: string;

beforeEach(() => {
  root = join(realpathSync(scratch()), 'app');
  mkdirSync(join(root, '.git'), { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const contents = () => Object.fromEntries(listFiles(root).map((path) => [path, read(path)]));

async function init(...args: string[]) {
  const terminal = fakeTerminal({ cwd: root });
  const code = await runCli(['init', ...args], terminal);
  return { code, out: terminal.stdout(), err: terminal.stderr() };
}

const everything = {
  'AGENTS.md': '# Rules\n',
  'CLAUDE.md': 'No line end',
  'GEMINI.md': '',
  '.github/copilot-instructions.md': 'With\r\nWindows line ends\r\n',
  '.cursor/rules/own.mdc': 'rule\n',
  '.mcp.json': '{ "mcpServers": { "other": { "command": "x" } } }',
  '.cursor/mcp.json': '{\n    "mcpServers": {}\n}\n',
  '.vscode/mcp.json': '\ufeff{\n\t// servers\n\t"servers": {\n\t\t"a": {}, // why\n\t},\n}\n',
  '.codex/config.toml': 'model = "m"\n\n[mcp_servers.other]\ncommand = "x"\n',
  '.gemini/settings.json': '{}\n',
  'opencode.json': '{ "model": "m" }\n',
  '.claude/settings.json': '{\n  "hooks": { "PreToolUse": [{ "matcher": "Bash", "hooks": [] }] }\n}\n',
};

describe('treeatlas init --agents', () => {
  it('writes AGENTS.md, the skill and .mcp.json if there is nothing, and deletes them again', async () => {
    expect((await init('--agents')).code).toBe(0);
    expect(listFiles(root).sort()).toEqual(['.claude/skills/treeatlas/SKILL.md', '.mcp.json', 'AGENTS.md']);
    expect(read('AGENTS.md').split('\n')).toHaveLength(instructionLines.length + 3);
    expect(JSON.parse(read('.mcp.json'))).toEqual({
      mcpServers: { treeatlas: { command: 'treeatlas', args: ['mcp'] } },
    });
    expect(read('.claude/skills/treeatlas/SKILL.md')).toMatch(
      /^---\nname: treeatlas\ndescription: .+\n---\n/,
    );
    await init('--remove');
    expect(contents()).toEqual({});
    expect(existsSync(join(root, '.claude'))).toBe(false);
  });

  it('completes the files of every client, again without a change, and restores each byte', async () => {
    write(everything);
    await init('--agents', '--hook');
    const first = contents();
    for (const path of Object.keys(everything).filter((name) => name !== '.cursor/rules/own.mdc'))
      expect(first[path], path).not.toBe(everything[path as keyof typeof everything]);
    expect(first['.cursor/rules/treeatlas.mdc']).toContain('alwaysApply: true\n---\n');
    expect(first['.vscode/mcp.json']).toContain('\t\t"a": {}, // why\n\t\t"treeatlas": { "type": "stdio", ');
    expect(JSON.parse(first['opencode.json']!)).toMatchObject({
      mcp: { treeatlas: { type: 'local', command: ['treeatlas', 'mcp'] } },
    });
    expect(parse(first['.codex/config.toml']!)).toMatchObject({
      mcp_servers: { treeatlas: { command: 'treeatlas', args: ['mcp'] } },
    });
    expect(first['.github/copilot-instructions.md']).not.toMatch(/[^\r]\n/);
    expect(statSync(join(root, '.claude/hooks/read-skeleton.sh')).mode & 0o111).toBe(0o111);
    const { out } = await init('--agents', '--hook');
    expect(out).not.toMatch(/^(changed|created|kept)/m);
    expect(contents()).toEqual(first);
    await init('--remove');
    expect(contents()).toEqual(everything);
  });

  it('replaces an old block where it stands', async () => {
    write({ 'AGENTS.md': 'a\n<!-- treeatlas:begin -->\nold\n<!-- treeatlas:end -->\nb\n' });
    await init('--agents');
    expect(read('AGENTS.md')).toBe(
      `a\n<!-- treeatlas:begin -->\n${instructionLines.join('\n')}\n<!-- treeatlas:end -->\nb\n`,
    );
  });

  it('writes through a link once, and never out of the repository', async () => {
    write({ 'AGENTS.md': 'a\n', '../outside.md': 'theirs\n' });
    symlinkSync('AGENTS.md', join(root, 'CLAUDE.md'));
    symlinkSync('../outside.md', join(root, 'GEMINI.md'));
    mkdirSync(join(root, '..', 'elsewhere'));
    symlinkSync('../elsewhere', join(root, '.cursor'));
    const { code, out } = await init('--agents');
    expect(code).toBe(0);
    expect(out).toMatch(/^kept +GEMINI\.md: .* out of the repository$/m);
    expect(out).toMatch(/^kept +\.cursor\/mcp\.json: /m);
    expect(lstatSync(join(root, 'CLAUDE.md')).isSymbolicLink()).toBe(true);
    expect(read('CLAUDE.md').match(/treeatlas:begin/g)).toHaveLength(1);
    expect(read('../outside.md')).toBe('theirs\n');
    expect(listFiles(join(root, '..', 'elsewhere'))).toEqual([]);
  });

  it.each([
    ['.mcp.json', '{ "mcpServers": '],
    ['.cursor/mcp.json', '{ "mcpServers": [] }'],
    ['.codex/config.toml', 'mcp_servers = {}\n'],
    ['CLAUDE.md', 'a\n<!-- treeatlas:begin -->\n'],
  ])('names %s if it cannot be completed, and changes nothing', async (path, text) => {
    write({ 'AGENTS.md': 'a\n', [path]: text });
    const before = contents();
    const { code, err } = await init('--agents');
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(`error: ${path} `) as string });
    expect(contents()).toEqual(before);
  });

  it('says which path has a file for a folder', async () => {
    write({ '.claude': '' });
    const { code, out } = await init('--agents');
    expect(code).toBe(0);
    expect(out).toMatch(/^kept +\.claude\/skills\/treeatlas\/SKILL\.md: its path has a file for a folder/m);
    await init('--remove');
    expect(contents()).toEqual({ '.claude': '' });
  });

  it('takes all changes back if a file cannot be written', async () => {
    write({ 'AGENTS.md': 'a\n' });
    const { code, err } = await whileUnwritable('.mcp.json', () => init('--agents'));
    expect({ code, err }).toEqual({
      code: 3,
      err: expect.stringMatching(
        /^error: \.mcp\.json cannot be changed: EACCES.*Nothing was changed\./,
      ) as string,
    });
    expect(contents()).toEqual({ 'AGENTS.md': 'a\n' });
    expect(existsSync(join(root, '.claude'))).toBe(false);
  });

  it('keeps entries and files of somebody else', async () => {
    write({
      '.mcp.json':
        '{ "mcpServers": { "treeatlas": { "command": "treeatlas", "args": ["mcp", "../shop"] } } }',
      '.claude/skills/treeatlas/SKILL.md': 'mine\n',
    });
    const before = contents();
    expect((await init('--agents')).out).toMatch(/^kept +\.mcp\.json: /m);
    await init('--remove');
    expect(contents()).toEqual(before);
  });

  it('--dry-run shows the changes and writes nothing', async () => {
    write({ 'AGENTS.md': 'a\n' });
    const { out } = await init('--agents', '--dry-run');
    expect(out).toMatch(/^change +AGENTS\.md\n +\+ <!-- treeatlas:begin -->$/m);
    expect(contents()).toEqual({ 'AGENTS.md': 'a\n' });
  });

  it.each(['a\r', 'a\rb\r', 'a\r\n\r', '\r'])(
    'restores %j, whose end is half of a line end',
    async (text) => {
      write({ 'AGENTS.md': text });
      await init('--agents');
      const first = contents();
      expect((await init('--agents')).out).toMatch(/^same +AGENTS\.md$/m);
      expect(contents()).toEqual(first);
      await init('--remove');
      expect(contents()).toEqual({ 'AGENTS.md': text });
    },
  );

  it('deletes the folders that it made where .claude is a link, and leaves the link', async () => {
    write({ 'settings/own.md': 'a\n' });
    symlinkSync('settings', join(root, '.claude'));
    await init('--agents', '--hook');
    expect(existsSync(join(root, 'settings/skills/treeatlas/SKILL.md'))).toBe(true);
    await init('--remove');
    expect(readdirSync(join(root, '.claude'))).toEqual(['own.md']);
  });

  it('refuses the data of git', async () => {
    execFileSync('git', ['init', '--quiet', '--bare', root]);
    const { code, err } = await init('--agents');
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('the data of git') as string });
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(false);
  });

  it('refuses the hook without the agents that it belongs to', async () => {
    expect(await init('--hook')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--agents') as string,
    });
  });
});

it('the documentation shows the hook that --hook writes', () => {
  const document = readFileSync(join(import.meta.dirname, '../../content/docs/agents.md'), 'utf8');
  expect(document).toContain(`\`\`\`sh\n${hookScript}\`\`\``);
});
