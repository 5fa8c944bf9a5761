import { expect, test } from 'vitest';
import { tallyImplementations } from './implementations.ts';
import { Comparison } from './support/comparison.ts';

const go = (name: string) => `scip-go gomod own 1 \`own/a\`/${name}#`;

function repository(): Comparison {
  const path = 'a.go';
  const text = 'package a\ntype T int\ntype U int\ntype I interface{}\n';
  return new Comparison({ [path]: text })
    .defines(go('T'), { path, text: 'T int' })
    .defines(go('U'), { path, text: 'U int' })
    .defines(go('I'), { path, text: 'I interface' })
    .node('class:a.go:T', { path, text: 'T int' })
    .node('class:a.go:U', { path, text: 'U int' })
    .node('interface:a.go:I', { path, text: 'I interface' })
    .implements(go('T'), go('I'));
}

test('an implementation that the index lists is right or missed, and another one is wrong', async () => {
  const spot = { path: 'a.go', text: 'T int' };
  const right = repository().edge('IMPLEMENTS', 'class:a.go:T', 'interface:a.go:I', spot);
  const none = { right: 0, wrong: 0, unjudged: 0, found: 0, missed: 0 };
  expect(tallyImplementations(await right.world())).toEqual({ ...none, right: 1, found: 1 });
  const wrong = repository().edge('IMPLEMENTS', 'class:a.go:U', 'interface:a.go:I', spot);
  expect(tallyImplementations(await wrong.world())).toEqual({ ...none, wrong: 1, missed: 1 });
  const possible = repository().edge('IMPLEMENTS', 'class:a.go:T', 'interface:a.go:I', spot, false);
  expect(tallyImplementations(await possible.world())).toEqual({ ...none, missed: 1 });
});

test('a language without implicit interfaces has no such figure', async () => {
  const world = await new Comparison({ 'a.ts': 'class A {}\n' }).world();
  expect(tallyImplementations(world)).toBeUndefined();
});
