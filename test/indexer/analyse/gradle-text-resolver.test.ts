import { expect, it } from 'vitest';
import { TextResolver } from '../../../src/indexer/analyse/build-files/gradle/text-resolver.ts';

it('looks up each name once, and not without end', () => {
  let steps = 0;
  const resolver = new TextResolver((name) => {
    steps++;
    return name === 'known' ? ['1'] : [{ name: `${name}x` }];
  });
  for (let at = 0; at < 100; at++) expect(resolver.resolve([{ name: 'known' }, '.0'])).toBe('1.0');
  expect(steps).toBe(1);
  for (let at = 0; at < 5000; at++) expect(resolver.resolve([{ name: `${at}` }])).toBeUndefined();
  expect(steps).toBe(2000);
});

it('gives a name in a circle no value, and looks it up again outside of the circle', () => {
  const alternatives = ['$a', '2'];
  const resolver: TextResolver = new TextResolver((name) => {
    if (name === 'b') return [{ name: 'a' }];
    const value = alternatives.map((text) => resolver.resolve(text === '$a' ? [{ name: 'b' }] : [text]));
    return [value.find((one) => one !== undefined) ?? ''];
  });
  expect(resolver.resolve([{ name: 'a' }])).toBe('2');
  expect(resolver.resolve([{ name: 'b' }])).toBe('2');
});
