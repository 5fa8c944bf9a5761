import fc from 'fast-check';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { newJson, stateOf, withItem, withoutItem, type JsonItem } from '../../src/cli/init/json-item.ts';

const value = { command: 'treeatlas', args: ['mcp'] };
const entry: JsonItem = { path: ['mcpServers'], key: 'treeatlas', value };
const hook: JsonItem = { path: ['hooks', 'PreToolUse'], value: { matcher: 'Read' } };

test('an entry goes behind the others, and comments, order and indentation stay', () => {
  const text =
    '{\n\t// all servers\n\t"mcpServers": {\n\t\t"b": {}, // second\n\t\t"a": {} // first\n\t}\n}\n';
  const after = withItem(text, entry);
  expect(after).toBe(
    text.replace(
      '"a": {} // first',
      '"a": {}, // first\n\t\t"treeatlas": { "command": "treeatlas", "args": ["mcp"] }',
    ),
  );
  expect(withoutItem(after, entry)).toBe(text);
});

test('an entry of somebody else is told from ours', () => {
  expect(stateOf('{ "mcpServers": { "treeatlas": { "command": "other" } } }', entry)).toBe('other');
  expect(stateOf(newJson(entry), entry)).toBe('present');
});

test.each(['', '{ "mcpServers": ', '[]', '{ "mcpServers": [] }'])('%j is refused', (text) => {
  expect(() => withItem(text, entry)).toThrow(/JSON|is no object/);
});

test('what others add around the entry stays when it is removed', () => {
  const after = withItem('{\n  "mcpServers": {\n    "a": 1\n  }\n}\n', entry);
  const later = after.replace('["mcp"] }', '["mcp"] },\n    "b": 2');
  expect(withoutItem(later, entry)).toBe('{\n  "mcpServers": {\n    "a": 1,\n    "b": 2\n  }\n}\n');
});

const gap = fc.constantFrom(
  '',
  ' ',
  '\n',
  '\n  ',
  '\n\t',
  ' // note\n  ',
  ' /* note */ ',
  '\r\n    ',
  ' /* two\nlines */ ',
);
const key = fc.constantFrom('a', 'mcpServers', 'hooks', 'PreToolUse', 'x y');
const { container } = fc.letrec<{ container: string; array: string; any: string }>((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, fc.constantFrom('1', '"s"', 'null'), tie('container'), tie('array')),
  container: fc
    .tuple(
      fc.uniqueArray(fc.tuple(key, tie('any'), gap, gap), { maxLength: 3, selector: ([name]) => name }),
      gap,
      fc.boolean(),
    )
    .map(
      ([items, end, comma]) =>
        `{${listOf(
          items.map(([name, text, before, after]) => `${before}"${name}":${text}${after}`),
          comma,
        )}${end}}`,
    ),
  array: fc.tuple(fc.array(fc.tuple(tie('any'), gap), { maxLength: 2 }), gap, fc.boolean()).map(
    ([items, end, comma]) =>
      `[${listOf(
        items.map(([text, before]) => before + text),
        comma,
      )}${end}]`,
  ),
}));

function listOf(items: readonly string[], hasComma: boolean): string {
  return items.join(',') + (hasComma && items.length > 0 ? ',' : '');
}

test.each([entry, hook])('removing %j restores any file byte for byte', (item) => {
  fc.assert(
    fc.property(container, (text) => {
      let after: string;
      try {
        if (stateOf(text, item) !== 'missing') return;
        after = withItem(text, item);
      } catch (error) {
        expect((error as Error).message).toMatch(/is no (object|array)/);
        return;
      }
      const errors: Parameters<typeof parse>[1] = [];
      const read = parse(after, errors, { allowTrailingComma: true }) as object;
      expect(errors).toEqual([]);
      expect(stateOf(after, item)).toBe('present');
      expect(JSON.stringify(read).length).toBeGreaterThan(JSON.stringify(parse(text)).length);
      expect(withoutItem(after, item)).toBe(text);
    }),
    { numRuns: 2000, seed: 1 },
  );
});
