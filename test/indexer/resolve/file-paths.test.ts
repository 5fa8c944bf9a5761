import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const store = await sourceAtlas({
  'go/go.mod': 'module example.com/g\n',
  'go/main.go':
    'package main\n\nimport "embed"\n\n//go:embed one.txt "b c.txt" pages/*.html\n//go:embed static all:whole\nvar fs embed.FS\n\n// go:embed other.txt\nfunc main() { _ = fs }\n',
  'go/one.txt': '1',
  'go/b c.txt': '2',
  'go/other.txt': '3',
  'go/pages/a.html': '<p>a</p>',
  'go/pages/a.txt': 'a',
  'go/static/x/y.txt': 'y',
  'go/static/.hidden': 'h',
  'go/whole/.hidden': 'h',
  'js/read.js': [
    "const path = require('path'), fs = require('fs');",
    "exports.a = () => fs.readFileSync(path.join(__dirname, 'data', 'a.json'));",
    "exports.b = () => fs.readFileSync(__dirname + '/b.json');",
    'exports.c = () => fs.readFileSync(`${__dirname}/c.json`);',
    "exports.d = (name) => fs.readFileSync(path.join(__dirname, name, 'd.json'));",
    "exports.e = () => import.meta.dirname + '/../e.json';",
  ].join('\n'),
  'js/data/a.json': '{}',
  'js/b.json': '{}',
  'js/c.json': '{}',
  'js/d.json': '{}',
  'e.json': '{}',
  'py/pkg/__init__.py': '',
  'py/pkg/read.py': [
    'import os, pkgutil, importlib.resources',
    'from importlib import resources',
    'from pathlib import Path',
    'A = open(Path(__file__).resolve().parent / "data" / "a.json")',
    'B = (Path(__file__).parent.parent / "b.json").read_text()',
    'C = os.path.join(os.path.dirname(os.path.abspath(__file__)), "c.json")',
    'D = importlib.resources.files("pkg").joinpath("data/d.json")',
    'E = pkgutil.get_data("pkg", "e.json")',
    'F = Path(__file__).with_name("f.json")',
    'def g(name): return open(Path(__file__).parent / name / "g.json")',
  ].join('\n'),
  'py/pkg/data/a.json': '{}',
  'py/b.json': '{}',
  'py/pkg/c.json': '{}',
  'py/pkg/data/d.json': '{}',
  'py/pkg/e.json': '{}',
  'py/pkg/f.json': '{}',
  'py/pkg/g.json': '{}',
});

async function readers(path: string): Promise<string[]> {
  const { sites } = await ask<{ sites: { path: string; lines: number[] }[] }>('imports', { path }, store);
  return sites.map((site) => `${site.path}:${site.lines.join()}`);
}

test.each([
  ['go/one.txt', 'go/main.go:5'],
  ['go/b c.txt', 'go/main.go:5'],
  ['go/pages/a.html', 'go/main.go:5'],
  ['go/static/x/y.txt', 'go/main.go:6'],
  ['go/whole/.hidden', 'go/main.go:6'],
  ['js/data/a.json', 'js/read.js:2'],
  ['js/b.json', 'js/read.js:3'],
  ['js/c.json', 'js/read.js:4'],
  ['e.json', 'js/read.js:6'],
  ['py/pkg/data/a.json', 'py/pkg/read.py:4'],
  ['py/b.json', 'py/pkg/read.py:5'],
  ['py/pkg/c.json', 'py/pkg/read.py:6'],
  ['py/pkg/data/d.json', 'py/pkg/read.py:7'],
  ['py/pkg/e.json', 'py/pkg/read.py:8'],
  ['py/pkg/f.json', 'py/pkg/read.py:9'],
])('%s is read by its path in %s', async (path, site) => {
  expect(await readers(path)).toEqual([site]);
});

test.each(['go/other.txt', 'go/pages/a.txt', 'go/static/.hidden', 'js/d.json', 'py/pkg/g.json'])(
  '%s is not named by a path as a whole',
  async (path) => {
    expect(await readers(path)).toEqual([]);
  },
);
