import { execFile } from 'node:child_process';
import { cpSync, globSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { startModules } from '../../src/base/program-files.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const fixture = join(root, 'test', 'fixtures', 'repos', 'mixed');
/**
 * A language with certain references brings 2 to 16 MB: its grammar, and the declarations of its library with their facts. Mermaid, elkjs and
 * Pagefind, which draw and search, bring 27.
 */
const MAX_INSTALLED_MB = 125;
const MAX_PACKED_MB = 40;

/** All that a package has. Each kind must occur, so this list does not outlive what it allows. */
const kindsOfFiles: readonly RegExp[] = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/(bin|lib)\.js$/,
  // Code in parts that are loaded when they are needed, threads, and the digests that keep caches apart.
  /^dist\/[\w-]+-[A-Z0-9]{8}\.js$/,
  /^dist\/[\w-]+\.cjs$/,
  /^dist\/(code|facts|program)\.digest$/,
  // Types of the library.
  /^dist\/([\w-]+\/)*[\w.-]+\.d\.ts$/,
  /^dist\/(features|indexer|publish)\/[\w/-]+\.js$/,
  // Grammars, with queries, libraries and licences.
  /^dist\/wasm\/[\w-]+\.wasm\.gz$/,
  /^dist\/grammars\/scoping-presets\.json$/,
  /^dist\/grammars\/[\w+#-]+\/([\w-]+\.json|wasm-license\.txt)$/,
  /^dist\/grammars\/[\w+#-]+\/[\w/-]+\.scm$/,
  /^dist\/grammars\/[\w+#-]+\/library\//,
  // Rules for secrets, measured accuracy, and an empty repository.
  /^dist\/features\/secrets\/rules\/[\w.-]+\.(json|txt)$/,
  /^dist\/quality\/[\w.-]+\.json$/,
  /^dist\/git\/plain-repository\/sha(1|256)\//,
  // Pages and what they load.
  /^dist\/site\/.*\.(js|mjs|css|svg|html|woff2|txt|br)$/,
  /^dist\/THIRD_PARTY_NOTICES$/,
];

/** The way of the tarball to a user: packed, installed into an empty project, run there. */
describe('the package', () => {
  let folder: string;
  let project: string;
  let packedBytes: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'treeatlas-package-'));
    project = join(folder, 'project');
    cpSync(fixture, project, { recursive: true });
    // What the suite has built is what is packed; a tarball must not build anything on the way.
    const { stdout } = await npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder);
    const [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [{ filename: string }];
    packedBytes = lstatSync(join(folder, packed.filename)).size;
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    await npm(
      folder,
      'install',
      join(folder, packed.filename),
      '--omit=dev',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
    );
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(`takes less than ${MAX_INSTALLED_MB} MB with all that it depends on`, () => {
    expect(sizeOf(join(folder, 'node_modules')) / 1e6).toBeLessThan(MAX_INSTALLED_MB);
  });

  it(`is downloaded as less than ${MAX_PACKED_MB} MB`, () => {
    expect(packedBytes / 1e6).toBeLessThan(MAX_PACKED_MB);
  });

  it('brings the wasm files that its manifests name, compressed, and no others', () => {
    const dist = join(folder, 'node_modules', 'treeatlas', 'dist');
    const named = globSync('grammars/*/manifest.json', { cwd: dist }).flatMap((file) => {
      const { wasm, container } = JSON.parse(readFileSync(join(dist, file), 'utf8')) as {
        wasm?: string;
        container?: { wasm?: string };
      };
      return [wasm, container?.wasm].flatMap((path) => (path === undefined ? [] : `${basename(path)}.gz`));
    });
    const packed = globSync('*', { cwd: join(dist, 'wasm') });
    expect(packed.sort()).toEqual([...new Set(named)].sort());
    for (const file of packed)
      expect(
        gunzipSync(readFileSync(join(dist, 'wasm', file)))
          .subarray(0, 4)
          .toString('latin1'),
      ).toBe('\0asm');
  });

  it('brings no tools of development', () => {
    const names = globSync('node_modules/*', { cwd: folder });
    expect(names).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/node_modules\/(astro|vite|typescript)$/)]),
    );
    const files = globSync('**/*', { cwd: join(folder, 'node_modules', 'treeatlas') });
    expect(files).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(src|test)\/|dist\/(dev|test)\//)]),
    );
  });

  it('has the files that it needs and no others', () => {
    const from = join(folder, 'node_modules', 'treeatlas');
    const files = globSync('**/*', { cwd: from, exclude: ['node_modules/**'] }).filter((path) =>
      lstatSync(join(from, path)).isFile(),
    );
    const unknown = files.filter((path) => !kindsOfFiles.some((kind) => kind.test(path)));
    expect(unknown).toEqual([]);
    const absent = kindsOfFiles.filter((kind) => !files.some((path) => kind.test(path))).map(String);
    expect(absent).toEqual([]);
  });

  it('has no path of the machine that built it', () => {
    const from = join(folder, 'node_modules', 'treeatlas');
    const files = globSync('**/*', { cwd: from }).filter((path) => lstatSync(join(from, path)).isFile());
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((path) => readFileSync(join(from, path)).includes(root))).toEqual([]);
  });

  it('has the licence of everything that it copies', () => {
    const from = join(folder, 'node_modules', 'treeatlas', 'dist');
    const notices = readFileSync(join(from, 'THIRD_PARTY_NOTICES'), 'utf8');
    for (const name of ['highlight.js', 'svelte', 're2js', 'zod', '@fontsource-variable/newsreader'])
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\([\\w-.]+\\)\n\n\\S`, 'm'));
    expect(notices).toContain('Grammar of python');
    expect(readFileSync(join(from, 'site/client/_a/third-party-notices.txt'), 'utf8')).toContain('svelte');
  });

  it('starts strict code only', () => {
    const dist = join(folder, 'node_modules', 'treeatlas', 'dist');
    const starts = globSync('*.cjs', { cwd: dist });
    expect(starts).toHaveLength(startModules.length);
    for (const file of starts) expect(readFileSync(join(dist, file), 'utf8')).toMatch(/^'use strict';/);
  });

  it('brings the licence of each grammar beside it', () => {
    const packed = join(folder, 'node_modules', 'treeatlas', 'dist', 'grammars');
    const withWasm = globSync('*/manifest.json', { cwd: packed })
      .filter((file) => 'wasm' in (JSON.parse(readFileSync(join(packed, file), 'utf8')) as object))
      .map(dirname);
    expect(withWasm.length).toBeGreaterThan(2);
    for (const language of withWasm) {
      expect(readFileSync(join(packed, language, 'wasm-license.txt'), 'utf8')).toMatch(/licen[cs]e/i);
    }
  });

  it('is installed and builds an atlas with npx on every Node of this machine', async () => {
    for (const [index, node] of (await nodes()).entries()) {
      const out = join(folder, `atlas-${index}`);
      const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${cleanPath()}` };
      const { stdout } = await execute('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit'], {
        cwd: folder,
        env,
      });
      expect(stdout).toContain('added');
      await execute('npx', ['--no-install', 'treeatlas', 'build', project, '--out', out], {
        cwd: folder,
        env,
      });
      expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Notes');
      expect(readFileSync(join(out, 'file', 'server', 'app.py.html'), 'utf8')).toContain(
        'BaseHTTPRequestHandler',
      );
      const atlas = JSON.parse(readFileSync(join(out, 'api', 'v1', 'index.json'), 'utf8')) as {
        counts: { symbols: number };
      };
      expect(atlas.counts.symbols).toBeGreaterThan(10);
    }
  });

  it('has types for what it exports', async () => {
    const check = (settings: string) => {
      const text = `import { defineConfig } from 'treeatlas';\nexport default defineConfig(${settings});\n`;
      writeFileSync(join(folder, 'treeatlas.config.ts'), text);
      const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      const options = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--module',
        'nodenext',
        '--target',
        'es2023',
      ];
      return execute(process.execPath, [tsc, ...options, 'treeatlas.config.ts'], { cwd: folder });
    };
    await check(`{ exclude: ['vendor/**'] }`);
    await expect(check(`{ exlude: [] }`)).rejects.toMatchObject({
      stdout: expect.stringContaining(`'exclude'`) as string,
    });
  });
});

function npm(cwd: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return execute('npm', args, { cwd, env: { ...process.env, npm_config_loglevel: 'error' }, maxBuffer: 1e8 });
}

/** The Node that runs this, and the machine's own where that is another. */
async function nodes(): Promise<string[]> {
  const versions = new Map<string, string>();
  const candidates = [
    process.execPath,
    ...cleanPath()
      .split(delimiter)
      .map((path) => join(path, 'node')),
  ];
  for (const path of candidates) {
    const version = await execute(path, ['--version']).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
    if (version && !versions.has(version)) versions.set(version, path);
  }
  return [...versions].filter(([version]) => Number(/\d+/.exec(version)?.[0]) >= 20).map(([, path]) => path);
}

/** Without what npm puts before it, so that the project's own tools are not found. */
function cleanPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .filter((path) => !path.includes('node_modules') && !path.includes('node-gyp-bin'))
    .join(delimiter);
}

function sizeOf(path: string): number {
  return globSync('**/*', { cwd: path }).reduce((sum, name) => {
    const stat = lstatSync(join(path, name));
    return sum + (stat.isFile() ? stat.size : 0);
  }, 0);
}
