import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const shop = `from outside import First, Second, Third
class Mixin:
    def run(self): return super().prepare()
class OfSecond(Second):
    def prepare(self): return 1
class OfThird(Third):
    def prepare(self): return 2
class OfFirst(First):
    def prepare(self): return 3
`;

test.each(['OfFirst', 'OfSecond', 'OfThird'])(
  'a mixin may call the method of %s, whose parent is outside of the repository',
  async (type) => {
    const { uncertain } = await ask<{ uncertain: unknown[] }>(
      'path_between',
      { from: 'Mixin.run', to: `${type}.prepare` },
      await sourceAtlas({ 'shop.py': shop }),
    );
    expect(uncertain).toHaveLength(1);
  },
);
