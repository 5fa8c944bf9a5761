import { describe, expect, test } from 'vitest';
import { findOperation } from '../support/operations.ts';
import { renderAnswer } from '../../src/operations/render-answer.ts';
import { ask } from '../support/ask.ts';
import { sourceAtlas } from '../support/source-atlas.ts';

interface Answer {
  meta: { total: number; notAnalysed?: string; approximate?: boolean };
}

const store = await sourceAtlas({
  'pascal/list.pas': 'function list_length(items: List): integer;\n',
  'pascal/main.pas': 'uses list;\nbegin list_length(0); end.\n',
  'lib/item.swift': 'class Item {\n  func price() -> Int { 1 }\n}\n',
  'src/cart.ts': 'export class Cart {\n  total(): number {\n    return 0;\n  }\n}\n',
  'src/order.ts': "import { Cart } from './cart.ts';\nnew Cart().total();\n",
  'src/length.rs': 'pub fn length() -> usize { 0 }\n',
  'docs/cart.md': '# The cart\n\nA Cart has a total.\n',
});

const answerOf = (name: string, input: object): Promise<Answer> => ask<Answer>(name, input, store);

describe('a file that was not analysed', () => {
  test.each([
    ['imports', { path: 'pascal/list.pas' }, 'are not known'],
    ['module_imports', { path: 'pascal/list.pas' }, 'imports not known'],
    ['related', { path: 'pascal/main.pas' }, 'are not known'],
    ['get_graph', { id: 'file:pascal/list.pas' }, 'so its references are not known'],
    ['get_dependencies', { id: 'file:pascal/list.pas' }, 'so its references are not known'],
    ['find_references', { id: 'file:pascal/list.pas' }, 'so its references are not known'],
  ])('%s does not say "none"', async (name, input, said) => {
    const answer = await answerOf(name, input);
    expect(answer.meta.notAnalysed).toContain('is in no language');
    const text = renderAnswer(findOperation(name)!, answer);
    expect(text).toContain(said);
    expect(text).not.toMatch(/imported by 0 files|makes 0 calls|no imports/);
  });

  test('a folder of such files is not known either', async () => {
    expect((await answerOf('imports', { path: 'pascal' })).meta.notAnalysed).toContain(
      'has no file in a language',
    );
  });

  test('a language whose names are not resolved says so', async () => {
    expect((await answerOf('imports', { path: 'lib/item.swift' })).meta.notAnalysed).toContain(
      'by name only',
    );
  });

  test('an analysed file says nothing of the kind', async () => {
    for (const name of ['imports', 'related', 'module_imports'])
      expect((await answerOf(name, { path: 'src/order.ts' })).meta).not.toHaveProperty('notAnalysed');
  });
});

test('files in no analysed language are symbols only if files are asked for', async () => {
  const pathsOf = async (input: object) =>
    (await ask<{ symbols: { path: string }[] }>('list_symbols', input, store)).symbols.map(
      ({ path }) => path,
    );
  expect(await pathsOf({})).not.toContain('docs/cart.md');
  expect(await pathsOf({ kinds: ['Class'] })).toEqual(['src/cart.ts', 'lib/item.swift']);
  expect((await answerOf('list_symbols', { kinds: ['Class'] })).meta.total).toBe(2);
  expect(await pathsOf({ kinds: ['Module'] })).toContain('docs/cart.md');
});

describe('a pattern of code_tree', () => {
  const found = (pattern: string) =>
    ask<Answer & { tree: unknown[] }>('code_tree', { pattern, maxDepth: 0 }, store);

  test('that is nearly a name says that the match is approximate', async () => {
    const { tree, meta } = await found('Crat');
    expect(JSON.stringify(tree)).toContain('"name":"Cart"');
    expect(meta.approximate).toBe(true);
    expect((await found('Cart')).meta).not.toHaveProperty('approximate');
  });

  test('does not find what only shares a part with it', async () => {
    expect((await found('list_length')).tree).toEqual([]);
  });

  test('with an asterisk is a glob', async () => {
    const text = JSON.stringify((await found('*.ts')).tree);
    expect(text).toContain('src/cart.ts');
    expect(text).toContain('src/order.ts');
    expect(text).not.toContain('.rs');
  });
});

test('a path may lead up and down again inside of the repository, and not out of it', async () => {
  expect(await answerOf('imports', { path: 'src/../src/cart.ts' })).toMatchObject({ meta: { total: 1 } });
  await expect(answerOf('imports', { path: 'src/../../x.ts' })).rejects.toThrow(
    'leads out of the repository',
  );
});
