import { describe, expect, it } from 'vitest';
import { relativePath, resolveAll, resolverFor, type Files } from './support.ts';

function expectTable(files: Files, more: readonly string[], table: Record<string, string>): void {
  expect(resolveAll(resolverFor(relativePath, files, more), table)).toEqual(table);
}

describe('a path beside the importing file', () => {
  const paths = [
    'src/a.ts',
    'src/b.tsx',
    'src/c.js',
    'src/c.d.ts',
    'src/d/index.ts',
    'src/d.ts',
    'src/e/index.js',
    'src/f.service.ts',
    'src/g.css',
    'src/h.mts',
    'src/i.cts',
    'src/j.json',
    'src/k.jsx',
    'src/l.d.ts',
    'src/m/main.ts',
    'src/A.ts',
    'src/n?.ts',
    'src/node_modules.ts',
    'src/o.vue',
    'index.ts',
    'src/p.js',
    'src/p.ts',
    'src/__proto__.ts',
  ];
  it.each([
    ['./a', 'src/a.ts'],
    ['./a.ts', 'src/a.ts'],
    ['./a.js', 'src/a.ts'],
    ['./b.js', 'src/b.tsx'],
    ['./b.jsx', 'src/b.tsx'],
    ['./c', 'src/c.js'],
    ['./c.js', 'src/c.js'],
    ['./c.d.ts', 'src/c.d.ts'],
    ['./d', 'src/d.ts'],
    ['./d/', 'src/d/index.ts'],
    ['./d/index', 'src/d/index.ts'],
    ['./d/index.js', 'src/d/index.ts'],
    ['./e', 'src/e/index.js'],
    ['./f.service', 'src/f.service.ts'],
    ['./g.css', 'src/g.css'],
    ['./g.css?raw', 'src/g.css'],
    ['./g.css#part', 'src/g.css'],
    ['./g', '-'],
    ['./h.mjs', 'src/h.mts'],
    ['./i.cjs', 'src/i.cts'],
    ['./j', 'src/j.json'],
    ['./k.js', 'src/k.jsx'],
    ['./l', 'src/l.d.ts'],
    ['./l.js', 'src/l.d.ts'],
    ['./m', '-'],
    ['./A', 'src/A.ts'],
    ['./B', '-'],
    ['./n?.ts', 'src/n?.ts'],
    ['./n?', 'src/n?.ts'],
    ['./o', 'src/o.vue'],
    ['./p.js', 'src/p.ts'],
    ['./__proto__', 'src/__proto__.ts'],
    ['./constructor', '-'],
    ['..', 'index.ts'],
    ['../', 'index.ts'],
    ['../index', 'index.ts'],
    ['.', '-'],
    ['../src/../src/a', 'src/a.ts'],
    ['.//a', 'src/a.ts'],
    ['../../a', '-'],
    ['../../../../../../etc/passwd', '-'],
    ['', '-'],
    ['/src/a.ts', '-'],
    ['.'.repeat(10), '-'],
    ['C:\\a', '-'],
    ['./a\0', '-'],
  ])('%j is %s', (specifier, expected) => {
    expectTable({}, paths, { [`src/x.ts ${specifier}`]: expected });
  });
});

describe('what lies outside', () => {
  it.each([
    ['react', 'package:react'],
    ['react/jsx-runtime', 'package:react/jsx-runtime'],
    ['@scope/x', 'package:@scope/x'],
    ['@scope/x/deep/er', 'package:@scope/x/deep/er'],
    ['lodash/', 'package:lodash'],
    ['fs', 'package:node:fs'],
    ['fs/promises', 'package:node:fs/promises'],
    ['node:fs', 'package:node:fs'],
    ['node:fs/promises', 'package:node:fs/promises'],
    ['node:test/reporters', 'package:node:test/reporters'],
    ['buffer/', 'package:buffer'],
    ['fs/unheard-of', 'package:fs/unheard-of'],
    ['bun:test', 'package:bun:test'],
    ['astro:content', 'package:astro:content'],
    ['npm:@scope/x@1/sub', 'package:npm:@scope/x@1/sub'],
    ['https://esm.sh/react@18?dev', 'package:https://esm.sh/react@18'],
    ['data:text/javascript,1', '-'],
    ['file:///etc/passwd', '-'],
    ['https://', '-'],
    ['pkg/style.css?inline', 'package:pkg/style.css'],
    ['@/app', '-'],
    ['~/app', '-'],
    ['$lib/app', '-'],
    ['@scope', '-'],
    ['#internal', '-'],
    ['a b', '-'],
    ['../x', '-'],
    ['__proto__', '-'],
    ['constructor', 'package:constructor'],
  ])('%j is %s', (specifier, expected) => {
    expectTable({}, ['x.ts'], { [`x.ts ${specifier}`]: expected });
  });
});

describe('a path that only a bundler or a test runner knows', () => {
  const files = {
    'package.json': { name: 'app', dependencies: { lodash: '^4.0.0' } },
    'packages/one/package.json': { name: 'one' },
  };
  const paths = [
    'src/main.ts',
    'src/utils/text.ts',
    'src/store/index.ts',
    'lodash/fp.ts',
    'packages/one/src/main.ts',
    'packages/one/src/common/types.ts',
  ];

  it('is looked for below the package and its sources', () => {
    expectTable(files, paths, {
      'src/main.ts src/utils/text': 'src/utils/text.ts',
      'src/main.ts utils/text': 'src/utils/text.ts',
      'src/main.ts store/index': 'src/store/index.ts',
      'packages/one/src/main.ts common/types': 'packages/one/src/common/types.ts',
      'packages/one/src/main.ts utils/text': 'package:utils/text',
    });
  });

  it('is a package where a package file asks for one, where nothing is there, and where it is one name alone', () => {
    expectTable(files, paths, {
      'src/main.ts lodash/fp': 'package:lodash/fp',
      'src/main.ts react/jsx-runtime': 'package:react/jsx-runtime',
      'src/main.ts store': 'package:store',
      'src/main.ts fs/promises': 'package:node:fs/promises',
    });
  });
});
