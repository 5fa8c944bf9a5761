import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LayeredStore } from '../../../src/derive/layered-store.ts';
import { layers } from '../../../src/features/layers.ts';
import { deadCode } from '../../../src/features/dead-code/dead-code.ts';
import { findReferences } from '../../../src/features/references/find-references.ts';
import { renderAnswer } from '../../../src/operations/render-answer.ts';
import { ask } from '../../support/ask.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const files = {
  'main.named': 'def main\n  used()\nend\n\ndef used\nend\n\ndef unused\nend\n',
  'main.js': 'used();\nfunction used() {}\nfunction unused() {}\n',
  'package.json': '{"name":"app","private":true,"main":"main.js"}',
};

/** A folder with a grammar that has the queries of its community and no others. */
function grammarByName(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-by-name-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'named'));
  const manifest = {
    title: 'Named',
    color: '#777777',
    wasm: 'ruby/tree-sitter-ruby.wasm',
    files: { extensions: ['named'], names: [], interpreters: [] },
    family: 'named',
    comments: { open: '#', close: '$^', line: '#', ignore: '^!', write: { before: '# ' } },
  };
  const tags =
    '(method name: (_) @name) @definition.method\n(call method: (identifier) @name) @reference.call\n';
  writeFileSync(join(folder, 'named/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'named/tags.scm'), tags);
  return folder;
}

const store = async () => {
  const { artifacts } = await indexMemory(memorySource(files), { userGrammarFolder: grammarByName() });
  return new LayeredStore(artifacts, layers);
};

/** A language with entry points and tests of its own does not make its other files dead. */
const package_ = {
  'Package.swift': 'let package = Package(name: "shop")\n',
  'Sources/Cart.swift': 'struct Cart {\n  private func total() -> Int { 0 }\n}\n\nprivate func unused() {}\n',
  'Tests/CartTests.swift': 'final class CartTests: XCTestCase {\n  func testTotal() {}\n}\n',
  'CMakeLists.txt': 'set(UNUSED 1)\n',
};

describe('a language whose references are found by name only', () => {
  it('has no dead code, and the answer says that it was not judged', async () => {
    const answer = await ask<{ symbols: { id: string }[]; notJudged: string[] }>(
      'dead_code',
      {},
      await store(),
    );
    expect(answer.symbols.map(({ id }) => id)).toEqual(['function:main.js:unused']);
    expect(answer.notJudged).toEqual(['named']);
    expect(renderAnswer(deadCode, answer)).toContain('Not judged: code in named');
  });

  it('has no dead code where tests and entry points are known', async () => {
    const { artifacts } = await indexMemory(memorySource(package_));
    const answer = await ask<{ symbols: { id: string }[]; notJudged: string[] }>(
      'dead_code',
      {},
      new LayeredStore(artifacts, layers),
    );
    expect(answer.symbols).toEqual([]);
    expect(answer.notJudged).toEqual(['cmake', 'swift']);
  });

  it('has possible references, and the answer says that none is certain', async () => {
    const answer = await ask<{ meta: { coverageGaps: { references?: string } } }>(
      'find_references',
      { id: 'method:main.named:used' },
      await store(),
    );
    expect(answer.meta.coverageGaps.references).toBe('named');
    expect(renderAnswer(findReferences, answer)).toMatch(/Possible references: 1[^]*found by name only/);
  });

  it('says nothing of it for other languages', async () => {
    const answer = await ask<{ meta: { coverageGaps: { references?: string } } }>(
      'find_references',
      { id: 'function:main.js:used' },
      await store(),
    );
    expect(answer.meta.coverageGaps.references).toBeUndefined();
  });
});
