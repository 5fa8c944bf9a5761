import fc from 'fast-check';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { relativePath, resolverFor, show, type Files } from './support.ts';

/** What the compiler itself says, of files in memory. The root is deep, as nothing is above that of a system. */
const root = '/w/x/y/z';

function compilerAnswer(
  files: Files,
  paths: readonly string[],
  from: string,
  specifier: string,
): string | undefined {
  const texts = new Map(
    Object.entries(files).map(([path, value]) => [`${root}/${path}`, JSON.stringify(value)]),
  );
  const all = new Set([...paths, ...Object.keys(files)].map((path) => `${root}/${path}`));
  const directories = new Set<string>(['/']);
  for (const path of all) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
      directories.add(path.slice(0, at));
  }
  const host: ts.ModuleResolutionHost = {
    fileExists: (path) => all.has(path),
    readFile: (path) => texts.get(path) ?? (all.has(path) ? '' : undefined),
    directoryExists: (path) => directories.has(path.replace(/(.)\/$/, '$1')),
  };
  const config = files['tsconfig.json'];
  const raw = config === undefined ? {} : (JSON.parse(JSON.stringify(config)) as object);
  const parseHost = {
    ...host,
    useCaseSensitiveFileNames: true,
    readDirectory: () => [],
  } as ts.ParseConfigHost;
  const { options } = ts.parseJsonConfigFileContent(raw, parseHost, root, undefined, `${root}/tsconfig.json`);
  const full = {
    ...options,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    allowJs: true,
  };
  const { resolvedModule } = ts.resolveModuleName(specifier, `${root}/${from}`, full, host);
  return resolvedModule?.resolvedFileName.slice(root.length + 1);
}

const names = ['a', 'b', 'lib', 'index', 'x.y'];
const directories = ['', 'src/', 'src/lib/', 'src/a/', 'gen/', 'packages/one/', 'packages/one/src/'];
const path = fc
  .tuple(
    fc.constantFrom(...directories),
    fc.constantFrom(...names),
    fc.constantFrom('.ts', '.tsx', '.js', '.jsx'),
  )
  .map((parts) => parts.join(''))
  // In packages the compiler prefers what has types to what runs.
  .map((text) => (text.startsWith('packages') ? text.replace(/\.\w+$/, '.ts') : text));
const place = fc.constantFrom(
  './src/*',
  'gen/*',
  './src/lib/*',
  './src/a',
  './gen/index.ts',
  'src/*.js',
  '../*',
  './packages/*/src',
);
const pattern = fc.constantFrom('@/*', '*', 'a', 'lib/*', '@/lib/*', '*/a', 'x*', '@org/*');
const options = fc.record(
  {
    paths: fc.dictionary(pattern, fc.array(place, { minLength: 1, maxLength: 3 }), { maxKeys: 4 }),
    baseUrl: fc.constantFrom('.', './src', 'src/lib'),
    rootDirs: fc.uniqueArray(fc.constantFrom('src', './gen', 'packages/one'), { minLength: 2 }),
    moduleSuffixes: fc.constantFrom(['.y', ''], ['']),
  },
  { requiredKeys: [] },
);
const target = fc.constantFrom(
  './src/index.ts',
  './index.js',
  './src/*.ts',
  './src/*',
  './src/lib/*.js',
  null,
);
const conditional = fc.oneof(
  target,
  fc.record({ require: target, import: target, default: target }, { requiredKeys: [] }),
  fc.array(target, { maxLength: 2 }),
);
const manifest = fc.record(
  {
    exports: fc.oneof(
      conditional,
      fc.dictionary(fc.constantFrom('.', './a', './*', './lib/*', './*.js', './index'), conditional),
    ),
    imports: fc.dictionary(fc.constantFrom('#a', '#lib/*', '#*.js'), conditional),
    main: fc.constantFrom('./src/index', 'index.js', 'src'),
  },
  { requiredKeys: [] },
);
const specifier = fc.oneof(
  fc.constantFrom(
    '.',
    '..',
    './',
    '../',
    'one',
    'one/a',
    'one/lib/a',
    'one/index',
    'one/a.js',
    '#a',
    '#lib/b',
    '#b.js',
    '@org/one',
  ),
  fc
    .tuple(
      fc.constantFrom('./', '../', '../../', './lib/', '@/', '@/lib/', '', 'lib/', 'x'),
      fc.constantFrom(...names),
      fc.constantFrom('', '', '.js', '.ts', '.jsx', '/'),
    )
    .map((parts) => parts.join('')),
);

it('agrees with the compiler wherever that finds a file', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(path, { maxLength: 25, selector: (text) => text.replace(/\.\w+$/, '') }),
      options,
      manifest,
      fc.array(specifier, { minLength: 5, maxLength: 20 }),
      fc.constantFrom('src/from.ts', 'src/lib/from.ts', 'packages/one/src/from.ts', 'from.ts'),
      (drawn, compilerOptions, one, specifiers, from) => {
        const paths = [...new Set([...drawn, from])];
        const files = {
          'tsconfig.json': { compilerOptions, files: ['src/from.ts'] },
          'package.json': { workspaces: ['packages/*'] },
          'packages/one/package.json': { name: 'one', ...one },
        };
        // The compiler finds members of a workspace through links, which are not in the repository.
        const linked = Object.fromEntries(
          Object.entries(files).map(([path, value]) => [
            path.replace('packages/one', 'node_modules/one'),
            value,
          ]),
        );
        const copies = paths.map((path) => path.replace('packages/one', 'node_modules/one'));
        const resolver = resolverFor(relativePath, files, paths);
        for (const text of specifiers) {
          // An alias of nothing is no way that anybody writes.
          if (/^[^.].*\/$/.test(text)) continue;
          // With merged roots the compiler takes `.` for the name of a file.
          if (compilerOptions.rootDirs && /^\.\.?$/.test(text)) continue;
          const expected = compilerAnswer(
            { ...linked, ...files },
            [...paths, ...copies],
            from,
            text,
          )?.replace('node_modules/one', 'packages/one');
          if (expected !== undefined)
            expect([text, show(resolver.resolve(from, text))]).toEqual([text, expected]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
