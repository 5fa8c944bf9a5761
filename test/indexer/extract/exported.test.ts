import { expect, it } from 'vitest';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const members = 'Foo.prototype.a = function () {};\n';
const functions = 'function hidden() {}\nexport function middle() {}\nexport function after() {}\n';

it.each([
  ['before its members', `function Foo() {}\n${members}${functions}`, ['middle', 'after']],
  ['behind its members', `${members}${functions}function Foo() {}\n`, ['middle', 'after']],
  [
    'behind them and exported',
    `${members}${functions}export function Foo() {}\n`,
    ['middle', 'after', 'Foo'],
  ],
])('what is exported does not depend on a function %s', async (_where, text, exported) => {
  const { shards } = await indexMemory(memorySource({ 'a.js': text }));
  const found = shards.get('a.js')?.nodes.filter((node) => node.exported && node.kind === 'function');
  expect(found?.map(({ name }) => name).sort()).toEqual([...exported].sort());
});
