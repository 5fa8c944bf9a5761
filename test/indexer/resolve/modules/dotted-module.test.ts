import { describe, expect, it } from 'vitest';
import { dottedModule, resolveAll, resolverFor, type Files } from './support.ts';

function expectTable(files: Files, more: readonly string[], table: Record<string, string>): void {
  expect(resolveAll(resolverFor(dottedModule, files, more), table)).toEqual(table);
}

describe('names in one project', () => {
  const paths = [
    'app/__init__.py',
    'app/core.py',
    'app/core.pyi',
    'app/stub.pyi',
    'app/sub/__init__.py',
    'app/sub/deep.py',
    'app/data/table.py',
    'app/data/readme.txt',
    'app/both.py',
    'app/both/__init__.py',
    'app/shadow.py',
    'app/shadow/inner.py',
    'main.py',
    'json.py',
    'app/logging.py',
    'ns/one/mod.py',
    'docs/readme.md',
    'App/other.py',
    'app/__main__.py',
    'app/__proto__.py',
  ];
  it.each([
    ['main.py', 'app', 'app/__init__.py'],
    ['main.py', 'app.core', 'app/core.py'],
    ['main.py', 'app.core.Class', '-'],
    ['main.py', 'app.Class', '-'],
    ['main.py', 'app.stub', 'app/stub.pyi'],
    ['main.py', 'app.sub', 'app/sub/__init__.py'],
    ['main.py', 'app.sub.deep', 'app/sub/deep.py'],
    ['main.py', 'app.data', 'app/data/'],
    ['main.py', 'app.data.table', 'app/data/table.py'],
    ['main.py', 'app.data.gone', '-'],
    ['main.py', 'app.both', 'app/both/__init__.py'],
    ['main.py', 'app.shadow', 'app/shadow.py'],
    ['main.py', 'app.shadow.inner', '-'],
    ['main.py', 'app.__main__', 'app/__main__.py'],
    ['main.py', 'app.__proto__', 'app/__proto__.py'],
    ['main.py', 'App.other', 'App/other.py'],
    ['main.py', 'APP.other', 'package:APP/other'],
    ['main.py', 'ns', 'ns/'],
    ['main.py', 'ns.one.mod', 'ns/one/mod.py'],
    ['main.py', 'ns.other', 'package:ns/other'],
    ['main.py', 'docs', 'package:docs'],
    ['main.py', 'numpy', 'package:numpy'],
    ['main.py', 'os.path', 'package:os/path'],
    ['main.py', 'json', 'json.py'],
    ['app/core.py', 'json', 'package:json'],
    ['app/core.py', 'logging', 'package:logging'],
    ['app/core.py', 'stub', 'package:stub'],
    ['app/core.py', 'app', 'app/__init__.py'],
    ['app/__init__.py', 'app', 'app/__init__.py'],
    ['app/core.py', '.', 'app/__init__.py'],
    ['app/core.py', '.stub', 'app/stub.pyi'],
    ['app/__init__.py', '.core', 'app/core.py'],
    ['app/core.py', '.logging', 'app/logging.py'],
    ['app/core.py', '.sub.deep', 'app/sub/deep.py'],
    ['app/sub/deep.py', '.', 'app/sub/__init__.py'],
    ['app/sub/deep.py', '..', 'app/__init__.py'],
    ['app/sub/deep.py', '..core', 'app/core.py'],
    ['app/sub/deep.py', '..core.Class', '-'],
    ['app/sub/deep.py', '...main', 'main.py'],
    ['app/sub/deep.py', '....main', '-'],
    ['app/data/table.py', '.', 'app/data/'],
    ['app/core.py', '.gone', '-'],
    ['main.py', '', '-'],
    ['main.py', 'a..b', '-'],
    ['main.py', 'a.', '-'],
    ['main.py', 'app/core', '-'],
    ['main.py', 'app core', '-'],
    ['main.py', '__proto__', 'package:__proto__'],
  ])('%s: %j is %s', (from, specifier, expected) => {
    expectTable({}, paths, { [`${from} ${specifier}`]: expected });
  });
});

describe('roots', () => {
  const layout = [
    'src/pkg/__init__.py',
    'src/ns/deep/mod.py',
    'src/top.py',
    'tests/conftest.py',
    'tests/helpers.py',
    'tests/unit/test_a.py',
    'tests/unit/local.py',
    'scripts/run.py',
    'scripts/tool.py',
  ];

  it('are the directories of sources and tests of a project', () => {
    expectTable({ 'pyproject.toml': '' }, layout, {
      'tests/unit/test_a.py pkg': 'src/pkg/__init__.py',
      'tests/unit/test_a.py ns.deep.mod': 'src/ns/deep/mod.py',
      'tests/unit/test_a.py top': 'src/top.py',
      'tests/unit/test_a.py helpers': 'tests/helpers.py',
      'tests/unit/test_a.py local': 'tests/unit/local.py',
      'tests/unit/test_a.py tests.helpers': 'tests/helpers.py',
      'scripts/run.py tool': 'scripts/tool.py',
      'scripts/run.py local': 'package:local',
    });
  });

  it('hold the modules of one project apart from those of another: the nearest is asked first', () => {
    const paths = [
      'a/setup.py',
      'b/setup.py',
      'a/src/util/__init__.py',
      'b/src/util/__init__.py',
      'b/src/util/only.py',
      'a/tests/__init__.py',
      'b/tests/__init__.py',
      'b/tests/more.py',
      'a/src/app/__init__.py',
      'c/x.py',
    ];
    expectTable({}, paths, {
      'a/tests/test_x.py util': 'a/src/util/__init__.py',
      'a/tests/test_x.py util.only': '-',
      'b/src/app/x.py util.only': 'b/src/util/only.py',
      'b/tests/test_x.py util': 'b/src/util/__init__.py',
      'a/tests/test_x.py tests': 'a/tests/__init__.py',
      'b/tests/test_x.py tests.more': 'b/tests/more.py',
      'a/tests/test_x.py tests.more': '-',
      'c/x.py util': 'a/src/util/__init__.py',
    });
  });

  it('share a namespace package', () => {
    const paths = [
      'one/src/org/alpha/__init__.py',
      'two/src/org/beta/__init__.py',
      'one/pyproject.toml',
      'two/pyproject.toml',
    ];
    expectTable({}, paths, {
      'one/src/org/alpha/x.py org.beta': 'two/src/org/beta/__init__.py',
      'one/src/org/alpha/x.py org.alpha': 'one/src/org/alpha/__init__.py',
      'one/src/org/alpha/x.py org': 'one/src/org/',
      'one/src/org/alpha/x.py org.gamma': 'package:org/gamma',
    });
  });

  it('of a regular package win over a directory of the same name', () => {
    expectTable({}, ['docs/pkg/conf.py', 'docs/conftest.py', 'lib/pkg/__init__.py'], {
      'docs/x.py pkg': 'lib/pkg/__init__.py',
    });
  });

  it.each([
    ['pyproject.toml', '[tool.setuptools.packages.find]\nwhere = ["code"]'],
    ['pyproject.toml', '[tool.setuptools]\npackage-dir = {"" = "code"}'],
    ['pyproject.toml', '[[tool.poetry.packages]]\ninclude = "ns"\nfrom = "code"'],
    ['pyproject.toml', '[tool.poetry]\npackages = [{ include = "x" }, { include = "ns", from = "./code" }]'],
    ['pyproject.toml', '[tool.hatch.build.targets.wheel]\npackages = ["code/ns"]'],
    ['pyproject.toml', '[tool.maturin]\npython-source = "code"'],
    ['pyproject.toml', '[tool.pytest.ini_options]\npythonpath = "code other"'],
    ['setup.cfg', '[options]\npackage_dir =\n    = code\npackages = find:'],
    ['setup.cfg', '[options]\npackage_dir = = code'],
    ['setup.cfg', '[options.packages.find]\nwhere = code'],
    ['pytest.ini', '[pytest]\npythonpath = . code'],
    ['pyrightconfig.json', '{ "extraPaths": ["code"] } // more'],
  ])('are named by %s: %s', (file, text) => {
    expectTable({ [`p/${file}`]: text }, ['p/code/ns/inner/mod.py'], {
      'p/tests/x.py ns.inner.mod': 'p/code/ns/inner/mod.py',
    });
  });

  it('may stand for a package of another name', () => {
    const files = { 'setup.cfg': '[options]\npackage_dir =\n    my.pkg = lib/code' };
    expectTable(files, ['lib/code/__init__.py', 'lib/code/mod.py'], {
      'x.py my.pkg': 'lib/code/__init__.py',
      'x.py my.pkg.mod': 'lib/code/mod.py',
      'x.py my': 'package:my',
      'x.py my.other': 'package:my/other',
    });
  });

  it('may be outside, missing or broken, which is said', () => {
    const files = {
      'pyproject.toml': '[tool.setuptools.packages.find]\nwhere = ["../..", "gone", 1]',
      'p/pyproject.toml': '[tool\n',
      'setup.cfg': 'no section\n= nothing\n[options]\npackage_dir\n',
    };
    const resolver = resolverFor(dottedModule, files, ['a.py']);
    expect(resolver.findings.map(({ path, span }) => [path, span])).toEqual([
      ['p/pyproject.toml', [1, 6, 1, 6]],
    ]);
    expect(resolver.resolve('x.py', 'a')).toEqual({ kind: 'file', path: 'a.py' });
  });
});

it('takes a module that imports its own name for a wrapper of a package', () => {
  expectTable({}, ['clients/redis.py', 'clients/user.py', 'yaml.py'], {
    'clients/redis.py redis': 'package:redis',
    'clients/user.py redis': 'clients/redis.py',
    'yaml.py yaml': 'package:yaml',
    'clients/user.py yaml': 'yaml.py',
  });
});

it('knows a repository that is the runtime itself', () => {
  const names = [
    'abc',
    'ast',
    'bdb',
    'bisect',
    'calendar',
    'cmd',
    'code',
    'codecs',
    'copy',
    'csv',
    'dis',
    'enum',
    'glob',
    'gzip',
    'heapq',
    'hmac',
    'io',
    'keyword',
    'os',
    'pdb',
    're',
  ];
  const paths = [
    ...names.map((name) => `Lib/${name}.py`),
    'Lib/json/__init__.py',
    'Lib/json/decoder.py',
    'Tools/x.py',
  ];
  expectTable({}, paths, {
    'Lib/json/decoder.py re': 'Lib/re.py',
    'Lib/json/decoder.py json': 'Lib/json/__init__.py',
    'Lib/json/decoder.py sys': 'package:sys',
    'Tools/x.py re': 'package:re',
  });
});
