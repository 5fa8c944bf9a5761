import { describe, expect, it } from 'vitest';
import { LayeredStore } from '../../../src/derive/layered-store.ts';
import { layers } from '../../../src/features/layers.ts';
import { deadCode } from '../../../src/features/dead-code/dead-code.ts';
import { findReferences } from '../../../src/features/references/find-references.ts';
import { renderAnswer } from '../../../src/operations/render-answer.ts';
import type { IncompleteFiles, CoverageGaps } from '../../../src/model/quality.ts';
import { ask } from '../../support/ask.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

/** A file with a line too long to be parsed, and a file that is too large. */
const minified = (code: string): string => `${code};var x=[${'1,'.repeat(60_000)}1];`;
const huge = (code: string): string => `${code}\n${'// a line of a comment\n'.repeat(250_000)}`;

const files = {
  'package.json': '{"name":"app","private":true,"main":"main.js"}',
  'main.js': 'import "./gen.js";\nimport "./huge.ts";\nimport { kept } from "./tools/index.js";\nkept();\n',
  'lib.js': 'export function byMinified() {}\nexport function byNobody() {}\n',
  'tools/index.js':
    'export function kept() {}\nexport function byHuge() {}\nexport function inText() {}\nfunction local() {}\nexport class Box { open() {} shut() {} }\n',
  'other.py': 'def byMinified():\n    pass\n\n\nprint(1)\n',
  'gen.js': minified('import{byMinified as a}from"./lib.js";a();local();b.open();eval("\\ninText()")'),
  'huge.ts': huge('import { byHuge } from "./tools";\nbyHuge();'),
};

interface Dead {
  symbols: { path: string; qualifiedName: string; severity: string; doubts: string[] }[];
  notSearched: { total: number; files: { path: string; reason: string }[] };
}

const atlas = async (of: Readonly<Record<string, string | Uint8Array>>) => {
  const { artifacts } = await indexMemory(memorySource(of));
  const valueOf = (name: string) =>
    artifacts.find(({ path }) => path.endsWith(`quality/${name}.json`))?.value;
  return {
    store: new LayeredStore(artifacts, layers),
    gaps: valueOf('coverage-gaps') as CoverageGaps,
    incompleteFiles: valueOf('incomplete-files') as IncompleteFiles,
  };
};

describe('skipped files of supported languages', () => {
  it('cast doubt on the symbols they name, and on no others', async () => {
    const { store } = await atlas(files);
    const { symbols, notSearched } = await ask<Dead>('dead_code', {}, store);
    expect(
      symbols.map(({ severity, path, qualifiedName }) => `${severity} ${path} ${qualifiedName}`),
    ).toEqual([
      'HIGH lib.js byNobody',
      'HIGH other.py byMinified',
      'HIGH tools/index.js local',
      'HIGH tools/index.js Box',
      'MEDIUM lib.js lib.js',
      'MEDIUM tools/index.js byHuge',
      'MEDIUM tools/index.js inText',
    ]);
    const [lib] = symbols.filter(({ severity }) => severity === 'MEDIUM');
    expect(lib?.doubts).toEqual(['a skipped file contains its name: gen.js']);
    expect(notSearched).toEqual({ total: 0, files: [] });
  });

  it('are counted, listed and named in answers about references', async () => {
    const { store, gaps, incompleteFiles } = await atlas(files);
    expect(gaps.families).toMatchObject([
      { files: 5, skipped: 2, unsearched: 0, partial: 0, failed: 0 },
      { files: 1, skipped: 0 },
    ]);
    const skipped = { status: 'skipped', searched: true, lines: [] };
    expect(incompleteFiles).toEqual({
      total: 2,
      files: [
        { path: 'gen.js', language: 'javascript', reason: 'minified', ...skipped },
        { path: 'huge.ts', language: 'typescript', reason: 'oversized', ...skipped },
      ],
    });
    const input = { id: 'function:lib.js:byMinified' };
    const answer = await ask<{ meta: { coverageGaps: object } }>('find_references', input, store);
    expect(answer.meta.coverageGaps).toMatchObject({
      files: { total: 5, partial: 0, failed: 0, skipped: 2, unsearched: 0 },
      mentionedInSkipped: ['gen.js'],
    });
    expect(renderAnswer(findReferences, answer)).toContain(
      'of 5 files that could refer to it, 2 skipped; the name occurs in skipped files: gen.js',
    );
  });

  it('are reported if they cannot even be searched', async () => {
    const source = memorySource(files);
    const listed = await source.list();
    const { artifacts } = await indexMemory({
      ...source,
      list: () =>
        Promise.resolve([
          { kind: 'unreadable', path: '\\xff.js', detail: 'its name is not UTF-8' },
          ...listed.map((entry) => (entry.path === 'huge.ts' ? { ...entry, size: 1e9 } : entry)),
        ]),
    });
    const store = new LayeredStore(artifacts, layers);
    const answer = await ask<Dead>('dead_code', {}, store);
    expect(answer.notSearched).toEqual({
      total: 2,
      files: [
        { path: '\\xff.js', reason: 'unreadable' },
        { path: 'huge.ts', reason: 'oversized' },
      ],
    });
    expect(answer.symbols).toContainEqual(
      expect.objectContaining({ qualifiedName: 'byHuge', severity: 'HIGH' }),
    );
    expect(renderAnswer(deadCode, answer)).toContain(
      'Skipped and not searched for names, so these files may use dead code: \\xff.js (unreadable), huge.ts (oversized).',
    );
  });

  it('do not include files that the user excludes', async () => {
    const { artifacts } = await indexMemory(memorySource(files), { exclude: ['gen.js', 'huge.ts'] });
    const store = new LayeredStore(artifacts, layers);
    const { symbols } = await ask<Dead>('dead_code', {}, store);
    expect(symbols).toContainEqual(
      expect.objectContaining({ qualifiedName: 'lib.js', severity: 'CRITICAL' }),
    );
  });
});
