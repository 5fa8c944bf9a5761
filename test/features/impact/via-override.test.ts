import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';
import { findOperation } from '../../support/operations.ts';
import { renderAnswer } from '../../../src/operations/render-answer.ts';

/** The same shapes in each language: an interface, an implementation, and a caller that knows only the interface. */
const languages = {
  Java: {
    'Shape.java': 'interface Shape { double area(); }\n',
    'Sq.java':
      'class Sq implements Shape { public double area() { return side(); } double side() { return 2; } }\n',
    'Use.java': 'class Use { double go(Shape s) { return s.area(); } double top() { return go(null); } }\n',
  },
  'C#, over a property': {
    'Shape.cs': 'interface Shape { double area { get; } }\n',
    'Sq.cs': 'class Sq : Shape { public double area => side(); double side() => 2; }\n',
    'Use.cs': 'class Use { double go(Shape s) => s.area; double top() => go(null); }\n',
  },
  TypeScript: {
    'shape.ts': 'export abstract class Shape { abstract area(): number }\n',
    'sq.ts':
      "import { Shape } from './shape';\nexport class Sq extends Shape { area() { return this.side(); } side() { return 2; } }\n",
    'use.ts':
      "import type { Shape } from './shape';\nexport class Use { go(s: Shape) { return s.area(); } top(s: Shape) { return this.go(s); } }\n",
  },
};

const id = expect.any(String) as string;
const named = (name: string) => expect.stringMatching(new RegExp(`:${name}$`)) as string;

test.each(Object.entries(languages))('callers via an interface, several steps away: %s', async (_, files) => {
  const store = await sourceAtlas(files);
  const impact = await ask<Record<string, unknown>>('impact', { name: 'Sq.side', maxDepth: 5 }, store);
  expect(impact).toMatchObject({
    affected: {
      symbols: [
        { id: named('Sq.area'), distance: 1, usesId: named('Sq.side') },
        {
          id: named('Use.go'),
          distance: 2,
          usesId: named('Sq.area'),
          viaId: named('Shape.area'),
          possible: true,
        },
        { id: named('Use.top'), distance: 3, usesId: named('Use.go'), possible: true },
      ],
      complete: true,
    },
  });
  const check = await ask<Record<string, unknown>>('check', { name: 'Sq.area' }, store);
  expect(check).toMatchObject({
    totalUsages: 0,
    risk: 'low',
    viaOverride: [{ viaId: named('Shape.area'), total: 1, callers: [{ id: named('Use.go'), path: id }] }],
  });
  expect(check).not.toHaveProperty('note');
  const text = renderAnswer(findOperation('check')!, check);
  expect(text).toMatch(/and 1 caller via interface or override\. Risk: low\.[^]*Use\.go:[12]/);
});

test('the risk counts callers via an interface', async () => {
  const calls = Array.from({ length: 11 }, (_, at) => `int go${at}(Shape s) { return s.area(); }`);
  const store = await sourceAtlas({
    'Shape.java':
      'interface Shape { int area(); }\nclass Sq implements Shape { public int area() { return 1; } }\n',
    'Use.java': `class Use { ${calls.join(' ')} }\n`,
  });
  expect(await ask('check', { name: 'Sq.area' }, store)).toMatchObject({ risk: 'high', totalUsages: 0 });
});

test('callers of the implementation itself stay certain, and other implementations are not affected', async () => {
  const store = await sourceAtlas({
    'Shape.java':
      'interface Shape { int area(); }\n' +
      'class Sq implements Shape { public int area() { return 1; } }\n' +
      'class Circle implements Shape { public int area() { return 2; } }\n' +
      'class Use { int far(Sq s, Shape o) { return s.area() + o.area(); } int near(Shape s) { return s.area(); } }\n',
  });
  const { affected } = await ask<{ affected: { symbols: { id: string; possible?: true }[] } }>(
    'impact',
    { name: 'Sq.area' },
    store,
  );
  expect(affected.symbols.map(({ id: user, possible }) => [user.split(':').at(-1), possible])).toEqual([
    ['Use.far', undefined],
    ['Use.near', true],
  ]);
});
