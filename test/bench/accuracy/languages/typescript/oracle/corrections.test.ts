import ts from 'typescript';
import { expect, test } from 'vitest';
import { correct, type Internals } from './corrections.ts';

type Indexer = Internals['indexer'];

class Occurrence {
  range = [0];
  symbol = '';
  symbol_roles = 0;
  constructor(fields: Partial<Occurrence>) {
    Object.assign(this, fields);
  }
}

/** As much of an indexer as the corrections touch; what it names itself, it names by the place of the node. */
function indexerOf(files: Record<string, string>) {
  const host = ts.createCompilerHost({});
  const original = host.getSourceFile;
  host.getSourceFile = (name, version) => {
    const text = files[name.replace(/^\//, '')];
    return text === undefined ? original(name, version) : ts.createSourceFile(name, text, version, true);
  };
  host.fileExists = (name) => name.replace(/^\//, '') in files;
  const program = ts.createProgram(
    Object.keys(files).map((name) => `/${name}`),
    { allowJs: true, noLib: true, module: ts.ModuleKind.Preserve, types: [] },
    host,
  );
  const named = (value: string) => ({ value, isLocal: () => false, isEmpty: () => false });
  const indexer = {
    checker: program.getTypeChecker(),
    document: { relative_path: '', occurrences: [] },
    cached: (_node, symbol) => symbol,
    scipSymbol: (node) => named(ts.isSourceFile(node) ? `${node.fileName}/` : `local ${node.getText()}`),
  } as Partial<Indexer> as Indexer;
  correct({
    ts,
    indexer,
    scip: { Occurrence },
    ScipSymbol: { global: (owner, descriptor) => named(owner.value + String(descriptor)) },
    metaDescriptor: (name) => `${name}:`,
    termDescriptor: (name) => `${name}.`,
  });
  const find = (file: string, text: string) => {
    const source = program.getSourceFile(`/${file}`)!;
    let at: ts.Node = source;
    const start = source.text.lastIndexOf(text);
    while (at.getStart() !== start || !ts.isIdentifier(at))
      at = at.getChildren().find((child) => child.getStart() <= start && start < child.end)!;
    return at;
  };
  const leadsTo = (file: string, text: string) => {
    const declared = indexer.getTSSymbolAtLocation(find(file, text))?.declarations?.[0];
    return declared && `${declared.getSourceFile().fileName} ${declared.getText()}`;
  };
  return { indexer, find, leadsTo };
}

test('a name is followed through re-exports, and one that leads nowhere has no symbol', () => {
  const { leadsTo } = indexerOf({
    'a.ts': 'export function first() {}',
    'b.ts': "export { first as renamed } from './a';",
    'c.ts': "import * as b from './b'; import lost from 'nowhere'; b.renamed(); lost();",
  });
  expect(leadsTo('c.ts', 'renamed')).toBe('/a.ts export function first() {}');
  expect(leadsTo('c.ts', 'lost')).toBeUndefined();
});

test('what CommonJS passes on leads to what has the name', () => {
  const { leadsTo } = indexerOf({
    'a.js': 'function first() {}\nfunction second() {}\nmodule.exports = { first, other: second };',
    'b.js': "const { first } = require('./a');\nconst a = require('./a');\nfirst();\na.other();",
  });
  expect(leadsTo('b.js', 'first()')).toBe('/a.js function first() {}');
  expect(leadsTo('b.js', 'other')).toBe('/a.js function second() {}');
});

test('a module that is passed on leads to what it exports', () => {
  const { leadsTo } = indexerOf({
    'a.js': 'module.exports = Shape;\nfunction Shape() {}',
    'b.js': "exports.Shape = require('./a');\nmodule.exports.other = require('./a');",
    'c.js': "module.exports = { Shape: require('./a') };",
    'd.js': "const b = require('./b');\nconst c = require('./c');\nnew b.Shape();\nb.other();\nc.Shape;",
  });
  for (const text of ['Shape();', 'other', 'Shape;'])
    expect(leadsTo('d.js', text)).toBe('/a.js function Shape() {}');
});

test('assignments that declare have one symbol, wherever they are referred to from', () => {
  const { indexer, leadsTo, find } = indexerOf({
    'a.js':
      'exports.one = () => 1;\nfunction Two() { this.x = 1; }\nTwo.prototype.y = function () { this.x = 2; };',
    'b.js': "const a = require('./a');\na.one();",
  });
  expect(leadsTo('b.js', 'one')).toBe('/a.js exports.one');
  const written = (text: string) => {
    const declared = indexer.getTSSymbolAtLocation(find('a.js', text))?.declarations?.at(-1);
    return indexer.scipSymbol(declared!).value;
  };
  expect(written('one')).toBe('/a.js/one@0:');
  expect(written('x = 2')).toBe('/a.js/x@40:');
});

test('members of object literals are named by their place', () => {
  const { indexer, find } = indexerOf({ 'a.ts': 'const a = { run() {} };\nconst b = { run: 1 };' });
  expect(indexer.scipSymbol(find('a.ts', 'run() {}').parent).value).toBe('/a.ts/run@12:');
  expect(indexer.scipSymbol(find('a.ts', 'run: 1').parent).value).toBe('/a.ts/run@36:');
});
