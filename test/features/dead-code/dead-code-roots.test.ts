import { describe, expect, it } from 'vitest';
import { readDeadCodeIndex, readDeadItems } from '../../../src/features/dead-code/query/dead-code.ts';
import { severities, type DeadItem } from '../../../src/model/dead-code.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

type Files = Readonly<Record<string, string | object>>;

async function deadIn(files: Files): Promise<DeadItem[]> {
  const texts = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  const store = await sourceAtlas(Object.fromEntries(texts) as Record<string, string>);
  const items: DeadItem[] = [];
  const query = { path: '', severities: new Set(severities) };
  for await (const item of readDeadItems(store, await readDeadCodeIndex(store), query)) items.push(item);
  return items;
}

/** `HIGH name`, in the order of answers. */
async function dead(files: Files): Promise<string[]> {
  return (await deadIn(files)).map(({ severity, name }) => `${severity} ${name}`);
}

const app = { 'package.json': { name: 'app', private: true, bin: './cli.js' } };

describe('roots in JavaScript packages', () => {
  it('are bins and what they reach; a private package exports nothing', async () => {
    const files = {
      'package.json': { name: 'app', private: true, main: './lib.js', bin: './cli.js' },
      'cli.js': 'import { used } from "./lib.js";\nused();\n',
      'lib.js': 'export function used() {}\nexport function unused() {}\n',
    };
    expect(await dead(files)).toEqual(['HIGH unused']);
  });

  it('are templates of mail that react-email renders by their folder, not what they leave unused', async () => {
    const files = {
      'package.json': { name: 'mail', private: true, dependencies: { 'react-email': '6.0.0' } },
      'emails/welcome.jsx':
        'const style = {};\nexport default function Welcome() { return style; }\nfunction unused() {}\n',
      'src/emails/reset.jsx': 'export default function Reset() {}\n',
    };
    expect(await dead(files)).toEqual(['HIGH unused']);
    const withoutPackage = { ...files, 'package.json': app['package.json'], 'cli.js': 'run();\n' };
    expect(await dead(withoutPackage)).toEqual(['CRITICAL welcome.jsx', 'CRITICAL reset.jsx']);
  });

  it('are the exports of a published package, including re-exports and namespaces', async () => {
    const files = {
      'package.json': { name: 'lib', exports: './index.js' },
      'index.js':
        'export * from "./a.js";\nexport { one as other } from "./b.js";\nexport * as c from "./c.js";\n',
      'a.js': 'export function a() { inner(); }\nfunction inner() {}\nfunction orphan() {}\n',
      'b.js': 'export function one() {}\nexport function two() {}\n',
      'c.js': 'export class C { open() {} #shut() {} }\n',
    };
    expect(await dead(files)).toEqual(['HIGH orphan', 'HIGH two', 'HIGH #shut']);
  });

  it('include modules re-exported by require', async () => {
    const files = {
      'package.json': { name: 'lib', main: './index.js', exports: './index.js' },
      'index.js': 'module.exports = require("./lib");\n',
      'lib.js': 'exports.a = function () {};\nexports.b = require("./b");\nfunction lost() {}\n',
      'b.js': 'exports.inB = function () {};\n',
    };
    expect(await dead(files)).toEqual(['HIGH lost']);
  });

  it('include all names assigned one value, and the default value of a file', async () => {
    const files = {
      ...app,
      'cli.js':
        'const make = require("./make");\nconst bag = require("./bag");\nconsole.log(make(), bag.one);\n',
      'make.js': 'var create = module.exports = function () {};\nvar lost = 1;\n',
      'bag.js': 'exports = module.exports = {};\nexports.one = 1;\n',
    };
    expect(await dead(files)).toEqual(['HIGH lost']);
  });

  it('are in doubt if a package does not declare its exports', async () => {
    const files = {
      'package.json': { name: 'lib', main: './index.js' },
      'index.js': 'import "./deep.js";\nexport const a = 1;\n',
      'deep.js': 'export function deep() {}\nfunction own() {}\n',
    };
    expect(await dead(files)).toEqual(['HIGH own', 'MEDIUM deep']);
  });

  it('are files that tests, tools and frameworks load by name or path', async () => {
    const files = {
      ...app,
      'cli.js': 'import "./x.js";\n',
      'x.js': 'export const x = 1;\n',
      'a.test.ts': 'import { tested } from "./a";\ntested();\nfunction helper() {}\n',
      'a.ts': 'export function tested() {}\n',
      'pages/home.tsx': 'export default function Home() { return null; }\n',
      'vite.config.ts': 'export default { build() {} };\n',
      'test/fixtures/sample.js': 'function whatever() {}\n',
      'lost.ts': 'export function lost() {}\n',
    };
    expect(await dead(files)).toEqual(['CRITICAL lost.ts', 'HIGH helper', 'HIGH x']);
  });

  it('are values that compilers check in tests; unreferenced ones there may be read as data', async () => {
    const files = {
      ...app,
      'cli.js': 'console.log(1);\n',
      'types.tst.ts': 'async function isChecked() { await 1; }\n',
      'tests/sample.ts': 'export const sample = 1;\n',
      'tests/data/cases/a.ts': 'console.log(1);\nfunction read() {}\n',
      // Tests of a folder called data.
      'tests/data/restore.test.ts': 'import { helps } from "../helper";\nhelps();\nfunction unused() {}\n',
      'tests/helper.ts': 'export function helps() {}\nexport function forgotten() {}\n',
      'tests/a.test.ts': 'import { helps } from "./helper";\nhelps();\n',
    };
    expect(await dead(files)).toEqual(['HIGH unused', 'HIGH forgotten', 'MEDIUM sample']);
  });

  it('are in doubt in examples, and in scripts that only define symbols', async () => {
    const files = {
      ...app,
      'cli.js': 'console.log(1);\nfunction lost() {}\n',
      'docs/example.ts': 'export class Shown { told() {} }\n',
      'scripts/run.ts': 'console.log(1);\nfunction forgotten() {}\n',
      'loaded.js': 'var Global = function () {};\n',
    };
    expect(await dead(files)).toEqual(['HIGH lost', 'HIGH forgotten', 'MEDIUM Shown', 'MEDIUM Global']);
  });

  it('are names that the language and frameworks call', async () => {
    const files = {
      ...app,
      'cli.js': [
        'class A { toJSON() {} connectedCallback() {} gone() {} }',
        'class B extends Unknown { hook() {} }',
        'class C extends Error { extra() {} }',
        'console.log(new A(), new B(), new C());',
      ].join('\n'),
    };
    expect(await dead(files)).toEqual(['HIGH gone', 'HIGH extra']);
  });

  it('are members called via an interface', async () => {
    const files = {
      ...app,
      'cli.ts': [
        'interface Shape { area(): number; name(): string }',
        'class Circle implements Shape { area() { return 1; } name() { return ""; } extra() {} }',
        'class Square { area() { return 1; } }',
        'const all: Shape[] = [new Circle(), new Square() as unknown as Shape];',
        'console.log(all.map((shape) => shape.area()));',
      ].join('\n'),
    };
    // The members of an interface are a description. An object of the same shape may be passed for it.
    expect(await dead(files)).toEqual(['HIGH extra', 'MEDIUM area']);
  });

  it('are decorated symbols, and names in templates, settings and strings', async () => {
    const files = {
      ...app,
      'cli.ts': [
        '@Component() class Shown {}',
        'export function inTemplate() {}',
        'export function inSettings() {}',
        'export function byName() {}',
        'export function onOpen() {}',
        'export function nowhere() {}',
        'console.log("byName", `on${kind}`);',
      ].join('\n'),
      'index.html': '<button onclick="inTemplate()">',
      'app.yaml': 'handler: cli.inSettings\n',
    };
    expect(await dead(files)).toEqual(['HIGH nowhere', 'LOW onOpen']);
  });
});

describe('roots in Python packages', () => {
  const setup = { 'setup.py': 'from setuptools import setup\nsetup()\n' };

  it('are in doubt if public in a published package, and never if private', async () => {
    const files = {
      ...setup,
      'pkg/__init__.py': 'from .a import offered\n',
      'pkg/a.py': 'def offered():\n    pass\n\n\ndef public():\n    pass\n\n\ndef _private():\n    pass\n',
    };
    expect(await dead(files)).toEqual(['HIGH _private', 'LOW public']);
  });

  it('are in doubt in test helpers, which others may use', async () => {
    const files = {
      ...setup,
      'pkg/__init__.py': 'from . import testutils\n',
      'pkg/testutils/__init__.py': 'def _patched():\n    pass\n',
      'pkg/utils.py': 'def _lost():\n    pass\n',
    };
    expect(await dead(files)).toEqual(['HIGH _lost', 'MEDIUM _patched']);
  });

  it('are the functions of scripts in project files', async () => {
    const files = {
      'pyproject.toml': '[project]\nname = "tool"\n[project.scripts]\ntool = "tool.cli:_go"\n',
      'tool/__init__.py': '',
      'tool/cli.py': 'def _go():\n    pass\n\n\ndef _stay():\n    pass\n',
    };
    expect(await dead(files)).toEqual(['HIGH _stay']);
  });

  it('are tests by name and path, fixtures, hooks and their set-up', async () => {
    const files = {
      'tests/conftest.py':
        'import pytest\n\n\n@pytest.fixture\ndef db():\n    pass\n\n\ndef pytest_configure():\n    pass\n',
      'tests/test_a.py': [
        'import unittest',
        'class CaseA(unittest.TestCase):',
        '    def setUp(self): pass',
        '    def test_one(self): pass',
        'def test_two(): pass',
        'def not_a_case(): pass',
      ].join('\n'),
    };
    expect(await dead(files)).toEqual(['HIGH not_a_case']);
  });

  it('are special names, decorated functions and members of external types', async () => {
    const files = {
      'main.py': [
        'import flask, json',
        'app = flask.Flask()',
        '@app.route("/")',
        'def index(): pass',
        'class A:',
        '    def __repr__(self): return ""',
        '    @property',
        '    def shown(self): return 1',
        '    @staticmethod',
        '    def gone(): pass',
        'class Encoder(json.JSONEncoder):',
        '    def default(self, o): return A()',
        'class Failure(Exception):',
        '    def details(self): pass',
        'print(Encoder, Failure)',
      ].join('\n'),
    };
    expect(await dead(files)).toEqual(['HIGH gone', 'HIGH details', 'LOW shown']);
  });

  it('are names used in a body before they are rebound, and private members called with their type', async () => {
    const files = {
      'main.py': [
        'def early(): pass',
        'def late(): pass',
        'class A:',
        '    first = early',
        '    def early(self): return 1',
        '    def late(self): return 2',
        '    second = late',
        '    def __hidden(self): return 3',
        '    def __lost(self): return 4',
        'print(A.first, A.second, A()._A__hidden())',
      ].join('\n'),
    };
    expect(await dead(files)).toEqual(['HIGH late', 'HIGH early', 'HIGH __lost', 'MEDIUM __hidden']);
  });

  it('are types that register themselves on creation', async () => {
    const files = {
      'main.py': [
        'class Plugin:',
        '    def __init_subclass__(cls): all.append(cls)',
        'class Known(Plugin): pass',
        'class Plain: pass',
        'print(Plugin)',
      ].join('\n'),
    };
    expect(await dead(files)).toEqual(['HIGH Plain']);
  });

  it('are fallbacks of failed imports, and mixins of called types', async () => {
    const files = {
      'main.py': [
        'try:',
        '    from quick import run',
        'except ImportError:',
        '    def run(): pass',
        'class Base:',
        '    def go(self): return self.step()',
        '    def step(self): return 1',
        'class Mixin:',
        '    def step(self): return 2',
        '    def lost(self): return 3',
        'class Both(Mixin, Base): pass',
        'print(Both().go())',
      ].join('\n'),
    };
    expect(await dead(files)).toEqual(['HIGH lost']);
  });

  it('are names composed from known prefixes', async () => {
    const files = {
      'main.py': [
        'class Visitor:',
        '    def visit(self, node): return getattr(self, "render_" + node.kind)(node)',
        '    def render_name(self, node): pass',
        '    def other_name(self, node): pass',
        'print(Visitor().visit(1))',
      ].join('\n'),
    };
    expect(await dead(files)).toEqual(['HIGH other_name', 'LOW render_name']);
  });
});

describe('without known entry points', () => {
  it('files that nothing imports are the roots', async () => {
    const files = {
      'a.py': 'from b import used\n\n\ndef go():\n    used()\n',
      'b.py': 'def used(): pass\ndef unused(): pass\n',
    };
    expect(await dead(files)).toEqual(['HIGH unused']);
  });

  it('names in a skipped generated file are live', async () => {
    const files = {
      ...app,
      'cli.js': 'import "./make.js";\n',
      'make.js': 'export function build() {}\nexport function skip() {}\n',
      'generated.js':
        '// Code generated by a tool. DO NOT EDIT.\nimport { build } from "./make.js";\nbuild();\n',
    };
    expect(await dead(files)).toEqual(['HIGH skip']);
  });
});

describe('evidence', () => {
  it('lists what would die too, including cycles', async () => {
    const items = await deadIn({
      ...app,
      'cli.js': [
        'function head() { left(); right(); }',
        'function left() { shared(); }',
        'function right() { shared(); ping(); }',
        'function shared() {}',
        'function ping() { pong(); }',
        'function pong() { ping(); }',
        'console.log(1);',
      ].join('\n'),
    });
    expect(
      Object.fromEntries(items.map(({ name, removableWith }) => [name, removableWith?.total ?? 0])),
    ).toEqual({
      head: 5,
      left: 0,
      right: 2,
      shared: 0,
      ping: 1,
      pong: 0,
    });
  });

  it('handles names that are not identifiers', async () => {
    const files = {
      ...app,
      'cli.js':
        'class __proto__ { constructor() {} "a b"() {} [Symbol.iterator]() {} hasOwnProperty() {} gone() {} }\nnew __proto__();\n',
      'constructor.js': 'export function toString() {}\n',
    };
    expect(await dead(files)).toEqual(expect.arrayContaining(['HIGH gone']) as string[]);
  });
});

describe('roots in C# projects', () => {
  const app = {
    'app/App.csproj': '<Project><PropertyGroup><OutputType>Exe</OutputType></PropertyGroup></Project>',
    'app/Program.cs': 'Shop.Cart.Add();\n',
    'app/Cart.cs':
      'namespace Shop { public class Cart { public static void Add() {} public static void Drop() {} } }\n',
  };

  it('are not the public members of an executable', async () => {
    expect(await dead(app)).toEqual(['HIGH Drop']);
  });

  it('are in doubt for the public members of a library', async () => {
    const library = '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup></PropertyGroup></Project>';
    expect(
      (await dead({ ...app, 'app/App.csproj': library })).filter((each) => each.startsWith('HIGH')),
    ).toEqual([]);
  });

  it('are classes of tests, whose methods alone have attributes', async () => {
    const files = {
      ...app,
      'checks/Checks.csproj':
        '<Project><PropertyGroup><IsPackable>false</IsPackable></PropertyGroup></Project>',
      'checks/Cart.cs':
        'namespace Checks { public class Drops { [Fact] public void Empties() { Shop.Cart.Drop(); } void Lost() {} } }\n',
    };
    expect(await dead(files)).toEqual(['HIGH Lost']);
  });

  it('are in doubt for types that are derived from a type outside, wherever they stand', async () => {
    const files = {
      'Program.cs': 'System.Console.WriteLine(1);\n',
      'Slice.cs':
        'namespace A; public static class GetUser { internal record Query(int Id) : IRequest<int>; sealed class Handler(Db db) : IRequestHandler<Query> { void Handle() { db.Load(); } } static void Lost() {} }\n',
      'Db.cs': 'namespace A; class Db { public void Load() {} public void Drop() {} }\n',
      'Chain.cs': 'interface ICommand : ISend { } class Go : ICommand { void Run() { } }\n',
      'TimingMiddleware.cs': 'class TimingMiddleware { Task InvokeAsync(HttpContext c) => c.Next(); }\n',
      'Pages/Index.cshtml.cs': 'partial class Index { void OnGet() { } }\n',
    };
    const items = await deadIn(files);
    const sure = items.filter(({ severity }) => severity === 'HIGH' || severity === 'CRITICAL');
    expect(sure.map(({ name }) => name)).toEqual(['Drop', 'Lost']);
  });

  it('are not types below those of the standard library or of the repository', async () => {
    const files = {
      'Program.cs': 'System.Console.WriteLine(1);\n',
      'Dead.cs': `using System; using System.Collections.Generic; namespace A;
class Table : Dictionary<string, int>, IDisposable { public void Dispose() { } }
interface IOrder : IComparable<int> { }
enum Size : byte { Small }
record Base(int X);
record Derived(int X) : Base(X), IEquatable<Derived>;
class Failure : Exception { }
`,
    };
    expect(await dead(files)).toEqual(['CRITICAL Dead.cs']);
  });

  it('are members that records call', async () => {
    const files = {
      'Program.cs': 'System.Console.WriteLine(new A.Point());\n',
      'Point.cs':
        'namespace A; record Point { private bool PrintMembers(StringBuilder b) => true; void Lost() { } }\n',
    };
    expect(await dead(files)).toEqual(['HIGH Lost']);
  });
});

describe('what a CommonJS module exports', () => {
  it('is used where others take it apart, but not what nobody takes', async () => {
    const files = {
      ...app,
      'cli.js': 'const { reset: again } = require("./db");\nagain();\n',
      'db.js': 'function reset() {}\nfunction unused() {}\nmodule.exports = { reset, unused };\n',
    };
    expect(await dead(files)).toEqual(['HIGH unused']);
  });
});

describe('roots in Go packages', () => {
  const setUp =
    'import "os"\n\nvar on = false\n\nfunc set() { on = os.Getenv("A") != "" }\n\nfunc init() { set() }\n';

  it('are files with an init function, when their package is loaded', async () => {
    const files = {
      'go.mod': 'module example.com/app\n\ngo 1.22\n',
      'main.go': 'package main\n\nimport "example.com/app/used"\n\nfunc main() { println(used.One()) }\n',
      'console_windows.go': `package main\n\n${setUp}`,
      'used/one.go': 'package used\n\nfunc One() int { return 1 }\n',
      'used/set.go': `package used\n\n${setUp}`,
      'internal/unused/two.go': 'package unused\n\nfunc Two() int { return 2 }\n',
      'internal/unused/set.go': `package unused\n\n${setUp}`,
    };
    expect(await dead(files)).toEqual(['CRITICAL set.go', 'CRITICAL two.go']);
  });
});

describe('types that a scan may register', () => {
  const files = {
    'Web.csproj': '<Project Sdk="Microsoft.NET.Sdk.Web"></Project>',
    'Program.cs':
      'var builder = Host.CreateApplicationBuilder(args);\nbuilder.AddImplementations();\nnew Report(null!).Write();\n',
    'Report.cs':
      'namespace App;\npublic class Report(IClock clock)\n{\n    public void Write() { clock.Now(); }\n}\npublic interface IClock { int Now(); }\ninternal interface ILost { }\n',
    'SystemClock.cs':
      'namespace App;\ninternal sealed class SystemClock : IClock\n{\n    public int Now() => Read();\n    private int Read() => 1;\n}\n',
    'Clocks.cs':
      'namespace App;\ninternal abstract class Slow : IClock { public abstract int Now(); }\ninternal class Late : Slow { public override int Now() => 2; }\n',
    'Lost.cs': 'namespace App;\ninternal class Lost : ILost { }\ninternal class Alone { }\n',
  };

  it('implement an interface that live code uses, so they are MEDIUM', async () => {
    const items = await deadIn(files);
    const named = (path: string) =>
      items.flatMap((item) => (item.path === path ? [`${item.severity} ${item.name}`] : []));
    expect(named('SystemClock.cs')).toEqual(['MEDIUM SystemClock.cs']);
    expect(named('Clocks.cs')).toEqual(['MEDIUM Clocks.cs']);
    expect(named('Lost.cs')).toEqual(['HIGH Lost', 'HIGH Alone']);
    const symbol = items.find(({ path }) => path === 'SystemClock.cs');
    expect(symbol?.doubts).toContain('scanned');
  });
});
