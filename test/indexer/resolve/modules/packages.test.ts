import { describe, expect, it } from 'vitest';
import { relativePath, resolveAll, resolverFor, show, type Files } from './support.ts';

function expectTable(files: Files, more: readonly string[], table: Record<string, string>): void {
  expect(resolveAll(resolverFor(relativePath, files, more), table)).toEqual(table);
}

describe('a workspace', () => {
  const files = {
    'package.json': {
      name: 'root',
      workspaces: ['packages/*', '!packages/skipped', 'apps/{web,api}'],
      dependencies: { skipped: '1' },
    },
    'tsconfig.base.json': { compilerOptions: { paths: { '@app/*': ['apps/web/src/*'] } } },
    'packages/core/package.json': {
      name: '@org/core',
      exports: {
        '.': { types: './dist/index.d.ts', import: './dist/index.mjs', require: './dist/index.cjs' },
        './package.json': './package.json',
        './utils/*': './dist/utils/*.js',
        './utils/private/*': null,
        './styles.css': './src/styles.css',
        './bundle': './dist/bundle.min.js',
      },
    },
    'packages/ui/package.json': {
      name: '@org/ui',
      main: './lib/main.js',
      types: './lib/main.d.ts',
      dependencies: { '@org/core': 'workspace:*' },
    },
    'packages/ui/tsconfig.json': {
      extends: '../../tsconfig.base.json',
      compilerOptions: { outDir: 'lib', rootDir: 'source/code' },
    },
    'packages/plain/package.json': { name: 'plain', version: '1.0.0' },
    'packages/empty/package.json': { name: 'empty', main: 'dist/x.js' },
    'packages/skipped/package.json': { name: 'skipped' },
    'apps/web/package.json': {
      name: 'web',
      imports: {
        '#db': { node: './src/db.ts', default: './src/db-web.ts' },
        '#lib/*': './dist/lib/*.js',
        '#dep': 'react',
        '#fs': 'node:fs',
        '#core': '@org/core',
        '#loop': '#loop',
      },
      dependencies: {
        aliased: 'npm:lodash@4',
        zip: 'npm:7zip-bin@5',
        skipped: 'npm:1.2.3',
        linked: 'file:../../vendor/linked',
        core: 'workspace:@org/core@*',
      },
    },
    'apps/web/tsconfig.json': { extends: '../../tsconfig.base' },
    'apps/other/package.json': { name: 'other' },
    'vendor/linked/package.json': { name: 'whatever', main: 'index' },
  };
  const more = [
    'packages/core/src/index.ts',
    'packages/core/src/utils/a.ts',
    'packages/core/src/utils/private/b.ts',
    'packages/core/src/styles.css',
    'packages/core/src/bundle.ts',
    'packages/core/src/deep.ts',
    'packages/ui/source/code/main.tsx',
    'packages/ui/source/code/button.tsx',
    'packages/plain/index.js',
    'packages/plain/extra.js',
    'packages/empty/README.md',
    'packages/skipped/index.js',
    'apps/web/src/main.ts',
    'apps/web/src/db.ts',
    'apps/web/src/db-web.ts',
    'apps/web/src/lib/x.ts',
    'apps/other/index.js',
    'vendor/linked/index.js',
  ];

  it('leads to the sources of its members', () => {
    expectTable(files, more, {
      'apps/web/src/main.ts @org/core': 'packages/core/src/index.ts',
      'apps/web/src/main.ts @org/core/utils/a': 'packages/core/src/utils/a.ts',
      'apps/web/src/main.ts @org/core/utils/private/b': '-',
      'apps/web/src/main.ts @org/core/styles.css': 'packages/core/src/styles.css',
      'apps/web/src/main.ts @org/core/package.json': 'packages/core/package.json',
      'apps/web/src/main.ts @org/core/bundle': 'packages/core/src/bundle.ts',
      'apps/web/src/main.ts @org/core/src/deep': 'packages/core/src/deep.ts',
      'apps/web/src/main.ts @org/core/gone': '-',
      'apps/web/src/main.ts @org/ui': 'packages/ui/source/code/main.tsx',
      'apps/web/src/main.ts @org/ui/lib/button': 'packages/ui/source/code/button.tsx',
      'apps/web/src/main.ts plain': 'packages/plain/index.js',
      'apps/web/src/main.ts plain/extra': 'packages/plain/extra.js',
      'apps/web/src/main.ts plain/extra.js': 'packages/plain/extra.js',
      'apps/web/src/main.ts plain/../../../package.json': '-',
      'apps/web/src/main.ts empty': 'packages/empty/',
      'apps/web/src/main.ts @app/lib/x': 'apps/web/src/lib/x.ts',
      'packages/ui/source/code/main.tsx @org/core': 'packages/core/src/index.ts',
      'packages/ui/source/code/main.tsx @org/ui': 'packages/ui/source/code/main.tsx',
      'packages/core/src/index.ts @org/core/utils/a': 'packages/core/src/utils/a.ts',
      'packages/core/test/x.js ../dist/index.mjs': 'packages/core/src/index.ts',
      'packages/core/test/x.js ../dist': 'packages/core/src/index.ts',
    });
  });

  it('leaves to registries what no member is', () => {
    expectTable(files, more, {
      'apps/web/src/main.ts skipped': 'package:skipped',
      'apps/web/src/main.ts other': 'package:other',
      'apps/web/src/main.ts aliased/fp': 'package:lodash/fp',
      'apps/web/src/main.ts zip': 'package:7zip-bin',
      'apps/web/src/main.ts react': 'package:react',
      'apps/other/index.js other': 'apps/other/index.js',
    });
  });

  it('follows a place or another name that a dependency gives', () => {
    expectTable(files, more, {
      'apps/web/src/main.ts linked': 'vendor/linked/index.js',
      'apps/web/src/main.ts core': 'packages/core/src/index.ts',
      'apps/other/index.js linked': 'package:linked',
    });
  });

  it('follows the imports of the package of a file', () => {
    expectTable(files, more, {
      'apps/web/src/main.ts #db': 'apps/web/src/db.ts',
      'apps/web/src/main.ts #lib/x': 'apps/web/src/lib/x.ts',
      'apps/web/src/main.ts #dep': 'package:react',
      'apps/web/src/main.ts #fs': 'package:node:fs',
      'apps/web/src/main.ts #core': 'packages/core/src/index.ts',
      'apps/web/src/main.ts #loop': '-',
      'apps/web/src/main.ts #gone': '-',
      'apps/other/index.js #db': '-',
    });
  });

  it.each([
    ['pnpm-workspace.yaml', "packages:\n  - 'libs/**'\n"],
    ['lerna.json', { packages: ['libs/*'] }],
    ['package.json', { workspaces: { packages: ['./libs/*'] } }],
  ])('is listed by %s', (name, content) => {
    const one = { [name]: content, 'libs/a/package.json': { name: 'a', main: 'a.js' } };
    expectTable(one, ['libs/a/a.js'], { 'libs/b/x.js a': 'libs/a/a.js', 'x.js a': 'libs/a/a.js' });
  });

  it("is nobody else's: a nested one is asked first, and names outside of all mean packages", () => {
    const nested = {
      'one/package.json': { workspaces: ['*'] },
      'one/a/package.json': { name: 'a' },
      'two/package.json': { workspaces: ['*'] },
      'two/a/package.json': { name: 'a' },
    };
    expectTable(nested, ['one/a/index.js', 'two/a/index.js'], {
      'one/x.js a': 'one/a/index.js',
      'two/b/x.js a': 'two/a/index.js',
      'three/x.js a': 'package:a',
    });
  });
});

it('knows what a build makes by the usual names', () => {
  const files = { 'package.json': { name: '@org/kit' }, 'other/package.json': {} };
  expectTable(files, ['src/index.ts', 'src/node/cli.ts', 'src/a.b.ts', 'other/main.ts'], {
    'bin/x.js ../dist/index.cjs': 'src/index.ts',
    'bin/x.js ../dist/index.esm.min.js': 'src/index.ts',
    'bin/x.js ../dist/kit.cjs.prod.js': 'src/index.ts',
    'bin/x.js ../dist/kit.runtime.js': '-',
    'bin/x.js ../dist/esm/node/cli.mjs': 'src/node/cli.ts',
    'bin/x.js ../dist/a.b.js': 'src/a.b.ts',
    'bin/x.js ../dist/gone.js': '-',
    'bin/x.js ../elsewhere/index.js': '-',
    'other/bin/x.js ../dist/main.js': 'other/main.ts',
    'other/bin/x.js ../dist/index.js': '-',
  });
});

describe('exports', () => {
  const resolve = (exports: unknown, specifier: string, more: readonly string[] = []) => {
    const files = { 'package.json': { name: 'p', exports } };
    return show(
      resolverFor(relativePath, files, [
        'a.js',
        'b.js',
        'dir/c.js',
        'dir/sub/d.js',
        'index.js',
        ...more,
      ]).resolve('x.js', specifier),
    );
  };

  it.each([
    ['./a.js', 'p', 'a.js'],
    [['./gone.js', './b.js'], 'p', 'b.js'],
    [[null, './b.js'], 'p', 'b.js'],
    [{ browser: './gone.js', import: './a.js', default: './b.js' }, 'p', 'a.js'],
    [{ browser: './b.js' }, 'p', 'b.js'],
    [{ require: './b.js', import: './a.js' }, 'p', 'a.js'],
    [{ node: { import: { default: './a.js' } } }, 'p', 'a.js'],
    [{ import: null }, 'p', '-'],
    [null, 'p', 'index.js'],
    [false, 'p', 'index.js'],
    [{}, 'p', 'index.js'],
    [{ './x': './a.js' }, 'p/x', 'a.js'],
    [{ './x': './a.js', './*': './b.js' }, 'p/x', 'a.js'],
    [{ './*': './dir/*.js', './sub/*': './dir/sub/*.js' }, 'p/c', 'dir/c.js'],
    [{ './*': './dir/*.js', './sub/*': './dir/sub/*.js' }, 'p/sub/d', 'dir/sub/d.js'],
    [{ './*.js': './dir/*.js', './*': null }, 'p/c.js', 'dir/c.js'],
    [{ './*.js': './dir/*.js', './*': null }, 'p/c', '-'],
    [{ './dir/': './dir/' }, 'p/dir/c.js', 'dir/c.js'],
    [{ '.': '../outside.js' }, 'p', 'index.js'],
    [{ '.': './dir/../../outside.js' }, 'p', 'index.js'],
    [{ './x': './node_modules/q/a.js' }, 'p/x', '-'],
    [{ './x': '/a.js' }, 'p/x', '-'],
    [{ __proto__: null, './__proto__': './a.js' }, 'p/__proto__', 'a.js'],
    [{ './*': `./${'*'.repeat(100_000)}` }, 'p/x', '-'],
    [1, 'p', 'index.js'],
  ])('%j: %s is %s', (exports, specifier, expected) => {
    expect(resolve(exports, specifier, ['node_modules/q/a.js'])).toBe(expected);
  });

  it('takes conditions that the alias file names', () => {
    const files = {
      'package.json': { workspaces: ['*'] },
      'tsconfig.json': { compilerOptions: { customConditions: ['@org/source'] } },
      'p/package.json': { name: 'p', exports: { '@org/source': './code.ts', default: './index.js' } },
    };
    expectTable(files, ['p/code.ts', 'p/index.js'], { 'x.ts p': 'p/code.ts' });
  });
});

it('finds packages that are installed in the repository', () => {
  const files = { 'a/node_modules/q/package.json': { main: './lib/q' } };
  expectTable(files, ['a/node_modules/q/lib/q.js', 'node_modules/r/index.js', 'a/node_modules/@s/t/u.js'], {
    'a/b/x.js q': 'a/node_modules/q/lib/q.js',
    'x.js q': 'package:q',
    'a/x.js r': 'node_modules/r/index.js',
    'a/x.js @s/t/u': 'a/node_modules/@s/t/u.js',
  });
});

it('reports a package file that cannot be read, and still knows that there is a package', () => {
  const resolver = resolverFor(
    relativePath,
    { 'package.json': '{"name": "a",, }', 'pnpm-workspace.yaml': 'a: [' },
    ['src/index.ts'],
  );
  expect(resolver.findings.map(({ code, path }) => [code, path])).toEqual([
    ['config-unreadable', 'package.json'],
    ['config-unreadable', 'pnpm-workspace.yaml'],
  ]);
  expect(show(resolver.resolve('test/x.js', '../dist/index.js'))).toBe('src/index.ts');
});
