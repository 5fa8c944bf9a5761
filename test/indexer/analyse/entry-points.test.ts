import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EntryPointRecipe } from '../../../src/indexer/analyse/entry-point-recipe.ts';
import { findEntryPoints, type EntryPoints } from '../../../src/indexer/analyse/entry-points.ts';
import { createModuleResolver } from '../../../src/indexer/resolve/modules/create-module-resolver.ts';
import { ModuleRecipe } from '../../../src/indexer/resolve/modules/recipe.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const grammars = new URL('../../../grammars/', import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, grammars), 'utf8'));

type Files = Readonly<Record<string, string | object>>;

function find(grammar: string, files: Files, more: readonly string[]): Promise<EntryPoints> {
  const paths = [...Object.keys(files), ...more].sort();
  const readText = (path: string) => {
    const content = files[path];
    return typeof content === 'object' ? JSON.stringify(content) : content;
  };
  const modules = createModuleResolver(ModuleRecipe.parse(readJson(`${grammar}/modules.json`)), {
    paths,
    readText,
  });
  const recipe = EntryPointRecipe.parse(readJson(`${grammar}/entry-points.json`));
  return findEntryPoints({
    recipe,
    modules,
    paths,
    files: [],
    readText: (path) => Promise.resolve(readText(path)),
  });
}

async function expectEntries(
  grammar: string,
  files: Files,
  more: readonly string[],
  expected: Record<string, string[]>,
) {
  const { entryPoints, findings } = await find(grammar, files, more);
  expect(findings).toEqual([]);
  expect(Object.fromEntries(entryPoints.map(({ path, reasons }) => [path, reasons]))).toEqual(expected);
}

describe('entry points of packages', () => {
  it('are the files named in a package file, resolved to their source', () =>
    expectEntries(
      'ecmascript',
      {
        'package.json': {
          bin: { tool: './dist/cli.js', 'tool-dev': 'bin/dev.mjs' },
          main: 'dist/index.cjs',
          exports: {
            '.': { import: './dist/index.js' },
            './sub': './dist/sub/index.js',
            './*': './dist/*.js',
            './package.json': './package.json',
            './no': null,
          },
          scripts: {
            dev: 'tsx scripts/dev.ts --watch',
            ci: 'lint && node "scripts/ci.js"; echo gone.js',
            build: 'tsc -p .',
          },
        },
        'packages/a/package.json': { bin: './run' },
        'index.html':
          '<body><script type="module" src="/src/app.tsx"></script><script src=https://x.org/y.js></script>',
      },
      [
        'src/cli.ts',
        'bin/dev.mjs',
        'src/index.ts',
        'src/sub/index.ts',
        'scripts/dev.ts',
        'scripts/ci.js',
        'packages/a/run.js',
        'src/app.tsx',
        'src/other.ts',
      ],
      {
        'bin/dev.mjs': ['bin of package.json'],
        'packages/a/run.js': ['bin of packages/a/package.json'],
        'scripts/ci.js': ['script of package.json'],
        'scripts/dev.ts': ['script of package.json'],
        'src/app.tsx': ['script of index.html'],
        'src/cli.ts': ['bin of package.json'],
        'src/index.ts': ['exports of package.json', 'main of package.json'],
        'src/sub/index.ts': ['exports of package.json'],
      },
    ));
});

describe('entry points of packages that are published from another folder', () => {
  it('are the files below the sources', () =>
    expectEntries(
      'ecmascript',
      { 'package.json': { main: './index.js', bin: { tool: './cli.js' } } },
      ['src/index.ts', 'src/cli.ts', 'src/other.ts'],
      { 'src/cli.ts': ['bin of package.json'], 'src/index.ts': ['main of package.json'] },
    ));

  it('are the files beside the project file if there are any', () =>
    expectEntries('ecmascript', { 'package.json': { main: './index.js' } }, ['index.js', 'src/index.ts'], {
      'index.js': ['main of package.json'],
    }));
});

describe('entry points of projects', () => {
  it('are references, commands and files with certain names', () =>
    expectEntries(
      'python',
      {
        'pyproject.toml': [
          '[project.scripts]\ntool = "pkg.cli:main"\n"__proto__" = "pkg.proto:main"',
          '[project.entry-points."some.plugins"]\na = "pkg.plugin [extra]"\nout = "numpy:array"',
          '[tool.poetry.scripts]\nold = { callable = "pkg.old:main", extras = ["x"] }',
          '[tool.pdm.scripts]\nstart = { cmd = "python scripts/start.py" }',
        ].join('\n'),
        'legacy/setup.cfg':
          '[options.entry_points]\nconsole_scripts =\n    a = legacy.a:main\n    b = legacy.b:main [x]\nother = c = legacy.c',
      },
      [
        'src/pkg/__init__.py',
        'src/pkg/__main__.py',
        'src/pkg/cli.py',
        'src/pkg/plugin.py',
        'src/pkg/old.py',
        'src/pkg/proto.py',
        'scripts/start.py',
        'manage.py',
        'legacy/legacy/__init__.py',
        'legacy/legacy/a.py',
        'legacy/legacy/b.py',
        'legacy/legacy/c.py',
      ],
      {
        'legacy/legacy/a.py': ['entry point of legacy/setup.cfg'],
        'legacy/legacy/b.py': ['entry point of legacy/setup.cfg'],
        'legacy/legacy/c.py': ['entry point of legacy/setup.cfg'],
        'manage.py': ['command line of the project'],
        'scripts/start.py': ['script of pyproject.toml'],
        'src/pkg/__main__.py': ['runs as a module'],
        'src/pkg/cli.py': ['script of pyproject.toml'],
        'src/pkg/old.py': ['script of pyproject.toml'],
        'src/pkg/plugin.py': ['entry point of pyproject.toml'],
        'src/pkg/proto.py': ['script of pyproject.toml'],
      },
    ));
});

describe('entry points in source', () => {
  it('are files with the function that starts a program', async () => {
    const { index } = await indexMemory(
      memorySource({
        'go.mod': 'module example.org/tool\n',
        'cmd/tool/main.go': 'package main\n\nfunc main() {}\n',
        'lib/main.go': 'package lib\n\nfunc main() {}\n',
        'src/Start.java': 'class Start { public static void main(String[] given) {} }\n',
        'src/Part.java': 'class Part { void main() {} }\n',
      }),
    );
    expect(index.entryPoints.map(({ path }) => path).sort()).toEqual(['cmd/tool/main.go', 'src/Start.java']);
  });
});

describe('hostile project files', () => {
  it('are reported', async () => {
    const { entryPoints, findings } = await find('ecmascript', { 'package.json': '{"bin": ' }, ['a.js']);
    expect(entryPoints).toEqual([]);
    expect(findings.map(({ code, path }) => [code, path])).toEqual([['config-unreadable', 'package.json']]);
  });

  it('never resolve to paths outside the repository', async () => {
    const word = fc.constantFrom(
      'a.js',
      'src/a.ts',
      '../../etc/passwd.js',
      './',
      '',
      '*',
      '__proto__',
      '/a.js',
      'a:b',
      'x = a.b:c',
      'node a.js && b.js',
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        word,
        fc.constant(1),
        fc.array(tie('any')),
        fc.dictionary(word, tie('any')),
      ),
    })).any;
    const keys = fc.constantFrom('bin', 'main', 'exports', 'scripts', 'project', 'browser');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(keys, value), async (content) => {
        const more = ['a.js', 'b.js', 'src/a.ts'];
        const { entryPoints } = await find('ecmascript', { 'package.json': content }, more);
        for (const { path, reasons } of entryPoints) {
          expect(more).toContain(path);
          expect(reasons.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('take no longer if they are long', async () => {
    const files = {
      'index.html': '<script '.repeat(100_000),
      'package.json': {
        scripts: Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`s${i}`, 'a.js'])),
      },
    };
    const { entryPoints } = await find('ecmascript', files, ['a.js']);
    expect(entryPoints.length).toBeLessThanOrEqual(1);
  });
});
