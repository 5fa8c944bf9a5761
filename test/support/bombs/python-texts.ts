import { bombs, type Bomb } from './recipe.ts';

export const textsOfPython: readonly Bomb[] = bombs('py', {
  // What surrounds code.
  'comments-on-lines': { part: '# words in a comment\n', after: 'a = 1\n' },
  'comments-indented': { before: 'if a:\n', part: (at) => `${' '.repeat(at % 40)}# words\n`, after: '  b\n' },
  'doc-strings': { part: (at) => `def f${at}():\n  """Words.\n\n  More words.\n  """\n` },
  // White space.
  'blank-lines': { part: '\n' },
  'blank-lines-in-code': { before: 'if a:\n  b = 1\n', part: '\n', after: '  c = 2\n' },
  'blank-lines-with-spaces': { before: 'if a:\n  b = 1\n', part: `${' '.repeat(60)}\n`, after: '  c = 2\n' },
  'blank-lines-in-brackets': { before: 'f(\n', part: '\n', after: ')\n' },
  'lines-continued': { before: 'a = 1 + \\\n', part: '\\\n', after: '1\n' },
  'lines-that-end-in-spaces': { part: `a${' '.repeat(2_000)}\n` },
  'statements-far-apart': { part: `a${'\n'.repeat(4_000)}` },
  'long-lines-of-spaces': { part: `${' '.repeat(100_000)}\n` },
  'indentation-grows': { part: (at) => `${' '.repeat(at)}if a:\n` },
  'indentation-grows-without-a-block': { part: (at) => `${' '.repeat(at % 3_000)}a\n` },
  // What does not fit the grammar.
  'parentheses-open': { part: '(\n' },
  parentheses: { before: 'x = \\\n', part: '(\n', close: ')\n' },
  'brackets-open': { part: '[\n' },
  'braces-open': { part: '{\n' },
  'braces-closed': { part: '}\n' },
  'text-open': { before: 'x = """\n', part: 'words\n' },
  'texts-open': { part: "x = 'words\n" },
  'texts-of-lines': { part: 'x = """words\nwords"""\n' },
  formats: { part: (at) => `x = f"a{b}c{d${at}!r:>{w}}"\n` },
  'formats-in-formats': { before: 'x = ', part: 'f"""{\n', close: '}"""\n' },
  escapes: { before: "x = '", part: '\\\n', after: "'\n" },
  words: { part: 'words that are no code at all\n' },
  keywords: { part: 'def class if for\n' },
  semicolons: { part: 'a;;\n' },
  'print-statements': { part: 'print "words" % a\n' },
});
