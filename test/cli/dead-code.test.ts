import { publishedTexts } from '../support/published-texts.ts';
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { layers } from '../../src/features/layers.ts';
import { withLayers } from '../support/with-layers.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { scratch, treeatlas } from './run-treeatlas.ts';

const python =
  'def used():\r\n    return 1\r\n\r\n\r\n@staticmethod\r\ndef unused():\r\n    return größe()\r\n\r\n\r\ndef größe():\r\n    pass\r\n';
const files = {
  'main.py': 'from util.helper import used\n\nprint(used())\n',
  'util/helper.py': `\uFEFF${python}`,
  'cli.ts': 'class Shop {\n  open() {}\n\n  /** Never called. */\n  shut() {}\n}\n\nnew Shop().open();\n',
};

let repository: string;
beforeEach(() => {
  repository = join(scratch(), 'shop');
  mkdirSync(join(repository, 'util'), { recursive: true });
  for (const [path, content] of Object.entries(files)) writeFileSync(join(repository, path), content);
  git('init', '-q');
  commit();
});

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: repository });
}
function commit(): void {
  git('add', '-A');
  git('commit', '-q', '-m', 'x', '--allow-empty');
}
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const run = (...args: string[]) => treeatlas(['dead-code', ...args], { cwd: repository });

/** The JSON of an atlas, without pages. */
async function writeAtlas(folder: string): Promise<void> {
  const { artifacts } = await indexMemory(memorySource(files));
  const given = async function* () {
    yield* artifacts;
    await Promise.resolve();
  };
  for await (const { path, value } of withLayers(given(), layers, {})) {
    for (const [file, text] of publishedTexts({ path, value })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  }
}

const annotated = {
  'util/helper.py': `\uFEFF${python}`
    .replace('@staticmethod', '# treeatlas:dead-code HIGH - Line 6: unused\r\n@staticmethod')
    .replace('def größe', '# treeatlas:dead-code HIGH - Line 10: größe\r\ndef größe'),
  'cli.ts': files['cli.ts'].replace(
    '  /** Never',
    '  // treeatlas:dead-code HIGH - Line 5: Shop.shut\n  /** Never',
  ),
};

describe('treeatlas dead-code', () => {
  it('changes nothing by default', async () => {
    const { code, stdout } = await run();
    expect(code).toBe(0);
    expect(stdout).toContain('cli.ts:5 method Shop.shut: Unused method');
    for (const [path, content] of Object.entries(files)) expect(read(path)).toBe(content);
    expect(existsSync(join(repository, 'CODE_QUALITY_REPORT.md'))).toBe(false);
  });

  it('writes a complete report to the given path', async () => {
    const { stdout } = await run('--report', '--limit', '1', '--json');
    const path = join(repository, 'CODE_QUALITY_REPORT.md');
    expect(JSON.parse(stdout)).toMatchObject({ reportPath: path, total: 3 });
    expect(read('CODE_QUALITY_REPORT.md')).toMatch(
      /^# Code Quality Report\n\nGenerated: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n\n## Summary\n- Total Dead Code Items: 3\n/,
    );
    expect((await run('--report')).code).toBe(0);
    const other = await run('--report', 'main.py');
    expect(other).toMatchObject({ code: 3 });
    expect(read('main.py')).toBe(files['main.py']);
  });

  it('writes comments, does not change them in a second run, and removes them', async () => {
    expect((await run('--annotate')).code).toBe(0);
    for (const [path, content] of Object.entries(annotated)) expect(read(path)).toBe(content);
    expect(read('main.py')).toBe(files['main.py']);
    const again = await run('--annotate', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({
      annotations: { mode: 'add', written: [], refused: [] },
    });
    commit();
    await run('--annotate');
    for (const [path, content] of Object.entries(annotated)) expect(read(path)).toBe(content);
    await run('--remove-annotations');
    for (const [path, content] of Object.entries(files)) expect(read(path)).toBe(content);
  });

  it('finds the same after its report and its comments were written', async () => {
    const found = async () => {
      const { symbols } = JSON.parse((await run('--json')).stdout) as {
        symbols: { id: string; severity: string }[];
      };
      return symbols.map(({ id, severity }) => `${severity} ${id}`);
    };
    const before = await found();
    expect(before).toHaveLength(3);
    await run('--report', '--annotate');
    expect(await found()).toEqual(before);
    commit();
    expect(await found()).toEqual(before);
    const again = await run('--annotate', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({ annotations: { written: [], refused: [] } });
  });

  it('never changes code or strings, and reports where it therefore writes no comment', async () => {
    const inTexts = {
      'a.py': 'T = """\n# treeatlas:dead-code HIGH - Line 2: t\n"""; U = """\n"""; V = 2\nprint(T)\n',
      'b.js': 'const t = `\n// treeatlas:dead-code HIGH - Line 2: t\n`; function u() {}\nconsole.log(t);\n',
      'c.jsx': 'const x = <b>\n a </b>; function gone() {}\nconsole.log(x);\n',
      'd.ts': '// @ts-expect-error\nfunction wrong(a) {}\nconsole.log(1);\n',
    };
    for (const [path, content] of Object.entries(inTexts)) writeFileSync(join(repository, path), content);
    commit();
    const { stdout, stderr } = await run('--annotate', '--json');
    const reason = 'a comment there would be parsed as part of a string';
    expect(JSON.parse(stdout)).toMatchObject({
      annotations: {
        refused: [],
        skipped: [{ path: 'c.jsx', line: 2, qualifiedName: 'gone', reason }],
      },
    });
    expect(stderr).toContain(`No comment above gone (c.jsx:2), because ${reason}.`);
    const of = (line: number, name: string) => `treeatlas:dead-code HIGH - Line ${line}: ${name}\n`;
    expect(read('a.py')).toBe(`# ${of(3, 'U')}# ${of(4, 'V')}${inTexts['a.py']}`);
    expect(read('b.js')).toBe(`// ${of(3, 'u')}${inTexts['b.js']}`);
    expect(read('c.jsx')).toBe(inTexts['c.jsx']);
    expect(read('d.ts')).toBe(`// ${of(2, 'wrong')}${inTexts['d.ts']}`);
    await run('--remove-annotations');
    for (const [path, content] of Object.entries(inTexts)) expect(read(path)).toBe(content);
  });

  it('does not write into files with uncommitted changes, unless forced', async () => {
    appendFileSync(join(repository, 'cli.ts'), '// note\n');
    const { code, stdout, stderr } = await run('--annotate', '--json');
    expect(code).toBe(0);
    expect(stderr).toContain('Not changed: cli.ts, because it has uncommitted changes');
    expect(JSON.parse(stdout)).toMatchObject({
      annotations: { written: ['util/helper.py'], refused: [{ path: 'cli.ts' }] },
    });
    expect(read('cli.ts')).not.toContain('treeatlas');
    await run('--annotate', '--force');
    expect(read('cli.ts')).toContain('// treeatlas:dead-code HIGH - Line 5: Shop.shut');
  });

  it('does not write through links, or without a repository', async () => {
    const outside = join(repository, '..', 'outside.ts');
    writeFileSync(outside, files['cli.ts']);
    git('rm', '-q', 'cli.ts');
    symlinkSync(outside, join(repository, 'cli.ts'));
    commit();
    await run('--annotate', '--force');
    expect(readFileSync(outside, 'utf8')).toBe(files['cli.ts']);

    const atlas = join(repository, '..', 'site');
    await writeAtlas(atlas);
    expect(await run('--annotate', '--repo', atlas)).toMatchObject({ code: 3 });
    expect(await run('--annotate', '--remove-annotations')).toMatchObject({ code: 2 });
  });
});
