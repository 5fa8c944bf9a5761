import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createModuleResolver } from '../../../../src/indexer/resolve/modules/create-module-resolver.ts';
import { loadConfigTexts } from '../../../../src/indexer/resolve/modules/load-config-texts.ts';
import { dottedModule, relativePath, resolverFor, show } from './support.ts';

const segment = fc.constantFrom(
  'a',
  'b',
  'src',
  'dist',
  'lib',
  'index',
  '__init__',
  '..',
  '.',
  '',
  '*',
  '**',
  '@',
  '#',
  '__proto__',
  'node_modules',
);
const written = fc.array(segment, { maxLength: 6 }).map((segments) => segments.join('/'));
const specifier = fc.oneof(
  written,
  fc.array(segment, { maxLength: 6 }).map((segments) => segments.join('.')),
  fc.string(),
);
const path = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', 'src', 'dist', 'lib', '__proto__'), { maxLength: 4 }),
    fc.constantFrom('a', 'b', 'index', '__init__', '__proto__'),
    fc.constantFrom('.ts', '.js', '.d.ts', '.py', '.pyi', '.json', ''),
  )
  .map(([directories, name, extension]) => [...directories, name + extension].join('/'));
const text = fc.oneof(written, fc.constantFrom('./*', './src/*', './dist/*.js', null, 1));
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(written, fc.constantFrom('.', './*', '#a', 'import')), tie('value'), {
      maxKeys: 3,
    }),
  ),
})).value;
const aliasFile = fc.record(
  {
    compilerOptions: fc.record(
      { paths: anything, baseUrl: anything, rootDirs: anything, outDir: anything },
      { requiredKeys: [] },
    ),
    extends: anything,
    include: anything,
    references: anything,
  },
  { requiredKeys: [] },
);
const packageFile = fc.record(
  {
    name: fc.constantFrom('a', '@a/b', '__proto__'),
    main: text,
    exports: anything,
    imports: anything,
    workspaces: anything,
    dependencies: anything,
  },
  { requiredKeys: [] },
);
const projectFile = fc.constantFrom(
  '[tool.setuptools]\npackage-dir = {"" = "src", "a.b" = ".."}',
  '[tool',
  '[tool.poetry]\npackages = [{from = "lib"}, 1]',
);
const files = fc.record({
  'tsconfig.json': aliasFile,
  'a/tsconfig.json': aliasFile,
  'package.json': packageFile,
  'a/package.json': packageFile,
  'pyproject.toml': projectFile,
});

describe.each([
  ['relative-path', relativePath],
  ['dotted-module', dottedModule],
] as const)('%s', (_name, recipe) => {
  it('only ever leads to what is there, to the same each time, whatever the repository says', () => {
    fc.assert(
      fc.property(
        files,
        fc.array(path, { maxLength: 15 }),
        fc.array(fc.tuple(path, specifier), { maxLength: 10 }),
        (configs, more, questions) => {
          const paths = [...new Set([...Object.keys(configs), ...more])].sort();
          const resolver = resolverFor(recipe, configs, more);
          const again = resolverFor(recipe, configs, more);
          const answers = questions.map(([from, text]) => resolver.resolve(from, text));
          for (const answer of answers) {
            if (answer.kind === 'file') expect(paths).toContain(answer.path);
            if (answer.kind === 'directory')
              expect(paths.some((known) => known.startsWith(answer.path && `${answer.path}/`))).toBe(true);
            if (answer.kind === 'package') expect(answer.name).not.toBe('');
          }
          const backwards = questions
            .toReversed()
            .map(([from, text]) => again.resolve(from, text))
            .toReversed();
          expect(backwards.map(show)).toEqual(answers.map(show));
          expect(again.findings).toEqual(resolver.findings);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('bears names of any length', () => {
    const resolver = resolverFor(recipe, {}, ['a.ts', 'a.py']);
    for (const unit of [
      '.',
      '/',
      './',
      '../',
      'a',
      'a/',
      'a.',
      '@',
      '#',
      '?',
      '*',
      '\0',
      ' ',
      'é',
      '\ud800',
    ]) {
      for (const count of [1, 2, 3, 4096, 100_000]) {
        const { kind } = resolver.resolve('b/c.ts', unit.repeat(count));
        expect(['unresolved', 'package', 'directory', 'file']).toContain(kind);
      }
    }
  });
});

describe('loading configuration', () => {
  const contents = new Map([
    ['package.json', '{"workspaces":["p"]}'],
    ['p/package.json', '{"name":"config"}'],
    ['p/strict.json', '{"extends":"./deep/base"}'],
    ['p/deep/base.json', '{"compilerOptions":{"paths":{"@/*":["../../src/*"]}}}'],
    ['tsconfig.json', '{"extends":"config/strict"}'],
    ['pyproject.toml', '[tool.pyright]\nextraPaths = ["x"]'],
    ['src/a.ts', ''],
    ['data.json', '{}'],
  ]);
  const paths = [...contents.keys()].sort();

  it('reads what resolving will ask for, and nothing else', async () => {
    const texts = await loadConfigTexts([relativePath, dottedModule], paths, (path) =>
      Promise.resolve(contents.get(path)),
    );
    expect([...texts.keys()].sort()).toEqual(
      paths.filter((path) => path !== 'src/a.ts' && path !== 'data.json'),
    );
    const resolver = createModuleResolver(relativePath, { paths, readText: (path) => texts.get(path) });
    expect(resolver.resolve('x.ts', '@/a')).toEqual({ kind: 'file', path: 'src/a.ts' });
  });

  it('asks once for what cannot be read', async () => {
    const asked: string[] = [];
    const texts = await loadConfigTexts([relativePath], paths, (path) => {
      asked.push(path);
      return Promise.resolve(undefined);
    });
    expect(texts.size).toBe(0);
    expect(asked.length).toBe(new Set(asked).size);
  });
});
