import { bombs, type Bomb } from './recipe.ts';

export const tsx: readonly Bomb[] = bombs('tsx', {
  elements: { before: 'const x =\n', part: '<a>\n', close: '</a>\n', after: ';\n' },
  'elements-open': { before: 'const x =\n', part: '<a>\n' },
  'elements-in-a-list': {
    before: 'const x = <>\n',
    part: (at) => `<C${at} a={f} {...x} />\n`,
    after: '</>;\n',
  },
  attributes: { before: 'const x = <C\n', part: (at) => `a${at}={() => f()}\n`, after: '/>;\n' },
  'text-of-an-element': { before: 'const x = <C>\n', part: 'words &amp; words\n', after: '</C>;\n' },
  'blank-lines': { before: 'const x = <C>\n', part: '\n', after: '</C>;\n' },
});

export const javascript: readonly Bomb[] = bombs('js', {
  assignments: { before: 'let a = g(1);\nfunction g(x) { return x; }\n', part: 'a = g(a);\n' },
  'members-of-exports': { part: (at) => `exports.m${at} = function () { return exports.m${at + 1}(); };\n` },
  prototypes: {
    before: 'function F() {}\n',
    part: (at) => `F.prototype.m${at} = function () { this.m${at + 1}(); };\n`,
  },
  'doc-types': {
    part: (at) => `/** @param {A.B<C|D>} x @returns {E} */\nfunction f${at}(x) { return x; }\n`,
  },
  'blank-lines': { part: '\n' },
  conditions: { before: 'let a = 1;\n', part: 'if (a) a = g(a); else a = h(a);\n' },
});
