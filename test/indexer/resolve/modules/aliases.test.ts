import { describe, expect, it } from 'vitest';
import { relativePath, resolveAll, resolverFor, type Files } from './support.ts';

function expectTable(files: Files, more: readonly string[], table: Record<string, string>): void {
  expect(resolveAll(resolverFor(relativePath, files, more), table)).toEqual(table);
}

const options = (compilerOptions: object, rest: object = {}) => ({ compilerOptions, ...rest });

describe('aliases', () => {
  it('takes the exact one, then the one with the longest beginning, then its places in order', () => {
    const paths = {
      '@/*': ['src/*'],
      '@/lib/*': ['generated/*', 'src/library/*'],
      '@/lib/exact': ['src/one.ts'],
      '*.svg': ['src/svg.d.ts'],
      name: ['./src/one'],
      '~*': ['src/*'],
    };
    expectTable(
      { 'tsconfig.json': options({ paths }) },
      [
        'src/a.ts',
        'src/one.ts',
        'src/library/b.ts',
        'generated/c.ts',
        'src/library/c.ts',
        'src/svg.d.ts',
        'src/lib/only.ts',
      ],
      {
        'src/x.ts @/a': 'src/a.ts',
        'src/x.ts @/a.js': 'src/a.ts',
        'src/x.ts @/lib/b': 'src/library/b.ts',
        'src/x.ts @/lib/c': 'generated/c.ts',
        'src/x.ts @/lib/exact': 'src/one.ts',
        'src/x.ts @/lib/only': '-',
        'src/x.ts @/missing': '-',
        'src/x.ts icon.svg': 'src/svg.d.ts',
        'src/x.ts name': 'src/one.ts',
        'src/x.ts ~a': 'src/a.ts',
        'src/x.ts @/a?worker': 'src/a.ts',
        'src/x.ts @/../../etc': '-',
      },
    );
  });

  it('leaves a name alone that a package file asks for, or that only the alias of everything fits', () => {
    const files = {
      'tsconfig.json': options({
        paths: { '*': ['types/*'], 'generated/*': ['gen/*'], 'known/*': ['gen/*'] },
      }),
      'package.json': { dependencies: { known: '1' } },
    };
    expectTable(files, ['types/untyped.d.ts', 'types/fs.d.ts'], {
      'a.ts untyped': 'types/untyped.d.ts',
      'a.ts react': 'package:react',
      'a.ts fs': 'package:node:fs',
      'a.ts generated/x': '-',
      'a.ts known/x': 'package:known/x',
    });
  });

  it('reads comments, trailing commas and a byte order mark', () => {
    const text =
      '\uFEFF{ // for editors\n "compilerOptions": { "paths": { "@/*": ["./src/*",], /* more */ }, }, }';
    expectTable({ 'tsconfig.json': text }, ['src/a.ts'], { 'src/x.ts @/a': 'src/a.ts' });
  });

  it('resolves names below baseUrl, unless an alias fits or a builtin has the name', () => {
    const files = { 'app/tsconfig.json': options({ baseUrl: './src', paths: { 'one/*': ['two/*'] } }) };
    expectTable(files, ['app/src/one/a.ts', 'app/src/two/b.ts', 'app/src/util.ts', 'app/src/dir/index.ts'], {
      'app/src/x.ts dir': 'app/src/dir/index.ts',
      'app/src/x.ts one/b': 'app/src/two/b.ts',
      'app/src/x.ts one/a': '-',
      'app/src/x.ts util': 'package:node:util',
      'app/src/x.ts react': 'package:react',
    });
  });

  it('looks for a relative path in all roots that stand for one', () => {
    expectTable(
      { 'tsconfig.json': options({ rootDirs: ['src', 'generated', './'] }) },
      ['src/a/b.ts', 'generated/a/c.ts'],
      {
        'src/a/b.ts ./c': 'generated/a/c.ts',
        'generated/a/c.ts ./b': 'src/a/b.ts',
        'src/a/b.ts ./d': '-',
      },
    );
  });

  it('puts suffixes of modules before the extension', () => {
    expectTable(
      { 'tsconfig.json': options({ moduleSuffixes: ['.ios', ''] }) },
      ['a.ios.ts', 'a.ts', 'b.ts'],
      {
        'x.ts ./a': 'a.ios.ts',
        'x.ts ./a.js': 'a.ios.ts',
        'x.ts ./b': 'b.ts',
      },
    );
  });
});

describe('the alias file in force', () => {
  const alias = (place: string, rest: object = {}) => options({ paths: { '#x': [place] } }, rest);
  const places = ['one.ts', 'two.ts', 'three.ts', 'a/one.ts', 'a/two.ts', 'a/b/one.ts'];

  it('is the nearest that includes the file, else the nearest', () => {
    const files = {
      'tsconfig.json': alias('./one.ts'),
      'a/tsconfig.json': alias('./one.ts', { include: ['src'] }),
      'c/jsconfig.json': alias('../two.ts', { include: ['lib/**/*.js'], exclude: ['**/skip'] }),
      'd/tsconfig.json': alias('../two.ts', { files: ['main.ts'] }),
    };
    expectTable(files, places, {
      'x.ts #x': 'one.ts',
      'a/src/x.ts #x': 'a/one.ts',
      'a/test/x.ts #x': 'one.ts',
      'c/lib/deep/x.js #x': 'two.ts',
      'c/lib/skip/x.js #x': 'one.ts',
      'd/main.ts #x': 'two.ts',
      'd/other.ts #x': 'one.ts',
    });
    const alone = { 'd/tsconfig.json': alias('../two.ts', { files: ['main.ts'] }) };
    expectTable(alone, places, { 'd/other.ts #x': 'two.ts', 'x.ts #x': '-' });
  });

  it('is one that it refers to, or one beside it, where that includes the file', () => {
    const files = {
      'tsconfig.json': {
        files: [],
        references: [{ path: './tsconfig.app.json' }, { path: './a' }, { path: './gone' }],
      },
      'tsconfig.app.json': alias('./one.ts', { include: ['src'] }),
      'tsconfig.test.json': alias('./two.ts', { include: ['test'] }),
      'a/tsconfig.json': alias('./two.ts', { include: ['../shared'], references: [{ path: '..' }] }),
    };
    expectTable(files, places, {
      'src/x.ts #x': 'one.ts',
      'test/x.ts #x': 'two.ts',
      'shared/x.ts #x': 'a/two.ts',
      'elsewhere/x.ts #x': 'one.ts',
    });
  });

  it('takes from what it extends, the last of several first, with paths as seen from there', () => {
    const files = {
      'base/one.json': options({ paths: { '#x': ['./one.ts'] }, baseUrl: '..' }),
      'base/two.json': { extends: './one', compilerOptions: { paths: { '#x': ['../two.ts'] } } },
      'a/tsconfig.json': { extends: ['../base/one', '../base/two.json'] },
      'b/tsconfig.json': { extends: ['../base/two.json', '../base/one.json'] },
      'c/tsconfig.json': { extends: '@org/config/strict', include: ['src'] },
      'd/tsconfig.json': { extends: '@org/config' },
      'e/tsconfig.json': { extends: '../base/leaf.json' },
      'base/leaf.json': options({ paths: { '#x': ['${configDir}/own.ts'] } }),
      'package.json': { workspaces: ['packages/*'] },
      'packages/config/package.json': { name: '@org/config', tsconfig: 'main.json' },
      'packages/config/main.json': options({ paths: { '#x': ['../../two.ts'] } }),
      'packages/config/strict.json': { extends: './main.json' },
    };
    expectTable(files, [...places, 'e/own.ts', 'base/one.ts'], {
      'a/x.ts #x': '-',
      'b/x.ts #x': 'one.ts',
      'c/src/x.ts #x': 'two.ts',
      'd/x.ts #x': 'two.ts',
      'e/x.ts #x': 'e/own.ts',
    });
  });
});

describe('hostile alias files', () => {
  const findings = (files: Files) => resolverFor(relativePath, files, ['src/a.ts']).findings;

  it('says where a file is broken and what that costs', () => {
    expect(findings({ 'tsconfig.json': '{\n  "compilerOptions": nope\n}' })).toEqual([
      {
        code: 'config-unreadable',
        severity: 'warning',
        path: 'tsconfig.json',
        span: [2, 22, 2, 22],
        message: 'tsconfig.json:2:22 is not valid json (InvalidSymbol): the path aliases in it are ignored.',
      },
    ]);
  });

  it.each([
    [
      'a cycle',
      { 'tsconfig.json': { extends: './b.json' }, 'b.json': { extends: './tsconfig' } },
      'config-extends-cycle',
    ],
    ['itself', { 'tsconfig.json': { extends: './tsconfig.json' } }, 'config-extends-cycle'],
    ['what is missing', { 'tsconfig.json': { extends: './gone.json' } }, 'config-extends-missing'],
    ['deep nesting', { 'tsconfig.json': '['.repeat(100_000) }, 'config-unreadable'],
    ['length', { 'tsconfig.json': ' '.repeat(1_000_001) }, 'config-unreadable'],
    [
      'too many places',
      { 'tsconfig.json': options({ paths: { a: Array<string>(60).fill('b') } }) },
      'config-too-long',
    ],
    ['too many globs', { 'tsconfig.json': { include: Array<string>(2000).fill('b') } }, 'config-too-long'],
  ])('reports %s', (_what, files, code) => {
    expect(findings(files).map((finding) => finding.code)).toEqual([code]);
  });

  it.each([
    '[]',
    'null',
    '1',
    '""',
    '',
    '{}',
    '{"compilerOptions":[]}',
    '{"compilerOptions":{"paths":[]}}',
    '{"extends":{}}',
    '{"compilerOptions":{"paths":{"@/*":"src/*"},"baseUrl":1,"rootDirs":{}},"include":1,"references":[1,{"path":1}]}',
    '{"__proto__":{"compilerOptions":{"paths":{"@/*":["src/*"]}}}}',
    '{"compilerOptions":{"__proto__":{"paths":{"@/*":["src/*"]}}}}',
    '{"compilerOptions":{"paths":{"@/*/*":["src/*"],"@/*":[1,null]}}}',
    '{"compilerOptions":{"baseUrl":"../../..","paths":{"@/*":["../../../*"]}}}',
  ])('is not misled by %s', (text) => {
    const resolver = resolverFor(relativePath, { 'tsconfig.json': text }, ['src/a.ts']);
    expect(resolver.findings).toEqual([]);
    expect(resolver.resolve('src/x.ts', '@/a')).toEqual({ kind: 'unresolved' });
    expect(resolver.resolve('src/x.ts', './a')).toEqual({ kind: 'file', path: 'src/a.ts' });
  });
});
