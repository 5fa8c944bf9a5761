import { describe, expect, it } from 'vitest';
import { relatedTests } from '../../src/dev/related-tests.ts';

const tests = new Map([
  ['test/model/id.test.ts', "import { parseId } from '../../src/model/id.ts';"],
  ['test/model/path.test.ts', "import { parentOf } from '../../src/model/path.ts';"],
  ['test/server/serve.test.ts', "const { parseId } = await import('../../src/model/id.ts');"],
  ['test/grammar/samples.test.ts', ''],
  ['test/store/file-store.test.ts', ''],
]);

describe('tests to run after a change', () => {
  it('are those of the file, of its importers and of its folder, in this order', () => {
    expect(relatedTests(['src/model/id.ts'], tests, 10).chosen).toEqual([
      'test/model/id.test.ts',
      'test/server/serve.test.ts',
      'test/model/path.test.ts',
    ]);
  });

  it('are the changed tests first', () => {
    const { chosen } = relatedTests(['src/model/id.ts', 'test/store/file-store.test.ts'], tests, 10);
    expect(chosen[0]).toBe('test/store/file-store.test.ts');
  });

  it('are those of grammars for a file of a grammar, and none for a document', () => {
    expect(relatedTests(['grammars/tsx/manifest.json', 'README.md'], tests, 10).chosen).toEqual([
      'test/grammar/samples.test.ts',
    ]);
  });

  it('say how many the limit leaves out', () => {
    expect(relatedTests(['src/model/id.ts'], tests, 1)).toEqual({
      chosen: ['test/model/id.test.ts'],
      omitted: 2,
    });
  });
});
