import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixture, program, scratch, treeatlas } from './run-treeatlas.ts';

let repository: string;
let atlas: string;
const TOTAL = 'method:src/cart.ts:Cart.total';

beforeAll(async () => {
  repository = fixture('tiny-typescript');
  atlas = join(repository, '..', 'site');
  const { code, stderr } = await treeatlas(['build', '--out', atlas], { cwd: repository });
  if (code !== 0) throw new Error(stderr);
});

async function ask(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return treeatlas(args, { cwd: repository });
}

async function askJson(...args: string[]): Promise<Record<string, unknown>> {
  const { stdout, stderr } = await ask(...args, '--json');
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** What only a live face adds: the same static answer belongs to many commits. */
function withoutFreshness(answer: Record<string, unknown>): Record<string, unknown> {
  const {
    commit: _commit,
    dirty: _dirty,
    stale: _stale,
    coverage: _coverage,
    ...meta
  } = answer['meta'] as Record<string, unknown>;
  return { ...answer, meta };
}

describe('queries on the command line', () => {
  it('prints the answer of the atlas as JSON', async () => {
    for (const operation of ['get_node', 'find_references']) {
      const live = withoutFreshness(await askJson(operation, '--id', TOTAL));
      expect(live, operation).toMatchObject({ id: TOTAL });
      expect(withoutFreshness(await askJson(operation, TOTAL, '--repo', atlas)), operation).toEqual(live);
    }
    const overview = withoutFreshness(await askJson('overview'));
    expect(withoutFreshness(await askJson('overview', '--repo', atlas))).toEqual(overview);
  });

  it('accepts operations with hyphens and by their contract names', async () => {
    const answers = await Promise.all(
      ['code_tree', 'code-tree', 'aura_tree'].map((name) => askJson(name, 'src', '--max-depth', '1')),
    );
    expect(answers[0]).toMatchObject({ tree: [{ id: 'directory:src' }] });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toMatchObject({ tree: [{ node_id: 'directory:src' }] });
  });

  it('accepts a name in place of an id', async () => {
    const byName = await askJson('find-references', 'Cart.total');
    expect(byName).toMatchObject({ id: TOTAL });
    const people = await ask('find-references', 'Cart.total');
    expect(people.stdout).toContain('src/cart.ts');
    expect(people.stdout).not.toContain('{');
  });

  it('names the nearest ids, with exit code 3', async () => {
    const { code, stdout, stderr } = await ask('get-node', 'method:src/cart.ts:Cart.totl');
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(/Did you mean:\n {2}.*Cart\.total/);
  });

  it('validates the input like every interface, with exit code 2', async () => {
    const { code, stderr } = await ask('list-symbols', '--limit', '-1');
    expect(code).toBe(2);
    expect(stderr).toContain('limit');
  });

  it('reports a damaged atlas and says what to do', async () => {
    const damaged = scratch();
    cpSync(atlas, damaged, { recursive: true });
    writeFileSync(join(damaged, 'api/v1/index.json'), '{ "schemaVersion": 1');
    const { code, stderr } = await ask('overview', '--repo', damaged);
    expect(code).toBe(1);
    expect(stderr).toContain('Build the atlas again.');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('exports the graph to a pipe, to a file, and to a reader that stops early', async () => {
    const { code, stdout } = await ask('export', atlas);
    expect(code).toBe(0);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { t: string; id?: string; to?: string; type?: string });
    expect(lines).toContainEqual(expect.objectContaining({ t: 'node', id: TOTAL }));
    expect(lines).toContainEqual(expect.objectContaining({ t: 'edge', to: TOTAL, type: 'CALLS' }));

    const file = join(repository, '..', 'graph.ndjson');
    await ask('export', '--output', file);
    expect(readFileSync(file, 'utf8')).toBe(stdout);

    const pipe = `set -o pipefail; "${process.execPath}" "${program}" export "${atlas}" | head -n 1`;
    const { stdout: head, stderr } = await promisify(execFile)('bash', ['-c', pipe], { cwd: repository });
    expect({ lines: head.trim().split('\n').length, stderr }).toEqual({ lines: 1, stderr: '' });
  });

  it.runIf(process.platform === 'linux')('says so when what it prints cannot be written', async () => {
    const command = `"${process.execPath}" "${program}" export "${atlas}" > /dev/full`;
    await expect(promisify(execFile)('bash', ['-c', command], { cwd: repository })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^error: Cannot write to standard output: .*no space left.*\n$/,
      ) as string,
    });
  });
});
