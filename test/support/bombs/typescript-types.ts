import { bombs, type Bomb } from './recipe.ts';

export const typesOfTypescript: readonly Bomb[] = bombs('ts', {
  'conditional-type': {
    before: 'type T<X> =\n',
    part: (at) => `X extends ${at} ? ${at} :\n`,
    after: 'never;\nlet t: T<3>; t.m();\n',
  },
  'conditional-types-in-a-row': {
    before: 'type T0<X> = X;\n',
    part: (at) => `type T${at + 1}<X> = X extends string ? T${at}<X> : T${at}<X>;\n`,
    after: 'let t: T9<string>; t.m();\n',
  },
  'types-looked-up': {
    before: 'interface I { k: I; m(): void }\nlet t: I\n',
    part: "['k']\n",
    after: '; t.m();\n',
  },
  'union-type': {
    before: 'type U =\n',
    part: (at) => `| { k: ${at}; m(): void }\n`,
    after: ';\nlet u: U; u.m();\n',
  },
  'union-type-used': {
    before: `type U = ${Array.from({ length: 10 }, (_, at) => `C${at}`).join('|')};\n`,
    part: (at) => `function f${at}(u: U) { u.m(); }\n`,
  },
  'intersection-type': {
    before: 'type U =\n',
    part: (at) => `& { k${at}: U }\n`,
    after: ';\nlet u: U; u.k1.k2.m();\n',
  },
  'types-that-double': {
    before: 'type P0<T> = [T, T];\n',
    part: (at) => `type P${at + 1}<T> = [P${at}<T>, P${at}<T>];\n`,
    after: 'let p: P40<A>; p.m();\n',
  },
  'type-arguments-in-type-arguments': { before: 'let x:\n', part: 'A<\n', close: '>\n', after: ';\n' },
  'members-of-an-interface': {
    before: 'interface I {\n',
    part: (at) => `m${at}(x: I): I;\n`,
    after: '}\nlet i: I; i.m1().m2();\n',
  },
  'one-interface-declared-again': {
    part: (at) => `interface I { m${at}(): I }\n`,
    after: 'let i: I; i.m1().m2();\n',
  },
  'members-of-an-enum': { before: 'enum E {\n', part: (at) => `M${at} = M${at + 1},\n`, after: '}\n' },
  'namespaces-in-namespaces': { part: 'namespace n {\n', close: '}\n' },
  'one-namespace-declared-again': {
    part: (at) => `namespace n { export function f${at}() { f${at + 1}(); } }\n`,
  },
  'type-parameters': {
    before: 'function f<\n',
    part: (at) => `T${at} extends T${at + 1},\n`,
    after: 'Z>() {}\nf();\n',
  },
  // Modules.
  imports: { part: (at) => `import { a${at} } from './m${at}';\na${at}();\n` },
  'stars-passed-on': { part: (at) => `export * from './m${at}';\n`, after: 'free();\n' },
  'free-names-and-stars': { before: "export * from './b.ts';\n", part: (at) => `free${at}();\n` },
  exports: { before: 'const a = 1;\n', part: (at) => `export { a as a${at} };\n` },
});
