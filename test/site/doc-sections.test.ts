import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { docSections } from '../../src/site/markdown/doc-sections.ts';

const read = (text: string) => {
  const { body, sections, deprecated } = docSections(text);
  return { body, ...Object.fromEntries(sections), ...(deprecated === undefined ? {} : { deprecated }) };
};

test('JSDoc: types in braces, names with a default, results and errors', () => {
  expect(
    read(
      'Adds.\n\n@param {{a: number}} first - The first\n  of two.\n@param {number} [second=1] The second.\n' +
        '@returns {number} The sum.\n@throws {RangeError} If it is too large.\n@since 1.2',
    ),
  ).toEqual({
    body: 'Adds.\n\n@since 1.2',
    parameters: [
      { name: 'first', type: '{a: number}', text: 'The first\n  of two.' },
      { name: '[second=1]', type: 'number', text: 'The second.' },
    ],
    returns: [{ name: '', type: 'number', text: 'The sum.' }],
    throws: [{ name: 'RangeError', type: '', text: 'If it is too large.' }],
  });
});

test('TSDoc and Javadoc: no types, type parameters, a deprecated symbol', () => {
  expect(
    read('@typeParam T - What it holds\n@param value the value\n@deprecated Use {@link other}.'),
  ).toEqual({
    body: '',
    typeParameters: [{ name: 'T', type: '', text: 'What it holds' }],
    parameters: [{ name: 'value', type: '', text: 'the value' }],
    deprecated: 'Use {@link other}.',
  });
  expect(read('Closes.\n@param <T> the type\n@throws IOException if it fails')).toMatchObject({
    parameters: [{ name: '<T>', text: 'the type' }],
    throws: [{ name: 'IOException', text: 'if it fails' }],
  });
});

test("Google's style: entries with types and further lines", () => {
  expect(
    read(
      'Fetches rows.\n\nArgs:\n    table (Table): The table\n        to read.\n    *keys: Keys.\n\nReturns:\n    dict: Rows by key.\n\n' +
        'Raises:\n    IOError: If it fails.\n\nMore text.',
    ),
  ).toEqual({
    body: 'Fetches rows.\n\nMore text.',
    parameters: [
      { name: 'table', type: 'Table', text: 'The table\nto read.' },
      { name: '*keys', type: '', text: 'Keys.' },
    ],
    returns: [{ name: '', type: 'dict', text: 'Rows by key.' }],
    throws: [{ name: 'IOError', type: '', text: 'If it fails.' }],
  });
});

test("NumPy's style: headings above dashes", () => {
  expect(
    read(
      'Sums.\n\nParameters\n----------\nx : array_like\n    The input.\naxis : int, optional\n    The axis.\n\nReturns\n-------\nfloat\n    The sum.\n\nExamples\n--------\n>>> 1\n1',
    ),
  ).toEqual({
    body: 'Sums.\n\nExamples\n--------\n>>> 1\n1',
    parameters: [
      { name: 'x', type: 'array_like', text: 'The input.' },
      { name: 'axis', type: 'int, optional', text: 'The axis.' },
    ],
    returns: [{ name: '', type: 'float', text: 'The sum.' }],
  });
});

test('Sphinx: fields', () => {
  expect(
    read(
      'Sends.\n\n:param str name: The name\n    of it.\n:returns: Nothing.\n:raises ValueError: If wrong.',
    ),
  ).toEqual({
    body: 'Sends.',
    parameters: [{ name: 'name', type: 'str', text: 'The name\n    of it.' }],
    returns: [{ name: '', type: '', text: 'Nothing.' }],
    throws: [{ name: 'ValueError', type: '', text: 'If wrong.' }],
  });
});

test('code in fences and words that only look like headings stay text', () => {
  const text = '```\n@param x\nArgs:\n    y: z\n```\nReturns: at once.\nNote:\n    That is all.';
  expect(read(text)).toEqual({ body: text });
});

describe('for any doc', () => {
  const line = fc.constantFrom(
    'Some words here',
    '',
    '@param {string} name - text',
    '@param',
    '@returns what',
    '@throws {Error',
    '@deprecated gone',
    'Args:',
    'Returns:',
    '    inner: value',
    '    loose words',
    '        deeper words',
    'Parameters',
    '----------',
    'x : int',
    ':param a: b',
    ':returns: c',
    '```',
    '@example',
  );
  test('no word is lost', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const text = lines.join('\n');
        const { body, sections, deprecated } = docSections(text);
        const entries = [...sections.values()].flat();
        const shown = [
          body,
          deprecated ?? '',
          ...entries.flatMap(({ name, type, text: own }) => [name, type, own]),
        ];
        const wordsOf = (all: string) => all.match(/\b(?:[a-z]{2,})\b/gi) ?? [];
        const left = new Set(wordsOf(shown.join(' ')));
        const structure = new Set([
          'param',
          'returns',
          'throws',
          'deprecated',
          'Args',
          'Returns',
          'Parameters',
        ]);
        expect(wordsOf(text).filter((word) => !left.has(word) && !structure.has(word))).toEqual([]);
      }),
    );
  });
});

test('a dash between the type of a result and its text is no list, several dashes are one', () => {
  expect(read('@returns {number} - The sum.')).toMatchObject({
    returns: [{ type: 'number', text: 'The sum.' }],
  });
  expect(read('@returns {number}\n- one\n- two')).toMatchObject({ returns: [{ text: '- one\n- two' }] });
});
