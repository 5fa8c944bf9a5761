import { describe, expect, it } from 'vitest';
import { expandMacro } from '../../src/query/expand-macro.ts';

describe('the expansion of a macro', () => {
  it('has the arguments in place of whole identifiers', () => {
    expect(expandMacro('#define ADD(a, b) ((a) + (b) + ab + a_)\nint x;', 'ADD(i, f(j, k)); ADD(1, 2)')).toBe(
      '((i) + (f(j, k)) + ab + a_)',
    );
    expect(expandMacro('#  define\tSQUARE( x )\tx*x', 'SQUARE (y)')).toBe('y*y');
    // An argument that has the name of another parameter stays as it is.
    expect(expandMacro('#define SWAP(a, b) b, a', 'SWAP(b, a)')).toBe('a, b');
  });

  it('of one without parameters is its body, also if that begins with a parenthesis', () => {
    expect(expandMacro('#define LIMIT (1 << 4) /* bits */\n', 'LIMIT + 1')).toBe('(1 << 4)');
    expect(expandMacro('#define EMPTY\nint x;', 'EMPTY')).toBe('');
    expect(expandMacro('#define HASH # x', 'HASH')).toBe('# x');
  });

  it('reads arguments over several lines, with strings, characters and comments', () => {
    const use = String.raw`CALL(f(1, (2)),
      "a, \") b", /* not, this ) */ ')' // nor, this
    )`;
    expect(expandMacro('#define CALL(f, s, c) f; s; c;', use)).toBe(String.raw`f(1, (2)); "a, \") b"; ')';`);
    // In the body of another macro, lines are continued.
    expect(expandMacro('#define PAIR(a, b) a b', 'PAIR(1, \\\n  2)')).toBe('1 2');
  });

  it('splits arguments at commas in brackets other than parentheses, as compilers do', () => {
    expect(expandMacro('#define TWO(a, b) a|b', 'TWO([1, 2])')).toBe('[1|2]');
    expect(expandMacro('#define ONE(a) a', 'ONE({1, 2})')).toBeUndefined();
  });

  it('has the continued lines of the body, without the sign and the shared indentation', () => {
    const definition = [
      '#define EACH(list, at) \\',
      '\tfor (at = 0; \\',
      '\t\tat < (list)->size; /* at */ \\',
      '\t\tat++)',
      'int list;',
    ];
    const expected = 'for (i = 0;\n\ti < (&all)->size;\n\ti++)';
    expect(expandMacro(definition.join('\n'), 'EACH(&all, i) {')).toBe(expected);
    expect(expandMacro(definition.join('\r\n'), 'EACH(&all, i) {')).toBe(expected);
    expect(expandMacro('#define PUT(x) { int y = x; \\\n        put(y); }', 'PUT(1)')).toBe(
      '{ int y = 1;\n  put(y); }',
    );
    expect(expandMacro('#define DO(x) do { \\\nx; \\\n} while (0)\n', 'DO(f())')).toBe(
      'do {\nf();\n} while (0)',
    );
  });

  it('leaves out comments of the body, which may go on over lines', () => {
    expect(expandMacro('#define INC(x) x /* x\n is one\n */ + 1\nx', 'INC(y)')).toBe('y + 1');
    expect(expandMacro('#define INC(x) x + 1 // x \\\n and more\nx', 'INC(y)')).toBe('y + 1');
  });

  it('does not touch strings', () => {
    expect(expandMacro(`#define SAY(x) puts("x /* x */"), 'x', x`, 'SAY(1)')).toBe(
      `puts("x /* x */"), 'x', 1`,
    );
    expect(expandMacro(`#define BIG(d) 1'000'000d + d`, 'BIG(2)')).toBe(`1'000'000d + 2`);
  });

  it('quotes with # and joins with ##', () => {
    expect(expandMacro('#define SHOW(x) puts(# x)', String.raw`SHOW(a  ==  "b\n"  )`)).toBe(
      String.raw`puts("a == \"b\\n\"")`,
    );
    expect(expandMacro('#define FIELD(a, b) a ## _ ## b##_t x##b', 'FIELD(my, list)')).toBe(
      'my_list_t xlist',
    );
    expect(expandMacro('#define LEFT(a) #b a', 'LEFT(1)')).toBe('#b 1');
  });

  it('knows parameters that take all further arguments', () => {
    const log = '#define LOG(format, ...) printf(format, ##__VA_ARGS__)';
    expect(expandMacro(log, 'LOG("%d %d", a, (b, c))')).toBe('printf("%d %d", a, (b, c))');
    expect(expandMacro(log, 'LOG("x")')).toBe('printf("x")');
    expect(expandMacro('#define LOG(...) printf(__VA_ARGS__)', 'LOG()')).toBe('printf()');
    expect(expandMacro('#define LOG(f, args...) printf(f, args)', 'LOG("%d", a, b)')).toBe(
      'printf("%d", a, b)',
    );
  });

  it('is unknown if the arguments do not fit', () => {
    const two = '#define TWO(a, b) a b';
    for (const use of ['TWO(1)', 'TWO(1, 2, 3)', 'TWO;', 'TWO(1, (2)', 'TWO(1, "2)', 'OTHER(1, 2)', ''])
      expect(expandMacro(two, use)).toBeUndefined();
    expect(expandMacro('#define NONE() 1', 'NONE( )')).toBe('1');
    expect(expandMacro('#define NONE() 1', 'NONE(2)')).toBeUndefined();
    expect(expandMacro('#define ONE(a) [a]', 'ONE()')).toBe('[]');
  });

  it('is unknown where the preprocessor only asks for the name', () => {
    for (const before of ['#ifdef ', '  # ifndef ', '#undef ', '#if defined(', '#elif A || !defined '])
      expect(expandMacro('#define X 1', 'X', before)).toBeUndefined();
    for (const before of ['#if ', 'int y = ', '#define Y '])
      expect(expandMacro('#define X 1', 'X', before)).toBe('1');
  });

  it('is unknown if the text is no definition of a macro', () => {
    for (const text of ['# define', '#include "X"', 'int X = 1;', '#define F(a b) a', '#[define] X 1', ''])
      expect(expandMacro(text, 'X(1)')).toBeUndefined();
    expect(expandMacro(`#define X don't`, 'X')).toBeUndefined();
  });

  it('is cut if it is long, and comes to an end if the text is hostile', () => {
    const long = `#define TWICE(x) ${'x '.repeat(9000)}`;
    const text = expandMacro(long, `TWICE(${'y'.repeat(5000)})`);
    expect(text).toHaveLength(4001);
    expect(text?.endsWith('y…')).toBe(true);
    for (const part of ['/*', "'", '"\\', '(', '#x', '\\\n', ' /**/', '__VA_ARGS__##', '\\\n '])
      for (const [before, after] of [
        ['#define X(x, ...) ', ''],
        ['#define X(x) x', ''],
      ] as const)
        expect(
          expandMacro(before + part.repeat(100_000) + after, `X(${part.repeat(100_000)})`)?.length ?? 0,
        ).toBeLessThanOrEqual(4001);
  });
});
