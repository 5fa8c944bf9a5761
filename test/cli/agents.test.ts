import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startServer, staticFiles } from '../faces/support/static-server.ts';
import { openServedAtlas } from '../../src/host/open-served-atlas.ts';
import { listFiles } from '../../src/base/list-files.ts';
import { fixture, program, treeatlas } from './run-treeatlas.ts';

let repository: string;
let atlas: string;

beforeAll(async () => {
  repository = fixture('tiny-typescript');
  atlas = join(repository, '..', 'site');
  const { code, stderr } = await treeatlas(['build', '--out', atlas], { cwd: repository });
  if (code !== 0) throw new Error(stderr);
});

async function publish(): Promise<string> {
  const json = listFiles(atlas).filter((path) => path.endsWith('.json'));
  const files = new Map(json.map((path) => [path, readFileSync(join(atlas, path), 'utf8')]));
  return (await startServer(staticFiles(files))).url;
}

function transportOf(paths: readonly string[], cwd: string): StdioClientTransport {
  return new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', ...paths, '--answers', 'json'],
    cwd,
    env: { PATH: process.env['PATH'] ?? '', XDG_CACHE_HOME: join(repository, '..', 'user-cache') },
    stderr: 'ignore',
  });
}

async function connect(...paths: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '0' });
  await client.connect(transportOf(paths, repository));
  onTestFinished(() => client.close());
  return client;
}

describe('treeatlas mcp', () => {
  it('has the same answers from a repository, a folder and a web address', async () => {
    const answers = [];
    for (const path of ['.', atlas, await publish()]) {
      const client = await connect(path);
      const { content } = await client.callTool({
        name: 'find_references',
        arguments: { name: 'Cart.total' },
      });
      answers.push(JSON.parse((content as { text: string }[])[0]!.text));
    }
    expect(answers[0]).toMatchObject({ id: 'method:src/cart.ts:Cart.total', meta: { total: 2 } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('answers about several, and about the roots of the client outside of a repository', async () => {
    const other = fixture('tiny-python');
    mkdirSync(join(other, '.git'));
    const outside = join(other, '..', 'outside');
    mkdirSync(outside);
    const tree = async (client: Client, input: object) => {
      const { content } = await client.callTool({ name: 'code_tree', arguments: { ...input, maxDepth: 1 } });
      return (content as { text: string }[])[0]!.text;
    };
    const several = await connect(repository, other);
    expect(await tree(several, { pattern: 'src', workspacePath: other })).toContain('stockroom');
    expect(await tree(several, { pattern: 'src' })).toContain('VALIDATION_FAILED');
    const client = new Client({ name: 'test', version: '0' }, { capabilities: { roots: {} } });
    client.setRequestHandler('roots/list', () => ({ roots: [{ uri: pathToFileURL(other).href }] }));
    await client.connect(transportOf([], outside));
    onTestFinished(() => client.close());
    expect(await tree(client, { pattern: 'src' })).toContain('stockroom');
    expect(await tree(client, { workspacePath: outside })).toContain('REPO_NOT_FOUND');
  });

  it('refuses an unknown toolset before it indexes, and a missing folder before it answers', async () => {
    expect(await treeatlas(['mcp', '--toolset', 'most'], { cwd: repository })).toMatchObject({
      code: 2,
      stderr: 'error: There is no toolset "most". There are default, all, contracts.\n',
    });
    expect(await treeatlas(['mcp', 'nowhere'], { cwd: repository })).toMatchObject({ code: 3, stdout: '' });
  });
});

it('answers from a published atlas in any folder, whatever its configuration', async () => {
  const cwd = join(repository, '..', 'unrelated');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'treeatlas.config.ts'), 'throw new Error("run");');
  const url = await publish();
  const atlas = await openServedAtlas(url, { cwd });
  expect(atlas.description).toBe(`the atlas at ${url}`);
  await expect(openServedAtlas('.', { cwd })).rejects.toThrow('was not run');
});

describe('treeatlas read', () => {
  const read = (...args: string[]) => treeatlas(['read', ...args], { cwd: repository });

  it('prints the skeleton of code: nested, with lines and signatures, without bodies', async () => {
    const { stdout, code } = await read('src/cart.ts', '--repo', atlas);
    expect(code).toBe(0);
    expect(stdout).toContain('imported by: src/index.ts, src/pricing/discounts.ts');
    expect(stdout).toMatch(
      /^12-49 class Cart — What a customer wants to buy\.\n(?: {2}.*\n)* {2}39-42 method total\(\): number/m,
    );
    expect(stdout).not.toContain('Math.max');
    expect((await read(join(repository, 'src', 'cart.ts'))).stdout).toBe(stdout);
  });

  it('prints the skeleton of a file of C++', async () => {
    writeFileSync(
      join(repository, 'shape.cpp'),
      'class Shape {\n public:\n  int area() const {\n    return 4;\n  }\n};\n',
    );
    const { stdout, code } = await read('shape.cpp', '--skeleton');
    expect(code).toBe(0);
    expect(stdout).toMatch(/1-6 class Shape\n {2}3-5 method int area\(\) const/);
  });

  it('prints other files unchanged, and code if the full text is requested', async () => {
    const file = (path: string) => readFileSync(join(repository, path), 'utf8');
    expect((await read('README.md')).stdout).toBe(file('README.md'));
    expect((await read('src/cart.ts', '--whole')).stdout).toBe(file('src/cart.ts'));
    expect(await read('nothing.ts')).toMatchObject({ code: 3, stdout: '' });
  });

  it('prints nothing in place of a skeleton that there is not', async () => {
    writeFileSync(join(repository, 'shape.pas'), 'function area(side: integer): integer;\n');
    expect(await read('shape.pas')).toMatchObject({ code: 0 });
    expect(await read('shape.pas', '--skeleton')).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringContaining('shape.pas has no skeleton') as string,
    });
    expect((await read('src/cart.ts', '--skeleton')).stdout).toBe((await read('src/cart.ts')).stdout);
  });

  it('says what a file without text is, how large, and where', async () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    writeFileSync(join(repository, 'pixel.png'), Buffer.from(png, 'base64'));
    const { code, stdout, stderr } = await read('pixel.png');
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain('pixel.png is an image (png) of 1 × 1 pixels and 70 B');
    expect(stderr).toContain(join(repository, 'pixel.png'));
    writeFileSync(join(repository, 'data.bin'), Buffer.from([0, 1, 2, 3, 255]));
    expect((await read('data.bin', '--whole')).stderr).toContain('data.bin is a binary file of 5 B');
  });

  it('decodes the text of files that the atlas does not hold', async () => {
    const file = join(repository, '..', 'elsewhere.txt');
    writeFileSync(file, Buffer.from('\ufeffGrüße\n', 'utf16le'));
    expect((await read(file)).stdout).toBe('Grüße\n');
  });
});

it('--repo accepts the address of a published atlas', async () => {
  const url = await publish();
  const { stdout, code } = await treeatlas(['find-definition', 'Cart', '--repo', url], { cwd: repository });
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('src/cart.ts:12') as string,
  });
  const wrong = await treeatlas(['overview', '--repo', `${url}nothing/`], { cwd: repository });
  expect(wrong).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('There is no atlas here') as string,
  });
});

it('a dry run reads and counts everything but writes nothing', async () => {
  const cwd = fixture('tiny-python');
  const { stdout, code } = await treeatlas(['index', '--dry-run', '--json'], { cwd });
  expect(code).toBe(0);
  const summary = JSON.parse(stdout) as {
    dryRun: boolean;
    coverage: { supportedFileCount: number };
  };
  expect(summary.dryRun).toBe(true);
  expect(summary.coverage.supportedFileCount).toBeGreaterThan(0);
  expect(existsSync(join(cwd, '.treeatlas'))).toBe(false);
  expect(existsSync(join(cwd, '..', 'user-cache'))).toBe(false);
});
