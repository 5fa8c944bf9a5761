import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  tableAt,
  textAt,
  textsAt,
  valueAt,
  type ConfigValue,
} from '../../../src/indexer/config-file/config-value.ts';
import {
  configFormats,
  isFinding,
  readConfig,
  type ConfigFormat,
} from '../../../src/indexer/config-file/read-config.ts';

const read = (format: ConfigFormat, text: string) =>
  readConfig({ path: 'x/file', text, format, consequence: 'nothing of it counts' });

/** Returns tables as objects, for comparison. */
function plain(value: ConfigValue | ReturnType<typeof read>): unknown {
  if (value instanceof Map)
    return { table: [...value].map(([key, item]: [string, ConfigValue]) => [key, plain(item)]) };
  return Array.isArray(value) ? value.map(plain) : value;
}

describe('a configuration file', () => {
  it.each<[ConfigFormat, string, unknown]>([
    [
      'json',
      '{"b": [1, "x", null, true,], /* c */ "a": {}}',
      {
        table: [
          ['b', [1, 'x', null, true]],
          ['a', { table: [] }],
        ],
      },
    ],
    [
      'json',
      '\uFEFF{"2": 1, "1": 2}',
      {
        table: [
          ['2', 1],
          ['1', 2],
        ],
      },
    ],
    [
      'json',
      '{"__proto__": {"a": 1}, "a": 1, "a": 2}',
      {
        table: [
          ['__proto__', { table: [['a', 1]] }],
          ['a', 2],
        ],
      },
    ],
    ['json', '', null],
    [
      'toml',
      '[a.b]\nc = ["d", 1]\n"__proto__" = 1979-05-27',
      {
        table: [
          [
            'a',
            {
              table: [
                [
                  'b',
                  {
                    table: [
                      ['c', ['d', 1]],
                      ['__proto__', '1979-05-27'],
                    ],
                  },
                ],
              ],
            },
          ],
        ],
      },
    ],
    [
      'yaml',
      'a:\n  - b\n  - 1\n__proto__: ~\n',
      {
        table: [
          ['a', ['b', 1]],
          ['__proto__', null],
        ],
      },
    ],
    [
      'yaml',
      'a: &x [1]\nb: *x',
      {
        table: [
          ['a', [1]],
          ['b', [1]],
        ],
      },
    ],
    [
      'ini',
      '# c\n[a b]\nk = v = w\nm: n\nlong =\n    one\n    two\n; c\nalone\n[__proto__]\nx=1',
      {
        table: [
          [
            'a b',
            {
              table: [
                ['k', 'v = w'],
                ['m', 'n'],
                ['long', '\none\ntwo'],
              ],
            },
          ],
          ['__proto__', { table: [['x', '1']] }],
        ],
      },
    ],
  ])('in %s: %j', (format, text, expected) => {
    expect(plain(read(format, text))).toEqual(expected);
  });

  it.each<[ConfigFormat, string, string]>([
    ['json', '{\n  "a": b\n}', 'x/file:2:8 is not valid json (InvalidSymbol): nothing of it counts.'],
    ['json', '{"a": 1} 2', 'x/file:1:10 is not valid json (EndOfFileExpected): nothing of it counts.'],
    ['json', '['.repeat(101), 'x/file:1:101 is not valid json (nested too deeply): nothing of it counts.'],
    // Deep enough for the limit, but not for the stack of any machine.
    [
      'toml',
      `[${'a.'.repeat(150)}a]`,
      'x/file:1:1 is not valid toml (nested too deeply): nothing of it counts.',
    ],
    [
      'toml',
      `a = ${'['.repeat(150)}${']'.repeat(150)}`,
      'x/file:1:1 is not valid toml (nested too deeply): nothing of it counts.',
    ],
    [
      'yaml',
      `${'['.repeat(150)}${']'.repeat(150)}`,
      'x/file:1:1 is not valid yaml (nested too deeply): nothing of it counts.',
    ],
    ['yaml', '- '.repeat(150), 'x/file:1:1 is not valid yaml (nested too deeply): nothing of it counts.'],
    [
      'toml',
      'a = 1\na = 2',
      'x/file:2:1 is not valid toml (trying to redefine an already defined table or value): nothing of it counts.',
    ],
    [
      'yaml',
      'a: 1\nb: {',
      'x/file:2:5 is not valid yaml (Flow map in block collection must be sufficiently indented and end with a }): nothing of it counts.',
    ],
  ])('reports where it is not valid %s: %j', (format, text, message) => {
    expect(read(format, text)).toMatchObject({
      code: 'config-unreadable',
      severity: 'warning',
      path: 'x/file',
      message,
    });
  });

  it('is refused if its aliases would expand too much', () => {
    const rows = Array.from({ length: 9 }, (_, i) => `k${i + 1}: &k${i + 1} [${`*k${i},`.repeat(9)}]`);
    expect(isFinding(read('yaml', ['k0: &k0 x', ...rows].join('\n')))).toBe(true);
  });

  it.each(configFormats)('in %s never throws', (format) => {
    const token = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ':',
      '=',
      ',',
      '"',
      "'",
      '\n',
      ' ',
      '-',
      '#',
      '&a',
      '*a',
      'a',
      '1',
      '!',
      '|',
      '?',
      '\t',
      '//',
      '/*',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(token, { maxLength: 30 }).map((tokens) => tokens.join('')),
        ),
        (text) => void read(format, text),
      ),
    );
    for (const text of [
      '['.repeat(50_000),
      '{"a":'.repeat(50_000),
      '- '.repeat(50_000),
      '[[a',
      'a.'.repeat(50_000),
      ' '.repeat(1_000_001),
    ])
      read(format, text);
  });
});

it('returns values only if they have the requested type', () => {
  const value = read('json', '{"a": {"b": "c", "l": ["x", 1, "y"]}, "n": 1}');
  if (isFinding(value)) throw new Error(value.message);
  expect(textAt(value, 'a', 'b')).toBe('c');
  expect(textAt(value, 'n')).toBeUndefined();
  expect(textsAt(value, 'a', 'l')).toEqual(['x', 'y']);
  expect(textsAt(value, 'a', 'b')).toEqual(['c']);
  expect(textsAt(value, 'n')).toBeUndefined();
  expect(tableAt(value, 'a', 'b', 'toString')).toBeUndefined();
  expect(valueAt(value, 'constructor', 'name')).toBeUndefined();
});

it('reads XML as tables of elements, several of one name as a list', () => {
  const text = `<?xml version="1.0"?><!-- a <b> -->
<a x="1>2"><b>1 &amp; 2</b><c/><d><![CDATA[<e>]]></d><b>3</b><f><g>4</g></f></a>`;
  const value = read('xml', text);
  if (isFinding(value)) throw new Error(value.message);
  expect(textsAt(value, 'a', 'b')).toEqual(['1 & 2', '3']);
  expect(textAt(value, 'a', 'c')).toBe('');
  expect(textAt(value, 'a', 'd')).toBe('<e>');
  expect(textAt(value, 'a', 'f', 'g')).toBe('4');
  for (const wrong of ['<a></b>', '<a>', '<!DOCTYPE a [<!ENTITY b "c">]><a/>', '<a'.repeat(9)])
    expect(isFinding(read('xml', wrong))).toBe(true);
});
