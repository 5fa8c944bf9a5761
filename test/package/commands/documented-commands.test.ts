import { chmodSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fill } from '../action/evaluate.ts';
import { runAction } from '../action/run-action.ts';
import { commandBlocks, fenced, root } from './command-blocks.ts';
import { newUser, type NewUser } from './new-user.ts';
import { killAll, start, type Shell, type Started } from './shell.ts';
import { serveFolder } from '../../support/static-server.ts';

/** In the order in which a new user reads them: the first installs the program that the others use. */
const documents = ['README.md', 'content/docs/guide.md', 'content/docs/agents.md'];

/** Lines that are not run, with the reason. Every other line is. */
const notRun: Readonly<Record<string, string>> = {
  'treeatlas export --format sqlite --output graph.sqlite':
    'It needs Node 22.13, as the guide says, and the user may have an older one. test/cli/export.test.ts runs it.',
  'npm test': 'This test is a part of it. It must be what .ci/run calls, which is checked instead.',
};

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
};

let user: NewUser;
const shell: Shell = { cwd: '', env: {} };
/** Replacements for addresses, ports and folders that documents name and a test cannot have. */
const standIns: [RegExp, () => string][] = [
  [/--port \d+/g, () => '--port 0'],
  [/\/tmp\b/g, () => join(user.folder, 'tmp')],
];
const closing: (() => unknown)[] = [];

beforeAll(() => {
  user = newUser();
  mkdirSync(join(user.folder, 'tmp'));
  Object.assign(shell, { cwd: user.folder, env: user.env });
});

afterAll(async () => {
  for (const close of closing) await close();
  killAll();
  user.remove();
});

describe.each(documents)('the commands of %s', (document) => {
  const { lines, scripts } = commandBlocks(document);

  beforeAll(async () => {
    if (document !== 'content/docs/agents.md') return;
    for (const other of ['shop', 'bank']) {
      mkdirSync(join(user.app, '..', other));
      writeFileSync(join(user.app, '..', other, 'till.ts'), 'export const open = true;\n');
    }
    const site = await serveFolder(join(user.app, 'atlas'));
    const served = start('treeatlas serve --port 0', shell);
    closing.push(site.close, () => served.interrupt());
    const url = new URL(await served.output(/(http:\S+)/));
    standIns.push(
      [/https:\/\/example\.org\/atlas\//g, () => site.url],
      [/localhost:4400/g, () => url.host],
      [/repository=shop/g, () => `repository=${basename(user.app)}`],
    );
  });

  it.each(lines)('%s', async (line) => {
    const command = line.replace(/\s+# .*/, '').trim();
    if (command in notRun) return;
    await runLine(standIns.reduce((text, [pattern, by]) => text.replace(pattern, by), command));
  });

  it.each(scripts.map((script) => [script.split('\n')[1], script]))('%s', async (_, script) => {
    const file = join(user.app, 'script.sh');
    writeFileSync(file, script);
    chmodSync(file, 0o755);
    const hook = start(file, shell);
    hook.input.end(JSON.stringify({ tool_input: { file_path: join(user.app, 'src', 'cart.ts') } }));
    const { code, stderr } = await hook.end;
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('total()') as string });
  });
});

it.each(
  documents.flatMap((document) =>
    fenced(document, 'json')
      .filter((text) => text.includes('mcpServers'))
      .map((text) => [document, text]),
  ),
)('the MCP client configuration of %s starts a server', async (_, text = '') => {
  const { mcpServers } = JSON.parse(text) as {
    mcpServers: Record<string, { command: string; args: string[] }>;
  };
  for (const { command, args } of Object.values(mcpServers)) {
    await talk(start([command, ...args].join(' '), { ...shell, cwd: user.app }));
  }
});

it('the workflow of the README builds a site', async () => {
  const [text = ''] = fenced('README.md', 'yaml');
  const [job = {}] = Object.values((parse(text) as Workflow).jobs);
  const cwd = join(user.folder, 'runner');
  mkdirSync(cwd);
  let site = '';
  for (const { uses = '', run, with: settings = {} } of job.steps ?? stepsOfCalled(job.uses)) {
    if (run !== undefined) {
      const line = run.replace('${{ steps.pages.outputs.base_url }}', 'https://owner.github.io/app');
      const { code, stderr } = await start(line, { ...shell, cwd }).end;
      expect({ code, stderr }).toMatchObject({ code: 0 });
    } else if (uses.startsWith('actions/checkout@')) {
      const repository = fill(settings['repository'] ?? '', { 'job.workflow_repository': 'OWNER/treeatlas' });
      if (repository !== '') expect(repository).toBe('OWNER/treeatlas');
      const from = repository === '' ? user.app : join(user.folder, 'treeatlas');
      symlinkSync(from, join(cwd, settings['path'] ?? ''));
    } else if (uses === './treeatlas' || uses.startsWith('OWNER/treeatlas@')) {
      const packed = globSync('*.tgz', { cwd: join(user.folder, 'treeatlas') })[0] ?? '';
      const inputs = Object.entries(settings).map(([name, value]) => [
        name,
        fill(value, { 'inputs.path': '.' }),
      ]);
      const ran = await runAction({
        workspace: cwd,
        temp: join(user.folder, 'runner-temp'),
        inputs: {
          ...(Object.fromEntries(inputs) as Record<string, string>),
          version: `file:${join(user.folder, 'treeatlas', packed)}`,
        },
        variables: { GITHUB_EVENT_NAME: 'push' },
        outputs: { 'pages.base_url': 'https://owner.github.io/app' },
        env: user.env,
      });
      expect(ran.log).not.toContain('::error');
      site = relative(cwd, ran.used['actions/upload-pages-artifact']?.['path'] ?? '');
    } else if (uses.startsWith('actions/upload-pages-artifact@')) site = settings['path'] ?? '';
    // Only GitHub has these.
    else expect(uses).toMatch(/^actions\/(setup-node|configure-pages|deploy-pages)@/);
  }
  const overview = readFileSync(join(cwd, site, 'index.html'), 'utf8');
  expect(overview).toContain('cart.ts');
  expect(overview).toContain('https://owner.github.io/app/card.png');
});

/** The steps that publish, of the reusable workflow that a job calls. */
function stepsOfCalled(name = ''): readonly Step[] {
  const [, path = ''] = /^OWNER\/treeatlas\/(\.github\/workflows\/[\w-]+\.yml)@/.exec(name) ?? [];
  return (parse(readFileSync(join(root, path), 'utf8')) as Workflow).jobs['publish']?.steps ?? [];
}

it('`npm test` is what .ci/run calls', () => {
  expect(readFileSync(join(root, '.ci', 'run'), 'utf8')).toMatch(/^exec npm test$/m);
  expect(documents.flatMap((document) => commandBlocks(document).lines).join('\n')).toMatch(/^npm test\b/m);
});

it.each(documents)('%s does not offer npx as long as the package is not published', (document) => {
  const sentences = readFileSync(join(root, document), 'utf8').split(/\n|(?<=\.) /);
  const offers = sentences.filter(
    (text) =>
      /\bnpx (?:-\S+ )*treeatlas/.test(text) && !/once the package is published|even then/i.test(text),
  );
  expect(offers).toEqual([]);
});

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

interface Workflow {
  jobs: Record<string, { uses?: string; steps?: readonly Step[] }>;
}

async function runLine(line: string): Promise<void> {
  const [, folder] = /^cd (\S+)$/.exec(line) ?? [];
  if (folder !== undefined) {
    shell.cwd = resolve(shell.cwd, folder);
    expect(statSync(shell.cwd).isDirectory()).toBe(true);
    return;
  }
  const started = start(line, shell);
  if (/^(npm start|treeatlas serve)\b/.test(line)) return askOnce(started, '/');
  if (line.startsWith('treeatlas mcp --http')) return askOnce(started, '/tools');
  if (line.startsWith('treeatlas mcp')) return talk(started);
  started.input.end();
  const { code, stdout, stderr } = await started.end;
  expect({ code, stdout, stderr }).toMatchObject({ code: 0 });
  if (line.startsWith('git clone')) user.linkPackages(join(shell.cwd, 'treeatlas'));
  const [, written] = /(?:> |--output )(\S+)$/.exec(line) ?? [];
  if (written !== undefined) expect(statSync(join(shell.cwd, written)).size).toBeGreaterThan(0);
  else if (line.startsWith('treeatlas build')) expect(stderr).toContain('Copy the folder to any web server');
  else if (line.startsWith('treeatlas')) expect(stdout.trim()).not.toBe('');
}

/** Asks a server for a path, and ends it as Ctrl C does. */
async function askOnce(server: Started, path: string): Promise<void> {
  const url = await server.output(/(http:\/\/127\.0\.0\.1:\d+\S*)/);
  const response = await fetch(new URL(path, url));
  expect({ status: response.status, text: await response.text() }).toMatchObject({ status: 200 });
  await server.interrupt();
}

/** Begins a conversation over MCP, and ends it as a client does. */
async function talk(server: Started): Promise<void> {
  server.input.write(`${JSON.stringify(initialize)}\n`);
  expect(await server.output(/"serverInfo":\{[^}]*"name":"(\w+)"/)).toBe('treeatlas');
  server.input.end();
  expect((await server.end).code).toBe(0);
}
