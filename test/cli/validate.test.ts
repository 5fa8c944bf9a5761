import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SarifLog } from '../render/issues/sarif-schema.ts';
import { scratch, treeatlas, type Run } from './run-treeatlas.ts';

let repository: string;
/** Written in two parts, so that this file has none. */
const secret = ['AKIA', 'Z5GMHYJKLMNOPQRS'].join('');

const files = {
  'src/a.ts': "import { b } from './b.ts';\nexport function process() { return b(); }\n",
  'src/b.ts':
    "import { process } from './a.ts';\nexport function b() { return process(); }\nfunction left() {}\n",
  'src/handle.ts': 'export function handle() {}\n',
  'keys.ts': `export const key = '${secret}';\n`,
  'treeatlas.config.json': JSON.stringify({
    validate: {
      suppressions: [{ rule: 'generic_function', path: 'src/handle.ts', reason: 'the name of the API' }],
      sizes: { module_size: { warn: 2, error: 90 } },
    },
  }),
};

beforeAll(() => {
  repository = join(scratch(), 'shop');
  mkdirSync(join(repository, 'src'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(repository, path), text);
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: repository,
    });
  };
  git('init', '-q', '-b', 'main');
  git('remote', 'add', 'origin', 'git@github.com:example/shop.git');
  git('add', '-A');
  git('commit', '-q', '-m', 'x');
});

const run = (...args: string[]): Promise<Run> => treeatlas(args, { cwd: repository });

describe('treeatlas validate', () => {
  it.each([
    [[], 0],
    [['--fail-on', 'none'], 0],
    [['--fail-on', 'error'], 4],
    [['--fail-on', 'warning'], 4],
    [['--fail-on', 'error', '--rules', 'module_size'], 0],
    [['--fail-on', 'warning', '--rules', 'module_size'], 4],
    [['--fail-on', 'warning', 'src/handle.ts'], 0],
    [['--fail-on', 'error', '--limit', '1', '--offset', '9'], 4],
    [['--fail-on', 'all'], 2],
    [['--format', 'sarif', '--json'], 2],
  ])('with %j ends with %i', async (args, code) => {
    const answer = await run('validate', ...args);
    expect(answer.code).toBe(code);
    // The answer is printed even if it makes the command fail.
    expect(answer.stdout === '').toBe(code === 2);
  });

  it('prints annotations for GitHub, of the scope alone', async () => {
    const { stdout, code } = await run('validate', '--format', 'github', '--fail-on', 'error');
    expect(code).toBe(4);
    expect(stdout.split('\n')[0]).toMatch(
      /^::error file=src\/a\.ts,line=2,endLine=2,col=17,endColumn=23,title=Generic name of a function \(generic_function\)::/,
    );
    expect(stdout).not.toContain('handle.ts');
    expect((await run('validate', 'src/handle.ts', '--format', 'github')).stdout).toBe('');
  });

  it('prints SARIF with the reasons of suppressed violations', async () => {
    const { stdout } = await run('validate', '--format', 'sarif');
    const [{ results }] = SarifLog.parse(JSON.parse(stdout)).runs;
    const reasons = results.map(({ ruleId, suppressions }) => [ruleId, suppressions?.[0]?.justification]);
    expect(reasons).toContainEqual(['generic_function', undefined]);
    expect(reasons).toContainEqual(['generic_function', 'the name of the API']);
  });
});

describe('treeatlas export --format sarif', () => {
  it('has issues of every kind at their places, and neither secrets nor a path of the machine', async () => {
    const { stdout } = await run('export', '--format', 'sarif');
    const [{ results, versionControlProvenance }] = SarifLog.parse(JSON.parse(stdout)).runs;
    const places = results.map(({ ruleId, locations: [first] }) => {
      const { artifactLocation, region } = first?.physicalLocation ?? {};
      return `${ruleId} ${artifactLocation?.uri}:${region?.startLine}:${region?.startColumn ?? ''}`;
    });
    expect(places).toEqual(
      expect.arrayContaining([
        'secret keys.ts:1:21',
        'generic_function src/a.ts:2:17',
        'module_size src/b.ts:1:',
        'import-cycle src/a.ts:1:20',
        'dead-code src/b.ts:3:10',
      ]),
    );
    expect(stdout).not.toContain(secret);
    expect(stdout).not.toContain(repository);
    expect(versionControlProvenance).toMatchObject([
      { repositoryUri: 'https://github.com/example/shop', branch: 'main' },
    ]);
  });

  it('has the secrets of a repository without code', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'notes.txt'), `the key ${secret}\n`);
    const { code, stdout } = await treeatlas(['export', '--no-git', '-f', 'github'], { cwd: folder });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^::warning file=notes\.txt,line=1,/);
  });

  it('gives the dead code that the question gives', async () => {
    const { stdout } = await run('dead-code', '--format', 'github');
    expect(stdout).toContain(
      'file=src/b.ts,line=3,endLine=3,col=10,endColumn=13,title=Unused code (dead-code)::',
    );
    const all = (await run('export', '--format', 'github')).stdout;
    expect(stdout.split('\n').filter((line) => !all.includes(line))).toEqual([]);
  });
});
